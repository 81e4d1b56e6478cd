//! What a person is doing with a board: [`BoardState`]. Without a browser.
//!
//! Every transition that may make a move returns it. The state does not play
//! it: the next scene does, or does not, and then the piece goes back.

use std::cell::OnceCell;

use shakmaty::{
    Bitboard, CastlingMode, CastlingSide, Chess, Color, Move, MoveList, Piece, Position, Role,
    Square,
};

use super::scene::{Brush, Movable, Scene, Shape};

/// The number that a browser gives a finger, a pen or a mouse.
pub type PointerId = i32;

/// How far a mouse moves, in pixels, before it is a drag.
pub const DRAG_STARTS: i32 = 4;

/// A point of the board, in pixels from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointerPosition {
    /// To the right.
    pub x: i32,
    /// Down from the top edge.
    pub y: i32,
}

/// What the person is in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gesture {
    /// No piece is chosen or held.
    #[default]
    Nothing,
    /// A piece is chosen, and its square to go to is not.
    Chosen {
        /// Where it stands.
        from: Square,
    },
    /// A pointer is down on a piece.
    Holding {
        /// Where it stands.
        from: Square,
        /// The pointer that holds it; others are ignored.
        pointer: PointerId,
        /// Whether it was chosen before, so that a tap lets go of it.
        again: bool,
        /// Where the pointer came down.
        start: PointerPosition,
        /// Where the pointer is, once it has moved far enough to be a drag.
        at: Option<PointerPosition>,
    },
    /// A pawn is on its last rank, and what it becomes is not said yet.
    Promoting {
        /// Where it came from.
        from: Square,
        /// Where it becomes something.
        to: Square,
    },
    /// An arrow or a circle is being drawn.
    Drawing {
        /// The shape so far; it is a circle on the square it began on.
        shape: Shape,
        /// The pointer that draws it.
        pointer: PointerId,
    },
}

/// All that a board knows beside how it looks.
#[derive(Clone, Debug)]
pub struct BoardState {
    scene: Scene,
    /// Of the position; found when they are first asked for, since most
    /// positions of a game that is looked through are never played in.
    legal: OnceCell<MoveList>,
    doing: Gesture,
    cursor: Square,
    shapes: Vec<Shape>,
}

impl BoardState {
    /// Of a board on which nothing has been done.
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

    /// What the board shows.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// What the person is in the middle of.
    pub fn doing(&self) -> Gesture {
        self.doing
    }

    /// The square that the keyboard is on.
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// What the person has drawn, with what is being drawn.
    pub fn shapes(&self) -> impl Iterator<Item = Shape> {
        let drawing = match self.doing {
            Gesture::Drawing { shape, .. } => Some(shape),
            _ => None,
        };
        self.shapes.iter().copied().chain(drawing)
    }

    /// Shows another scene. Another position ends what was being done, and
    /// takes away what was drawn.
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

    /// What stands there.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.position().board().piece_at(square)
    }

    /// The position that is shown.
    pub fn position(&self) -> &Chess {
        &self.scene.position
    }

    /// Whether pieces of the side on the move may be moved.
    pub fn may_move(&self) -> bool {
        match self.scene.movable {
            Movable::None => false,
            Movable::Only(color) => self.position().turn() == color.into(),
            Movable::SideToMove => true,
        }
    }

    /// Whether a piece may be picked up there. One without a move may be too:
    /// that it has none is then seen.
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

    /// Where it is to be shown that the piece that is chosen can move.
    pub fn shown_goals(&self) -> Bitboard {
        match self.doing {
            Gesture::Chosen { from } | Gesture::Holding { from, .. } => self.goals(from),
            _ => Bitboard::EMPTY,
        }
    }

    /// Where a piece can move, as a player would say it: in standard chess the
    /// king castles by two squares, although it may be put on the rook.
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
    /// Whether there is a legal move.
    pub fn leads(&self, from: Square, to: Square) -> bool {
        self.moves(from, to).next().is_some()
    }

    /// Moves by which a piece is put there: several only at a promotion.
    fn moves(&self, from: Square, to: Square) -> impl Iterator<Item = Move> {
        self.legal()
            .iter()
            .copied()
            .filter(move |&made| made.from() == Some(from) && is_to(made, to))
    }

    /// A pointer comes down to move.
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
            // A tap beside the choice takes it back.
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

    /// A tap where there is nothing to move: what was drawn is taken away.
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

    /// The pointer moves, and is over that square. Whether something is to be
    /// drawn.
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

    /// The pointer goes up over that square, or beside the board.
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

    /// The browser took the pointer away: as if it had not come down.
    pub fn lose(&mut self, id: PointerId) {
        match self.doing {
            Gesture::Holding {
                from,
                pointer,
                again,
                ..
            } if pointer == id => {
                self.doing = match again {
                    true => Gesture::Chosen { from },
                    false => Gesture::Nothing,
                };
            }
            Gesture::Drawing { pointer, .. } if pointer == id => self.doing = Gesture::Nothing,
            _ => {}
        }
    }

    /// A pointer comes down to draw, or a held one turns out to: nothing is
    /// moved then.
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

    /// A square is pressed by key or by a screen reader: a piece is picked up
    /// there, put down, or let go.
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

    /// Says what the pawn becomes.
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

    /// Lets go of whatever it is; with nothing to let go of, what was drawn is
    /// taken away. Whether there was something.
    pub fn escape(&mut self) -> bool {
        if self.doing != Gesture::Nothing {
            self.doing = Gesture::Nothing;
            return true;
        }
        let drawn = !self.shapes.is_empty();
        self.shapes.clear();
        drawn
    }

    /// Puts the keyboard on a square.
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

    /// The king that is attacked.
    pub fn checked(&self) -> Option<Square> {
        let position = self.position();
        position
            .is_check()
            .then(|| position.board().king_of(position.turn()))
            .flatten()
    }

    /// Whether that is checkmate.
    pub fn is_mate(&self) -> bool {
        self.position().is_check() && self.legal().is_empty()
    }

    /// What attacks a square: pieces of the side that is not the one standing
    /// there, or on an empty square of either side.
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

/// Whether a move is made by putting its piece there. shakmaty has the king
/// castle onto its rook; where the king ends will do too, unless the king
/// gets there by a move of its own.
fn is_to(made: Move, to: Square) -> bool {
    if made.to() == to {
        return true;
    }
    let Move::Castle { king, rook } = made else {
        return false;
    };
    to == king_end(king, rook) && king.distance(to) > 1
}

/// Where the king of a castling ends.
fn king_end(king: Square, rook: Square) -> Square {
    let side = CastlingSide::from_king_side(king < rook);
    Square::from_coords(side.king_to_file(), king.rank())
}
