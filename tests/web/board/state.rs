//! The state alone, without a page.

use shakmaty::{Role, Square};
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::widgets::board::state::{BoardState, Gesture, PointerPosition};
use zeitnot::ui::widgets::board::{Brush, Scene};

use super::{PROMOTION, scene};

fn held(state: &mut BoardState, square: Square) {
    assert_eq!(state.press(square, 1, PointerPosition::default()), None);
}

#[wasm_bindgen_test]
fn a_trembling_hand_taps_and_does_not_drag() {
    let mut state = BoardState::new(Scene::default());
    held(&mut state, Square::E2);
    assert!(!state.drag(1, PointerPosition { x: 3, y: -3 }, Some(Square::E2)));
    state.release(1, Some(Square::E2));
    assert_eq!(state.doing(), Gesture::Chosen { from: Square::E2 });
}

#[wasm_bindgen_test]
fn a_piece_is_not_moved_while_an_arrow_is_drawn() {
    let mut state = BoardState::new(Scene::default());
    state.draw(Square::E2, 1, Brush::Plain);
    assert_eq!(state.press(Square::E2, 2, PointerPosition::default()), None);
    assert_eq!(state.activate(Square::E2), None);
    assert!(matches!(state.doing(), Gesture::Drawing { .. }));
}

#[wasm_bindgen_test]
fn a_pawn_cannot_promote_to_a_king() {
    let mut state = BoardState::new(scene(PROMOTION));
    assert_eq!(state.promote(Role::Queen), None);
    state.activate(Square::A7);
    assert_eq!(state.activate(Square::A8), None);
    assert_eq!(state.promote(Role::King), None);
    assert!(state.promote(Role::Rook).is_some());
}
