//! The parts of the page that a move, a drag and a turn of the board change.

use leptos::prelude::*;
use shakmaty::{CastlingMode, Move, Position, Role, Square};
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::ui::widgets::board::Scene;

use super::table::Table;
use super::{CASTLING, position, scene};
use crate::changes::Changes;
use crate::{turn, until};

#[wasm_bindgen_test]
async fn a_board_can_be_turned() {
    let table = Table::open(Scene::default()).await;
    let first = table.get("[role=gridcell] > button");
    assert_eq!(first.get_attribute("data-square").as_deref(), Some("a8"));
    table.scene.update(|scene| scene.bottom = Color::Black);
    turn().await;
    assert_eq!(first.get_attribute("data-square").as_deref(), Some("h1"));
    assert_eq!(table.piece("h1").as_deref(), Some("wr"));
    table.drag("e2", "e4").await;
    assert_eq!(table.moves(), ["e2e4"]);
    assert_eq!(table.get(".files").text_content().unwrap(), "hgfedcba");
}

#[wasm_bindgen_test]
async fn a_move_touches_only_what_changes() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let table = Table::open(scene(fen)).await;
    let changes = Changes::of(&table.get(".field"));
    let made = Move::Normal {
        role: Role::Pawn,
        from: Square::E4,
        capture: Some(Role::Pawn),
        to: Square::D5,
        promotion: None,
    };
    table.scene.update(|scene| {
        scene.position.play_unchecked(made);
        scene.last = Some((Square::E4, Square::D5));
        scene.ply = 1;
    });
    turn().await;
    assert_eq!(
        changes.take(),
        [
            "d5 aria-label",
            "e4 aria-label",
            "last reached style",
            "last style",
            "men -1+0",
            "wp class",
            "wp style",
        ]
    );
    // Showing the same again changes nothing.
    table.scene.update(|_| {});
    turn().await;
    assert!(changes.take().is_empty());
}

/// A browser hands out one move of the pointer a frame, just before it draws: the
/// board writes it at once, and nothing else.
#[wasm_bindgen_test]
async fn a_move_of_a_drag_writes_one_transform_in_the_frame_that_is_drawn_next() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e3", |_| {});
    let man = table.get(".held");
    let at = |x: &str| man.style().get_property_value("transform").unwrap() == x;
    until("the first frame", || at("translate(200px, 250px)")).await;
    let changes = Changes::of(&table.get(".field"));
    table.point("pointermove", "b4", |_| {});
    assert!(
        at("translate(50px, 200px)"),
        "the board waits for no other frame"
    );
    assert_eq!(changes.take(), ["wp style"]);
    turn().await;
    assert!(changes.take().is_empty());
    table.point("pointercancel", "b4", |_| {});
}

#[wasm_bindgen_test]
async fn a_piece_glides_one_move_and_jumps_many() {
    let table = Table::open(Scene::default()).await;
    table.tap("e2").await;
    table.tap("e4").await;
    assert!(table.man("e4").unwrap().class_list().contains("glides"));
    table.scene.update(|scene| {
        scene.position = position(CASTLING, CastlingMode::Standard);
        scene.ply = 9;
    });
    turn().await;
    assert!(table.find(".glides").is_none());
}

#[wasm_bindgen_test]
fn no_piece_glides_where_motion_is_not_wanted() {
    let style = include_str!("../../../style/widgets/board.css");
    let (_, after) = style
        .split_once("@media (prefers-reduced-motion: reduce) {")
        .unwrap();
    assert!(
        after
            .trim_start()
            .starts_with(".board .glides {\n    transition: none;")
    );
}
