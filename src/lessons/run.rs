//! A lesson while it is taken: [`Run`].

use super::exhibit::{ExhibitAct, ExhibitError, ExhibitState};
use super::lesson::{Asks, Lesson, Step};

/// A lesson at one of its steps.
#[derive(Clone, Debug)]
pub struct Run {
    lesson: Lesson,
    place: usize,
    desk: Option<ExhibitState>,
    outcome: StepOutcome,
    /// The answers that were given since the question was opened.
    given: Vec<usize>,
}

/// How the step at hand stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepOutcome {
    /// Nothing was answered, and the task is not done.
    #[default]
    Open,
    /// This answer was given and is wrong: another can be given.
    Wrong(usize),
    /// This answer was given and is right.
    Right(usize),
    /// The task was done.
    Done,
}

impl StepOutcome {
    /// Whether the step is solved.
    pub const fn is_solved(self) -> bool {
        matches!(self, StepOutcome::Right(_) | StepOutcome::Done)
    }
}

impl Run {
    /// A lesson from one of its steps on, counted from 0; beyond the last it is
    /// the last.
    pub fn at(lesson: Lesson, place: usize) -> Run {
        let place = place.min(lesson.steps.len().saturating_sub(1));
        let mut run = Run {
            lesson,
            place,
            desk: None,
            outcome: StepOutcome::Open,
            given: Vec::new(),
        };
        run.begin();
        run
    }

    /// The lesson that is being taken.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The place of the step at hand, counted from 0.
    pub fn place(&self) -> usize {
        self.place
    }

    /// The step at hand; `None` in a lesson without steps.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.place)
    }

    /// What is being handled.
    pub fn desk(&self) -> Option<&ExhibitState> {
        self.desk.as_ref()
    }

    /// How the step at hand stands.
    pub fn outcome(&self) -> StepOutcome {
        self.outcome
    }

    /// The exhibit of the step at hand from its beginning, and the question
    /// open again. A task once solved in this visit stays solved.
    pub fn begin(&mut self) {
        self.desk = self
            .step()
            .and_then(|step| step.exhibit)
            .map(|exhibit| exhibit.begin());
        self.given.clear();
        if self.outcome != StepOutcome::Done {
            self.outcome = StepOutcome::Open;
        }
    }

    /// Something is done to the exhibit, so many milliseconds of its own time
    /// after it was begun.
    ///
    /// # Errors
    /// Why it cannot be done.
    pub fn act(&mut self, act: ExhibitAct, at: i64) -> Result<(), ExhibitError> {
        let desk = self.desk.as_mut().ok_or(ExhibitError::NotOffered)?;
        let done = desk.act(act, at);
        self.check();
        done
    }

    /// An answer is given, by its place; of what is no question or no answer of
    /// it, nothing changes.
    pub fn answer(&mut self, place: usize) {
        let Some(Asks::Question { answers }) = self.step().map(|step| step.asks) else {
            return;
        };
        if let Some(right) = answers.get(place) {
            if !self.given.contains(&place) {
                self.given.push(place);
            }
            self.outcome = if *right {
                StepOutcome::Right(place)
            } else {
                StepOutcome::Wrong(place)
            };
        }
    }

    /// Whether an answer was given since the question was opened: its reason
    /// stays to be read.
    pub fn was_given(&self, place: usize) -> bool {
        self.given.contains(&place)
    }

    /// Whether one may go on: nothing is asked here, or it is solved.
    pub fn may_go_on(&self) -> bool {
        self.step().is_some_and(|step| !step.asks()) || self.outcome.is_solved()
    }

    fn check(&mut self) {
        if let (Some(Asks::Task { goal, .. }), Some(desk)) =
            (self.step().map(|step| step.asks), &self.desk)
            && goal(desk)
        {
            self.outcome = StepOutcome::Done;
        }
    }
}
