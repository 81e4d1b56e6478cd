//! The state of a lesson under way: [`Player`].

use leptos::prelude::*;

use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::{fullscreen, location, scroll};
use crate::ui::learn::exhibit::Stage;
use crate::ui::learn::learning::Learning;
use crate::ui::route::{LessonRoute, Route};
use crate::ui::watch::watch;
use crate::ui::widgets::worded_lesson::{WordedLesson, step_href};

/// The place of a lesson: in the app, or alone on somebody's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Frame {
    App,
    Alone,
}

/// A lesson while it is taken.
#[derive(Clone, Copy)]
pub(super) struct Player {
    pub(super) taught: WordedLesson,
    pub(super) stage: Stage,
    /// The step; beyond the last is the end.
    pub(super) place: RwSignal<usize>,
    pub(super) learning: Learning,
    pub(super) frame: Frame,
    /// Whether the learner has come here from another step.
    pub(super) moved: StoredValue<bool>,
}

impl Player {
    /// Opens a lesson at a step, or where it was left.
    pub(super) fn open(
        taught: WordedLesson,
        place: Option<usize>,
        learning: Learning,
        frame: Frame,
    ) -> Player {
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
        player
    }

    pub(super) fn steps(self) -> usize {
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
            // This makes the address a link to the step.
            location::replace_hash(&self.href(place)[1..]);
        }
    }

    pub(super) fn href(self, place: usize) -> String {
        step_href(&self.taught, place)
    }

    /// Whether the step was ever solved, or asks nothing; tracked.
    pub(super) fn may_go_on(self) -> bool {
        let place = self.place.get();
        self.stage.run.with(|run| run.may_go_on()) || self.is_solved(place)
    }

    /// Whether a step was ever solved; tracked.
    pub(super) fn is_solved(self, place: usize) -> bool {
        self.learning
            .progress
            .with(|progress| progress.is_solved(&self.taught.lesson, place))
    }

    pub(super) fn on(self) {
        if untrack(|| self.may_go_on()) {
            self.go(self.place.get_untracked() + 1);
        }
    }

    pub(super) fn back(self) {
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
                learning.sound_solved();
                untrack(|| learning.change(|progress| progress.solve(&taught.lesson, place)));
            }
        });
        let keys = StoredValue::new_local(on_key_down(move |key| self.on_key(key)));
        // A link to another step of the same lesson opens it here.
        let hash = StoredValue::new_local(location::on_hash_change(move |hash| {
            if let (Route::Lesson(LessonRoute::Step(slug, step)), _) = Route::parse(&hash)
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
}
