//! A quiz while it is taken: [`Sitting`].

use leptos::prelude::*;

use super::quiz_href;
use crate::lessons::quiz::{Quiz, course};
use crate::platform::time::wall_now;
use crate::platform::{location, scroll};
use crate::ui::route::{LessonRoute, Route};
use crate::ui::text::learn as texts;
use crate::ui::text::lessons::courses;
use crate::ui::widgets::listener::use_listener;

/// Fresh seeds are below this, so that people can say them.
const SEEDS: i64 = 1_000_000;

/// A quiz while it is taken.
#[derive(Clone, Copy)]
pub(super) struct Sitting {
    /// Answers change it without notifying, so that the page stays as it is.
    pub(super) quiz: RwSignal<Quiz>,
    pub(super) course: RwSignal<Option<usize>>,
    /// The number of quizzes drawn, so that a quiz drawn again begins at its first question.
    drawn: RwSignal<usize>,
    /// The question; beyond the last is the result.
    place: RwSignal<usize>,
    /// Whether the learner has come here from another question.
    pub(super) moved: StoredValue<bool>,
}

impl Sitting {
    /// Draws the quiz of the address, and of every later address of a quiz.
    pub(super) fn open() -> Sitting {
        let (seed, course) = asked_for(&location::hash());
        let sitting = Sitting {
            quiz: RwSignal::new(Quiz::draw(seed, course)),
            course: RwSignal::new(course),
            drawn: RwSignal::new(1),
            place: RwSignal::new(0),
            moved: StoredValue::new(false),
        };
        sitting.keep_address();
        use_listener(location::on_hash_change(move |hash| {
            if let (Route::Lesson(LessonRoute::Quiz), _) = Route::parse(&hash) {
                let (seed, course) = asked_for(&hash);
                sitting.begin(seed, course);
            }
        }));
        sitting
    }

    /// Draws another quiz, or the same again.
    pub(super) fn begin(self, seed: u64, course: Option<usize>) {
        self.course.set(course);
        self.moved.set_value(false);
        self.quiz.set(Quiz::draw(seed, course));
        self.place.set(0);
        self.drawn.update(|drawn| *drawn += 1);
        self.keep_address();
        scroll::to(0.0);
    }

    /// Goes on to the next question, or to the result.
    pub(super) fn go_on(self) {
        self.moved.set_value(true);
        self.place.update(|place| *place += 1);
        scroll::to(0.0);
    }

    /// The quiz, counted from 1, and the place in it; tracked.
    pub(super) fn at(self) -> (usize, usize) {
        (self.drawn.get(), self.place.get())
    }

    /// Which quiz it is, and of what; tracked.
    pub(super) fn name(self) -> String {
        let course = self.course.get();
        let course = course.and_then(|place| courses().get(place));
        let of = course.map_or(texts::quiz::mixed(), |course| course.title);
        [
            &texts::quiz::number(&self.quiz.with(Quiz::seed).to_string()),
            " · ",
            of,
        ]
        .concat()
    }

    /// Makes the address a link to this very quiz.
    fn keep_address(self) {
        let seed = self.quiz.with_untracked(Quiz::seed);
        let link = quiz_href(Some(seed), self.course.get_untracked());
        location::replace_hash(&link[1..]);
    }
}

/// The seed and the course of an address; a fresh seed if it has none that can be read.
fn asked_for(hash: &str) -> (u64, Option<usize>) {
    let (_, query) = Route::parse(hash);
    let seed = location::value_of("seed", query).and_then(|seed| seed.parse().ok());
    let course = location::value_of("course", query).and_then(|slug| course(&slug));
    (seed.unwrap_or_else(fresh_seed), course)
}

/// A seed from the present time.
pub(crate) fn fresh_seed() -> u64 {
    u64::try_from(wall_now().get() % SEEDS).unwrap_or_default()
}
