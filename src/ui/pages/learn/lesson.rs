//! A lesson, step by step.

use leptos::prelude::*;

use super::end::end;
use super::step::step;
use super::{Taught, step_href};
use crate::lessons::lesson::Asks;
use crate::lessons::run::Outcome;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::{clipboard, fullscreen, location, scroll};
use crate::ui::components::exhibit::Stage;
use crate::ui::components::icon::Icon;
use crate::ui::components::notices::notices;
use crate::ui::el::{El, dynamic, el, several, text, watch};
use crate::ui::learning::Learning;
use crate::ui::route::{LearnRoute, Route};
use crate::ui::text::{learn, t};

/// Where a lesson stands: in the app, or alone on somebody's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Frame {
    App,
    Alone,
}

/// The page of a lesson, at a step counted from 0 or where it was left.
pub fn lesson_page(taught: Taught, place: Option<usize>, learning: Learning) -> El {
    player(taught, place, learning, Frame::App)
}

/// A lesson without the app around it: nothing is kept, and no link leads away.
pub fn lesson_alone(taught: Taught, place: Option<usize>) -> El {
    player(taught, place, Learning::for_now(), Frame::Alone)
}

/// A lesson while it is taken.
#[derive(Clone, Copy)]
pub(super) struct Player {
    pub(super) taught: Taught,
    stage: Stage,
    /// The step; beyond the last is the end.
    place: RwSignal<usize>,
    pub(super) learning: Learning,
    pub(super) frame: Frame,
    /// Whether one has come to the step from another.
    moved: StoredValue<bool>,
}

fn player(taught: Taught, place: Option<usize>, learning: Learning, frame: Frame) -> El {
    let lesson = taught.lesson;
    let last = lesson.steps.len().saturating_sub(1);
    let left = learning.progress.with_untracked(|progress| {
        let reached = progress.of(&lesson).filter(|reached| !reached.done)?;
        usize::try_from(reached.place).ok()
    });
    let place = place.or(left).unwrap_or(0).min(last);
    let player = Player {
        taught,
        stage: Stage::new(lesson, place),
        place: RwSignal::new(place),
        learning,
        frame,
        moved: StoredValue::new(false),
    };
    player.opened(place);
    player.listen();
    player.view()
}

impl Player {
    fn steps(self) -> usize {
        self.taught.lesson.steps.len()
    }

    /// Opens a step; one beyond the last is the end.
    pub(super) fn go(self, place: usize) {
        let place = place.min(self.steps());
        self.moved.set_value(true);
        if place < self.steps() {
            self.stage.open(place);
            self.opened(place);
        }
        self.place.set(place);
        scroll::to(0.0);
    }

    fn opened(self, place: usize) {
        self.learning
            .change(|progress| progress.open(&self.taught.lesson, place));
        if self.frame == Frame::App {
            // So that the address is a link to the step.
            location::replace_hash(&self.href(place)[1..]);
        }
    }

    fn href(self, place: usize) -> String {
        step_href(&self.taught, place)
    }

    /// Whether the step was ever solved, or asks nothing; tracked.
    fn may_go_on(self) -> bool {
        let place = self.place.get();
        self.stage.run.with(|run| run.may_go_on())
            || self
                .learning
                .progress
                .with(|progress| progress.is_solved(&self.taught.lesson, place))
    }

    fn on(self) {
        if untrack(|| self.may_go_on()) {
            self.go(self.place.get_untracked() + 1);
        }
    }

    fn back(self) {
        if let Some(place) = self.place.get_untracked().checked_sub(1) {
            self.go(place);
        }
    }

    fn listen(self) {
        let Player {
            taught,
            stage,
            learning,
            ..
        } = self;
        let solved = Memo::new(move |_| {
            stage
                .run
                .with(|run| (run.place(), run.outcome().is_solved()))
        });
        watch(move || {
            if let (place, true) = solved.get() {
                untrack(|| learning.change(|progress| progress.solve(&taught.lesson, place)));
            }
        });
        let keys = StoredValue::new_local(on_key_down(move |key| self.on_key(key)));
        // A link to another step of the same lesson opens it here.
        let hash = StoredValue::new_local(location::on_hash_change(move |hash| {
            if let (Route::Learn(LearnRoute::Step(slug, step)), _) = Route::parse(&hash)
                && slug == taught.lesson.slug
                && self.frame == Frame::App
            {
                let place = usize::from(step.get()) - 1;
                if self.place.get_untracked() != place && place < self.steps() {
                    self.go(place);
                }
            }
        }));
        on_cleanup(move || {
            drop(keys.try_update_value(Option::take));
            drop(hash.try_update_value(Option::take));
        });
    }

    fn on_key(self, key: &KeyPress) -> bool {
        if key.repeat || key.modified || key.writing {
            return false;
        }
        match key.code.as_str() {
            "ArrowRight" => self.on(),
            "ArrowLeft" => self.back(),
            "Enter" if !key.on_control => self.on(),
            "KeyF" => fullscreen::toggle(),
            _ => {
                let answers = self.stage.step().map_or(0, |step| step.answers());
                let asked = key.key.parse::<usize>().ok();
                let Some(place) = asked.and_then(|number| number.checked_sub(1)) else {
                    return false;
                };
                let solved = untrack(|| self.stage.outcome().is_solved());
                if place >= answers || solved || self.place.get_untracked() >= self.steps() {
                    return false;
                }
                self.stage.answer(place);
            }
        }
        true
    }

    fn view(self) -> El {
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
            .child((self.frame == Frame::App).then(notices))
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
            _ if matches!(stage.outcome(), Outcome::Wrong(_)) => words.right_first,
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
    let listener = StoredValue::new_local(fullscreen::on_change(move |now| full.set(now)));
    on_cleanup(move || drop(listener.try_update_value(Option::take)));
    let label = move || match full.get() {
        true => t().face.leave_full_screen,
        false => t().face.full_screen,
    };
    el("button")
        .class("tool")
        .attr("data-act", "full-screen")
        .attr_with("aria-label", label)
        .attr_with("title", label)
        .on("click", |_| fullscreen::toggle())
        .child(dynamic(move || match full.get() {
            true => Icon::LeaveFullScreen.view(),
            false => Icon::FullScreen.view(),
        }))
}
