//! The gallery of embedded views, in German.

use crate::embed::parameter::Parameter;
use crate::ui::text::gallery::GalleryText;

pub(super) const GALLERY: GalleryText = GalleryText {
    title: "Einbetten",
    lead: "Für die eigene Seite. Keine Cookies, und nichts wird gesendet.",
    views: [
        ("Uhr", "Jede Bedenkzeit"),
        ("Brett", "Eine Partie oder eine Stellung"),
        ("Triple Block", "Von der Dauer zu den Blöcken"),
        ("Lektion", "Eine Regel, durch Tun"),
    ],
    view: "Was gezeigt wird",
    options: "Optionen",
    label,
    hint,
    which: "Das kann mehreres heißen. Was ist gemeint?",
    value,
    shows: "Auf dem Brett",
    shows_game: "Eine Partie",
    shows_position: "Eine Stellung",
    preview: "Vorschau",
    as_shown: "Wie auf der eigenen Seite; hier schon bedienbar",
    high: |pixels| format!("{pixels} px hoch"),
    preview_offline: "Die Vorschau braucht ein Netz, und zurzeit ist keines da. Der Code zum \
                      Kopieren ist auch ohne sie vollständig.",
    snippet: "Zwei Zeilen für die Seite",
    plain: "Wo Skripte nicht erlaubt sind",
    plain_code: "Ein einfacher Rahmen",
    plain_why: "Viele Redaktionssysteme erlauben im HTML-Block nur Rahmen. Die Höhe ist die dieser \
                Vorschau.",
    copy: "Kopieren",
    copied: "Kopiert.",
    not_copied: "Der Browser hat das Kopieren nicht zugelassen. Den Text markieren und von Hand kopieren.",
    host: "Auf dem eigenen Server",
    host_how: &[
        "Alle Dateien dieser Website in einen eigenen Ordner kopieren. Jeder Server für einfache \
         Dateien genügt; dort läuft kein Programm.",
        "Diese Seite in diesem Ordner öffnen: Dann steht in den Zeilen zum Kopieren die eigene \
         Adresse.",
        "Sendet die Website eine Content-Security-Policy, den Ordner unter script-src und \
         frame-src erlauben.",
    ],
    notes: "Gut zu wissen",
    notes_are: &[
        "Der Rahmen folgt der Höhe seines Inhalts, Attribute ändern ihn sofort, und er meldet \
         Ereignisse.",
        "Eine Seite kann mehrere Ansichten haben. Jede lädt nur, was sie zeigt, und erst, wenn sie \
         in Sicht kommt.",
        "Der Rahmen ist abgeschottet: Er kann die Seite nicht lesen und speichert nichts auf dem \
         Gerät.",
        "Hell oder dunkel richtet sich nach dem Gerät, die Sprache nach dem Browser, wenn nichts \
         gewählt ist.",
    ],
    start_hint: "Das Turnier beginnt um 00:00 UTC.",
    bad_start: "start: Erlaubt ist ein Tag, etwa 2026-12-01, oder ein Zeitpunkt, etwa \
                2026-12-01T12:00:00Z.",
    bad_days: "Eine ganze Zahl von 1 bis 9999.",
};

fn label(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Lang => "Sprache",
        Parameter::Theme => "Farbschema",
        Parameter::Colours => "Brettfarben",
        Parameter::Pieces => "Figuren",
        Parameter::Orientation => "Am unteren Rand",
        Parameter::Size => "Größe in Pixeln",
        Parameter::Control => "Bedenkzeit",
        Parameter::Pgn => "Partie als PGN",
        Parameter::Fen => "Stellung als FEN",
        Parameter::Days => "Dauer in Tagen",
        Parameter::Start => "Beginn",
        Parameter::Lesson => "Lektion",
        Parameter::Step => "Ab Schritt",
        other => other.name(),
    }
}

fn hint(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Control => "15+10, 90/40+30, 30+30 oder mit doppeltem Fallblättchen 15 df60/10",
        Parameter::Pgn => "Höchstens 20\u{a0}000 Bytes, mit Varianten, Kommentaren und %clk",
        Parameter::Days => "1 bis 9999",
        Parameter::Start => "Ein Tag, etwa 2026-12-01; leer: der Tag des Aufrufs",
        Parameter::Step => "1 ist der erste",
        _ => "",
    }
}

fn value(parameter: Parameter, value: &str) -> Option<&'static str> {
    Some(match (parameter, value) {
        (Parameter::Theme, "system") => "Wie das Gerät",
        (Parameter::Theme, "light") => "Hell",
        (Parameter::Theme, "dark") => "Dunkel",
        (Parameter::Theme, "contrast") => "Hoher Kontrast",
        (Parameter::Colours, "boxwood") => "Buchsbaum",
        (Parameter::Colours, "green") => "Grün",
        (Parameter::Colours, "slate") => "Schiefer",
        (Parameter::Colours, "contrast") => "Hoher Kontrast",
        (Parameter::Size, "s") => "280",
        (Parameter::Size, "m") => "420",
        (Parameter::Size, "l") => "640",
        (Parameter::Pieces, "cburnett") => "Burnett",
        (Parameter::Orientation, "white") => "Weiß",
        (Parameter::Orientation, "black") => "Schwarz",
        _ => return None,
    })
}
