//! The chess board.
//!
//! [`board`] shows a [`Scene`] and reports moves without playing them. The owner of the game
//! answers with the next scene; otherwise the piece goes back.
//!
//! [`state::BoardState`] is the interaction, independent of the browser. `draw` shows it, `pointer`
//! and [`keys`] change it, [`speech`] puts it into words.

pub mod comment_shapes;
mod draw;
pub mod keys;
mod marks;
mod overlay;
mod pieces;
mod pointer;
mod scene;
pub mod speech;
mod squares;
pub mod state;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use leptos::prelude::*;
use shakmaty::{Move, Square};

pub use scene::{Brush, Movable, Scene, Shape, way};

use crate::platform::dom::{DomEvent, Pointer, Rectangle};
use crate::platform::timer::Timer;
use crate::platform::{screen, style};
use crate::ui::context::board_look::BoardLook;
use crate::ui::el::{El, el, watch};
use crate::ui::text;
use crate::ui::widgets::listener::use_listener;
use draw::BoardNodes;
use keys::BoardKeyAction;
use state::{BoardState, Gesture, PointerPosition};

/// A board as wide as its container. `on_move` receives moves legal in the position shown.
pub fn board(
    scene: Signal<Scene>,
    look: Signal<BoardLook>,
    on_move: impl Fn(Move) + 'static,
) -> El {
    board_with_shapes(scene, look, Signal::stored(Vec::new()), on_move)
}

/// A board that also shows `shapes`, besides those drawn by the person, which the next move clears.
pub fn board_with_shapes(
    scene: Signal<Scene>,
    look: Signal<BoardLook>,
    shapes: Signal<Vec<Shape>>,
    on_move: impl Fn(Move) + 'static,
) -> El {
    made(scene, look, shapes, Box::new(on_move))
}

fn made(
    scene: Signal<Scene>,
    look: Signal<BoardLook>,
    shapes: Signal<Vec<Shape>>,
    on_move: Box<dyn Fn(Move)>,
) -> El {
    let (field, draw) = BoardNodes::new();
    let board = Rc::new_cyclic(|weak: &Weak<Board>| {
        let later = |act: fn(&Board)| {
            let weak = weak.clone();
            Timer::new(move |_| {
                if let Some(board) = weak.upgrade() {
                    act(&board);
                }
            })
        };
        Board {
            state: RefCell::new(BoardState::new(scene.get_untracked())),
            draw: RefCell::new(draw),
            given: RefCell::new(Vec::new()),
            held: Cell::new(None),
            frame: later(Board::at_frame),
            long: later(pointer::rested),
            on_move,
        }
    });

    let shown = board.clone();
    watch(move || {
        let look = look.get();
        style::load(look.pieces.style());
        shown.draw.borrow_mut().look(look);
    });
    let shown = board.clone();
    watch(move || {
        let scene = scene.get();
        shown.state.borrow_mut().show(scene);
        shapes.with(|shapes| shown.given.borrow_mut().clone_from(shapes));
        shown.show();
    });

    // Sizes each square to whole screen pixels, at any zoom.
    let fit = {
        let node = field.node().clone();
        move || node.set_number("--density", screen::density())
    };
    fit();
    use_listener(screen::on_resize(fit));

    let field = pointer::listen(field, &board);
    let field = listen_to_keys(field, &board);
    el("div").class("board").attr("dir", "ltr").child(field)
}

/// Where and how the pressed pointer came down.
#[derive(Clone, Copy, Debug)]
struct Held {
    /// Bounds of the field at that time.
    field: Rectangle,
    start: PointerPosition,
    pointer: Pointer,
}

struct Board {
    state: RefCell<BoardState>,
    draw: RefCell<BoardNodes>,
    /// Shapes supplied by the caller.
    given: RefCell<Vec<Shape>>,
    held: Cell<Option<Held>>,
    frame: Timer,
    /// Fires when a finger has rested long enough to draw.
    long: Timer,
    on_move: Box<dyn Fn(Move)>,
}

impl Board {
    /// Performs an action, then reports the move it makes or redraws.
    fn act(&self, act: impl FnOnce(&mut BoardState) -> Option<Move>) {
        let made = act(&mut self.state.borrow_mut());
        match made {
            // The next scene draws the move before the next frame; without one, that frame puts the
            // piece back.
            Some(made) => {
                (self.on_move)(made);
                self.frame.at_next_frame();
            }
            None => self.show(),
        }
    }

    fn show(&self) {
        self.draw
            .borrow_mut()
            .show(&self.state.borrow(), &self.given.borrow());
    }

    fn at_frame(&self) {
        let state = self.state.borrow();
        match (state.doing(), self.held.get()) {
            (Gesture::Holding { at: Some(_), .. }, Some(held)) => {
                let size = held.field.width as i32 / 8;
                self.draw.borrow().drag(&state, size);
            }
            _ => self.show(),
        }
    }

    /// Moves the cursor and focus to a square.
    fn go(&self, square: Square) {
        self.state.borrow_mut().set_cursor(square);
        self.show();
        self.draw.borrow().focus(&self.state.borrow());
    }

    fn say(&self, words: &str) {
        self.draw.borrow().say(words);
    }
}

fn listen_to_keys(field: El, board: &Rc<Board>) -> El {
    let [clicked, pressed, focused] = [board.clone(), board.clone(), board.clone()];
    field
        .on("click", move |event| {
            if let Some(role) = letter_of(event) {
                clicked.act(|state| state.promote(role));
            } else if event.is_without_pointer()
                && let Some(square) = square_of(event)
            {
                clicked.act(|state| state.activate(square));
            }
        })
        .on("keydown", move |event| {
            if press_key(&pressed, event) {
                event.prevent_default();
                event.stop();
            }
        })
        .on("focusin", move |event| {
            // Drawing moves the focus too, but to the square that is already the cursor.
            let Some(square) = square_of(event) else {
                return;
            };
            if let Ok(mut state) = focused.state.try_borrow_mut() {
                if state.cursor() == square {
                    return;
                }
                state.set_cursor(square);
                drop(state);
                focused.show();
            }
        })
}

fn letter_of(event: &DomEvent) -> Option<shakmaty::Role> {
    overlay::promoted(&event.attribute("data-promote")?)
}

fn square_of(event: &DomEvent) -> Option<Square> {
    event.attribute("data-square")?.parse().ok()
}

/// Handles a key and returns whether the board used it.
fn press_key(board: &Board, event: &DomEvent) -> bool {
    let Some(key) = event.key().filter(|key| !key.modified) else {
        return false;
    };
    if matches!(key.key.as_str(), " " | "Enter") {
        // The button handles the key itself; nothing else may.
        event.stop();
        return false;
    }
    if matches!(board.state.borrow().doing(), Gesture::Promoting { .. }) && key.key != "Escape" {
        return press_choice(board, &key.key);
    }
    let state = board.state.borrow();
    let asked = keys::asked(&state, &key.key, &key.code, key.shift);
    let words = match asked {
        None => return false,
        Some(BoardKeyAction::Go(square)) => {
            drop(state);
            board.go(square);
            return true;
        }
        Some(BoardKeyAction::Escape) => {
            drop(state);
            let done = board.state.borrow_mut().escape();
            board.show();
            return done;
        }
        Some(BoardKeyAction::Goals) => speech::goals(&state, state.cursor()),
        Some(BoardKeyAction::Attackers) => Some(speech::attackers(&state, state.cursor())),
        Some(BoardKeyAction::Position) => Some(speech::position(state.position())),
        Some(BoardKeyAction::Last) => Some(speech::last(&state)),
    };
    board.say(words.as_deref().unwrap_or(text::board().no_piece));
    true
}

/// Handles a key while the promotion choice is open.
fn press_choice(board: &Board, key: &str) -> bool {
    match key {
        "ArrowDown" | "ArrowRight" => board.draw.borrow_mut().step_choice(false),
        "ArrowUp" | "ArrowLeft" => board.draw.borrow_mut().step_choice(true),
        _ => {
            let Some(role) = overlay::promoted(&key.to_ascii_lowercase()) else {
                return false;
            };
            board.act(|state| state.promote(role));
        }
    }
    true
}
