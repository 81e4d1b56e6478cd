//! The page of a lesson.

use leptos::prelude::*;

use super::course_end::end;
use super::player::{Frame, Player};
use super::step::step;
use crate::lessons::lesson::Asks;
use crate::lessons::run::StepOutcome;
use crate::platform::{clipboard, fullscreen, location};
use crate::ui::el::{El, dynamic, el, several, text, watch};
use crate::ui::learn::learning::Learning;
use crate::ui::route::{LearnRoute, Route};
use crate::ui::text::{learn, t};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::worded_lesson::WordedLesson;

/// The page of a lesson, at a step counted from 0 or where it was left.
pub(crate) fn lesson_page(taught: WordedLesson, place: Option<usize>, learning: Learning) -> El {
    Player::open(taught, place, learning, Frame::App).view(Some(El::of(view! { <Notices/> })))
}

/// A lesson without the app around it: nothing is kept, and no link leads away.
pub(crate) fn lesson_alone(taught: WordedLesson, place: Option<usize>) -> El {
    Player::open(taught, place, Learning::for_now(), Frame::Alone).view(None)
}

impl Player {
    /// The notices are given and not made here: a frame would load the whole app with them.
    fn view(self, notices: Option<El>) -> El {
        let body = dynamic(move || {
            let place = self.place.get();
            untrack(|| {
                if place < self.steps() {
                    self.step(place)
                } else {
                    end(self)
                }
            })
        });
        el("main")
            .class("page lesson")
            .child(self.header())
            .child(notices)
            .child(self.line())
            .child(body)
    }

    fn header(self) -> El {
        let back = (self.frame == Frame::App).then(|| {
            el("a")
                .class("tool")
                .attr("data-act", "back")
                .attr("href", Route::Learn(LearnRoute::Lessons).href())
                .attr("aria-label", t().common.back)
                .child(Icon::Back.view())
        });
        el("header")
            .child(back)
            .child(el("h1").child(self.taught.words.title))
            .child((self.frame == Frame::App).then(|| self.copy_link()))
            .child(fullscreen::is_supported().then(full_screen_tool))
    }

    /// The link to the step at hand, copied.
    fn copy_link(self) -> El {
        let words = &learn().player;
        let said = RwSignal::new("");
        // What was said is of the step before.
        watch(move || {
            self.place.track();
            said.set("");
        });
        several()
            .child(
                el("button")
                    .class("tool")
                    .attr("data-act", "copy-link")
                    .attr("aria-label", words.copy_link)
                    .attr("title", words.copy_link)
                    .on("click", move |_| {
                        let link = location::address() + &self.href(self.place.get_untracked());
                        clipboard::write(&link, move |done| {
                            let word = if done { words.copied } else { words.not_copied };
                            let _ = said.try_set(word);
                        });
                    })
                    .child(Icon::Link.view()),
            )
            .child(
                el("p")
                    .class("copied")
                    .attr("role", "status")
                    .child(text(move || said.get())),
            )
    }

    /// How far one is.
    fn line(self) -> El {
        let words = &learn().player;
        let of = self.steps();
        let at = move || {
            let place = self.place.get();
            if place < of {
                (words.step)(place + 1, of)
            } else {
                words.end.into()
            }
        };
        let marks: Vec<El> = (0..of)
            .map(|place| {
                el("span").attr_with("data-mark", move || {
                    let solved = self
                        .learning
                        .progress
                        .with(|progress| progress.is_solved(&self.taught.lesson, place));
                    match self.place.get() {
                        here if here == place => "here",
                        _ if solved => "solved",
                        here if here > place => "passed",
                        _ => "open",
                    }
                })
            })
            .collect();
        el("div")
            .class("step-line")
            .child(
                el("p")
                    .class("num")
                    .attr("data-part", "step")
                    .child(text(at)),
            )
            .child(
                el("div")
                    .class("step-marks")
                    .attr("aria-hidden", "true")
                    .child(marks),
            )
    }

    fn step(self, place: usize) -> El {
        let Some(words) = self.taught.step(place) else {
            return several();
        };
        let asked = self.stage.step();
        let answers = asked.map_or(0, |step| step.answers());
        let moved = self.moved.get_value();
        several()
            .child(step(self.stage, words, (0..answers).collect(), moved))
            .child(el("small").class("keys-hint").child(learn().player.keys))
            .child(self.ways(place, asked.map(|step| step.asks)))
    }

    /// Back and on, in the same place on every step.
    fn ways(self, place: usize, asks: Option<Asks>) -> El {
        let words = &learn().player;
        let may = Memo::new(move |_| self.may_go_on());
        let stage = self.stage;
        let why = move || match asks {
            Some(Asks::Task { .. }) => words.task_first,
            _ if matches!(stage.outcome(), StepOutcome::Wrong(_)) => words.right_first,
            _ => words.answer_first,
        };
        let on = if place + 1 < self.steps() {
            words.go_on
        } else {
            words.finish
        };
        el("nav")
            .class("ways")
            .attr("aria-label", learn().lesson)
            .child(
                el("button")
                    .attr("data-act", "step-back")
                    .flag_with("disabled", move || place == 0)
                    .on("click", move |_| self.back())
                    .child(words.back),
            )
            .child(
                el("small")
                    .attr("id", "why-not")
                    .child(text(move || if may.get() { "" } else { why() })),
            )
            .child(
                el("button")
                    .class("main")
                    .attr("data-act", "step-on")
                    .attr("aria-describedby", "why-not")
                    .flag_with("disabled", move || !may.get())
                    .on("click", move |_| self.on())
                    .child(on),
            )
    }
}

fn full_screen_tool() -> El {
    let full = RwSignal::new(fullscreen::is_active());
    use_listener(fullscreen::on_change(move |now| full.set(now)));
    let label = move || {
        if full.get() {
            t().face.leave_full_screen
        } else {
            t().face.full_screen
        }
    };
    el("button")
        .class("tool")
        .attr("data-act", "full-screen")
        .attr_with("aria-label", label)
        .attr_with("title", label)
        .on("click", |_| fullscreen::toggle())
        .child(dynamic(move || {
            if full.get() {
                Icon::LeaveFullScreen.view()
            } else {
                Icon::FullScreen.view()
            }
        }))
}
