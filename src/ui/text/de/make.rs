//! The editor of time controls, in German.

use super::length::{seconds, tenths};
use crate::clock::draft::{EndKind, ModeKind, PeriodField};
use crate::clock::{BonusRule, FlagDetection};
use crate::ui::text::MakeText;

pub(super) const MAKE: MakeText = MakeText {
    title: "Bedenkzeit erstellen",
    problems: "Bitte ändern:",
    modes: "Modus",
    mode_name: |mode| match mode {
        ModeKind::SuddenDeath => "Nur Zeit",
        ModeKind::Increment => "Gutschrift",
        ModeKind::Delay => "Aufschub",
        ModeKind::Bronstein => "Bronstein",
        ModeKind::ByoYomi => "Byo-yomi",
        ModeKind::Canadian => "Kanadisch",
        ModeKind::Hourglass => "Sanduhr",
        ModeKind::DoubleFlag => "Zusatzzeit",
        ModeKind::PerMove => "Fest je Zug",
        ModeKind::Upcount => "Hochzählend",
    },
    mode_hint: |mode| match mode {
        ModeKind::SuddenDeath => "keine Gutschrift",
        ModeKind::Increment => "plus je Zug",
        ModeKind::Delay => "wartet zuerst",
        ModeKind::Bronstein => "gibt zurück",
        ModeKind::ByoYomi => "letzte Perioden",
        ModeKind::Canadian => "Blöcke von Zügen",
        ModeKind::Hourglass => "Zeit wechselt",
        ModeKind::DoubleFlag => "doppeltes Blättchen",
        ModeKind::PerMove => "stets gleich viel",
        ModeKind::Upcount => "ohne Blättchen",
    },
    first: "Zuerst",
    then: "Danach",
    period: |i| format!("Periode {i}"),
    part: |part, mode| match part {
        PeriodField::Time => match mode {
            ModeKind::PerMove => "Zeit für jeden Zug",
            ModeKind::SuddenDeath
            | ModeKind::Increment
            | ModeKind::Delay
            | ModeKind::Bronstein
            | ModeKind::ByoYomi
            | ModeKind::Canadian
            | ModeKind::Hourglass
            | ModeKind::Upcount
            | ModeKind::DoubleFlag => "Zeit",
        },
        PeriodField::End => "Für",
        PeriodField::Moves => "Züge",
        PeriodField::Mode => "Modus",
        PeriodField::Bonus => match mode {
            ModeKind::ByoYomi => "Jede Periode",
            ModeKind::Canadian => "Byo-yomi",
            ModeKind::Delay | ModeKind::Bronstein => "Aufschub",
            ModeKind::DoubleFlag => "Bonus",
            ModeKind::Increment
            | ModeKind::SuddenDeath
            | ModeKind::Hourglass
            | ModeKind::Upcount
            | ModeKind::PerMove => "Zeitgutschrift",
        },
        PeriodField::Count => match mode {
            ModeKind::Canadian => "Für",
            ModeKind::ByoYomi
            | ModeKind::SuddenDeath
            | ModeKind::Increment
            | ModeKind::Delay
            | ModeKind::Bronstein
            | ModeKind::Hourglass
            | ModeKind::Upcount
            | ModeKind::PerMove
            | ModeKind::DoubleFlag => "Perioden",
        },
        PeriodField::Extra => "Zusatzzeit",
    },
    end_kind: |kind, first, last| match (kind, last) {
        (EndKind::Game, _) if first => "die ganze Partie",
        (EndKind::Game, _) => "den Rest der Partie",
        (EndKind::Moves, true) => "immer wieder für … Züge",
        (EndKind::Moves, false) => "eine Anzahl Züge",
        (EndKind::Time, _) => "bis die Zeit um ist",
    },
    minutes: "min",
    seconds: "s",
    moves: "Züge",
    add_period: "Periode hinzufügen",
    remove_period: "Diese Periode entfernen",
    options: "Optionen",
    is_same: |is_same| {
        if is_same {
            "für beide gleich"
        } else {
            "für jede Seite anders"
        }
    },
    first_included: |bonus, is_included| {
        if is_included {
            format!("erste +{} schon dabei", seconds(bonus))
        } else {
            format!("erste +{} nach dem Drücken", seconds(bonus))
        }
    },
    starts_after: |wait| format!("Start in {}", seconds(wait)),
    flag: |noted, freeze| match (noted, freeze) {
        (FlagDetection::OnClaim, _) => "Fallblättchen zählt auf Reklamation",
        (FlagDetection::Automatically, true) => "Fallblättchen hält beide Uhren an",
        (FlagDetection::Automatically, false) => "Uhren laufen nach dem Fallblättchen weiter",
    },
    same: "Für beide Seiten gleich",
    first_bonus: "Mit der ersten Zeitgutschrift beginnen, wie die Uhren der FIDE",
    first_bonus_hint: "60+30 beginnt bei 1:00:30, wie bei FIDE-Turnieren üblich.",
    starts_in: "Automatischer Start in",
    starts_in_hint: "Minuten oder h:mm:ss. Leer lassen, wenn Schwarz mit einem Druck startet.",
    default_time: "Wartezeit",
    default_time_hint: "Minuten oder h:mm:ss",
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
    order_shown: "zeigen, welches zuerst fiel",
    order_hidden: "nicht zeigen",
    order_hidden_hint: "Nicht zeigen: Beide Fallblättchen sehen gleich aus, und die Partie geht \
                        weiter (6.11). Im Verlauf steht, wann jedes fiel; das entscheidet nichts.",
    order_moot_hint: "Hier hält das erste Fallblättchen beide Uhren an. Ein zweites fällt nicht, und \
                      es gibt keine Reihenfolge zu verbergen.",
    flags_double: "Mit dem doppelten Fallblättchen zählt jedes Fallen sofort, der Reihe nach.",
    name: "Name",
    name_hint: "Vereinsabend",
    name_missing: "Zum Speichern einen Namen eingeben.",
    save_as: "Speichern …",
    save: "Speichern",
    play: "Spielen",
    rule_hint: |rule| match rule {
        BonusRule::Hybrid => {
            "Der ganze Bonus; nahe an der vollen Zusatzzeit die Hälfte dessen, was fehlt."
        }
        BonusRule::Truncated => {
            "Der ganze Bonus, gekappt bei der vollen Zusatzzeit: Wer sie noch hat, verliert durch \
             Warten nichts."
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
    rule_gives: "Bringt, in Sekunden",
    rule_left: "bei so viel Restzeit",
    decimal: ",",
    double_flag: "Ist die Hauptzeit um, fällt das erste Fallblättchen, und die Zusatzzeit \
                  beginnt: genug, um die Partie zu halten, aber nicht, um sie zu gewinnen.",
};
