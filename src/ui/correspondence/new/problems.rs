//! The problems of the form for a new game: [`Problems`].

use leptos::prelude::*;

use super::form::NewGameForm;
use crate::correspondence::enter::EnterError;
use crate::ui::text;
use crate::ui::text::correspondence::new as words;

/// The problems of the form. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Problems {
    form: NewGameForm,
    all: Memo<Vec<EnterError>>,
}

impl Problems {
    pub(super) fn of(form: NewGameForm) -> Problems {
        Problems {
            form,
            all: form.problems(),
        }
    }

    /// The first problem that `is` accepts.
    fn find(self, is: impl Fn(&EnterError) -> bool) -> Option<EnterError> {
        self.all
            .with(|problems| problems.iter().find(|found| is(found)).cloned())
    }

    /// The first problem that `is` accepts, in words.
    pub(super) fn first(
        self,
        is: impl Fn(&EnterError) -> bool + Send + Sync + 'static,
    ) -> Signal<Option<String>> {
        Signal::derive(move || {
            let found = self.find(&is)?;
            let kept = self.form.chosen()?;
            Some(text::correspondence::enter_problem(&found, &kept.event))
        })
    }

    /// The problems with the figures of the server, each reason once.
    pub(super) fn of_figures(self) -> Signal<String> {
        Signal::derive(move || {
            let mut reasons = Vec::new();
            let mut is_new = |problem: &&EnterError| {
                let reason = match problem {
                    EnterError::Clock(_, why) | EnterError::Bank(_, why) => Some(*why),
                    EnterError::Made(_) => None,
                    _ => return false,
                };
                let is_new = !reasons.contains(&reason);
                reasons.push(reason);
                is_new
            };
            let Some(kept) = self.form.chosen() else {
                return String::new();
            };
            self.all.with(|problems| {
                let new = problems.iter().filter(|problem| is_new(problem));
                let said =
                    new.map(|problem| text::correspondence::enter_problem(problem, &kept.event));
                said.collect::<Vec<_>>().join(" ")
            })
        })
    }

    /// The problem with the figure that `is` means, in a word or two.
    pub(super) fn of_figure(
        self,
        is: impl Fn(&EnterError) -> bool + Send + Sync + 'static,
    ) -> Signal<Option<String>> {
        Signal::derive(move || {
            let found = self.find(&is)?;
            let said = match found {
                EnterError::Clock(_, why) | EnterError::Bank(_, why) => words::figure_wrong(why),
                _ => words::made_wrong(),
            };
            Some(said.to_owned())
        })
    }

    /// Whether `is` accepts any of the problems.
    pub(super) fn any(self, is: impl Fn(&EnterError) -> bool) -> bool {
        self.all.with(|problems| problems.iter().any(is))
    }
}
