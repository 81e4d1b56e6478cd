//! The texts on the correspondence games of the lessons, in German.

use super::super::correspondence::CORRESPONDENCE as PAGES;
use crate::correspondence::leave_planner::{LeaveVerdict, PlannedRefill};
use crate::correspondence::{Seconds, Utc};
use crate::ui::text::learn::correspondence::LedgerExhibitText;

pub(super) const CORRESPONDENCE: LedgerExhibitText = LedgerExhibitText {
    clock: "Uhr",
    increment: "Gutschrift",
    bank: "Bank",
    blocks: PAGES.common.blocks,
    length,
    entry: PAGES.game.entry,
    sums: PAGES.game.sums,
    spent: PAGES.game.spent,
    day: |day, of| format!("Tag {day} von {of}"),
    yours: "Eigene Seite (Weiß)",
    theirs: "Gegner (Schwarz)",
    turn: |mine, number| {
        if mine {
            format!("Eigener Zug {number}: Die eigene Uhr läuft")
        } else {
            "Der Gegner ist am Zug: Seine Uhr läuft".into()
        }
    },
    fallen: |mine, when| {
        if mine {
            format!("Die eigene Uhr lief ab, {when}: Zeitüberschreitung (ETL), Partie verloren")
        } else {
            format!("Die Uhr des Gegners lief ab, {when}")
        }
    },
    over: "Die Partie ist beendet",
    claim_pending: "Eine Reklamation ist offen: Keine Uhr läuft",
    last_entry: "Zuletzt im Kontoauszug",
    pass: "Zeit verstreichen lassen",
    later: |time| match time.whole_days() {
        0 => format!("{} h", time.get() / 3_600),
        days => format!("{days} T"),
    },
    make_move: "Ziehen",
    opponent_moves: "Gegner zieht",
    amount: "Von der Bank auf die Uhr",
    leaves: |clock, bank| format!("dann Uhr {}, Bank {}", length(clock), length(bank)),
    refill: "Auffüllen",
    full: "Die Uhr ist voll oder die Bank leer.",
    transfer: "Zeit umbuchen",
    substitute: "Ersatzspieler einwechseln",
    claim: "Reklamation einreichen",
    resolve: "Reklamation entschieden",
    game: |number| format!("Partie {number}"),
    away: |from, to| format!("Abwesend von {from} bis {to}"),
    leave: "Jetzt abreisen",
    is_back: "Wieder da. Jeder Gegner zog genau bei der Abreise.",
    verdict,
    days: "Dauer des Turniers",
    days_value: |days| format!("{days} Tage"),
    shorter: |days| match days {
        1 => "1 Tag kürzer".into(),
        _ => format!("{days} Tage kürzer"),
    },
    longer: |days| match days {
        1 => "1 Tag länger".into(),
        _ => format!("{days} Tage länger"),
    },
    by_table: |days| format!("Nach der Tabelle, {days} Tage"),
    by_formula: "Nach der genauen Formel",
    half: |half| {
        format!(
            "Jeder Spieler hat insgesamt {}: die Hälfte des Turniers.",
            length(half)
        )
    },
    lasts: |from, to| format!("Von {from} bis {to}"),
    unrated: "Unter 302 Tagen wird ein Turnier nicht gewertet, und die Tabelle hat keine Zeile dafür.",
    announce: "Turnier ausschreiben",
    announced: |days| format!("Ausgeschrieben mit {days} Tagen"),
};

fn length(length: Seconds) -> String {
    (PAGES.common.length)(length)
}

/// Each refill with the date by which it is to be made.
fn each(refills: &[PlannedRefill], dated: &dyn Fn(Utc) -> String) -> String {
    let one = |refill: &PlannedRefill| {
        let (amount, by) = (length(refill.amount), dated(refill.by));
        format!("{amount} bis {by}")
    };
    refills.iter().map(one).collect::<Vec<_>>().join(", dann ")
}

fn verdict(verdict: &LeaveVerdict, dated: &dyn Fn(Utc) -> String) -> String {
    let said = match verdict {
        LeaveVerdict::Over => "Die Partie ist beendet.".into(),
        LeaveVerdict::Unknown => "Ihre Zeit ist nicht bekannt.".into(),
        LeaveVerdict::Safe { left } => {
            format!(
                "Die Uhr reicht. Schlimmstenfalls bleiben {}.",
                length(*left)
            )
        }
        LeaveVerdict::RefillFirst { refills } => format!(
            "Die Uhr reicht nicht. Vor der Abreise auffüllen: {}.",
            each(refills, dated)
        ),
        LeaveVerdict::MoveFirst { by, first, .. } if first.is_positive() => format!(
            "Bis {} auffüllen, um {}, und ziehen.",
            dated(*by),
            length(*first)
        ),
        LeaveVerdict::MoveFirst { by, refill, .. } => {
            if refill.is_positive() {
                format!(
                    "Bis {} ziehen und vor der Abreise {} auffüllen.",
                    dated(*by),
                    length(*refill)
                )
            } else {
                format!("Nur ein Zug rettet sie: bis {}.", dated(*by))
            }
        }
        LeaveVerdict::CannotBeSaved { falls } => format!(
            "Nichts rettet sie sicher: Sie kann ablaufen, {}.",
            dated(*falls)
        ),
    };
    match verdict {
        LeaveVerdict::MoveFirst { keep, .. } if !keep.is_empty() => {
            let each = each(keep, dated);
            format!("{said} Damit die Uhr bis dahin reicht, auffüllen: {each}.")
        }
        _ => said,
    }
}
