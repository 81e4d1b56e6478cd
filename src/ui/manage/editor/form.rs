//! The contents of the editor's fields, and the setup they make.

use leptos::prelude::*;

use crate::clock::draft::{
    FieldError, FieldErrorKind, FormField, ModeKind, PeriodField, PeriodForm, SetupForm,
};
use crate::clock::length::LengthError;
use crate::clock::{ByColor, Color, Setup};
use crate::ui::text;

/// The names of the inputs for the start.
pub(super) const STARTS_IN: &str = "starts-in";
pub(super) const DEFAULT_TIME: &str = "default-time";

/// A form while it is filled in. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    pub(super) fields: RwSignal<SetupForm>,
    /// The setup that the fields make, or all their errors.
    pub(super) setup: Memo<Result<Setup, Vec<FieldError>>>,
    /// The fields that somebody has typed in or left.
    touched: RwSignal<Vec<FormField>>,
    /// All periods, while the hourglass has but one.
    all_periods: StoredValue<Option<ByColor<Vec<PeriodForm>>>>,
}

impl Form {
    pub(super) fn new(setup: &Setup) -> Form {
        let fields = RwSignal::new(SetupForm::of(setup));
        Form {
            fields,
            setup: Memo::new(move |_| fields.with(SetupForm::check)),
            touched: RwSignal::default(),
            all_periods: StoredValue::default(),
        }
    }

    /// Notes that somebody has typed in a field or left it.
    pub(super) fn touch(self, field: FormField) {
        if self
            .touched
            .with_untracked(|touched| !touched.contains(&field))
        {
            self.touched.update(|touched| touched.push(field));
        }
    }

    /// The errors to show. A missing value is shown only once somebody has typed in the field or
    /// left it.
    pub(super) fn problems(self) -> Vec<FieldError> {
        let is_said = |found: &&FieldError| match found.problem {
            FieldErrorKind::Length(LengthError::Empty) | FieldErrorKind::NotWhole => {
                self.touched.with(|touched| touched.contains(&found.field))
            }
            FieldErrorKind::Length(_) | FieldErrorKind::Setup(_) => true,
        };
        self.setup.with(|setup| match setup {
            Ok(_) => Vec::new(),
            Err(problems) => problems.iter().filter(is_said).copied().collect(),
        })
    }

    /// The error in a field, in words.
    pub(super) fn error(self, field: FormField) -> Signal<Option<String>> {
        Signal::derive(move || {
            let problems = self.problems();
            let found = problems.iter().find(|problem| problem.field == field)?;
            Some(text::shared::problem::of_field(found.problem).to_owned())
        })
    }

    /// The name of the input for a field; `None` where it has no input of its own.
    pub(super) fn field_name(self, field: FormField) -> Option<String> {
        match field {
            FormField::Period(color, place, part) => Some(self.period(color, place).name(part)),
            FormField::Control(_) => None,
            FormField::StartsIn => Some(STARTS_IN.into()),
            FormField::DefaultTime => Some(DEFAULT_TIME.into()),
        }
    }

    /// Chooses the mode of the whole setup. Periods that the hourglass has no room for come back
    /// after it.
    pub(super) fn set_mode(self, mode: ModeKind) {
        self.fields.update(|fields| {
            let is_hourglass = fields.mode() == ModeKind::Hourglass;
            if is_hourglass
                && let Some(all) = self.all_periods.try_update_value(Option::take).flatten()
            {
                fields.periods = all;
            } else if mode == ModeKind::Hourglass && !is_hourglass {
                self.all_periods.set_value(Some(fields.periods.clone()));
            }
            fields.set_mode(mode);
        });
    }

    pub(super) const fn period(self, color: Color, place: usize) -> Period {
        Period {
            form: self,
            color,
            place,
        }
    }

    /// The number of a side's periods. Tracked.
    pub(super) fn count(self, color: Color) -> usize {
        self.fields.with(|fields| fields.periods.get(color).len())
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
    /// The name of the input for a part of the period.
    pub(super) fn name(self, part: PeriodField) -> String {
        let part = match part {
            PeriodField::Time => "time",
            PeriodField::End => "end",
            PeriodField::Moves => "moves",
            PeriodField::Mode => "mode",
            PeriodField::Bonus => "bonus",
            PeriodField::Count => "count",
            PeriodField::Extra => "extra",
        };
        self.named(part)
    }

    /// The name of another input of the period.
    pub(super) fn named(self, what: &str) -> String {
        format!("{}-{}-{what}", self.color.name(), self.place)
    }

    /// Reads the period, or a new one if it is gone. Tracked.
    pub(super) fn with<T>(self, read: impl FnOnce(&PeriodForm) -> T) -> T {
        self.form.fields.with(|fields| {
            let period = fields.periods.get(self.color).get(self.place);
            match period {
                Some(period) => read(period),
                None => read(&PeriodForm::default()),
            }
        })
    }

    pub(super) fn mode(self) -> ModeKind {
        self.with(|period| period.mode)
    }

    pub(super) fn update(self, change: impl FnOnce(&mut PeriodForm)) {
        self.form.fields.update(|fields| {
            let period = fields.periods.get_mut(self.color).get_mut(self.place);
            if let Some(period) = period {
                change(period);
            }
        });
    }

    pub(super) fn touch(self, part: PeriodField) {
        self.form.touch(self.field(part));
    }

    /// The error in a part of the period, in words.
    pub(super) fn error(self, part: PeriodField) -> Signal<Option<String>> {
        self.form.error(self.field(part))
    }

    const fn field(self, part: PeriodField) -> FormField {
        FormField::Period(self.color, self.place, part)
    }

    pub(super) fn remove(self) {
        let Period { color, place, .. } = self;
        self.form
            .fields
            .update(|fields| fields.remove_period(color, place));
    }
}
