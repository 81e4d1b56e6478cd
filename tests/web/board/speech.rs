//! The texts that the board gives to screen readers.

use leptos::prelude::*;
use shakmaty::CastlingMode;
use shakmaty::uci::UciMove;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::widgets::board::{Scene, speech};

use super::table::Table;
use super::{CASTLING, PROMOTION, position, scene};
use crate::turn;

#[wasm_bindgen_test]
async fn a_board_is_a_grid_of_eight_rows_of_eight_buttons() {
    let table = Table::open(Scene::default()).await;
    let count = |selector| table.host.query_selector_all(selector).unwrap().length();
    assert_eq!(count("[role=grid] > [role=row]"), 8);
    assert_eq!(count("[role=row] > [role=gridcell] > button"), 64);
    assert_eq!(count(".man"), 32);
    assert_eq!(table.name("e4"), "e4");
    assert_eq!(table.name("e8"), "e8, black king");
}

#[wasm_bindgen_test]
async fn keys_read_the_board() {
    let table = Table::open(Scene::default()).await;
    let said = || table.get("[role=status]").text_content().unwrap();
    table.square("g1").focus().unwrap();
    table.keys(&["m"]).await;
    assert_eq!(said(), "white knight can move to f3, h3");
    table.keys(&["x"]).await;
    assert_eq!(said(), "g1 is not attacked");
    table.keys(&["l"]).await;
    assert_eq!(said(), "No move yet");
    table.keys(&["o"]).await;
    assert_eq!(
        said(),
        "White: king e1; queen d1; rooks a1, h1; bishops c1, f1; knights b1, g1; \
         pawns a2, b2, c2, d2, e2, f2, g2, h2. Black: king e8; queen d8; rooks a8, h8; \
         bishops c8, f8; knights b8, g8; pawns a7, b7, c7, d7, e7, f7, g7, h7. White to move."
    );
}

#[wasm_bindgen_test]
fn pieces_are_read_by_files() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let read = speech::pieces(&position(fen, CastlingMode::Standard));
    assert!(
        read.white.ends_with("pawns a2, b2, c2, d2, e4, f2, g2, h2"),
        "{}",
        read.white
    );
}

#[wasm_bindgen_test]
async fn a_king_in_check_says_so() {
    let fen = "rnb1kbnr/pppp1ppp/8/4p3/5P1q/8/PPPPP1PP/RNBQKBNR w KQkq - 1 3";
    let table = Table::open(scene(fen)).await;
    assert_eq!(table.marks("e1"), "in-check");
    assert_eq!(table.name("e1"), "e1, white king, in check");
    let fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    table.scene.set(scene(fen));
    turn().await;
    assert_eq!(table.marks("e1"), "in-check mate");
}

#[wasm_bindgen_test]
fn moves_are_said_as_players_say_them() {
    let said = |fen: &str, uci: &str| {
        let before = position(fen, CastlingMode::Standard);
        let made = uci.parse::<UciMove>().unwrap().to_move(&before).unwrap();
        speech::moved(&before, made)
    };
    assert_eq!(said(CASTLING, "e1g1"), "White: castles king’s side");
    assert_eq!(said(CASTLING, "e1c1"), "White: castles queen’s side");
    assert_eq!(
        said(PROMOTION, "a7b8q"),
        "White: pawn a7 takes rook on b8, becomes a queen, check"
    );
    assert_eq!(
        said("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"),
        "White: pawn e5 takes pawn on d6 en passant"
    );
    assert_eq!(
        said(
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
            "d8h4"
        ),
        "Black: queen d8 to h4, checkmate"
    );
}
