//! A lesson in progress: [`Run`].

use super::exhibit::{ExhibitAct, ExhibitError, ExhibitState};
use super::lesson::{Asks, Lesson, Step};

/// A lesson at one of its steps.
#[derive(Clone, Debug)]
pub struct Run {
    lesson: Lesson,
    place: usize,
    exhibit: Option<ExhibitState>,
    outcome: StepOutcome,
    /// The answers given since the question was opened.
    given: Vec<usize>,
}

/// The state of the current step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepOutcome {
    /// Not answered, or the task not done.
    #[default]
    Open,
    /// This wrong answer was given; another can be given.
    Wrong(usize),
    /// This right answer was given.
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
    /// Starts a lesson at one of its steps, counted from 0; at the last one if there are fewer.
    pub fn at(lesson: Lesson, place: usize) -> Run {
        let place = place.min(lesson.steps.len().saturating_sub(1));
        let mut run = Run {
            lesson,
            place,
            exhibit: None,
            outcome: StepOutcome::Open,
            given: Vec::new(),
        };
        run.begin();
        run
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The index of the current step, counted from 0.
    pub fn place(&self) -> usize {
        self.place
    }

    /// The current step; `None` in a lesson without steps.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.place)
    }

    /// The state of the current step's exhibit.
    pub fn exhibit(&self) -> Option<&ExhibitState> {
        self.exhibit.as_ref()
    }

    /// The state of the current step.
    pub fn outcome(&self) -> StepOutcome {
        self.outcome
    }

    /// Restarts the exhibit of the current step, and opens its question again. A task solved during
    /// this visit stays solved.
    pub fn begin(&mut self) {
        self.exhibit = self
            .step()
            .and_then(|step| step.exhibit)
            .and_then(|exhibit| exhibit.begin());
        self.given.clear();
        if self.outcome != StepOutcome::Done {
            self.outcome = StepOutcome::Open;
        }
    }

    /// Performs an act on the exhibit, `at` milliseconds of its own time after its start.
    ///
    /// # Errors
    /// [`ExhibitError::NotOffered`] without an exhibit; otherwise as of [`ExhibitState::act`].
    pub fn act(&mut self, act: ExhibitAct, at: i64) -> Result<(), ExhibitError> {
        let exhibit = self.exhibit.as_mut().ok_or(ExhibitError::NotOffered)?;
        let done = exhibit.act(act, at);
        self.check();
        done
    }

    /// Gives an answer, by its index. Nothing changes if the step is not a question or has no such
    /// answer.
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

    /// Whether an answer was given since the question was opened: its reason stays readable.
    pub fn was_given(&self, place: usize) -> bool {
        self.given.contains(&place)
    }

    /// Whether the learner may go on: there is nothing to solve, or it is solved.
    pub fn may_go_on(&self) -> bool {
        self.step().is_some_and(|step| !step.asks()) || self.outcome.is_solved()
    }

    fn check(&mut self) {
        if let (Some(Asks::Task { goal, .. }), Some(exhibit)) =
            (self.step().map(|step| step.asks), &self.exhibit)
            && goal(exhibit)
        {
            self.outcome = StepOutcome::Done;
        }
    }
}
