//! A lesson and its steps: [`Lesson`], [`Step`], [`Course`].

use super::exhibit::{Exhibit, ExhibitAct, ExhibitState};

/// Lessons that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Its name in addresses and in what is kept.
    pub slug: &'static str,
    /// Its lessons, in order.
    pub lessons: &'static [Lesson],
}

/// Some ten minutes on one matter.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name in addresses and in what is kept: lower-case letters, digits
    /// and hyphens, another for each lesson, never changed.
    pub slug: &'static str,
    /// Its steps, in order: 1 to 30.
    pub steps: &'static [Step],
}

/// One step: a sentence or two, and what there is to do.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What is there to be handled, if anything.
    pub exhibit: Option<Exhibit>,
    /// What is asked.
    pub asks: Asks,
    /// The rule that is cited.
    pub rule: Option<Rule>,
}

/// What a step asks.
#[derive(Clone, Copy, Debug)]
pub enum Asks {
    /// Nothing: one reads, looks, tries, and goes on.
    Nothing,
    /// To bring the exhibit there.
    Task {
        /// Whether it is done, by the core. Once done, the task stays solved.
        goal: fn(&ExhibitState) -> bool,
        /// A way to do it, for the tests and for whoever asks to be shown:
        /// acts, each after so many milliseconds of the exhibit's own time
        /// since the one before.
        solution: &'static [(i64, ExhibitAct)],
    },
    /// To answer. There is a reason for each answer in the words.
    Question {
        /// Whether each answer is right, in the order of the words; one is, at
        /// least, and two to five are given.
        answers: &'static [bool],
    },
}

/// Where a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A paragraph of FIDE's Laws: `6.8`, `6.12a`.
    Fide(&'static str),
    /// A point of Triple Block: `c`, `5`, `8`; `s2` for substitutions, 2.
    TripleBlock(&'static str),
    /// The article on the double flag.
    DoubleFlag,
}

impl Step {
    /// A step at which one reads.
    pub const fn read(rule: Option<Rule>) -> Step {
        Step {
            exhibit: None,
            asks: Asks::Nothing,
            rule,
        }
    }

    /// A step at which one handles something, freely.
    pub const fn show(exhibit: Exhibit, rule: Option<Rule>) -> Step {
        Step {
            exhibit: Some(exhibit),
            asks: Asks::Nothing,
            rule,
        }
    }

    /// A step that is done when the exhibit reaches a goal.
    pub const fn task(
        exhibit: Exhibit,
        goal: fn(&ExhibitState) -> bool,
        solution: &'static [(i64, ExhibitAct)],
        rule: Option<Rule>,
    ) -> Step {
        Step {
            exhibit: Some(exhibit),
            asks: Asks::Task { goal, solution },
            rule,
        }
    }

    /// A question, with something to look at or without.
    pub const fn question(
        exhibit: Option<Exhibit>,
        answers: &'static [bool],
        rule: Option<Rule>,
    ) -> Step {
        Step {
            exhibit,
            asks: Asks::Question { answers },
            rule,
        }
    }

    /// Whether something is to be solved.
    pub const fn asks(&self) -> bool {
        !matches!(self.asks, Asks::Nothing)
    }

    /// How many answers are given; 0 where nothing is asked.
    pub const fn answers(&self) -> usize {
        match self.asks {
            Asks::Question { answers } => answers.len(),
            _ => 0,
        }
    }
}
