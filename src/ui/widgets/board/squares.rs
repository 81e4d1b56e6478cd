//! The 64 squares: a fixed grid of buttons whose names change.

use shakmaty::{Color, File, Rank, Square};

use super::layer::div;
use super::state::BoardState;
use crate::platform::dom::Node;
use crate::ui::text;
use crate::ui::text::board::SquareText;

/// One button and its latest attributes.
#[derive(Debug)]
struct Cell {
    node: Node,
    words: Option<SquareText>,
    /// The class that marks it as a goal.
    goal: Option<&'static str>,
    /// Whether it is the tab stop.
    stop: bool,
}

/// All squares as displayed, from the upper left, row by row.
#[derive(Debug)]
pub(super) struct Squares {
    cells: Vec<Cell>,
    grid: Node,
    may_move: Option<bool>,
}

impl Squares {
    /// Adds the grid, without labels, to the field.
    pub(super) fn new(field: &Node) -> Squares {
        let mut cells = Vec::with_capacity(64);
        let grid = div("squares");
        grid.set_attribute("role", Some("grid"));
        grid.set_attribute("aria-label", Some(text::board::grid::label()));
        for _ in 0..8 {
            let row = Node::html("div");
            row.set_attribute("role", Some("row"));
            for _ in 0..8 {
                let cell = Node::html("div");
                cell.set_attribute("role", Some("gridcell"));
                let button = Node::html("button");
                button.set_attribute("type", Some("button"));
                button.set_attribute("tabindex", Some("-1"));
                cell.append(&button);
                row.append(&cell);
                cells.push(Cell {
                    node: button,
                    words: None,
                    goal: None,
                    stop: false,
                });
            }
            grid.append(&row);
        }
        field.append(&grid);
        Squares {
            cells,
            grid,
            may_move: None,
        }
    }

    /// Updates the squares that changed.
    pub(super) fn show(&mut self, state: &BoardState) {
        let may_move = state.may_move();
        if self.may_move != Some(may_move) {
            self.may_move = Some(may_move);
            let read_only = if may_move { "false" } else { "true" };
            self.grid.set_attribute("aria-readonly", Some(read_only));
        }
        let bottom = Color::from(state.scene().bottom);
        let chosen = state.chosen();
        let checked = state.checked();
        let goals = state.shown_goals();
        for (seen, cell) in self.cells.iter_mut().enumerate() {
            let square = square_at(seen, bottom);
            let words = SquareText {
                square,
                piece: state.piece(square).map(|piece| (piece.color, piece.role)),
                chosen: chosen == Some(square),
                goal: goals.contains(square),
                check: checked == Some(square),
            };
            cell.set_goal(match (words.goal, words.piece) {
                (false, _) => None,
                (true, None) => Some("goal"),
                (true, Some(_)) => Some("goal take"),
            });
            cell.set_words(words);
            cell.set_stop(state.cursor() == square);
        }
    }

    /// Focuses a square.
    pub(super) fn focus(&self, square: Square, bottom: Color) {
        let seen = (0..64).find(|&seen| square_at(seen, bottom) == square);
        if let Some(cell) = seen.and_then(|seen| self.cells.get(seen)) {
            cell.node.focus();
        }
    }

    /// Whether a square has the focus.
    pub(super) fn has_focus(&self) -> bool {
        self.grid.has_focus()
    }
}

impl Cell {
    fn set_words(&mut self, words: SquareText) {
        if self.words == Some(words) {
            return;
        }
        if self.words.map(|old| old.square) != Some(words.square) {
            let name = words.square.to_string();
            self.node.set_attribute("data-square", Some(&name));
        }
        self.words = Some(words);
        let name = text::board::square(&words);
        self.node.set_attribute("aria-label", Some(&name));
    }

    fn set_goal(&mut self, goal: Option<&'static str>) {
        if self.goal != goal {
            self.goal = goal;
            self.node.set_attribute("class", goal);
        }
    }

    fn set_stop(&mut self, stop: bool) {
        if self.stop != stop {
            self.stop = stop;
            let index = if stop { "0" } else { "-1" };
            self.node.set_attribute("tabindex", Some(index));
        }
    }
}

/// The square displayed at an index, counted from the upper left.
pub(super) fn square_at(seen: usize, bottom: Color) -> Square {
    let (x, y) = (seen as u32 % 8, seen as u32 / 8 % 8);
    match bottom {
        Color::White => Square::from_coords(File::new(x), Rank::new(7 - y)),
        Color::Black => Square::from_coords(File::new(7 - x), Rank::new(y)),
    }
}
