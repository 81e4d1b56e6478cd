//! Arrows and circles.

use js_sys::Function;
use leptos::prelude::*;
use shakmaty::Square;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::PointerEventInit;
use zeitnot::ui::context::board_look::BoardLook;
use zeitnot::ui::mount::mount_to;
use zeitnot::ui::widgets::board::{Board, Brush, Scene, Shape};

use super::document;
use super::table::Table;
use crate::turn;

#[wasm_bindgen_test]
async fn a_right_drag_draws_an_arrow_and_the_same_again_takes_it_away() {
    let table = Table::open(Scene::default()).await;
    let drawn = |what: &str| {
        let drawn = table.host.query_selector_all(&format!(".drawn {what}"));
        drawn.unwrap().length()
    };
    let draw = |from: &str, to: &str, shift: bool| {
        let set = |init: &PointerEventInit| {
            init.set_button(2);
            init.set_shift_key(shift);
        };
        table.point("pointerdown", from, set);
        table.point("pointermove", to, set);
        table.point("pointerup", to, set);
    };
    draw("g1", "f3", false);
    draw("e5", "e5", true);
    assert_eq!((drawn("g.plain"), drawn("circle.dashed")), (1, 1));
    draw("g1", "f3", false);
    assert_eq!(drawn("g"), 0);
    table.tap("e4").await;
    assert_eq!(drawn("*"), 0);
    draw("g1", "f3", false);
    table.drag("e2", "e4").await;
    assert_eq!(drawn("*"), 0, "a move removes them");
}

#[wasm_bindgen_test]
async fn a_finger_that_rests_on_an_empty_square_draws() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e5", |init| init.set_pointer_type("touch"));
    until_drawn(&table).await;
    table.point("pointermove", "c6", |_| {});
    table.point("pointerup", "c6", |_| {});
    assert!(table.find(".drawn g.plain").is_some());
}

#[wasm_bindgen_test]
async fn a_finger_draws_several_and_a_tap_takes_all_away() {
    let table = Table::open(Scene::default()).await;
    let touch = |init: &PointerEventInit| init.set_pointer_type("touch");
    for square in ["e5", "d5"] {
        table.point("pointerdown", square, touch);
        until_drawn(&table).await;
        table.point("pointerup", square, touch);
    }
    let circles = || {
        let drawn = table.host.query_selector_all(".drawn circle");
        drawn.unwrap().length()
    };
    assert_eq!(circles(), 2);
    table.point("pointerdown", "c5", touch);
    assert_eq!(circles(), 2);
    table.point("pointerup", "c5", touch);
    assert_eq!(circles(), 0);
}

/// Waits until the long press has drawn its circle.
async fn until_drawn(table: &Table) {
    crate::called_back(|done: Box<dyn FnOnce(())>| {
        let mut done = Some(done);
        let drawing = table.get(".drawn");
        let drawn = wasm_bindgen::closure::Closure::<dyn FnMut()>::new(move || {
            if let Some(done) = done.take() {
                done(());
            }
        })
        .into_js_value();
        let watch = Function::new_with_args(
            "drawing, drawn",
            "new MutationObserver(drawn).observe(drawing, {childList: true});",
        );
        watch.call2(&JsValue::NULL, &drawing, &drawn).unwrap();
    })
    .await;
}

#[wasm_bindgen_test]
async fn shapes_from_outside_are_shown() {
    let host = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&host).unwrap();
    let shapes = RwSignal::new(vec![Shape {
        from: Square::E2,
        to: Some(Square::E4),
        brush: Brush::Double,
    }]);
    let handle = mount_to(host.clone().unchecked_into(), move || {
        let scene = Signal::stored(Scene::default());
        let look = Signal::stored(BoardLook::default());
        view! { <Board scene look shapes/> }
    });
    turn().await;
    let arrow = || host.query_selector(".drawn g.double").unwrap();
    assert!(arrow().is_some());
    shapes.set(Vec::new());
    turn().await;
    assert!(arrow().is_none());
    drop(handle);
    host.remove();
}
