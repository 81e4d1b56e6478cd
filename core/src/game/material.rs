//! The decision by material alone when a flag falls: [`can_mate`].
//!
//! For clocks without a board. The question is that of 6.9: can the opponent of
//! the player whose flag fell checkmate by any possible series of legal moves,
//! the player helping as clumsily as they like?
//!
//! | the opponent has, besides the king | a mate can be set up |
//! | --- | --- |
//! | nothing | never |
//! | one knight | if the player has a pawn, a rook, a bishop or a knight; queens alone take it or make way |
//! | bishops on squares of one colour | if the player has a pawn, a knight, or a bishop on the other colour |
//! | anything else: a pawn, a rook, a queen, two knights, a bishop and a knight, bishops on both colours | always |
//!
//! This is the table of lichess and of shakmaty's `has_insufficient_material`, and that of M.
//! Ambrona, *A Practical Algorithm for Chess Unwinnability* (FUN 2022); a test of this file
//! verifies it by enumeration. Why neither queens nor rooks help a bishop: let it give check along
//! a diagonal, and let d be the square next to the mated king on that diagonal. The two squares
//! adjacent to both cannot be guarded by the other king, which would stand next to its opponent,
//! nor by a bishop, as they have the other colour. So at least one of them is occupied, and a queen
//! or rook there can move to d: it is not pinned, since bishops of one colour do not attack through
//! that square, and they cannot give check twice at once.

/// A side's pieces besides the king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Material {
    /// One pawn or more.
    pub pawns: bool,
    /// One queen or more.
    pub queen: bool,
    /// One rook or more.
    pub rook: bool,
    /// Its bishops, by the colours of their squares.
    pub bishop: Bishops,
    /// Its knights: none, one, or more.
    pub knight: Knights,
}

/// A side's bishops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bishops {
    /// No bishop at all.
    #[default]
    None,
    /// One or more, all on light squares.
    Light,
    /// One or more, all on dark squares.
    Dark,
    /// On squares of both colours.
    Both,
    /// One or more, on squares of unknown colour.
    Unsaid,
}

/// The number of a side's knights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Knights {
    /// No knight at all.
    #[default]
    None,
    /// Exactly one knight.
    One,
    /// Two or more.
    More,
    /// One or more; the number was not given.
    Unsaid,
}

/// The verdict that the material alone allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaterialVerdict {
    /// No mate is possible with this material, wherever the pieces stand: drawn under 6.9.
    Cannot,
    /// A mate is possible with this material. The game is lost on time, unless no line leads to a
    /// mate from this very position: because pawns block each other for good ([`can_be_blocked`]),
    /// or because all moves are forced. Only the position shows that.
    Can,
    /// It depends on details that were not given: the player's own material, the colours of the
    /// bishops, the number of knights. The position shows them.
    DependsOnPosition,
}

impl Bishops {
    fn possible(self) -> &'static [Bishops] {
        match self {
            Bishops::None => &[Bishops::None],
            Bishops::Light => &[Bishops::Light],
            Bishops::Dark => &[Bishops::Dark],
            Bishops::Both => &[Bishops::Both],
            Bishops::Unsaid => &[Bishops::Light, Bishops::Dark, Bishops::Both],
        }
    }

    /// Whether there are bishops on light squares, and on dark ones.
    fn squares(self) -> (bool, bool) {
        match self {
            Bishops::None => (false, false),
            Bishops::Light => (true, false),
            Bishops::Dark => (false, true),
            Bishops::Both | Bishops::Unsaid => (true, true),
        }
    }
}

impl Knights {
    fn possible(self) -> &'static [Knights] {
        match self {
            Knights::None => &[Knights::None],
            Knights::One => &[Knights::One],
            Knights::More => &[Knights::More],
            Knights::Unsaid => &[Knights::One, Knights::More],
        }
    }
}

impl Material {
    /// A king alone.
    pub const BARE_KING: Material = Material {
        pawns: false,
        queen: false,
        rook: false,
        bishop: Bishops::None,
        knight: Knights::None,
    };

    /// The most material that the type can express.
    const ALL: Material = Material {
        pawns: true,
        queen: true,
        rook: true,
        bishop: Bishops::Both,
        knight: Knights::More,
    };

    /// All materials that this can stand for where something was not given.
    fn possible(self) -> Vec<Material> {
        let mut found = Vec::new();
        for bishop in self.bishop.possible() {
            for knight in self.knight.possible() {
                found.push(Material {
                    bishop: *bishop,
                    knight: *knight,
                    ..self
                });
            }
        }
        found
    }
}

/// Whether the opponent can mate with the given material (6.9) when the flag of a player with
/// material `players` falls. The latter may be unknown.
///
/// ```
/// use zeitnot_core::game::material::{Knights, Material, MaterialVerdict, can_mate};
///
/// let knight = Material { knight: Knights::One, ..Material::BARE_KING };
/// let bare = Material::BARE_KING;
/// let pawns = Material { pawns: true, ..bare };
/// assert_eq!(can_mate(knight, Some(bare)), MaterialVerdict::Cannot);
/// assert_eq!(can_mate(knight, Some(pawns)), MaterialVerdict::Can);
/// assert_eq!(can_mate(knight, None), MaterialVerdict::DependsOnPosition);
/// assert_eq!(can_mate(bare, None), MaterialVerdict::Cannot);
/// ```
pub fn can_mate(opponents: Material, players: Option<Material>) -> MaterialVerdict {
    // More material of the player never makes a mate impossible.
    let players = match players {
        Some(players) => players.possible(),
        None => vec![Material::BARE_KING, Material::ALL],
    };
    let (mut never, mut always) = (true, true);
    for opponents in opponents.possible() {
        for players in &players {
            if mate_exists(opponents, *players) {
                never = false
            } else {
                always = false
            }
        }
    }
    match (never, always) {
        (true, _) => MaterialVerdict::Cannot,
        (_, true) => MaterialVerdict::Can,
        _ => MaterialVerdict::DependsOnPosition,
    }
}

/// The table above, for known material.
fn mate_exists(opponents: Material, players: Material) -> bool {
    if opponents.pawns || opponents.queen || opponents.rook {
        return true;
    }
    let (light, dark) = players.bishop.squares();
    match (opponents.bishop.squares(), opponents.knight) {
        ((false, false), Knights::None) => false,
        ((false, false), Knights::One) => {
            players.pawns || players.rook || light || dark || players.knight != Knights::None
        }
        ((true, false), Knights::None) => players.pawns || dark || players.knight != Knights::None,
        ((false, true), Knights::None) => players.pawns || light || players.knight != Knights::None,
        _ => true,
    }
}

/// Whether pawns could block each other for good, so that no mate is possible despite the material:
/// both sides have pawns, or may have.
pub fn can_be_blocked(opponents: Material, players: Option<Material>) -> bool {
    opponents.pawns && players.is_none_or(|players| players.pawns)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{
        Bitboard, CastlingMode, Color, FromSetup, Position as _, Role, Setup, Square, attacks,
    };

    const KINDS: [Option<Role>; 6] = [
        None,
        Some(Role::Pawn),
        Some(Role::Knight),
        Some(Role::Bishop),
        Some(Role::Rook),
        Some(Role::Queen),
    ];

    fn is_mate(white: &[(Role, Square)], black: &[(Role, Square)]) -> bool {
        let mut setup = Setup::empty();
        setup.turn = Color::Black;
        for (color, pieces) in [(Color::White, white), (Color::Black, black)] {
            for (role, square) in pieces {
                setup.board.set_piece_at(*square, role.of(color));
            }
        }
        let legal = crate::game::Position::from_setup(setup, CastlingMode::Standard);
        legal.is_ok_and(|position| position.is_checkmate())
    }

    /// Whether there is a position in which White, with one piece, mates Black, who has one other;
    /// searches all positions. `same`: for two bishops, whether they are on squares of one colour.
    fn mate_found(piece: Role, helper: Option<Role>, same: bool) -> bool {
        let no_helper = [None];
        let squares = Square::ALL.map(Some);
        let helpers: &[Option<Square>] = if helper.is_some() {
            &squares
        } else {
            &no_helper
        };
        for mated in Square::ALL {
            let around = attacks::king_attacks(mated);
            // Attack relations are symmetric for a piece and a king.
            for from in attacks::attacks(mated, piece.of(Color::White), Bitboard::EMPTY) {
                for king in Square::ALL {
                    if king == mated || king == from || around.contains(king) {
                        continue;
                    }
                    for blocker in helpers {
                        let blocks = blocker.map_or(Bitboard::EMPTY, Bitboard::from);
                        let taken = Bitboard::from(from) | Bitboard::from(king);
                        if (blocks & (taken | Bitboard::from(mated))).any() {
                            continue;
                        }
                        // First the quick test: an escape square.
                        let through = attacks::attacks(
                            from,
                            piece.of(Color::White),
                            blocks | Bitboard::from(king),
                        );
                        if (around & !blocks & !through & !attacks::king_attacks(king)).any() {
                            continue;
                        }
                        let mut black = vec![(Role::King, mated)];
                        if let (Some(role), Some(square)) = (helper, *blocker) {
                            let alike = square.is_light() == from.is_light();
                            if role == Role::Bishop && piece == Role::Bishop && alike != same {
                                continue;
                            }
                            black.push((role, square));
                        }
                        if is_mate(&[(Role::King, king), (piece, from)], &black) {
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    fn only(role: Option<Role>, bishops: Bishops) -> Material {
        Material {
            pawns: role == Some(Role::Pawn),
            queen: role == Some(Role::Queen),
            rook: role == Some(Role::Rook),
            bishop: match role {
                Some(Role::Bishop) => bishops,
                _ => Bishops::None,
            },
            knight: match role {
                Some(Role::Knight) => Knights::One,
                _ => Knights::None,
            },
        }
    }

    #[test]
    fn verdicts_on_one_minor_piece_agree_with_a_search_of_all_squares() {
        for piece in [Role::Knight, Role::Bishop] {
            for helper in KINDS {
                for bishops in [Bishops::Light, Bishops::Dark] {
                    let found = mate_found(piece, helper, bishops == Bishops::Light);
                    let said = can_mate(
                        only(Some(piece), Bishops::Light),
                        Some(only(helper, bishops)),
                    );
                    assert_eq!(
                        said,
                        if found {
                            MaterialVerdict::Can
                        } else {
                            MaterialVerdict::Cannot
                        },
                        "{piece:?} {helper:?} {bishops:?}"
                    );
                }
            }
        }
    }

    /// Another queen on an escape square can only capture more, so these positions stand for any
    /// number of queens.
    #[test]
    fn a_knight_cannot_mate_a_king_among_any_number_of_queens() {
        for mated in Square::ALL {
            let around = attacks::king_attacks(mated);
            for knight in attacks::knight_attacks(mated) {
                for king in !around {
                    if king == mated || king == knight {
                        continue;
                    }
                    let guarded = attacks::king_attacks(king) | attacks::knight_attacks(knight);
                    let queens = around & !guarded;
                    let mut black = vec![(Role::King, mated)];
                    black.extend(queens.into_iter().map(|square| (Role::Queen, square)));
                    let occupied = queens.with(king).with(mated).with(knight);
                    let taken = queens
                        .into_iter()
                        .any(|queen| attacks::queen_attacks(queen, occupied).contains(knight));
                    assert!(taken, "{mated} {knight} {king}");
                }
            }
        }
    }

    #[test]
    fn all_other_material_can_mate() {
        use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
        let corner = [(King, Square::H8)];
        let cases: [&[(Role, Square)]; 5] = [
            &[(King, Square::H6), (Rook, Square::A8)],
            &[(King, Square::H6), (Queen, Square::G7)],
            &[
                (King, Square::H6),
                (Knight, Square::F7),
                (Knight, Square::F6),
            ],
            &[
                (King, Square::G6),
                (Bishop, Square::E5),
                (Bishop, Square::D5),
            ],
            &[
                (King, Square::G6),
                (Bishop, Square::E5),
                (Knight, Square::H6),
            ],
        ];
        let bare = Some(Material::BARE_KING);
        let mut materials = [Material::BARE_KING; 5];
        materials[0].rook = true;
        materials[1].queen = true;
        materials[2].knight = Knights::More;
        materials[3].bishop = Bishops::Both;
        materials[4].bishop = Bishops::Dark;
        materials[4].knight = Knights::One;
        for (white, material) in cases.into_iter().zip(materials) {
            assert!(is_mate(white, &corner), "{white:?}");
            assert_eq!(can_mate(material, bare), MaterialVerdict::Can);
        }
        // A pawn can become a queen.
        let pawns = only(Some(Pawn), Bishops::None);
        assert_eq!(can_mate(pawns, bare), MaterialVerdict::Can);
    }

    #[test]
    fn unstated_material_makes_the_verdict_depend_on_the_position() {
        let unsaid = Material {
            bishop: Bishops::Unsaid,
            ..Material::BARE_KING
        };
        let light = only(Some(Role::Bishop), Bishops::Light);
        let bare = Material::BARE_KING;
        let depends = MaterialVerdict::DependsOnPosition;
        assert_eq!(can_mate(unsaid, Some(bare)), depends);
        assert_eq!(can_mate(unsaid, Some(light)), depends);
        assert_eq!(can_mate(light, Some(unsaid)), depends);
        assert_eq!(can_mate(light, None), depends);
        let knights = Material {
            knight: Knights::Unsaid,
            ..bare
        };
        assert_eq!(can_mate(knights, Some(bare)), depends);
        assert_eq!(can_mate(knights, Some(light)), MaterialVerdict::Can);
        let rook = only(Some(Role::Rook), Bishops::None);
        assert_eq!(can_mate(rook, None), MaterialVerdict::Can);
        let pawns = only(Some(Role::Pawn), Bishops::None);
        assert!(can_be_blocked(pawns, None) && can_be_blocked(pawns, Some(pawns)));
        assert!(!can_be_blocked(rook, None) && !can_be_blocked(pawns, Some(rook)));
    }
}
