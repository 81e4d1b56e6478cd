//! Messages beside a lesson's own words: the cited rule, and why an action is not possible.

use crate::lessons::exhibit::ExhibitError;
use crate::lessons::lesson::Rule;
use crate::ui::el::{El, dynamic, el};
use crate::ui::learn::exhibit::Stage;
use crate::ui::text::{bound, learn};
use crate::ui::widgets::moment;

use leptos::prelude::*;

pub(super) fn rule(rule: Option<Rule>) -> Option<El> {
    rule.map(|rule| el("p").class("rule-cited").child((learn().rule)(rule)))
}

/// Paragraphs, which a blank line parts.
pub(super) fn paragraphs(text: &str) -> Vec<El> {
    text.split("\n\n")
        .map(|part| el("p").child(bound(part)))
        .collect()
}

/// Why the last act did nothing.
pub(super) fn refusal(stage: Stage) -> El {
    el("div")
        .class("exhibit-refusal")
        .attr("role", "status")
        .child(dynamic(move || {
            let why = stage.refused.get();
            why.map(|why| el("p").class("refusal").child(words(&why)))
        }))
}

fn words(why: &ExhibitError) -> String {
    // The time of a lesson is nobody's zone.
    (learn().refusal)(why, &moment::in_utc)
}
