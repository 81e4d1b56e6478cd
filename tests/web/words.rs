//! The spaces of the texts, and the years of dates.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::correspondence::Seconds;
use zeitnot::correspondence::civil::Civil;
use zeitnot::ui::text::{bound, plain, whole};
use zeitnot::ui::widgets::moment::is_in_year_of;

#[wasm_bindgen_test]
fn no_line_ends_between_a_figure_and_what_it_counts() {
    assert_eq!(bound("5 min and 3 s"), "5\u{a0}min and 3\u{a0}s");
    // The letter is a unit and no preposition: the figure ends after it.
    assert_eq!(bound("+10 s for"), "+10\u{a0}s for");
    assert_eq!(bound("+10\u{a0}s for"), "+10\u{a0}s for");
    assert_eq!(
        bound("W każdym ruchu, i z bankiem: – e4"),
        "W\u{a0}każdym ruchu, i\u{a0}z\u{a0}bankiem: – e4"
    );
}

#[wasm_bindgen_test]
fn text_that_does_not_wrap_is_typed_with_ordinary_spaces() {
    assert_eq!(whole("46 d 20:00:00"), "46\u{a0}d\u{a0}20:00:00");
    assert_eq!(plain(&whole("46 d 20:00:00")), "46 d 20:00:00");
}

#[wasm_bindgen_test]
fn a_date_has_its_year_where_that_is_not_the_present_one() {
    let noon = |year, month, day| {
        let civil = Civil {
            year,
            month,
            day,
            hour: 12,
            minute: 0,
            second: 0,
        };
        civil.utc(Seconds::ZERO).unwrap()
    };
    let now = noon(2026, 11, 20);
    assert!(is_in_year_of(now, noon(2026, 1, 5)));
    assert!(!is_in_year_of(now, noon(2027, 1, 5)));
}
