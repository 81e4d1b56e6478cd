//! Moves by hand: taps and drags, and what ends them.

use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Event, EventInit};
use zeitnot::clock::Color;
use zeitnot::ui::widgets::board::{Movable, Scene};

use super::table::Table;
use super::{CASTLING, scene};
use crate::{turn, until};

#[wasm_bindgen_test]
async fn two_taps_move_a_piece() {
    let table = Table::open(Scene::default()).await;
    table.tap("g1").await;
    assert_eq!(table.marked("goal"), ["f3", "h3"]);
    assert_eq!(table.marked("chosen"), ["g1"]);
    table.tap("f3").await;
    assert_eq!(table.moves(), ["g1f3"]);
    assert_eq!(table.piece("f3").as_deref(), Some("wn"));
    assert_eq!(table.marked("last"), ["f3", "g1"]);
    assert!(table.marked("goal").is_empty());
}

#[wasm_bindgen_test]
async fn a_second_tap_lets_go_and_another_piece_is_chosen_by_one() {
    let table = Table::open(Scene::default()).await;
    table.tap("g1").await;
    table.tap("g1").await;
    assert!(table.marked("chosen").is_empty());
    table.tap("g1").await;
    table.tap("e2").await;
    assert_eq!(table.marked("chosen"), ["e2"]);
    table.tap("e5").await;
    assert!(table.marked("chosen").is_empty());
    assert!(table.moves().is_empty());
}

#[wasm_bindgen_test]
async fn a_piece_is_dragged_by_one_transform_and_dropped_without_a_glide() {
    let table = Table::open(Scene::default()).await;
    let man = table.man("e2").unwrap();
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    assert!(man.class_list().contains("held"));
    until("the piece follows", || {
        let transform = man.style().get_property_value("transform").unwrap();
        transform == "translate(200px, 200px)"
    })
    .await;
    table.point("pointerup", "e4", |_| {});
    turn().await;
    assert_eq!(table.moves(), ["e2e4"]);
    assert!(table.man("e4").unwrap() == man);
    assert_eq!(man.class_name(), "man");
}

#[wasm_bindgen_test]
async fn an_illegal_drop_returns_the_piece() {
    let table = Table::open(Scene::default()).await;
    let man = table.man("e2").unwrap();
    table.drag("e2", "e5").await;
    assert!(table.moves().is_empty());
    assert!(table.man("e2").unwrap() == man);
    assert!(table.marked("goal").is_empty());
}

#[wasm_bindgen_test]
async fn a_drop_beside_the_board_returns_the_piece() {
    let table = Table::open(Scene::default()).await;
    let man = table.man("e2").unwrap();
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    table.point("pointerup", "e4", |init| init.set_client_x(2_000));
    turn().await;
    assert!(table.moves().is_empty());
    assert!(table.man("e2").unwrap() == man);
}

#[wasm_bindgen_test]
async fn a_move_that_the_game_refuses_is_drawn_back() {
    let table = Table::open_with(Scene::default(), false).await;
    let man = table.man("e2").unwrap();
    table.drag("e2", "e4").await;
    assert_eq!(table.moves(), ["e2e4"]);
    until("the piece is back", || table.man("e2") == Some(man.clone())).await;
}

#[wasm_bindgen_test]
async fn a_second_finger_is_ignored() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    table.point("pointerdown", "d2", |init| init.set_pointer_id(8));
    table.point("pointermove", "d4", |init| init.set_pointer_id(8));
    table.point("pointerup", "d4", |init| init.set_pointer_id(8));
    assert!(table.moves().is_empty());
    assert_eq!(table.marked("chosen"), ["e2"]);
    table.point("pointermove", "e4", |_| {});
    table.point("pointerup", "e4", |_| {});
    turn().await;
    assert_eq!(table.moves(), ["e2e4"]);
}

#[wasm_bindgen_test]
async fn a_pointer_that_the_browser_takes_away_leaves_all_as_it_was() {
    let table = Table::open(Scene::default()).await;
    let man = table.man("e2").unwrap();
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    table.point("pointercancel", "e4", |_| {});
    turn().await;
    assert!(table.moves().is_empty());
    assert!(table.man("e2").unwrap() == man);
    table.point("pointerup", "e4", |_| {});
    assert!(table.moves().is_empty());
    table.drag("e2", "e4").await;
    assert_eq!(table.moves(), ["e2e4"]);
}

#[wasm_bindgen_test]
async fn a_game_that_goes_on_meanwhile_ends_a_drag() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    table.scene.set(scene(CASTLING));
    turn().await;
    table.point("pointerup", "e4", |_| {});
    turn().await;
    assert!(table.moves().is_empty());
    assert_eq!(table.piece("e2").as_deref(), Some("wp"));
}

#[wasm_bindgen_test]
async fn a_finger_that_goes_from_the_square_to_the_field_is_still_down() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    // The event that a browser sends when the field captures the pointer.
    table.point("lostpointercapture", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    table.point("pointerup", "e4", |_| {});
    turn().await;
    assert_eq!(table.moves(), ["e2e4"]);
}

#[wasm_bindgen_test]
async fn a_piece_moves_only_if_its_side_may_move() {
    for (movable, moves) in [
        (Movable::None, 0),
        (Movable::Only(Color::Black), 0),
        (Movable::Only(Color::White), 1),
    ] {
        let table = Table::open(Scene {
            movable,
            ..Scene::default()
        })
        .await;
        table.drag("e2", "e4").await;
        table.tap("e2").await;
        table.tap("e4").await;
        assert_eq!(table.moves().len(), moves, "{movable:?}");
    }
}

#[wasm_bindgen_test]
async fn a_page_that_closes_its_board_is_not_called_by_it() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    drop(table);
    let resize = Event::new_with_event_init_dict("resize", &EventInit::new()).unwrap();
    web_sys::window().unwrap().dispatch_event(&resize).unwrap();
    turn().await;
}
