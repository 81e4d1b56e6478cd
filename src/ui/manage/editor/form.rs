//! What is typed and chosen in the editor, and what comes of it.

use leptos::prelude::*;

use crate::clock::draft::{
    EndKind, FieldError, FormField, ModeKind, PeriodField, PeriodForm, SetupForm,
};
use crate::clock::length::{self, Unit};
use crate::clock::{Color, Setup};
use crate::time::Millis;
use crate::ui::text::t;

/// The extra time and the bonus with which a double flag begins, in seconds.
const EXTRA: &str = "60";
const BONUS: &str = "10";

/// A form while it is filled in. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    pub(super) fields: RwSignal<SetupForm>,
    /// The setup that the fields make, or all that is wrong with them.
    pub(super) setup: Memo<Result<Setup, Vec<FieldError>>>,
}

impl Form {
    pub(super) fn new(setup: &Setup) -> Form {
        let fields = RwSignal::new(SetupForm::of(setup));
        let setup = Memo::new(move |_| fields.with(SetupForm::check));
        Form { fields, setup }
    }

    /// What is wrong with a field, in words.
    pub(super) fn error(self, field: FormField) -> Signal<Option<String>> {
        Signal::derive(move || {
            self.setup.with(|setup| {
                let problems = setup.as_ref().err()?;
                let found = problems.iter().find(|problem| problem.field == field)?;
                Some((t().editor.problem)(&found.problem))
            })
        })
    }

    /// Gives both sides White's periods, or each its own.
    pub(super) fn set_same(self, is_same: bool) {
        self.fields.update(|fields| {
            if !is_same {
                fields.periods.black = fields.periods.white.clone();
            }
            fields.same = is_same;
        });
    }

    pub(super) const fn period(self, color: Color, place: usize) -> Period {
        Period {
            form: self,
            color,
            place,
        }
    }

    /// Adds a period like a side's last one.
    pub(super) fn add_period(self, color: Color) {
        self.fields.update(|fields| {
            let periods = fields.periods.get_mut(color);
            if let Some(last) = periods.last_mut() {
                let next = PeriodForm {
                    end: EndKind::Game,
                    moves: String::new(),
                    ..last.clone()
                };
                if last.end == EndKind::Game {
                    last.end = EndKind::Moves;
                    last.moves = "40".into();
                }
                periods.push(next);
            }
        });
    }
}

/// A period of a form, known by its place. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Period {
    form: Form,
    color: Color,
    pub(super) place: usize,
}

impl Period {
    /// The name of the input for a part of it.
    pub(super) fn name(self, part: &str) -> String {
        format!("{}-{}-{part}", self.color.name(), self.place)
    }

    /// Something of it, or of a new one where it is gone. Tracked.
    pub(super) fn with<T>(self, read: impl FnOnce(&PeriodForm) -> T) -> T {
        self.form.fields.with(|fields| {
            let period = fields.periods.get(self.color).get(self.place);
            match period {
                Some(period) => read(period),
                None => read(&PeriodForm::default()),
            }
        })
    }

    pub(super) fn update(self, change: impl FnOnce(&mut PeriodForm)) {
        self.form.fields.update(|fields| {
            let period = fields.periods.get_mut(self.color).get_mut(self.place);
            if let Some(period) = period {
                change(period);
            }
        });
    }

    /// What is wrong with a part of it, in words.
    pub(super) fn error(self, part: PeriodField) -> Signal<Option<String>> {
        self.form
            .error(FormField::Period(self.color, self.place, part))
    }

    pub(super) fn set_mode(self, mode: ModeKind) {
        self.update(|period| {
            period.mode = mode;
            // The article's own example is a good beginning.
            if mode.has_extra() && period.extra.is_empty() {
                period.extra = EXTRA.into();
                period.bonus = BONUS.into();
            }
        });
    }

    /// The extra time and the bonus of a double flag; the usual ones where they cannot be read.
    pub(super) fn extra_and_bonus(self) -> (Millis, Millis) {
        let read = |text: &str, usual: &str| {
            length::parse(text, Unit::Seconds)
                .or_else(|_| length::parse(usual, Unit::Seconds))
                .unwrap_or_default()
        };
        self.with(|period| (read(&period.extra, EXTRA), read(&period.bonus, BONUS)))
    }

    /// Removes it. No period follows the one that is the last now, so that does not end by time.
    pub(super) fn remove(self) {
        self.form.fields.update(|fields| {
            let periods = fields.periods.get_mut(self.color);
            if self.place < periods.len() {
                periods.remove(self.place);
            }
            if let Some(last) = periods.last_mut()
                && last.end == EndKind::Time
            {
                last.end = EndKind::Game;
            }
        });
    }
}
