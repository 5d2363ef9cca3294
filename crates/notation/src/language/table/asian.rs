//! Languages of Asia; those that write the English letters have no letters of their own. What makes a row, and where it is from: see the table.

use super::super::{Language, Words};
use super::algebraic;
use super::english::ENGLISH_LETTERS;
use crate::{EndReason, Key};

pub(super) const PERSIAN: Language = algebraic("fa", "فارسی", "Persian", ENGLISH_LETTERS);

pub(super) const HINDI: Language = algebraic("hi", "हिन्दी", "Hindi", [&["P"], &["G"], &["O"], &["H"], &["V"], &["R"]]);

pub(super) const INDONESIAN: Language = Language {
    words: Words {
        check: &["skak", "sekak"],
        double_check: &["skak ganda"],
        mate: &["mat", "skakmat", "sekakmat"],
        en_passant: &["e.p.", "en passant"],
        capture: &["pukul", "memukul", "makan"],
        offer: &["tawaran remis", "tawarkan remis"],
        draw: &["remis", "seri", "imbang"],
        sides: [&["putih"], &["hitam"]],
        wins: &["menang"],
        loses: &["kalah waktu", "kehabisan waktu"],
        resigns: &["menyerah"],
        reasons: &[
            (EndReason::Time, &["kalah waktu", "kehabisan waktu"]),
            (EndReason::Stalemate, &["pat", "langkah buntu", "jalan buntu"]),
            (EndReason::Repetition, &["pengulangan 3x posisi yang sama"]),
        ],
        castle_short: &["rokade pendek"],
        castle_long: &["rokade panjang"],
        castle: &["rokade", "rokir"],
        adjourned: &["ditunda"],
        sealed: &["langkah tertutup", "langkah rahasia"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Putih"]),
        (Key::Black, &["Hitam"]),
        (Key::Event, &["Acara", "Turnamen", "Kejuaraan"]),
        (Key::Site, &["Tempat", "Lokasi"]),
        (Key::Round, &["Babak"]),
        (Key::Board, &["Papan", "Meja"]),
        (Key::Date, &["Tanggal"]),
        (Key::Result, &["Hasil"]),
        (Key::Signed, &["Tanda tangan"]),
        (Key::Other, &["notasi", "formulir notasi", "Pembukaan", "Waktu", "Klub", "Kelompok", "Rating"]),
    ],
    months: [
        &["Januari", "Jan"],
        &["Februari", "Feb"],
        &["Maret", "Mar"],
        &["April", "Apr"],
        &["Mei"],
        &["Juni", "Jun"],
        &["Juli", "Jul"],
        &["Agustus", "Agt", "Agu"],
        &["September", "Sept", "Sep"],
        &["Oktober", "Okt"],
        &["November", "Nov"],
        &["Desember", "Des"],
    ],
    ..algebraic("id", "Bahasa Indonesia", "Indonesian", [&["P"], &["K"], &["G"], &["B"], &["M"], &["R"]])
};

pub(super) const MALAY: Language = algebraic("ms", "Bahasa Melayu", "Malay", ENGLISH_LETTERS);

pub(super) const VIETNAMESE: Language =
    algebraic("vi", "Tiếng Việt", "Vietnamese", [&[], &["M"], &["T"], &["X"], &["H"], &["V"]]);

pub(super) const CHINESE: Language = algebraic("zh", "中文", "Chinese", ENGLISH_LETTERS);

pub(super) const JAPANESE: Language = algebraic("ja", "日本語", "Japanese", ENGLISH_LETTERS);

pub(super) const KOREAN: Language = algebraic("ko", "한국어", "Korean", ENGLISH_LETTERS);
