//! Pointer control of the board.
//!
//! The board's bounds are read once, when a pointer comes down: hit-testing is arithmetic on them,
//! and dragging reads no layout.

use shakmaty::Square;

use super::scene::Brush;
use super::squares::square_at;
use super::state::{Gesture, PointerPosition};
use super::{BoardController, Held, React};
use crate::platform::dom::{DomEvent, Pointer, Rectangle};
use crate::platform::listener::prevent_default;
use crate::time::Millis;

/// How long a finger must rest before it draws.
const LONG_PRESS: Millis = Millis::new(450);

/// How far it may move meanwhile, in pixels per axis.
const REST: i32 = 8;

/// The events of a pointer, and what the board does at each.
pub(super) const REACTIONS: [(&str, React); 7] = [
    ("pointerdown", down),
    ("pointermove", moved),
    ("pointerup", up),
    ("pointercancel", lost),
    ("lostpointercapture", released),
    ("contextmenu", |_, event| prevent_default(event)),
    ("touchstart", touched),
];

/// Keeps a touch from scrolling the page and from clicking whatever is there when it ends.
fn touched(board: &BoardController, event: &DomEvent) {
    let choosing = event.attribute("data-promote").is_some();
    if !choosing && board.state.borrow().may_move() {
        prevent_default(event);
    }
}

fn down(board: &BoardController, event: &DomEvent) {
    let Some(pointer) = event.pointer() else {
        return;
    };
    if event.attribute("data-promote").is_some() || board.state.borrow().is_busy() {
        return;
    }
    let Some(field) = board.draw.borrow().field().rectangle() else {
        return;
    };
    let held = Held {
        field,
        start: at(field, pointer.x, pointer.y),
        pointer,
    };
    let Some(square) = board.square(field, held.start) else {
        return;
    };
    board.held.set(Some(held));
    match pointer.button {
        0 => {
            board.act(|state| state.press(square, pointer.id, held.start));
            let busy = board.state.borrow().is_busy();
            match (busy, pointer.touch) {
                (true, _) => {}
                // Its end shows whether it was a tap.
                (false, true) => board.long.after(LONG_PRESS),
                (false, false) => wipe(board),
            }
        }
        2 => board.act(|state| {
            state.draw(square, pointer.id, brush(&pointer));
            None
        }),
        _ => return,
    }
    board.draw.borrow().field().capture_pointer(pointer.id);
}

/// Starts drawing once a finger has rested long enough.
pub(super) fn rested(board: &BoardController) {
    let Some(held) = board.held.get() else { return };
    if let Some(square) = board.square(held.field, held.start) {
        board.act(|state| {
            state.draw(square, held.pointer.id, brush(&held.pointer));
            None
        });
    }
}

fn moved(board: &BoardController, event: &DomEvent) {
    let Some(held) = board.held.get() else { return };
    let (id, [x, y]) = event.place();
    if id != held.pointer.id {
        return;
    }
    let now = at(held.field, x, y);
    if board.long.is_armed() {
        let far = |a: i32, b: i32| (a - b).abs() > REST;
        if far(now.x, held.start.x) || far(now.y, held.start.y) {
            board.long.cancel();
        }
    }
    let over = board.square(held.field, now);
    let before = board.state.borrow().doing();
    if !board.state.borrow_mut().drag(id, now, over) {
        return;
    }
    match before {
        // The drag continues. Browsers send moves once a frame, so waiting for a frame would only
        // cost another call.
        Gesture::Holding { at: Some(_), .. } => board.at_frame(),
        _ => {
            board.show();
            if !board.frame.is_armed() {
                board.frame.at_next_frame();
            }
        }
    }
}

fn wipe(board: &BoardController) {
    board.act(|state| {
        state.wipe();
        None
    });
}

fn up(board: &BoardController, event: &DomEvent) {
    let tapped = board.long.is_armed();
    let Some((held, pointer)) = ours(board, event) else {
        return;
    };
    if tapped {
        wipe(board);
    }
    let over = board.square(held.field, at(held.field, pointer.x, pointer.y));
    board.act(|state| state.release(pointer.id, over));
}

fn lost(board: &BoardController, event: &DomEvent) {
    if let Some((_, pointer)) = ours(board, event) {
        board.act(|state| {
            state.lose(pointer.id);
            None
        });
    }
}

/// Ignores a square losing its implicit touch capture, since the field captures the pointer at
/// once.
fn released(board: &BoardController, event: &DomEvent) {
    if event.attribute("data-square").is_none() {
        lost(board, event);
    }
}

/// Takes the held pointer if this event ends it.
fn ours(board: &BoardController, event: &DomEvent) -> Option<(Held, Pointer)> {
    let held = board.held.get()?;
    let pointer = event.pointer().filter(|p| p.id == held.pointer.id)?;
    board.held.set(None);
    board.long.cancel();
    Some((held, pointer))
}

fn brush(pointer: &Pointer) -> Brush {
    match (pointer.shift, pointer.alt) {
        (false, false) => Brush::Plain,
        (true, false) => Brush::Dashed,
        (false, true) => Brush::Dotted,
        (true, true) => Brush::Double,
    }
}

fn at(field: Rectangle, x: i32, y: i32) -> PointerPosition {
    PointerPosition {
        x: x - field.left as i32,
        y: y - field.top as i32,
    }
}

impl BoardController {
    /// The square at a point of the field.
    fn square(&self, field: Rectangle, at: PointerPosition) -> Option<Square> {
        let (width, height) = (field.width as i32, field.height as i32);
        if at.x < 0 || at.y < 0 || at.x >= width || at.y >= height {
            return None;
        }
        let seen = (at.y * 8 / height) * 8 + at.x * 8 / width;
        let bottom = self.state.borrow().scene().bottom;
        Some(square_at(seen as usize, bottom.into()))
    }
}
