//! The DOM nodes of a board and their updates.

use shakmaty::{Color, Position};

use super::layer::{div, layer};
use super::marks::Marks;
use super::overlay::{PromotionChoice, Shapes};
use super::pieces::Pieces;
use super::scene::Shape;
use super::squares::Squares;
use super::state::{BoardState, Gesture};
use crate::platform::dom::Node;
use crate::ui::context::board_look::BoardLook;

/// All nodes of a board.
#[derive(Debug)]
pub(super) struct BoardNodes {
    field: Node,
    squares: Squares,
    marks: Marks,
    pieces: Pieces,
    shapes: Shapes,
    coordinates: Node,
    choice: Option<PromotionChoice>,
    said: Node,
    /// The ply drawn last.
    ply: Option<usize>,
    bottom: Option<Color>,
    animate: bool,
}

impl BoardNodes {
    /// Creates the nodes of an empty board.
    pub(super) fn new() -> BoardNodes {
        let field = div("field");
        let squares = Squares::new(&field);
        let marks = Marks::new(&field);
        let coordinates = layer(&field, "coordinates");
        let pieces = Pieces::new(layer(&field, "men"));
        let shapes = Shapes::new(&field);
        let said = Node::html("span");
        said.set_attribute("class", Some("unseen"));
        said.set_attribute("role", Some("status"));
        field.append(&said);
        BoardNodes {
            field,
            squares,
            marks,
            pieces,
            shapes,
            coordinates,
            choice: None,
            said,
            ply: None,
            bottom: None,
            animate: true,
        }
    }

    /// The field of eight by eight squares.
    pub(super) fn field(&self) -> &Node {
        &self.field
    }

    /// Applies the look. Returns whether the pieces have to be shown again.
    pub(super) fn look(&mut self, look: BoardLook) -> bool {
        let named = |name: &str, value: &str| self.field.set_attribute(name, Some(value));
        named("data-colours", look.colours.name());
        named("data-pieces", look.pieces.name());
        named(
            "data-coordinates",
            if look.coordinates { "true" } else { "false" },
        );
        self.animate = look.animate;
        let turned = look.turned.map(|side| side.fold_wb("white", "black"));
        self.field.set_attribute("data-turned", turned);
        self.pieces.turn(look.turned)
    }

    /// Announces `words` to screen readers.
    pub(super) fn say(&self, words: &str) {
        self.said.set_text(words);
    }

    /// Draws what has changed.
    pub(super) fn show(&mut self, state: &BoardState, given: &[Shape]) {
        let bottom = Color::from(state.scene().bottom);
        let ply = state.scene().ply;
        let turned = self.bottom.is_some_and(|before| before != bottom);
        if self.bottom != Some(bottom) {
            self.bottom = Some(bottom);
            self.name_edges(bottom);
        }
        // Jumps through the game and turning the board are not animated.
        let near = self.ply.is_some_and(|before| before.abs_diff(ply) <= 1);
        self.ply = Some(ply);
        self.marks.show(state);
        self.squares.show(state);
        if turned && self.squares.has_focus() {
            // After turning the board, the focused square is a different button.
            self.squares.focus(state.cursor(), bottom);
        }
        self.pieces.show(state, self.animate && near && !turned);
        self.shapes.show(
            given.iter().copied().chain(state.shapes()).collect(),
            bottom,
        );
        if self.choice.is_some() != matches!(state.doing(), Gesture::Promoting { .. }) {
            self.open_or_close(state, bottom);
        }
    }

    fn open_or_close(&mut self, state: &BoardState, bottom: Color) {
        match (self.choice.take(), state.doing()) {
            (None, Gesture::Promoting { to, .. }) => {
                let side = state.position().turn();
                let mut choice = PromotionChoice::new(&self.field, side, to, bottom);
                choice.focus(0);
                self.choice = Some(choice);
            }
            (Some(choice), _) if choice.close() => {
                self.squares.focus(state.cursor(), bottom);
            }
            _ => {}
        }
    }

    /// Focuses the next promotion choice or the previous one.
    pub(super) fn step_choice(&mut self, back: bool) {
        if let Some(choice) = &mut self.choice {
            choice.focus(if back { 3 } else { 1 });
        }
    }

    /// Focuses the cursor's square.
    pub(super) fn focus(&self, state: &BoardState) {
        self.squares
            .focus(state.cursor(), Color::from(state.scene().bottom));
    }

    /// Moves only the piece being dragged.
    pub(super) fn drag(&self, state: &BoardState, size: i32) {
        if let Gesture::Holding {
            from, at: Some(at), ..
        } = state.doing()
        {
            self.pieces.hold(from, at, size);
        }
    }

    /// Labels the files from left to right and the ranks from top to bottom.
    fn name_edges(&self, bottom: Color) {
        let (files, ranks) = match bottom {
            Color::White => ("abcdefgh", "87654321"),
            Color::Black => ("hgfedcba", "12345678"),
        };
        self.coordinates.clear();
        for (class, names) in [("files", files), ("ranks", ranks)] {
            let list = div(class);
            for i in 0..8 {
                let name = Node::html("span");
                name.set_text(&names[i..=i]);
                list.append(&name);
            }
            self.coordinates.append(&list);
        }
    }
}
