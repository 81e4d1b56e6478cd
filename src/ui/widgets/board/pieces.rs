//! The pieces on the board: at most 32 nodes, each moved by its `transform`.

use shakmaty::{Board, Color, Piece, Position, Role, Square};

use super::state::{BoardState, Gesture, PointerPosition};
use crate::platform::dom::{Node, Style};

/// A displayed square: columns from the left, rows from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GridPlace {
    pub x: u8,
    pub y: u8,
}

/// The displayed place of a square with side `bottom` below.
pub(super) fn place(square: Square, bottom: Color) -> GridPlace {
    let (file, rank) = (square.file() as u8, square.rank() as u8);
    match bottom {
        Color::White => GridPlace {
            x: file,
            y: 7 - rank,
        },
        Color::Black => GridPlace {
            x: 7 - file,
            y: rank,
        },
    }
}

/// Where a piece was drawn last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Put {
    Nowhere,
    At(GridPlace),
    /// Under the pointer.
    Held,
}

#[derive(Debug)]
struct Man {
    node: Node,
    style: Style,
    piece: Piece,
    /// Its square in the position.
    square: Square,
    /// Its square when last drawn, even while held.
    home: Square,
    put: Put,
    class: &'static str,
}

impl Man {
    fn set_class(&mut self, class: &'static str) {
        if self.class != class {
            self.class = class;
            self.node.set_attribute("class", Some(class));
        }
    }

    /// Moves the piece there, the way up that its side has.
    fn put_at(&self, there: &str, turned: Option<Color>) {
        let turn = if turned == Some(self.piece.color) {
            " rotate(180deg)"
        } else {
            ""
        };
        self.style.set("transform", &[there, turn].concat());
    }

    /// Sets the attribute that selects the piece's image.
    fn name(&self) {
        let side = if self.piece.color.is_white() {
            'w'
        } else {
            'b'
        };
        let mut name = String::from(side);
        name.push(self.piece.role.char());
        self.node.set_attribute("data-piece", Some(&name));
    }
}

/// Which pieces a node may be reused for.
#[derive(Clone, Copy, PartialEq)]
enum Match {
    /// The same piece.
    Same,
    /// A pawn and its promoted piece, or the reverse.
    Promoted,
    /// Any piece: the node does not glide from its old place.
    Any,
}

impl Match {
    fn fits(self, old: Piece, new: Piece) -> bool {
        match self {
            Match::Same => old == new,
            Match::Promoted => {
                old.color == new.color && (old.role == Role::Pawn || new.role == Role::Pawn)
            }
            Match::Any => true,
        }
    }
}

/// Positions a piece in percentages of its own size, which is that of a square. No pixel sizes are
/// needed, even when the board is resized.
pub(super) fn translate(to: GridPlace) -> String {
    const STEPS: [&str; 8] = ["0%", "100%", "200%", "300%", "400%", "500%", "600%", "700%"];
    let step = |n: u8| STEPS[usize::from(n & 7)];
    ["translate(", step(to.x), ",", step(to.y), ")"].concat()
}

const HELD: &str = "man held";
/// Glides above the other pieces.
const GLIDES: &str = "man glides";
/// At its place, or moved there without gliding.
const AT_REST: &str = "man";

#[derive(Debug)]
pub(super) struct Pieces {
    node: Node,
    pieces: Vec<Man>,
    /// The side whose pieces are upside down.
    turned: Option<Color>,
}

impl Pieces {
    pub(super) fn new(node: Node) -> Pieces {
        Pieces {
            node,
            pieces: Vec::new(),
            turned: None,
        }
    }

    /// Turns the pieces of a side upside down, and the others upright. Returns whether they have to
    /// be shown again.
    pub(super) fn turn(&mut self, side: Option<Color>) -> bool {
        let is_other = self.turned != side;
        if is_other {
            self.turned = side;
            for man in &mut self.pieces {
                man.put = Put::Nowhere;
            }
        }
        is_other
    }

    /// Places the pieces, gliding if `glide`. Touches only those that have moved.
    pub(super) fn show(&mut self, state: &BoardState, glide: bool) {
        let changed = self.set_up(state.position().board());
        let bottom = Color::from(state.scene().bottom);
        let doing = state.doing();
        for man in &mut self.pieces {
            let square = match doing {
                Gesture::Promoting { from, to } if from == man.square => to,
                _ => man.square,
            };
            let to = place(square, bottom);
            if let Gesture::Holding {
                from, at: Some(_), ..
            } = doing
                && from == man.square
            {
                man.put = Put::Held;
                man.set_class(HELD);
            } else if man.put != Put::At(to) {
                // A dropped piece stays; one that was not moved glides back.
                let dropped = man.put == Put::Held && man.home != square;
                let still = !glide || dropped || man.put == Put::Nowhere;
                man.set_class(if still { AT_REST } else { GLIDES });
                man.put = Put::At(to);
                man.put_at(&translate(to), self.turned);
            } else if changed && man.class == GLIDES {
                man.set_class(AT_REST);
            }
            man.home = square;
        }
    }

    /// Puts the held piece under the pointer, the only DOM write of a drag. `size` is that of a
    /// square in pixels.
    pub(super) fn hold(&self, from: Square, at: PointerPosition, size: i32) {
        if let Some(man) = self.pieces.iter().find(|man| man.square == from) {
            let pixels = |n: i32| (n - size / 2).to_string();
            let (x, y) = (pixels(at.x), pixels(at.y));
            man.put_at(&["translate(", &x, "px,", &y, "px)"].concat(), self.turned);
        }
    }

    /// Assigns a DOM node to every piece of the position and returns whether anything changed.
    /// Nodes are reused: first the one on the square, then the nearest of the same piece, then
    /// a promoting pawn's, then any that is free.
    fn set_up(&mut self, board: &Board) -> bool {
        let is_there = |man: &Man| board.piece_at(man.square) == Some(man.piece);
        if self.pieces.len() == board.occupied().count() && self.pieces.iter().all(is_there) {
            return false;
        }
        let (mut there, mut loose): (Vec<Man>, Vec<Man>) =
            self.pieces.drain(..).partition(is_there);
        let mut missing: Vec<(Square, Piece)> = board
            .iter()
            .filter(|(square, _)| there.iter().all(|man| man.square != *square))
            .collect();
        for way in [Match::Same, Match::Promoted, Match::Any] {
            missing.retain(|&(square, piece)| {
                let nearest = (0..loose.len())
                    .filter(|&i| way.fits(loose[i].piece, piece))
                    .min_by_key(|&i| loose[i].square.distance(square));
                let Some(i) = nearest else { return true };
                let mut man = loose.swap_remove(i);
                if way == Match::Any {
                    man.put = Put::Nowhere;
                }
                man.square = square;
                if man.piece != piece {
                    man.piece = piece;
                    man.name();
                }
                there.push(man);
                false
            });
        }
        for man in loose {
            man.node.remove();
        }
        for (square, piece) in missing {
            let node = Node::html("i");
            let man = Man {
                style: node.style(),
                node,
                piece,
                square,
                home: square,
                put: Put::Nowhere,
                class: "",
            };
            man.name();
            self.node.append(&man.node);
            there.push(man);
        }
        self.pieces = there;
        true
    }
}
