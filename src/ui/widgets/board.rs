//! The chess board.
//!
//! [`Board`] shows a [`Scene`] and reports moves without playing them. The owner of the game
//! answers with the next scene; otherwise the piece goes back.
//!
//! It is drawn by hand, by direct writes to the DOM: a drag writes many times a second.
//! [`state::BoardState`] is the interaction, independent of the browser. `draw` shows it, `pointer`
//! and [`keys`] change it, [`speech`] puts it into words.

pub mod comment_shapes;
mod draw;
pub mod keys;
mod layer;
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

use crate::platform::dom::{DomEvent, Pointer, Rectangle, fill};
use crate::platform::listener::prevent_default;
use crate::platform::timer::Timer;
use crate::platform::{screen, style};
use crate::ui::context::board_look::BoardLook;
use crate::ui::text;
use crate::ui::watch::watch;
use crate::ui::widgets::listener::use_listener;
use draw::BoardNodes;
use keys::BoardKeyAction;
use state::{BoardState, Gesture, PointerPosition};

/// A board as wide as its container.
#[component]
pub fn Board(
    /// The position and how to show it.
    #[prop(into)]
    scene: Signal<Scene>,
    /// Its colours, pieces and coordinates.
    #[prop(into)]
    look: Signal<BoardLook>,
    /// Arrows and circles, besides those that the person draws, which the next move clears.
    #[prop(optional, into)]
    shapes: Signal<Vec<Shape>>,
    /// Receives moves legal in the position shown. A read-only board needs none.
    #[prop(optional, into)]
    on_move: Option<Callback<Move>>,
) -> impl IntoView {
    let controller = BoardController::new(scene.get_untracked(), on_move);
    let field = controller.draw.borrow().field().clone();
    controller.listen();

    let shown = controller.clone();
    watch(move || {
        let look = look.get();
        style::load(look.pieces.style());
        let is_turned = shown.draw.borrow_mut().look(look);
        if is_turned {
            shown.show();
        }
    });
    // The effects keep the controller, so it goes with the view.
    watch(move || {
        controller.state.borrow_mut().show(scene.get());
        shapes.with(|shapes| controller.given.borrow_mut().clone_from(shapes));
        controller.show();
    });

    // Sizes each square to whole screen pixels, at any zoom.
    let fit = {
        let field = field.clone();
        move || field.set_number("--density", screen::density())
    };
    fit();
    use_listener(screen::on_resize(fit));

    view! { <div class="board" dir="ltr" use:fill=field/> }
}

/// Where and how the pressed pointer came down.
#[derive(Clone, Copy, Debug)]
struct Held {
    /// Bounds of the field at that time.
    field: Rectangle,
    start: PointerPosition,
    pointer: Pointer,
}

/// A board's state, its nodes, and what goes on between them.
struct BoardController {
    state: RefCell<BoardState>,
    draw: RefCell<BoardNodes>,
    /// Shapes supplied by the caller.
    given: RefCell<Vec<Shape>>,
    held: Cell<Option<Held>>,
    frame: Timer,
    /// Fires when a finger has rested long enough to draw.
    long: Timer,
    on_move: Option<Callback<Move>>,
}

impl BoardController {
    fn new(scene: Scene, on_move: Option<Callback<Move>>) -> Rc<BoardController> {
        Rc::new_cyclic(|weak: &Weak<BoardController>| {
            let later = |act: fn(&BoardController)| {
                let weak = weak.clone();
                Timer::new(move |_| {
                    if let Some(board) = weak.upgrade() {
                        act(&board);
                    }
                })
            };
            BoardController {
                state: RefCell::new(BoardState::new(scene)),
                draw: RefCell::new(BoardNodes::new()),
                given: RefCell::new(Vec::new()),
                held: Cell::new(None),
                frame: later(BoardController::at_frame),
                long: later(pointer::rested),
                on_move,
            }
        })
    }

    /// Makes the field listen to pointers and keys.
    fn listen(self: &Rc<Self>) {
        let draw = self.draw.borrow();
        let reactions = pointer::REACTIONS.into_iter().chain([
            ("click", click as React),
            ("keydown", keydown),
            ("focusin", focusin),
        ]);
        for (name, react) in reactions {
            // The field belongs to the controller: held by the field's listeners, it would never go.
            let board = Rc::downgrade(self);
            let react = move |event: &DomEvent| {
                if let Some(board) = board.upgrade() {
                    react(&board, event);
                }
            };
            draw.field().listen(name, Box::new(react));
        }
    }

    /// Performs an action, then reports the move it makes or redraws.
    fn act(&self, act: impl FnOnce(&mut BoardState) -> Option<Move>) {
        let made = act(&mut self.state.borrow_mut());
        match made {
            // The next scene draws the move before the next frame; without one, that frame puts the
            // piece back.
            Some(made) => {
                if let Some(on_move) = self.on_move {
                    on_move.run(made);
                }
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

/// The board's reaction to an event of its field.
type React = fn(&BoardController, &DomEvent);

fn click(board: &BoardController, event: &DomEvent) {
    if let Some(role) = letter_of(event) {
        board.act(|state| state.promote(role));
    } else if event.is_without_pointer()
        && let Some(square) = square_of(event)
    {
        board.act(|state| state.activate(square));
    }
}

fn keydown(board: &BoardController, event: &DomEvent) {
    if press_key(board, event) {
        prevent_default(event);
        event.stop();
    }
}

fn focusin(board: &BoardController, event: &DomEvent) {
    // Drawing moves the focus too, but to the square that is already the cursor.
    let Some(square) = square_of(event) else {
        return;
    };
    if let Ok(mut state) = board.state.try_borrow_mut() {
        if state.cursor() == square {
            return;
        }
        state.set_cursor(square);
        drop(state);
        board.show();
    }
}

fn letter_of(event: &DomEvent) -> Option<shakmaty::Role> {
    overlay::promoted(&event.attribute("data-promote")?)
}

fn square_of(event: &DomEvent) -> Option<Square> {
    event.attribute("data-square")?.parse().ok()
}

/// Handles a key and returns whether the board used it.
fn press_key(board: &BoardController, event: &DomEvent) -> bool {
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
    board.say(words.as_deref().unwrap_or(text::board::answer::no_piece()));
    true
}

/// Handles a key while the promotion choice is open.
fn press_choice(board: &BoardController, key: &str) -> bool {
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
