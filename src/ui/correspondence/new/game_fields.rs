//! The fields of the form for a new game, and their problems: [`Problems`].

use leptos::prelude::*;

use super::form::NewGameForm;
use crate::correspondence::enter::EnterError;
use crate::ui::text;
use crate::ui::widgets::field::Field;

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

    /// The first problem that `is` accepts, in words.
    pub(super) fn first(
        self,
        is: impl Fn(&EnterError) -> bool + Send + Sync + 'static,
    ) -> Signal<Option<String>> {
        Signal::derive(move || {
            let found = self
                .all
                .with(|problems| problems.iter().find(|found| is(found)).cloned())?;
            let kept = self.form.chosen()?;
            Some((text::correspondence().games.new.problem)(
                &found,
                &kept.event,
            ))
        })
    }

    /// Whether `is` accepts any of the problems.
    pub(super) fn any(self, is: impl Fn(&EnterError) -> bool) -> bool {
        self.all.with(|problems| problems.iter().any(is))
    }
}

/// A one-line text field.
#[component]
pub(super) fn Line(
    #[prop(into)] name: String,
    #[prop(into)] label: String,
    #[prop(optional)] hint: &'static str,
    value: RwSignal<String>,
    #[prop(optional, into)] error: Signal<Option<String>>,
) -> impl IntoView {
    view! { <Field name label hint value on_input=move |text| value.set(text) error/> }
}
