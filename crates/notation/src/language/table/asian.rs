//! Languages of Asia; those that write the English letters have no letters of their own. What makes a row, and where it is from: see the table.

use super::super::Language;
use super::algebraic;
use super::english::ENGLISH_LETTERS;

pub(super) const PERSIAN: Language = algebraic("fa", "فارسی", "Persian", ENGLISH_LETTERS);

pub(super) const HINDI: Language = algebraic("hi", "हिन्दी", "Hindi", [&["P"], &["G"], &["O"], &["H"], &["V"], &["R"]]);

pub(super) const INDONESIAN: Language =
    algebraic("id", "Bahasa Indonesia", "Indonesian", [&["P"], &["K"], &["G"], &["B"], &["M"], &["R"]]);

pub(super) const MALAY: Language = algebraic("ms", "Bahasa Melayu", "Malay", ENGLISH_LETTERS);

pub(super) const VIETNAMESE: Language =
    algebraic("vi", "Tiếng Việt", "Vietnamese", [&[], &["M"], &["T"], &["X"], &["H"], &["V"]]);

pub(super) const CHINESE: Language = algebraic("zh", "中文", "Chinese", ENGLISH_LETTERS);

pub(super) const JAPANESE: Language = algebraic("ja", "日本語", "Japanese", ENGLISH_LETTERS);

pub(super) const KOREAN: Language = algebraic("ko", "한국어", "Korean", ENGLISH_LETTERS);
