//! The words of the rules' pages that no page writes for itself, by the language of the page. **Lacks the sentences of
//! findings**, which are `messages`.

use crate::rule::Severity;

/// The words of the pages in one language.
pub(super) struct Headings {
    /// The language.
    pub language: &'static str,
    /// The title of the list of rules, and what is said below it.
    pub rules: &'static str,
    pub preamble: &'static str,
    /// The names of the columns of the list.
    pub columns: [&'static str; 3],
    /// The headings of a page as its author writes them, in their order.
    pub written: [&'static str; 5],
    /// The headings of what is made from the rule's data.
    pub severity: &'static str,
    pub articles: &'static str,
    /// The names of the columns of the table of articles.
    pub article_columns: [&'static str; 2],
    /// What is said where there are no articles, and below a table with a mark.
    pub no_articles: &'static str,
    pub unverified: &'static str,
    pub secondary: &'static str,
    /// The heading of what the program says of the example, and of one of several.
    pub said: &'static str,
    /// The way back to the list, and to the page in the other language.
    pub back: &'static str,
    pub other: &'static str,
    /// What is said of a page that there is in English only.
    pub english_only: &'static str,
    /// What each severity means.
    severities: [&'static str; 3],
}

impl Headings {
    /// Those of a language; of English, where there are none.
    pub(super) fn of(language: &str) -> &'static Headings {
        ALL.iter().find(|headings| headings.language == language).unwrap_or(&ALL[0])
    }

    /// What a severity means.
    pub(super) fn meaning(&self, severity: Severity) -> &'static str {
        match severity {
            Severity::Error => self.severities[0],
            Severity::Warning => self.severities[1],
            Severity::Note => self.severities[2],
        }
    }
}

/// What a group of rules is about, in a message language, else in English; nothing, should the group be new.
///
/// ```
/// assert_eq!(planilla::docs::group_about("move", "es"), Some("la legalidad de las jugadas"));
/// assert_eq!(planilla::docs::group_about("ghost", "es"), None);
/// ```
pub fn group_about(group: &str, language: &str) -> Option<&'static str> {
    let (_, abouts) = GROUPS.iter().find(|(name, _)| *name == group)?;
    Some(abouts[["en", "es", "fr", "de"].iter().position(|code| *code == language).unwrap_or(0)])
}

/// The groups of the rules: English, Spanish, French, German.
const GROUPS: &[(&str, [&str; 4])] = &[
    (
        "notation",
        ["how moves are written", "cómo se escriben las jugadas", "l'écriture des coups", "wie Züge geschrieben sind"],
    ),
    (
        "sheets",
        [
            "two sheets of one game",
            "dos planillas de una partida",
            "deux feuilles d'une partie",
            "zwei Formulare einer Partie",
        ],
    ),
    ("sheet", ["the sheet", "la planilla", "la feuille de partie", "das Partieformular"]),
    (
        "edition",
        ["the edition of the Laws", "la edición de las Leyes", "l'édition des Règles", "die Ausgabe der Schachregeln"],
    ),
    (
        "move",
        ["whether moves are legal", "la legalidad de las jugadas", "la légalité des coups", "ob Züge regelgemäß sind"],
    ),
    (
        "end",
        [
            "where the game should have ended",
            "dónde debió terminar la partida",
            "où la partie aurait dû finir",
            "wo die Partie hätte enden müssen",
        ],
    ),
    ("result", ["the result", "el resultado", "le résultat", "das Ergebnis"]),
    ("claim", ["claims of a draw", "las reclamaciones de tablas", "les réclamations de nulle", "Remisreklamationen"]),
    ("offer", ["offers of a draw", "las ofertas de tablas", "les propositions de nulle", "Remisangebote"]),
    (
        "time",
        ["the flags and the time", "las banderas y el tiempo", "les drapeaux et le temps", "Blättchen und Bedenkzeit"],
    ),
    (
        "record",
        ["recording the moves", "la anotación de las jugadas", "la notation des coups", "das Mitschreiben der Züge"],
    ),
    ("clock", ["the clock", "el reloj", "la pendule", "die Uhr"]),
    ("text", ["the text", "el texto", "le texte", "der Text"]),
    ("pgn", ["PGN files", "los archivos PGN", "les fichiers PGN", "PGN-Dateien"]),
    ("game", ["the game as a whole", "la partida en conjunto", "la partie dans son ensemble", "die Partie als Ganzes"]),
    (
        "trf",
        [
            "tournament reports (TRF)",
            "los informes de torneo (TRF)",
            "les rapports de tournoi (TRF)",
            "Turnierberichte (TRF)",
        ],
    ),
    ("quickplay", ["the quickplay finish", "el final a caída de bandera", "le finish au KO", "die Endspurtphase"]),
    ("rating", ["the Rating Regulations", "el Reglamento de Elo", "le Règlement du classement", "die Wertungsordnung"]),
    (
        "sealed",
        [
            "sealed moves and adjourned games",
            "jugadas secretas y partidas aplazadas",
            "coups sous enveloppe et parties ajournées",
            "Abgabezüge und Hängepartien",
        ],
    ),
    ("start", ["the start position", "la posición inicial", "la position de départ", "die Ausgangsstellung"]),
];

pub(super) const ALL: &[Headings] = &[
    Headings {
        language: "en",
        rules: "Rules",
        preamble: "What is looked for, by group. The severity is the usual one: some findings of a rule are graver or \
                   slighter, and editions of the Laws differ. `planilla explain RULE` prints a page, `planilla explain \
                   GROUP` a list. These pages are made from the rules themselves.",
        columns: ["rule", "severity", "finds"],
        written: ["What it finds", "Why it matters", "Example", "Written correctly", "Fix"],
        severity: "Severity",
        articles: "Articles",
        article_columns: ["edition", "articles"],
        no_articles: "None: the Laws do not speak of it.",
        unverified: "† What this edition says here could not be read in its text; it is taken from the editions beside it.",
        secondary: "‡ What this edition says here was not read in its text: a list of changes, a column or a manual tells it. Which fact it \
                    is, `planilla laws EDITION` shows.",
        said: "What the program says",
        back: "All rules",
        other: "en español",
        english_only: "in English",
        severities: [
            "the record or the result cannot be right under the edition, or the arbiter must act",
            "irregular, doubtful, or in need of a person",
            "a fact worth keeping; shown when asked for (`--notes`)",
        ],
    },
    Headings {
        language: "es",
        rules: "Reglas",
        preamble: "Lo que se busca, por grupos. La gravedad es la habitual: algunos hallazgos de una regla son más o menos \
                   graves, y las ediciones de las Leyes difieren. `planilla explain REGLA --messages es` muestra una página; \
                   `planilla explain GRUPO`, una lista. Estas páginas se generan a partir de las propias reglas.",
        columns: ["regla", "gravedad", "encuentra"],
        written: ["Qué encuentra", "Por qué importa", "Ejemplo", "Escrito correctamente", "Corrección"],
        severity: "Gravedad",
        articles: "Artículos",
        article_columns: ["edición", "artículos"],
        no_articles: "Ninguno: las Leyes no hablan de ello.",
        unverified: "† Lo que dice aquí esta edición no se ha podido leer en su texto; se toma de las ediciones vecinas.",
        secondary: "‡ Lo que dice aquí esta edición no se ha leído en su texto: lo cuenta una lista de cambios, una columna o un manual. Qué \
                    hecho es lo muestra `planilla laws EDICIÓN`.",
        said: "Lo que dice el programa",
        back: "Todas las reglas",
        other: "in English",
        english_only: "en inglés",
        severities: [
            "la planilla o el resultado no pueden ser correctos según la edición, o el árbitro debe intervenir",
            "irregular, dudoso o pendiente de que alguien lo mire",
            "un hecho que conviene conservar; se muestra si se pide (`--notes`)",
        ],
    },
];
