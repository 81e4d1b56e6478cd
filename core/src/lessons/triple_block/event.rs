//! Choosing an event: the table as a slider.

use super::table::{ANNOUNCE, announced, choose, d, rule};
use crate::correspondence::proposal::propose;
use crate::lessons::exhibit::Exhibit;
use crate::lessons::exhibit::duration::DurationExhibit;
use crate::lessons::lesson::{Lesson, Step};

/// A length from half a year to beyond the table.
const EVENT: DurationExhibit = DurationExhibit {
    days: 500,
    range: (200, 1_200),
    announces: true,
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "tb-event",
    steps: &[
        Step::show(
            Exhibit::Duration(DurationExhibit {
                announces: false,
                ..EVENT
            }),
            rule("6"),
        ),
        Step::task(
            Exhibit::Duration(EVENT),
            |exhibit| announced(exhibit, |days| days == 302),
            &[choose(302), ANNOUNCE],
            rule("6"),
        ),
        Step::task(
            Exhibit::Duration(EVENT),
            |exhibit| announced(exhibit, |days| days == 700),
            &[choose(700), ANNOUNCE],
            rule("4"),
        ),
        Step::question(None, &[false, true, false], rule("6")),
        Step::task(
            Exhibit::Duration(EVENT),
            |exhibit| {
                announced(exhibit, |days| {
                    let proposals = propose(days);
                    let blocks = proposals.standard();
                    blocks.bank() == d(75) && blocks.increment == d(3)
                })
            },
            &[choose(550), ANNOUNCE],
            rule("6"),
        ),
        Step::question(None, &[false, true, false], rule("e")),
        // Without the exhibit, which would show the answer.
        Step::question(None, &[true, false, false], rule("1")),
        Step::question(None, &[false, true, false], rule("1")),
    ],
};
