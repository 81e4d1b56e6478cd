//! The texts that several correspondence pages share, in German.

use super::super::color;
use crate::clock::Color;
use crate::correspondence::{EntryError, Seconds};
use crate::ui::text::correspondence::common::{Dated, SharedText};
use crate::ui::text::whole;

pub(super) const COMMON: SharedText = SharedText {
    title: "Fernschach",
    clock: "Uhr",
    increment: "Zeitgutschrift",
    increment_short: "Gutschrift",
    bank: "Bank",
    blocks: |blocks| {
        let mut words = String::from("Uhr\u{a0}");
        words.push_str(&length(blocks.clock));
        if blocks.increment != Seconds::ZERO {
            words.push_str(", Gutschrift\u{a0}");
            words.push_str(&length(blocks.increment));
        }
        words.push_str(", Bank\u{a0}");
        words.push_str(&length(blocks.bank));
        words
    },
    length,
    days: "T",
    to_move: |side| match side {
        Color::White => "Weiß am Zug",
        Color::Black => "Schwarz am Zug",
    },
    following: "Ein anderer Tab trägt die Züge dieser Partien ein.",
    take_over: "Hier eintragen",
    refusal,
};

/// A length in German, in which no line breaks: `46 T 20:00:00`. Fields accept this form, too.
pub(in super::super) fn length(length: Seconds) -> String {
    whole(&length.to_string().replace('d', "T"))
}

/// This many days, as the subject or the object.
pub(super) fn days(count: u32) -> String {
    match count {
        1 => "1\u{a0}Tag".into(),
        _ => [&count.to_string(), "\u{a0}Tage"].concat(),
    }
}

/// This many days in the dative: after “von” and “mit”.
pub(super) fn of_days(count: u32) -> String {
    match count {
        1 => "1\u{a0}Tag".into(),
        _ => [&count.to_string(), "\u{a0}Tagen"].concat(),
    }
}

fn refusal(why: EntryError, dated: Dated<'_>) -> String {
    let of = |parts: &[&str]| parts.concat();
    match why {
        EntryError::BeforeStart { start } => of(&[
            "Das Turnier beginnt am ",
            &dated(start),
            ", und vorher zieht niemand. Einen späteren Zeitstempel eingeben oder den Beginn des \
             Turniers korrigieren.",
        ]),
        EntryError::NotStarted => {
            "Die Partie hat noch nicht begonnen. Zuerst ihren Beginn eintragen.".into()
        }
        EntryError::Started => {
            "Die Partie hat schon begonnen. Den Beginn im Kontoauszug korrigieren.".into()
        }
        EntryError::Order { after } => of(&[
            "Der Eintrag davor ist vom ",
            &dated(after),
            ". Einen späteren Zeitstempel eingeben oder jenen korrigieren; was davor geschah, lässt \
             sich im Kontoauszug einfügen.",
        ]),
        EntryError::Future { now } => of(&[
            "Das liegt in der Zukunft: Jetzt ist ",
            &dated(now),
            ". Den Zeitstempel des Servers eingeben und die Zeitzone prüfen.",
        ]),
        EntryError::Fallen { side, at } => of(&[
            "Die Uhr von ",
            color(side),
            " lief am ",
            &dated(at),
            " ab. Einen früheren Zeitstempel eingeben oder im Kontoauszug einfügen, was fehlt: ein \
             Auffüllen oder was der Server zeigte.",
        ]),
        EntryError::Over => {
            "Die Partie war da schon beendet. Zuerst den Eintrag korrigieren oder entfernen, der sie \
             beendet hat."
                .into()
        }
        EntryError::Claim => {
            "Eine Reklamation ist offen, darum läuft keine Uhr. Zuerst eintragen, wie sie \
             entschieden wurde."
                .into()
        }
        EntryError::NoClaim => {
            "Keine Reklamation ist offen. Zuerst eintragen, wann sie eingereicht wurde.".into()
        }
        EntryError::Illegal => {
            "Dieser Zug ist in dieser Stellung regelwidrig. Davor nach einem fehlenden oder \
             falschen Zug suchen."
                .into()
        }
        EntryError::Amount => {
            "So käme keine Zeit auf die Uhr. Mehr als null eingeben; eine volle Uhr nimmt nichts \
             auf, eine leere Bank gibt nichts her."
                .into()
        }
        EntryError::Bank { bank } => of(&[
            "In der Bank sind ",
            &length(bank),
            ". Nicht mehr als das eingeben.",
        ]),
        EntryError::Cap { room } => of(&[
            "Die Uhr zeigt nie mehr als 50 Tage. Höchstens ",
            &length(room),
            " eingeben.",
        ]),
        EntryError::Shown => {
            "Ein Server zeigt eine Uhr von 0 bis 50 T und eine Bank von 0 oder mehr. Prüfen, was \
             Uhr und was Bank ist."
                .into()
        }
        EntryError::NothingShown => "Uhr und Bank wenigstens eines Spielers eingeben.".into(),
        EntryError::NotTeam => {
            "Ersatzspieler gibt es nur in Mannschaftsturnieren. Ist es eines, dies im Turnier \
             angeben."
                .into()
        }
        EntryError::CaptainMayNot => {
            "In diesem Turnier dürfen Mannschaftsführer keine Zeit umbuchen. Erlauben es seine \
             Regeln, dies im Turnier einschalten."
                .into()
        }
        EntryError::AfterEnd { end } => of(&[
            "Spieler konnten eingesetzt werden bis ",
            &dated(end),
            ". Einen früheren Zeitstempel eingeben.",
        ]),
        EntryError::NothingLeft => {
            "Weder die Uhr noch die Bank hat noch Zeit, darum kann niemand übernehmen. Den \
             Zeitstempel prüfen."
                .into()
        }
        EntryError::SubstitutionOwed { side } => of(&[
            "Der Mannschaftsführer von ",
            color(side),
            " hat Zeit umgebucht; nach Regel (8) geht das nur zusammen mit einem neuen Spieler, in \
             derselben Sekunde. Zuerst den Ersatzspieler oder Nachfolger eintragen.",
        ]),
        EntryError::Name => {
            "Den Namen des neuen Spielers eingeben, mit höchstens 100 Zeichen.".into()
        }
    }
}
