//! Instants in time zones, as this browser knows them.
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::correspondence::{EntryError, Seconds, Utc};
use zeitnot::platform::zone;
use zeitnot::ui::widgets::moment;

/// 2023-10-29 01:00:00 UTC: clocks in Zurich are put back by an hour.
const PUT_BACK: Utc = Utc::new(1_698_541_200);

#[wasm_bindgen_test]
fn a_zone_is_as_far_ahead_as_its_daylight_saving_time_has_it() {
    let ahead = |at| zone::ahead("Europe/Zurich", at);
    assert_eq!(ahead(PUT_BACK - Seconds::new(1)), Some(Seconds::hours(2)));
    assert_eq!(ahead(PUT_BACK), Some(Seconds::hours(1)));
    assert_eq!(zone::ahead("UTC", PUT_BACK), Some(Seconds::ZERO));
    assert_eq!(zone::ahead("Nowhere/Atall", PUT_BACK), None);
}

#[wasm_bindgen_test]
fn an_instant_is_shown_to_the_second_in_a_zone_that_is_named() {
    let text = moment::in_zone(PUT_BACK - Seconds::new(1), "Europe/Zurich");
    assert!(text.contains("2:59:59"), "{text}");
    assert!(text.ends_with("Europe/Zurich"), "{text}");
}

#[wasm_bindgen_test]
fn an_instant_in_a_zone_that_is_not_known_is_shown_in_utc_and_says_so() {
    let text = moment::in_zone(PUT_BACK, "Nowhere/Atall");
    assert!(text.contains("1:00:00"), "{text}");
    assert!(text.ends_with("UTC"), "{text}");
}

#[wasm_bindgen_test]
fn a_refusal_says_when_the_entry_before_was_in_the_zone_of_the_server() {
    let text = moment::why_refused(EntryError::Order { after: PUT_BACK }, "Europe/Zurich");
    assert!(text.contains("2:00:00"), "{text}");
    assert!(text.contains(" Europe/Zurich"), "{text}");
}

#[wasm_bindgen_test]
fn hours_are_as_the_language_counts_them_and_of_24_have_two_digits() {
    let page = web_sys::window().and_then(|window| window.document()?.document_element());
    let page = page.unwrap();
    let before = page.get_attribute("lang").unwrap_or_default();
    let written = |language: &str| {
        page.set_attribute("lang", language).unwrap();
        moment::in_utc(PUT_BACK)
    };
    let (german, american) = (written("de"), written("en-US"));
    page.set_attribute("lang", &before).unwrap();
    assert!(german.contains("01:00:00"), "{german}");
    assert!(american.contains(" 1:00:00"), "{american}");
}
