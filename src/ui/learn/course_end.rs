//! The end of a lesson: its summary, and what is next.

use super::player::{Frame, Player};
use crate::lessons::lesson::Asks;
use crate::ui::el::{El, el, several};
use crate::ui::route::{LearnRoute, Route};
use crate::ui::text::learn;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::worded_lesson::{WordedLesson, lesson_href};

/// What stands there.
pub(super) fn end(player: Player) -> El {
    let words = &learn().player;
    let taught = player.taught;
    let open: Vec<usize> = player.learning.progress.with_untracked(|progress| {
        (0..)
            .zip(taught.lesson.steps)
            .filter(|(place, step)| step.asks() && !progress.is_solved(&taught.lesson, *place))
            .map(|(place, _)| place)
            .collect()
    });
    let title = if open.is_empty() {
        several()
            .child(
                el("h2")
                    .class("end-title")
                    .attr("tabindex", "-1")
                    .child(words.end),
            )
            .child(el("p").child(taught.words.aim))
    } else {
        several()
            .child(
                el("h2")
                    .class("end-title")
                    .attr("tabindex", "-1")
                    .child(words.end_open),
            )
            .child(still_open(player, &open))
    };
    crate::platform::focus::move_to(".end-title");
    el("div")
        .class("lesson-end")
        .attr("data-end", if open.is_empty() { "done" } else { "open" })
        .child(title)
        .child(learnt(&taught, &open))
        .child(ways(player))
}

/// The steps that are to be solved yet.
fn still_open(player: Player, open: &[usize]) -> El {
    let rows = open.iter().filter_map(|place| {
        let place = *place;
        let words = player.taught.step(place)?;
        let button = el("button")
            .attr("data-step", (place + 1).to_string())
            .on("click", move |_| player.go(place))
            .child(words.asks);
        Some(el("li").child(button))
    });
    el("ul")
        .class("open-steps")
        .child(rows.collect::<Vec<El>>())
}

/// The gist: what every task that was done and every right answer has shown.
fn learnt(taught: &WordedLesson, open: &[usize]) -> El {
    let rows = (0..)
        .zip(taught.lesson.steps)
        .zip(taught.words.steps)
        .filter(|((place, _), _)| !open.contains(place))
        .filter_map(|((_, step), words)| {
            let gist = match step.asks {
                Asks::Nothing => return None,
                Asks::Task { .. } => words.done,
                Asks::Question { answers } => {
                    let right = answers.iter().position(|right| *right)?;
                    words.answers.get(right)?.1
                }
            };
            let rule = step.rule.map(|rule| (learn().rule)(rule));
            Some(
                el("li").child(Icon::Check.view()).child(
                    el("span")
                        .child(gist)
                        .child(rule.map(|rule| el("small").child(rule))),
                ),
            )
        });
    several()
        .child(el("h3").child(learn().player.learnt))
        .child(el("ul").class("learnt").child(rows.collect::<Vec<El>>()))
}

fn ways(player: Player) -> El {
    let words = &learn().player;
    let taught = player.taught;
    let link = |class: &str, act: &str, href: String, label: &str| {
        el("a")
            .class(class)
            .attr("data-act", act)
            .attr("href", href)
            .child(label)
    };
    let in_app = player.frame == Frame::App;
    let next = taught.next().filter(|_| in_app).map(|next| {
        let label = [words.next, ": ", next.words.title].concat();
        link("button main", "next-lesson", lesson_href(&next), &label)
    });
    let all = in_app.then(|| {
        let class = if next.is_some() {
            "button"
        } else {
            "button main"
        };
        let href = Route::Learn(LearnRoute::Lessons).href();
        link(class, "all-lessons", href, words.all)
    });
    let anew = el("button")
        .attr("data-act", "anew")
        .on("click", move |_| player.go(0))
        .child(words.anew);
    el("p").class("primary").child(next).child(all).child(anew)
}
