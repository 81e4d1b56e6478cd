//! The words of the lessons, in German.

mod correspondence;
mod double_flag;

use super::{color, count, spoken};
use crate::clock::digits::Digits;
use crate::clock::{BoardEnd, Claimant, Event};
use crate::lessons::exhibit::ExhibitError;
use crate::lessons::lesson::Rule;
use crate::ui::text::correspondence::common::Dated;
use crate::ui::text::learn::{ClassText, IndexText, LearnText, PlayerText, QuizText};

pub(super) const LEARN: LearnText = LearnText {
    title: "Lernen",
    lesson: "Lektion",
    rule,
    refusal,
    correspondence: correspondence::CORRESPONDENCE,
    act,
    arbiter: "Schiedsrichter",
    index: IndexText {
        go_on: |lesson| format!("Weiter mit Lektion {lesson}"),
        begin: |lesson| format!("Lektion {lesson} beginnen"),
        steps: |steps| match i64::try_from(steps) {
            Ok(steps) => count(steps, "Schritt", "Schritte"),
            Err(_) => format!("{steps} Schritte"),
        },
        done: "Erledigt",
        of: |of| format!("von {of}"),
    },
    player: PlayerText {
        step: |step, of| format!("Schritt {step} von {of}"),
        task: "Aufgabe",
        question: "Frage",
        back: "Zurück",
        begin_again: "Von vorn",
        show: "Vormachen",
        showing: "So geht es.",
        go_on: "Weiter",
        finish: "Abschließen",
        task_first: "Zuerst die Aufgabe lösen.",
        answer_first: "Zuerst die Frage beantworten.",
        right_first: "Zuerst die richtige Antwort finden.",
        right: "Richtig.",
        wrong: "Nein.",
        done: "Gelöst.",
        copy_link: "Link zu diesem Schritt kopieren",
        copied: "Der Link zu diesem Schritt ist kopiert.",
        not_copied: "Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.",
        end: "Lektion abgeschlossen",
        end_open: "Noch nicht gelöst",
        learnt: "Darum ging es",
        next: "Nächste Lektion",
        anew: "Noch einmal",
        all: "Alle Lektionen",
        missing: "Diese Lektion gibt es nicht. Hier sind alle.",
        keys: "Tasten: 1 bis 5 antworten, Enter und → führen weiter, ← führt zurück.",
    },
    quiz: QuizText {
        title: "Quiz",
        lead: |questions| format!("{questions} Fragen, gemischt: aus allen Kursen oder aus einem."),
        mixed: "Alle Kurse",
        number: |seed| format!("Quiz Nr. {seed}"),
        question: |question, of| format!("Frage {question} von {of}"),
        result: "Ergebnis",
        score: |right, of| format!("{right} von {of} auf Anhieb richtig"),
        all_right: "Alles auf Anhieb richtig.",
        were_wrong: "Noch einmal ansehen",
        your_answer: "Gegeben:",
        right_answer: "Richtig:",
        to_step: "Zum Schritt der Lektion",
        another: "Ein anderes Quiz",
        same: "Dasselbe noch einmal",
        none: "Hierzu gibt es noch keine Fragen.",
        see_result: "Zum Ergebnis",
    },
    class: ClassText {
        title: "Für eine Klasse",
        lead: "Ein Link, mit dem alle dieselben Lektionen bekommen oder dieselben Fragen in \
               derselben Reihenfolge, in einer Sprache.",
        given: "Was",
        lessons: "Lektionen",
        course: "Kurs",
        language: "Sprache",
        own_language: "Die eigene der Lernenden",
        copy: "Link kopieren",
        copied: "Der Link für die Klasse ist kopiert.",
    },
    double_flag: double_flag::EXHIBITS,
    gallery: super::gallery::GALLERY,
};

fn rule(rule: Rule) -> String {
    match rule {
        Rule::Fide(paragraph) => format!("FIDE-Schachregeln, {paragraph}"),
        Rule::TripleBlock(point) => match point.strip_prefix('s') {
            Some(point) => format!("Triple Block, Ersatzspieler, {point}"),
            None => format!("Triple Block, ({point})"),
        },
        Rule::DoubleFlag => "Das doppelte Fallblättchen".into(),
    }
}

fn refusal(refusal: &ExhibitError, dated: Dated<'_>) -> String {
    match refusal {
        ExhibitError::Clock(why) => super::events::rejection(*why).into(),
        ExhibitError::Board(why) => (super::play::BESIDE.refusal)(*why).into(),
        ExhibitError::Ledger(why) => {
            (super::correspondence::CORRESPONDENCE.common.refusal)(*why, dated)
        }
        ExhibitError::NotOffered => "Das geht hier nicht.".into(),
    }
}

fn act(event: &Event) -> String {
    match *event {
        Event::Press(_) => "Drücken".into(),
        Event::Stop(_) => "Uhren anhalten".into(),
        Event::Resume => "Fortsetzen".into(),
        Event::SwapSides => "Uhr umdrehen".into(),
        Event::Correct(readings) => format!(
            "Uhr stellen: Weiß {}, Schwarz {}",
            Digits::down(readings.white.time),
            Digits::down(readings.black.time)
        ),
        Event::Give { to, amount } if amount.is_positive() => {
            format!("{} erhält {}", color(to), spoken(amount))
        }
        Event::Give { to, amount } => format!("{} verliert {}", color(to), spoken(-amount)),
        Event::Penalize {
            offender,
            offence,
            amount,
        } => {
            let what = super::events::offence(offence);
            let who = color(offender);
            if amount.is_positive() {
                let other = color(offender.other());
                format!("{what} ({who}): {other} erhält {}", spoken(amount))
            } else {
                format!("{what} ({who}): Verwarnung")
            }
        }
        Event::IntroduceIncrement(amount) => format!("Ab jetzt {} je Zug", spoken(amount)),
        Event::ClaimFlag(Claimant::Arbiter | Claimant::Clock) => "Fallblättchen feststellen".into(),
        Event::ClaimFlag(Claimant::Player(_)) => "Zeitüberschreitung reklamieren".into(),
        Event::Arrive(_) => "Ich bin da".into(),
        Event::ClaimDefault(side) => {
            format!("{} war nicht rechtzeitig da: Partie verloren", color(side))
        }
        Event::ClaimDefaultOfBoth => "Keiner war rechtzeitig da: Beide haben verloren".into(),
        Event::ClaimDraw(_) => "Remis reklamieren".into(),
        Event::PlayOn => "Partie geht weiter".into(),
        Event::OnBoard(end) => match end {
            BoardEnd::Checkmate { .. } => "Matt".into(),
            BoardEnd::Resignation { .. } => "Aufgeben".into(),
            end => super::events::board_fact(end),
        },
        Event::End(outcome) => super::events::outcome(outcome),
        Event::Restore { .. } => "Zurück zur früheren Stellung".into(),
        Event::CountAway(true) => "Die Zeit zählt".into(),
        Event::CountAway(false) => "Die Zeit zählt nicht".into(),
        Event::Away { .. } | Event::Dead { .. } | Event::Undo(_) | Event::Redo(_) => {
            super::events::event(event)
        }
    }
}
