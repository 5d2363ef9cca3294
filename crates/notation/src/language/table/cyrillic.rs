//! Languages in Cyrillic letters. What makes a row, and where it is from: see the table.

use super::super::{Language, Words};
use super::algebraic;
use crate::{EndReason, Key};

/// The files in Cyrillic, as Russian sheets have them: the third letter of the alphabet stands for b too.
const CYRILLIC_FILES: [&[&str]; 8] = [&["а"], &["б", "в"], &["с"], &["д"], &["е"], &["ф"], &["г"], &["х"]];

/// The files in Serbian Cyrillic: c is `ц` or the letter that looks like it.
const SERBIAN_FILES: [&[&str]; 8] = [&["а"], &["б", "в"], &["с", "ц"], &["д"], &["е"], &["ф"], &["г"], &["х"]];

pub(super) const SERBIAN_CYRILLIC: Language = Language {
    files: SERBIAN_FILES,
    words: Words {
        check: &["шах"],
        double_check: &["двоструки шах"],
        mate: &["мат", "шах-мат"],
        offer: &["понуда за реми"],
        draw: &["реми", "нерешено"],
        sides: [&["бели"], &["црни"]],
        wins: &["је победио"],
        resigns: &["предао се"],
        reasons: &[
            (EndReason::Time, &["истекло време"]),
            (EndReason::Stalemate, &["пат"]),
            (EndReason::Repetition, &["троструко поновљена позиција"]),
        ],
        castle_short: &["мала рокада"],
        castle_long: &["велика рокада"],
        castle: &["рокада"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Бели"]),
        (Key::Black, &["Црни"]),
        (Key::Event, &["Турнир"]),
        (Key::Site, &["Место"]),
        (Key::Round, &["Коло"]),
        (Key::Board, &["Табла"]),
        (Key::Date, &["Датум"]),
        (Key::Result, &["Резултат"]),
        (Key::Signed, &["Потпис"]),
        (Key::Other, &["формулар"]),
    ],
    months: [
        &["јануар", "јануара"],
        &["фебруар", "фебруара"],
        &["март", "марта"],
        &["април", "априла"],
        &["мај", "маја"],
        &["јун", "јуна"],
        &["јул", "јула"],
        &["август", "августа"],
        &["септембар", "септембра"],
        &["октобар", "октобра"],
        &["новембар", "новембра"],
        &["децембар", "децембра"],
    ],
    ..algebraic("sr-Cyrl", "српски (ћирилица)", "Serbian (Cyrillic)", [&["П"], &["С"], &["Л"], &["Т"], &["Д"], &["К"]])
};

pub(super) const BULGARIAN: Language = Language {
    files: CYRILLIC_FILES,
    headings: &[
        (Key::White, &["Бели"]),
        (Key::Black, &["Черни"]),
        (Key::Event, &["Турнир", "Събитие"]),
        (Key::Site, &["Място"]),
        (Key::Round, &["Кръг"]),
        (Key::Board, &["Дъска"]),
        (Key::Date, &["Дата"]),
        (Key::Result, &["Резултат"]),
        (Key::Signed, &["Подпис"]),
        (Key::Other, &["бланка"]),
    ],
    months: [
        &["януари"],
        &["февруари"],
        &["март"],
        &["април"],
        &["май"],
        &["юни"],
        &["юли"],
        &["август"],
        &["септември"],
        &["октомври"],
        &["ноември"],
        &["декември"],
    ],
    ..algebraic("bg", "български", "Bulgarian", [&["П"], &["К"], &["О"], &["Т"], &["Д"], &["Ц"]])
};

pub(super) const RUSSIAN: Language = Language {
    files: CYRILLIC_FILES,
    words: Words {
        check: &["шах"],
        double_check: &["двойной шах"],
        mate: &["мат"],
        en_passant: &["e.p.", "на проходе", "взятие на проходе", "на пр."],
        capture: &["бьёт", "берёт"],
        offer: &["предлагает ничью", "предложение ничьей"],
        draw: &["ничья"],
        sides: [&["белые", "белых"], &["чёрные", "чёрных"]],
        wins: &["победили", "выиграли", "выиграл", "победа"],
        loses: &["просрочили время"],
        resigns: &["сдался", "сдались"],
        reasons: &[
            (EndReason::Time, &["просрочили время", "просрочил время", "поражение по времени", "просрочка"]),
            (EndReason::Stalemate, &["пат"]),
            (EndReason::Repetition, &["троекратное повторение позиции", "повторение ходов"]),
        ],
        castle_short: &["короткая рокировка"],
        castle_long: &["длинная рокировка"],
        castle: &["рокировка"],
        adjourned: &["отложена", "отложенная партия"],
        sealed: &["записанный ход", "секретный ход"],
        ..Words::NONE
    },
    headings: &[
        (Key::White, &["Белые"]),
        (Key::Black, &["Чёрные", "Черные"]),
        (Key::Event, &["Турнир", "Событие", "Соревнование"]),
        (Key::Site, &["Место"]),
        (Key::Round, &["Тур", "Раунд"]),
        (Key::Board, &["Доска"]),
        (Key::Date, &["Дата"]),
        (Key::Result, &["Результат"]),
        (Key::Signed, &["Подпись"]),
        (Key::Other, &["бланк", "Дебют", "Время", "Команда", "Группа", "Рейтинг"]),
    ],
    months: [
        &["январь", "января", "янв"],
        &["февраль", "февраля", "фев"],
        &["март", "марта", "мар"],
        &["апрель", "апреля", "апр"],
        &["май", "мая"],
        &["июнь", "июня", "июн"],
        &["июль", "июля", "июл"],
        &["август", "августа", "авг"],
        &["сентябрь", "сентября", "сент", "сен"],
        &["октябрь", "октября", "окт"],
        &["ноябрь", "ноября", "нояб", "ноя"],
        &["декабрь", "декабря", "дек"],
    ],
    ..algebraic(
        "ru",
        "русский",
        "Russian",
        [&["п", "П"], &["К", "K"], &["С", "S"], &["Л", "L"], &["Ф", "F"], &["Кр", "Kr"]],
    )
};

pub(super) const UKRAINIAN: Language = Language {
    files: CYRILLIC_FILES,
    headings: &[
        (Key::White, &["Білі"]),
        (Key::Black, &["Чорні"]),
        (Key::Event, &["Турнір", "Подія"]),
        (Key::Site, &["Місце"]),
        (Key::Round, &["Тур", "Раунд"]),
        (Key::Board, &["Дошка"]),
        (Key::Date, &["Дата"]),
        (Key::Result, &["Результат"]),
        (Key::Signed, &["Підпис"]),
        (Key::Other, &["бланк"]),
    ],
    months: [
        &["січень", "січня"],
        &["лютий", "лютого"],
        &["березень", "березня"],
        &["квітень", "квітня"],
        &["травень", "травня"],
        &["червень", "червня"],
        &["липень", "липня"],
        &["серпень", "серпня"],
        &["вересень", "вересня"],
        &["жовтень", "жовтня"],
        &["листопад", "листопада"],
        &["грудень", "грудня"],
    ],
    ..algebraic(
        "uk",
        "українська",
        "Ukrainian",
        [&["п", "П"], &["К", "K"], &["С", "S"], &["Т", "T"], &["Ф", "F"], &["Кр", "Kr"]],
    )
};

pub(super) const BELARUSIAN: Language = Language {
    files: CYRILLIC_FILES,
    ..algebraic(
        "be",
        "беларуская",
        "Belarusian",
        [&["п", "П"], &["К", "K"], &["С", "А", "S"], &["Л", "L"], &["Ф", "F"], &["Кр", "Kr"]],
    )
};
