//! Interaction with a board, independent of the browser: [`BoardState`].
//!
//! Transitions return the move they complete without playing it. The next scene shows the move, or
//! the piece goes back.

use std::cell::OnceCell;

use shakmaty::{
    Bitboard, CastlingMode, CastlingSide, Chess, Color, Move, MoveList, Piece, Position, Role,
    Square,
};

use super::scene::{Brush, Movable, Scene, Shape};

/// The browser's identifier of a finger, pen or mouse.
pub type PointerId = i32;

/// How far a pointer must move, in pixels, to start a drag.
pub const DRAG_STARTS: i32 = 4;

/// A point of the board, in pixels from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointerPosition {
    /// From the left edge.
    pub x: i32,
    /// From the top edge.
    pub y: i32,
}

/// The interaction in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gesture {
    /// No piece is chosen or held.
    #[default]
    Nothing,
    /// A piece is chosen, but not its destination.
    Chosen {
        /// Its square.
        from: Square,
    },
    /// A pointer is down on a piece.
    Holding {
        /// Its square.
        from: Square,
        /// The pointer that holds it; others are ignored.
        pointer: PointerId,
        /// Whether it was chosen before, so that a tap deselects it.
        again: bool,
        /// Where the pointer came down.
        start: PointerPosition,
        /// The current position, once the pointer has moved far enough to drag.
        at: Option<PointerPosition>,
    },
    /// A pawn reached its last rank and awaits its promotion piece.
    Promoting {
        /// Its starting square.
        from: Square,
        /// Its promotion square.
        to: Square,
    },
    /// An arrow or a circle is being drawn.
    Drawing {
        /// The shape so far; a circle while on its first square.
        shape: Shape,
        /// The pointer that draws it.
        pointer: PointerId,
    },
}

/// The state of a board apart from its look.
#[derive(Clone, Debug)]
pub struct BoardState {
    scene: Scene,
    /// Legal moves, computed on demand: most positions browsed in a game are never played from.
    legal: OnceCell<MoveList>,
    doing: Gesture,
    cursor: Square,
    shapes: Vec<Shape>,
}

impl BoardState {
    /// A board before any interaction.
    pub fn new(scene: Scene) -> BoardState {
        let cursor = match scene.bottom.into() {
            Color::White => Square::E1,
            Color::Black => Square::E8,
        };
        BoardState {
            legal: OnceCell::new(),
            scene,
            doing: Gesture::Nothing,
            cursor,
            shapes: Vec::new(),
        }
    }

    /// The scene shown.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The interaction in progress.
    pub fn doing(&self) -> Gesture {
        self.doing
    }

    /// The square with keyboard focus.
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// Shapes drawn by the person, including the one in progress.
    pub fn shapes(&self) -> impl Iterator<Item = Shape> {
        let drawing = match self.doing {
            Gesture::Drawing { shape, .. } => Some(shape),
            _ => None,
        };
        self.shapes.iter().copied().chain(drawing)
    }

    /// Shows a scene. A new position also clears the drawings; any change of position, orientation
    /// or mover ends the gesture.
    pub fn show(&mut self, scene: Scene) {
        if scene.position != self.scene.position {
            self.legal = OnceCell::new();
            self.doing = Gesture::Nothing;
            self.shapes.clear();
        } else if (scene.bottom, scene.movable) != (self.scene.bottom, self.scene.movable) {
            self.doing = Gesture::Nothing;
        }
        self.scene = scene;
    }

    fn legal(&self) -> &MoveList {
        let position = &self.scene.position;
        self.legal.get_or_init(|| position.legal_moves())
    }

    /// The piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.position().board().piece_at(square)
    }

    /// The position that is shown.
    pub fn position(&self) -> &Chess {
        &self.scene.position
    }

    /// Whether the side on move may be moved here.
    pub fn may_move(&self) -> bool {
        match self.scene.movable {
            Movable::None => false,
            Movable::Only(color) => self.position().turn() == color.into(),
            Movable::SideToMove => true,
        }
    }

    /// Whether a piece may be picked up. Even one without moves may be, to show that it has none.
    pub fn is_movable(&self, square: Square) -> bool {
        self.may_move()
            && self
                .piece(square)
                .is_some_and(|piece| piece.color == self.position().turn())
            && !self.legal().is_empty()
    }

    /// The piece that is chosen or held.
    pub fn chosen(&self) -> Option<Square> {
        match self.doing {
            Gesture::Chosen { from }
            | Gesture::Holding { from, .. }
            | Gesture::Promoting { from, .. } => Some(from),
            Gesture::Nothing | Gesture::Drawing { .. } => None,
        }
    }

    /// The goals to mark for the chosen piece.
    pub fn shown_goals(&self) -> Bitboard {
        match self.doing {
            Gesture::Chosen { from } | Gesture::Holding { from, .. } => self.goals(from),
            _ => Bitboard::EMPTY,
        }
    }

    /// A piece's destinations as players see them: in standard chess, castling goes two squares,
    /// although putting the king on the rook also works.
    pub fn goals(&self, from: Square) -> Bitboard {
        let standard = self.scene.castling == CastlingMode::Standard;
        let mut goals = Bitboard::EMPTY;
        for made in self.legal().iter().filter(|made| made.from() == Some(from)) {
            match made {
                Move::Castle { king, rook } if standard => goals.add(king_end(*king, *rook)),
                _ => goals.add(made.to()),
            }
        }
        goals
    }
    /// Whether a legal move goes from `from` to `to`.
    pub fn leads(&self, from: Square, to: Square) -> bool {
        self.moves(from, to).next().is_some()
    }

    /// The matching legal moves: several only at a promotion.
    fn moves(&self, from: Square, to: Square) -> impl Iterator<Item = Move> {
        self.legal()
            .iter()
            .copied()
            .filter(move |&made| made.from() == Some(from) && is_to(made, to))
    }

    /// A pointer comes down to move a piece.
    pub fn press(
        &mut self,
        square: Square,
        pointer: PointerId,
        start: PointerPosition,
    ) -> Option<Move> {
        if self.is_busy() {
            return None;
        }
        self.cursor = square;
        if let Gesture::Promoting { .. } = self.doing {
            // A tap outside the choice cancels it.
            self.doing = Gesture::Nothing;
            return None;
        }
        let chosen = self.chosen();
        if let Some(from) = chosen
            && self.leads(from, square)
        {
            return self.go(from, square);
        }
        if self.is_movable(square) {
            self.doing = Gesture::Holding {
                from: square,
                pointer,
                again: chosen == Some(square),
                start,
                at: None,
            };
        } else {
            self.doing = Gesture::Nothing;
        }
        None
    }

    /// Clears the drawings, unless a gesture is in progress.
    pub fn wipe(&mut self) {
        if self.doing == Gesture::Nothing {
            self.shapes.clear();
        }
    }

    /// Whether a pointer is down.
    pub fn is_busy(&self) -> bool {
        matches!(
            self.doing,
            Gesture::Holding { .. } | Gesture::Drawing { .. }
        )
    }

    /// Moves a pointer to `now`, over a square, and returns whether to redraw.
    pub fn drag(&mut self, id: PointerId, now: PointerPosition, over: Option<Square>) -> bool {
        match &mut self.doing {
            Gesture::Holding {
                pointer, start, at, ..
            } if *pointer == id => {
                let far = |a: i32, b: i32| (a - b).abs() >= DRAG_STARTS;
                if at.is_none() && !far(now.x, start.x) && !far(now.y, start.y) {
                    return false;
                }
                at.replace(now) != Some(now)
            }
            Gesture::Drawing { shape, pointer } if *pointer == id => {
                let to = over.filter(|&to| to != shape.from);
                std::mem::replace(&mut shape.to, to) != to
            }
            _ => false,
        }
    }

    /// The pointer goes up over a square or outside the board.
    pub fn release(&mut self, id: PointerId, over: Option<Square>) -> Option<Move> {
        match self.doing {
            Gesture::Holding {
                from,
                pointer,
                again,
                at,
                ..
            } if pointer == id => {
                self.doing = Gesture::Nothing;
                let back = at.is_none() || over == Some(from);
                if back {
                    if !again {
                        self.doing = Gesture::Chosen { from };
                    }
                    return None;
                }
                self.go(from, over?)
            }
            Gesture::Drawing { shape, pointer } if pointer == id => {
                self.doing = Gesture::Nothing;
                self.toggle(shape);
                None
            }
            _ => None,
        }
    }

    /// The browser cancelled the pointer: undoes its press.
    pub fn lose(&mut self, id: PointerId) {
        match self.doing {
            Gesture::Holding {
                from,
                pointer,
                again,
                ..
            } if pointer == id => {
                self.doing = if again {
                    Gesture::Chosen { from }
                } else {
                    Gesture::Nothing
                };
            }
            Gesture::Drawing { pointer, .. } if pointer == id => self.doing = Gesture::Nothing,
            _ => {}
        }
    }

    /// Starts drawing with a new pointer or the holding one, which then moves no piece.
    pub fn draw(&mut self, square: Square, id: PointerId, brush: Brush) {
        match self.doing {
            Gesture::Drawing { .. } => return,
            Gesture::Holding { pointer, .. } if pointer != id => return,
            _ => {}
        }
        self.doing = Gesture::Drawing {
            shape: Shape {
                from: square,
                to: None,
                brush,
            },
            pointer: id,
        };
    }

    fn toggle(&mut self, shape: Shape) {
        let same = |old: &Shape| (old.from, old.to) == (shape.from, shape.to);
        let old = self.shapes.iter().position(same);
        let old = old.map(|at| self.shapes.remove(at));
        if old.is_none_or(|old| old.brush != shape.brush) {
            self.shapes.push(shape);
        }
    }

    /// Activates a square by key or screen reader: picks up, puts down or deselects a piece.
    pub fn activate(&mut self, square: Square) -> Option<Move> {
        if self.is_busy() {
            return None;
        }
        self.cursor = square;
        match self.chosen() {
            Some(from) if self.leads(from, square) => return self.go(from, square),
            Some(from) if from == square => self.doing = Gesture::Nothing,
            _ if self.is_movable(square) => self.doing = Gesture::Chosen { from: square },
            _ => self.doing = Gesture::Nothing,
        }
        None
    }

    /// Completes a promotion with the given piece.
    pub fn promote(&mut self, role: Role) -> Option<Move> {
        let Gesture::Promoting { from, to } = self.doing else {
            return None;
        };
        let made = self
            .moves(from, to)
            .find(|made| made.promotion() == Some(role))?;
        self.doing = Gesture::Nothing;
        Some(made)
    }

    /// Ends the gesture, or clears the drawings if there is none. Returns whether anything was
    /// cancelled.
    pub fn escape(&mut self) -> bool {
        if self.doing != Gesture::Nothing {
            self.doing = Gesture::Nothing;
            return true;
        }
        let drawn = !self.shapes.is_empty();
        self.shapes.clear();
        drawn
    }

    /// Sets the keyboard cursor.
    pub fn set_cursor(&mut self, square: Square) {
        self.cursor = square;
    }

    fn go(&mut self, from: Square, to: Square) -> Option<Move> {
        self.doing = Gesture::Nothing;
        let first = self.moves(from, to).next()?;
        if first.is_promotion() {
            self.doing = Gesture::Promoting { from, to };
            return None;
        }
        Some(first)
    }

    /// The king in check.
    pub fn checked(&self) -> Option<Square> {
        let position = self.position();
        position
            .is_check()
            .then(|| position.board().king_of(position.turn()))
            .flatten()
    }

    /// Whether the position is checkmate.
    pub fn is_mate(&self) -> bool {
        self.position().is_check() && self.legal().is_empty()
    }

    /// Attackers of a square: opponents of the piece on it, or both sides if it is empty.
    pub fn attackers(&self, square: Square) -> impl Iterator<Item = Square> {
        let board = self.position().board();
        let occupied = board.occupied();
        let of = |color| board.attacks_to(square, color, occupied);
        match board.color_at(square) {
            Some(color) => of(color.other()),
            None => of(Color::White) | of(Color::Black),
        }
        .into_iter()
    }
}

/// Whether putting the moving piece on `to` makes the move. shakmaty castles the king onto its
/// rook; its final square is accepted too, unless an ordinary king move goes there.
fn is_to(made: Move, to: Square) -> bool {
    if made.to() == to {
        return true;
    }
    let Move::Castle { king, rook } = made else {
        return false;
    };
    to == king_end(king, rook) && king.distance(to) > 1
}

/// The king's square after castling.
fn king_end(king: Square, rook: Square) -> Square {
    let side = CastlingSide::from_king_side(king < rook);
    Square::from_coords(side.king_to_file(), king.rank())
}
