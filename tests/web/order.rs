//! Few things put in order.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::order::put_in_order;

#[wasm_bindgen_test]
fn things_of_the_same_key_stay_as_they_are() {
    let mut things = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
    put_in_order(&mut things, |thing| thing.0);
    assert_eq!(things, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
}
