//! The editor of time controls, in German.

use super::control::{located, part, problem};
use super::length::{seconds, tenths};
use crate::clock::BonusRule;
use crate::clock::draft::EndKind;
use crate::ui::text::EditorText;

pub(super) const EDITOR: EditorText = EditorText {
    title: "Bedenkzeit erstellen",
    name: "Name, zum Speichern",
    name_hint: "Vereinsabend",
    same: "Für beide Seiten gleich",
    period: |i| format!("Periode {i}"),
    part,
    end_kind: |kind, last| match (kind, last) {
        (EndKind::Game, _) => "für den Rest der Partie",
        (EndKind::Moves, true) => "für je eine Anzahl Züge, immer wieder",
        (EndKind::Moves, false) => "für eine Anzahl Züge",
        (EndKind::Time, _) => "bis die Zeit abgelaufen ist",
    },
    minutes: "Minuten oder h:mm:ss",
    seconds: "Sekunden oder m:ss",
    add_period: "Periode hinzufügen",
    remove_period: "Entfernen",
    start: "Start",
    first_bonus: "Mit der ersten Zeitgutschrift beginnen, wie die Uhren der FIDE",
    first_bonus_hint: "60+30 beginnt bei 1:00:30, wie bei FIDE-Turnieren üblich.",
    starts_in: "Startet von selbst in",
    starts_in_hint: "Minuten oder h:mm:ss. Leer: Schwarz drückt und startet so die Uhr von Weiß.",
    default_time: "Wartezeit",
    flags: "Fallblättchen",
    freeze: "Wenn ein Fallblättchen fällt",
    freeze_usual: "wie in diesem Modus üblich",
    freeze_yes: "beide Uhren bleiben stehen",
    freeze_no: "die Uhren laufen weiter",
    noted: "Ein gefallenes Fallblättchen zählt",
    noted_auto: "sofort",
    noted_auto_hint: "Sofort: Ein Matt zählt nicht mehr, sobald ein Fallblättchen gefallen ist, \
                      auch wenn die Uhren noch laufen.",
    noted_claim: "auf Reklamation",
    order: "Wenn beide gefallen sind",
    order_shown: "das erste ist gekennzeichnet",
    order_hidden: "die Reihenfolge bleibt verborgen",
    means: "Was das bedeutet",
    problems: |n| match n {
        1 => "1 Angabe ist zu berichtigen:".into(),
        n => format!("{n} Angaben sind zu berichtigen:"),
    },
    problem,
    located,
    save: "Speichern",
    play: "Spielen",
    name_missing: "Zum Speichern einen Namen eingeben.",
    name_long: "Namen haben höchstens 40 Zeichen.",
    rule: "Was Drücken in der Zusatzzeit bringt",
    rule_name: |rule| match rule {
        BonusRule::Hybrid => "Hybrid",
        BonusRule::Truncated => "Gekappt",
        BonusRule::Linear => "Linear",
    },
    rule_hint: |rule| match rule {
        BonusRule::Hybrid => {
            "Der ganze Bonus; nahe am Anfangswert die Hälfte dessen, was bis dahin fehlt."
        }
        BonusRule::Truncated => {
            "Der ganze Bonus, aber nie über den Anfangswert hinaus: Wer ihn noch hat, \
             verliert durch Warten nichts."
        }
        BonusRule::Linear => {
            "Gleichmäßig immer weniger: der ganze Bonus nur, wenn nichts mehr übrig ist."
        }
    },
    rule_figure: |points| {
        let mut words = String::from("Was Drücken bringt");
        for (left, gives) in points {
            words.push_str(&format!("; bei {} Rest {}", seconds(*left), tenths(*gives)));
        }
        words
    },
    rule_left: "Rest",
    decimal: ",",
    double_flag: "Ist die Hauptzeit um, fällt das erste Fallblättchen, und die Zusatzzeit \
                  beginnt: genug, um die Partie zu halten, aber nicht, um sie zu gewinnen.",
    flags_double: "Mit dem doppelten Fallblättchen zählt jedes Fallen sofort und in seiner \
                   Reihenfolge.",
};
