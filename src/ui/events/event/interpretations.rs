//! The choice of an interpretation where the rules leave something open: both interpretations,
//! where they differ in effect.

use leptos::prelude::*;

use super::form::{Form, USUAL_MOVES, number};
use crate::correspondence::{EndDate, Openings, Protection, Reset};
use crate::ui::el::{El, dynamic, el, when};
use crate::ui::text;
use crate::ui::widgets::choice::explained;

/// The interpretations that can be chosen.
pub(super) fn interpretations(form: Form) -> El {
    let words = &text::correspondence().interpretations;
    let has_increment = Memo::new(move |_| {
        let some = form.moves.with(|moves| number(moves)) != Some(0);
        some && (form.lengths()).is_none_or(|[_, increment, _]| increment.is_positive())
    });
    // What is not a number yet changes no words.
    let moves = Memo::new(move |last: Option<&u32>| {
        let typed = form.moves.with(|moves| number(moves));
        typed.unwrap_or(last.copied().unwrap_or(USUAL_MOVES))
    });
    let protects = Memo::new(move |_| form.protection.get() != Protection::None);
    let team = Memo::new(move |_| form.team.get());
    let any = Memo::new(move |_| has_increment.get() || protects.get() || team.get());
    when(
        move || any.get(),
        move || {
            el("div")
                .class("event-interpretations")
                .child(el("p").class("event-label").child(words.heading))
                .child(dynamic(move || {
                    has_increment.get().then(|| openings(form, moves.get()))
                }))
                .child(dynamic(move || {
                    protects.get().then(|| reset(form, moves.get()))
                }))
                .child(when(move || team.get(), move || end_date(form)))
        },
    )
}

fn openings(form: Form, moves: u32) -> El {
    let words = &text::correspondence().interpretations;
    let choice = |value: &str, interpretation: Openings| {
        explained(
            "openings",
            value,
            (words.openings_name)(interpretation),
            &(words.openings_why)(interpretation, moves),
            move || {
                form.interpretations
                    .with(|chosen| chosen.openings == interpretation)
            },
            move || {
                form.interpretations
                    .update(|chosen| chosen.openings = interpretation)
            },
        )
    };
    let choices = [
        choice("apart", Openings::Apart),
        choice("counted", Openings::Counted),
    ];
    group(words.openings, choices)
}

fn reset(form: Form, moves: u32) -> El {
    let words = &text::correspondence().interpretations;
    let choice = |value: &str, interpretation: Reset| {
        explained(
            "reset",
            value,
            &(words.reset_name)(interpretation, moves),
            &(words.reset_why)(interpretation, moves),
            move || {
                form.interpretations
                    .with(|chosen| chosen.reset == interpretation)
            },
            move || {
                form.interpretations
                    .update(|chosen| chosen.reset = interpretation)
            },
        )
    };
    let choices = [
        choice("after-last", Reset::AfterLast),
        choice("with-last", Reset::WithLast),
    ];
    group(words.reset, choices)
}

fn end_date(form: Form) -> El {
    let words = &text::correspondence().interpretations;
    let choice = |value: &str, interpretation: EndDate| {
        explained(
            "end-date",
            value,
            (words.end_date_name)(interpretation),
            (words.end_date_why)(interpretation),
            move || {
                form.interpretations
                    .with(|chosen| chosen.end_date == interpretation)
            },
            move || {
                form.interpretations
                    .update(|chosen| chosen.end_date = interpretation)
            },
        )
    };
    let choices = [
        choice("instant", EndDate::Instant),
        choice("day", EndDate::Day),
    ];
    group(words.end_date, choices)
}

/// Some of which one is chosen.
pub(super) fn group<const N: usize>(label: &'static str, choices: [El; N]) -> El {
    el("div")
        .class("event-choice")
        .attr("role", "radiogroup")
        .attr("aria-label", label)
        .child(el("p").class("event-label").child(label))
        .child(choices)
}
