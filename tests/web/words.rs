//! The spaces of the texts.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::text::{bound, plain, whole};

#[wasm_bindgen_test]
fn no_line_ends_between_a_figure_and_what_it_counts() {
    assert_eq!(bound("5 min and 3 s"), "5\u{a0}min and 3\u{a0}s");
}

#[wasm_bindgen_test]
fn text_that_does_not_wrap_is_typed_with_ordinary_spaces() {
    assert_eq!(whole("46 d 20:00:00"), "46\u{a0}d\u{a0}20:00:00");
    assert_eq!(plain(&whole("46 d 20:00:00")), "46 d 20:00:00");
}
