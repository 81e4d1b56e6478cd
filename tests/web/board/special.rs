//! Castling and promotion.

use shakmaty::{CastlingMode, Square};
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::widgets::board::Scene;
use zeitnot::ui::widgets::board::state::BoardState;

use super::table::Table;
use super::{CASTLING, PROMOTION, document, position, scene};

#[wasm_bindgen_test]
async fn castling_is_the_king_on_its_rook_or_two_squares_away() {
    for to in ["g1", "h1"] {
        let table = Table::open(scene(CASTLING)).await;
        let rook = table.man("h1").unwrap();
        table.tap("e1").await;
        // The board marks where the king ends. It accepts the rook's square too, without a mark.
        assert_eq!(table.marked("goal"), ["c1", "d1", "f1", "g1"]);
        table.tap(to).await;
        assert_eq!(table.moves(), ["e1g1"]);
        assert_eq!(table.piece("g1").as_deref(), Some("wk"));
        assert!(table.man("f1").unwrap() == rook);
    }
}

#[wasm_bindgen_test]
async fn in_chess960_the_king_castles_onto_its_rook() {
    let fen = "4k3/8/8/8/8/8/8/1R3KR1 w KQ - 0 1";
    let begin = Scene {
        position: position(fen, CastlingMode::Chess960),
        castling: CastlingMode::Chess960,
        ..Scene::default()
    };
    let table = Table::open(begin).await;
    table.drag("f1", "g1").await;
    assert_eq!(table.piece("g1").as_deref(), Some("wk"));
    assert_eq!(table.piece("f1").as_deref(), Some("wr"));
    assert!(table.made.borrow()[0].is_castle());
}

#[wasm_bindgen_test]
async fn a_king_that_can_step_where_castling_would_take_it_steps() {
    let fen = "4k3/8/8/8/8/8/8/1R3K1R w KQ - 0 1";
    let mut state = BoardState::new(Scene {
        position: position(fen, CastlingMode::Chess960),
        castling: CastlingMode::Chess960,
        ..Scene::default()
    });
    state.activate(Square::F1);
    let step = state.activate(Square::G1).unwrap();
    assert!(!step.is_castle());
    state.activate(Square::F1);
    assert!(state.activate(Square::H1).unwrap().is_castle());
    state.activate(Square::F1);
    assert!(state.activate(Square::C1).unwrap().is_castle());
}

#[wasm_bindgen_test]
async fn a_pawn_on_its_last_rank_waits_for_what_it_becomes() {
    let table = Table::open(scene(PROMOTION)).await;
    let pawn = table.man("a7").unwrap();
    table.drag("a7", "a8").await;
    assert!(table.moves().is_empty());
    assert!(table.man("a8").unwrap() == pawn);
    let focused = document().active_element().unwrap();
    assert_eq!(focused.get_attribute("data-promote").as_deref(), Some("q"));
    table.click("[data-promote=n]").await;
    assert_eq!(table.moves(), ["a7a8n"]);
    assert!(table.find(".choice").is_none());
    // The pawn's own node has become the knight.
    assert!(table.man("a8").unwrap() == pawn);
    assert_eq!(table.piece("a8").as_deref(), Some("wn"));
}

#[wasm_bindgen_test]
async fn a_promotion_is_taken_back_by_escape_and_by_a_tap_beside_it() {
    let table = Table::open(scene(PROMOTION)).await;
    let pawn = table.man("a7").unwrap();
    for way in ["escape", "tap"] {
        table.tap("a7").await;
        table.tap("b8").await;
        assert!(table.find(".choice").is_some());
        match way {
            "escape" => assert!(table.key("Escape", "Escape", false).await),
            _ => table.tap("e4").await,
        }
        assert!(table.find(".choice").is_none());
        assert!(table.man("a7").unwrap() == pawn);
        assert_eq!(table.piece("b8").as_deref(), Some("br"));
    }
    assert!(table.moves().is_empty());
}

#[wasm_bindgen_test]
async fn a_letter_promotes() {
    let table = Table::open(scene(PROMOTION)).await;
    table.tap("a7").await;
    table.tap("b8").await;
    assert!(table.key("ArrowDown", "ArrowDown", false).await);
    let focused = document().active_element().unwrap();
    assert_eq!(focused.get_attribute("data-promote").as_deref(), Some("n"));
    assert!(table.key("r", "KeyR", false).await);
    assert_eq!(table.moves(), ["a7b8r"]);
}
