//! A running lesson and the time of its exhibit: [`Stage`].

use leptos::prelude::*;

use crate::lessons::exhibit::pace::Pace;
use crate::lessons::exhibit::{ExhibitAct, ExhibitError, ExhibitState};
use crate::lessons::lesson::{Asks, Lesson, Step};
use crate::lessons::run::{Run, StepOutcome};
use crate::platform::time::TimeAxis;
use crate::platform::timer::Timer;
use crate::time::{Instant, Millis};

/// One frame; more frequent changes are invisible.
const FRAME: Millis = Millis::new(16);

/// A running lesson and its exhibit's time. A handle that lives as long as the owner that created
/// it.
///
/// ```text
/// #[component]
/// fn LedgerExhibit(stage: Stage) -> impl IntoView {
///     let bank = move || stage.see(|exhibit| match exhibit {
///         ExhibitState::Ledger(exhibit) => …,
///         _ => …,
///     });
///     let make_move = move |_| stage.act(ExhibitAct::Ledger(LedgerAct::Move));
///     view! { <button on:click=make_move>{bank}</button> }
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stage {
    /// The lesson's progress. It changes with every figure of a clock.
    pub run: RwSignal<Run>,
    /// Why the last action failed, until another one succeeds; shown by the page.
    pub refused: RwSignal<Option<ExhibitError>>,
    /// The next step of the solution, while it is shown.
    showing: RwSignal<Option<usize>>,
    parts: StoredValue<Parts, LocalStorage>,
}

struct Parts {
    axis: TimeAxis,
    pace: Pace,
    wake: Timer,
}

impl Stage {
    /// Starts a lesson at a step, counted from 0. Its time begins now.
    pub(crate) fn new(lesson: Lesson, place: usize) -> Stage {
        let stage = Stage {
            run: RwSignal::new(Run::at(lesson, place)),
            refused: RwSignal::new(None),
            showing: RwSignal::new(None),
            parts: StoredValue::new_local(Parts {
                axis: TimeAxis::new(),
                pace: Pace::default(),
                wake: Timer::new(|_| {}),
            }),
        };
        let wake = Timer::new(move |_| stage.woken());
        stage.parts.update_value(|parts| parts.wake = wake);
        stage.restart();
        stage
    }

    /// Reads the exhibit, tracked; `None` if the step has none.
    pub(crate) fn see<T>(self, see: impl FnOnce(&ExhibitState) -> T) -> Option<T> {
        self.run.with(|run| run.exhibit().map(see))
    }

    /// Reads the exhibit, untracked.
    pub(crate) fn look<T>(self, see: impl FnOnce(&ExhibitState) -> T) -> Option<T> {
        self.run.with_untracked(|run| run.exhibit().map(see))
    }

    /// Acts on the exhibit now; failures go to [`Stage::refused`].
    pub(crate) fn act(self, act: ExhibitAct) {
        let now = self.now();
        self.act_then(act, now);
    }

    /// The same at an event's `timeStamp`: a press counts when the finger came down.
    pub(crate) fn act_at(self, act: ExhibitAct, time_stamp: f64) {
        let now = self
            .parts
            .with_value(|parts| parts.axis.of_event(time_stamp).at);
        self.act_then(act, now);
    }

    fn act_then(self, act: ExhibitAct, now: Instant) {
        // Ignore actions while the solution is being shown.
        if self.showing.get_untracked().is_some() {
            return;
        }
        self.apply(act, now);
        self.wake_later();
    }

    /// Restarts the exhibit; its time begins now.
    pub(crate) fn begin(self) {
        self.showing.set(None);
        self.refused.set(None);
        self.run.update(Run::begin);
        self.restart();
    }

    /// Gives an answer, by its index.
    pub(crate) fn answer(self, place: usize) {
        self.run.update(|run| run.answer(place));
    }

    /// Opens another step, counted from 0.
    pub(crate) fn open(self, place: usize) {
        let lesson = self.run.with_untracked(|run| *run.lesson());
        self.showing.set(None);
        self.refused.set(None);
        self.run.set(Run::at(lesson, place));
        self.restart();
    }

    /// The outcome of the step, tracked.
    pub(crate) fn outcome(self) -> StepOutcome {
        self.run.with(Run::outcome)
    }

    /// The current step, untracked.
    pub(crate) fn step(self) -> Option<Step> {
        self.run.with_untracked(|run| run.step().copied())
    }

    /// Whether the solution is being shown, tracked.
    pub(crate) fn is_showing(self) -> bool {
        self.showing.with(Option::is_some)
    }

    /// Plays the solution from the start, act by act, shortening long waits.
    pub(crate) fn show(self) {
        if self.solution().is_empty() {
            return;
        }
        self.begin();
        self.parts
            .update_value(|parts| parts.pace = Pace::new(0, parts.axis.now().at));
        self.showing.set(Some(0));
        self.next_shown(0);
        self.wake_later();
    }

    fn solution(self) -> &'static [(i64, ExhibitAct)] {
        match self.step().map(|step| step.asks) {
            Some(Asks::Task { solution, .. }) => solution,
            _ => &[],
        }
    }

    /// Lets time pass until the next act of the solution.
    fn next_shown(self, place: usize) {
        match self.solution().get(place) {
            Some((after, _)) => {
                let rate = self.rate();
                self.parts.update_value(|parts| {
                    let now = parts.axis.now().at;
                    parts.pace = parts.pace.towards(*after, rate, now);
                });
            }
            None => {
                self.showing.set(None);
                let rate = self.rate();
                self.parts.update_value(|parts| {
                    let now = parts.axis.now().at;
                    parts.pace = parts.pace.at_rate(rate, now);
                });
            }
        }
    }

    fn woken(self) {
        let now = self.now();
        let shown = self.showing.get_untracked();
        let is_due = self.parts.with_value(|parts| parts.pace.is_there(now));
        match shown {
            Some(place) if is_due => {
                if let Some((_, act)) = self.solution().get(place) {
                    self.apply(*act, now);
                }
                self.showing.set(Some(place + 1));
                self.next_shown(place + 1);
            }
            _ => self.apply(ExhibitAct::Wait, now),
        }
        self.wake_later();
    }

    fn apply(self, act: ExhibitAct, now: Instant) {
        let at = self.parts.with_value(|parts| parts.pace.at(now));
        let mut refused = None;
        self.run.update(|run| refused = run.act(act, at).err());
        // Waiting is not an action of the learner.
        if act != ExhibitAct::Wait && self.refused.get_untracked() != refused {
            self.refused.set(refused);
        }
    }

    /// Restarts time at zero.
    fn restart(self) {
        let rate = self.rate();
        self.parts.update_value(|parts| {
            let now = parts.axis.now().at;
            parts.pace = Pace::new(rate, now);
        });
        self.wake_later();
    }

    /// Schedules a wake-up for the next visible change.
    fn wake_later(self) {
        let next = self.look(ExhibitState::next_change).flatten();
        self.parts.with_value(|parts| {
            match parts.pace.real_until(next, parts.axis.now().at) {
                Some(time) => parts.wake.after(time.max(FRAME)),
                None => parts.wake.cancel(),
            };
        });
    }

    fn now(self) -> Instant {
        self.parts.with_value(|parts| parts.axis.now().at)
    }

    fn rate(self) -> i64 {
        let exhibit = self.step().and_then(|step| step.exhibit);
        exhibit.map_or(0, |exhibit| exhibit.rate())
    }
}
