//! Moves by key, and where the keyboard is.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Element;
use zeitnot::clock::Color;
use zeitnot::ui::widgets::board::{Scene, keys};

use super::table::Table;
use crate::turn;

#[wasm_bindgen_test]
async fn a_move_is_made_by_keys_alone() {
    let table = Table::open(Scene::default()).await;
    table.square("e1").focus().unwrap();
    table.keys(&["n", "Enter"]).await;
    // From e1 the nearest knight is the one on g1.
    assert_eq!(table.name("g1"), "g1, white knight, chosen");
    assert_eq!(table.name("f3"), "f3, can move to");
    table.keys(&["ArrowUp", "ArrowUp", "ArrowLeft"]).await;
    assert_eq!(table.focused(), "f3");
    table.keys(&["Enter"]).await;
    assert_eq!(table.moves(), ["g1f3"]);
    assert_eq!(table.focused(), "f3");
    assert_eq!(table.name("f3"), "f3, white knight");
    assert_eq!(table.name("g1"), "g1");
}

#[wasm_bindgen_test]
async fn escape_lets_go_of_a_piece() {
    let table = Table::open(Scene::default()).await;
    table.square("e2").focus().unwrap();
    table.keys(&["Enter"]).await;
    assert_eq!(table.marked("chosen"), ["e2"]);
    assert!(table.key("Escape", "Escape", false).await);
    assert!(table.marked("chosen").is_empty());
    // With nothing chosen, the board leaves the key to others.
    assert!(!table.key("Escape", "Escape", false).await);
}

#[wasm_bindgen_test]
async fn keys_jump_by_piece_rank_and_file() {
    let table = Table::open(Scene::default()).await;
    table.square("e1").focus().unwrap();
    for (key, code, shift, there) in [
        ("r", "KeyR", false, "h1"),
        ("r", "KeyR", false, "a1"),
        ("Q", "KeyQ", true, "d8"),
        ("4", "Digit4", false, "d4"),
        ("!", "Digit1", true, "a4"),
        ("End", "End", false, "h4"),
        ("ArrowRight", "ArrowRight", false, "h4"),
        ("Home", "Home", false, "a4"),
        ("p", "KeyP", false, "a2"),
    ] {
        assert!(table.key(key, code, shift).await);
        assert_eq!(table.focused(), there, "after {key}");
    }
    assert!(!table.key("z", "KeyZ", false).await);
}

#[wasm_bindgen_test]
async fn arrows_go_where_they_point_on_a_turned_board() {
    let begin = Scene {
        bottom: Color::Black,
        ..Scene::default()
    };
    let table = Table::open(begin).await;
    table.square("e8").focus().unwrap();
    table.keys(&["ArrowUp", "ArrowRight"]).await;
    assert_eq!(table.focused(), "d7");
    assert!(table.key("Home", "Home", false).await);
    assert_eq!(table.focused(), "h7");
}

#[wasm_bindgen_test]
async fn the_tabulator_stops_at_one_square() {
    let table = Table::open(Scene::default()).await;
    let stops = || {
        let found = table.host.query_selector_all("[tabindex='0']").unwrap();
        assert_eq!(found.length(), 1);
        let stop: Element = found.get(0).unwrap().unchecked_into();
        stop.get_attribute("data-square").unwrap()
    };
    assert_eq!(stops(), "e1");
    table.square("c6").focus().unwrap();
    assert_eq!(stops(), "c6");
}

#[wasm_bindgen_test]
async fn the_keyboard_stays_on_its_square_when_the_board_is_turned() {
    let table = Table::open(Scene::default()).await;
    table.square("c3").focus().unwrap();
    table.scene.update(|scene| scene.bottom = Color::Black);
    turn().await;
    assert_eq!(table.focused(), "c3");
}

#[wasm_bindgen_test]
async fn the_piece_on_the_square_with_the_focus_is_above_it() {
    let table = Table::open(Scene::default()).await;
    table.square("e1").focus().unwrap();
    table.keys(&["ArrowUp"]).await;
    assert_eq!(table.focused(), "e2");
    // The keyboard marks the square, and pieces are above all squares.
    let [square, men] = [table.square("e2"), table.get(".men")].map(|node| {
        let style = web_sys::window().unwrap().get_computed_style(&node);
        let layer = style.unwrap().unwrap().get_property_value("z-index");
        layer.unwrap().parse().unwrap_or(0)
    });
    assert!(table.square("e2").matches(":focus-visible").unwrap());
    assert!(square < men, "{square} {men}");
}

#[wasm_bindgen_test]
fn every_key_of_the_list_is_explained() {
    assert!(keys::help().all(|(keys, does)| !keys.is_empty() && !does.is_empty()));
}
