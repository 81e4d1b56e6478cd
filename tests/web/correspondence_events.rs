//! The form of an event.

use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::correspondence::event_form::EventField;
use zeitnot::ui::events::event::form::Form;

#[wasm_bindgen_test]
fn missing_values_are_reported_once_the_user_tries_to_save() {
    let owner = Owner::new();
    owner.with(|| {
        let form = Form::empty();
        form.fields.update(|fields| fields.days = "0".into());
        let fault = |place| untrack(|| form.fault(place));
        assert_eq!(fault(EventField::Name), None);
        assert!(fault(EventField::Days).is_some());
        form.tried.set(true);
        assert!(fault(EventField::Name).is_some());
    });
}
