//! A lesson and its steps: [`Lesson`], [`Step`], [`Course`].

use super::exhibit::{Exhibit, ExhibitAct, ExhibitState};

/// A group of lessons.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Its name in addresses and in stored progress.
    pub slug: &'static str,
    /// Its lessons, in order.
    pub lessons: &'static [Lesson],
}

/// About ten minutes on one topic.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name in addresses and in stored progress: lower-case letters, digits and hyphens,
    /// unique, and never changed.
    pub slug: &'static str,
    /// Its steps, in order: 1 to 30.
    pub steps: &'static [Step],
}

/// One step: a sentence or two, and possibly a task.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The exhibit, if there is one.
    pub exhibit: Option<Exhibit>,
    /// The task or question, if the step has one.
    pub asks: Asks,
    /// The rule that is cited.
    pub rule: Option<Rule>,
}

/// The task or question of a step.
#[derive(Clone, Copy, Debug)]
pub enum Asks {
    /// Nothing: the learner reads, looks, tries, and goes on.
    Nothing,
    /// A task: bring the exhibit to a goal.
    Task {
        /// Whether the goal is reached, as computed by the core. Once solved, the task stays
        /// solved.
        goal: fn(&ExhibitState) -> bool,
        /// A solution, for the tests and to be shown on request: acts, each with the milliseconds
        /// of the exhibit's own time since the previous one.
        solution: &'static [(i64, ExhibitAct)],
    },
    /// A question. The texts give a reason for each answer.
    Question {
        /// Whether each answer is right, in the order of the texts; there are two to five answers,
        /// and at least one is right.
        answers: &'static [bool],
    },
}

/// The source of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A paragraph of FIDE's Laws: `6.8`, `6.12a`.
    Fide(&'static str),
    /// A point of Triple Block: `c`, `5`, `8`.
    TripleBlock(&'static str),
    /// A point of its rules on substitutions: `2`.
    Substitution(&'static str),
    /// The article on the double flag.
    DoubleFlag,
}

impl Step {
    /// A step that is only read.
    pub const fn read(rule: Option<Rule>) -> Step {
        Step {
            exhibit: None,
            asks: Asks::Nothing,
            rule,
        }
    }

    /// A step with an exhibit to try freely.
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

    /// A question, with or without an exhibit.
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

    /// Whether the step has something to solve.
    pub const fn asks(&self) -> bool {
        !matches!(self.asks, Asks::Nothing)
    }

    /// The number of answers; 0 if it is not a question.
    pub const fn answers(&self) -> usize {
        match self.asks {
            Asks::Question { answers } => answers.len(),
            _ => 0,
        }
    }
}
