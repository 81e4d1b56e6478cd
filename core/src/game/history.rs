//! A game in one line: [`MoveHistory`], and what may be claimed in it.

use serde::{Deserialize, Serialize, Serializer};
use shakmaty::{Move, Position as _};

use super::Position;
use super::ending::{BoardFact, end_of};
use super::notation::{self, IllegalMove, MoveError};
use super::start::Start;
use crate::clock::Color;

/// The halfmoves of fifty moves by each player (9.3).
pub(crate) const FIFTY_MOVES: u32 = 100;
/// The halfmoves of seventy-five moves by each player (9.6.2).
pub(crate) const SEVENTY_FIVE_MOVES: u32 = 150;

/// A game in one line: its start, its moves, and the positions between them.
///
/// A *ply* counts positions: the position of ply 0 is the start, and the position of ply n is the
/// one after n half-moves.
///
/// ```
/// use zeitnot_core::game::{history::MoveHistory, start::Start};
///
/// let mut line = MoveHistory::new(Start::standard());
/// for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"] {
///     line.play_text(text).unwrap();
/// }
/// // White stands there for the third time after Black's intended move.
/// assert!(line.claims().threefold.is_none());
/// let back = line.read("Ng8").unwrap();
/// let claims = line.claims_with(back).unwrap();
/// assert_eq!(claims.threefold, Some(vec![0, 4, 8]));
/// ```
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "StoredLine")]
pub struct MoveHistory {
    start: Start,
    moves: Vec<Move>,
    /// One more than `moves`: the first is the position of the start.
    positions: Vec<Position>,
}

/// The draws that the player to move may claim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// Fifty moves without a capture or a pawn move (9.3).
    pub fifty: Option<FiftyMoves>,
    /// The plies with the same position, at least three, in order; the last one is the present
    /// position, or the one after the intended move (9.2).
    pub threefold: Option<Vec<usize>>,
}

impl Claims {
    /// Whether there is something to claim.
    pub fn any(&self) -> bool {
        self.fifty.is_some() || self.threefold.is_some()
    }
}

/// A run of moves without a capture or a pawn move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FiftyMoves {
    /// The number of half-moves, 100 or more.
    pub halfmoves: u32,
    /// The ply after which the run begins; 0 also if it began before the start.
    pub since: usize,
}

/// A draw without a claim that depends on the moves, not only on the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AutomaticDraw {
    /// The same position for the fifth time, at these plies (9.6.1).
    Fivefold(Vec<usize>),
    /// Seventy-five moves by each player (9.6.2).
    SeventyFiveMoves(FiftyMoves),
}

impl MoveHistory {
    /// A game without moves.
    pub fn new(start: Start) -> MoveHistory {
        MoveHistory {
            positions: vec![start.position().clone()],
            moves: Vec::new(),
            start,
        }
    }

    /// The starting position.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The moves from the start, of both sides in turn.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The number of half-moves: the ply of the last position.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// The number of half-moves with which both lines begin, from whatever positions.
    ///
    /// ```
    /// use zeitnot_core::game::{history::MoveHistory, start::Start};
    ///
    /// let line = |moves: &str| {
    ///     let mut line = MoveHistory::new(Start::standard());
    ///     for san in moves.split(' ') {
    ///         line.play_text(san).unwrap();
    ///     }
    ///     line
    /// };
    /// assert_eq!(line("e4 e5 Nf3").common(&line("e4 e5 Nc3 Nc6")), 2);
    /// assert_eq!(line("e4 e5 Nf3").common(&line("e4")), 1);
    /// ```
    pub fn common(&self, other: &MoveHistory) -> usize {
        let moves = self.moves.iter().zip(&other.moves);
        moves.take_while(|(one, other)| one == other).count()
    }

    /// The position after the last move.
    pub fn position(&self) -> &Position {
        // There is always at least the starting position.
        self.positions.last().unwrap_or(self.start.position())
    }

    /// The position after `ply` half-moves; `None` beyond the last.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply)
    }

    /// All positions, beginning with the start.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position().turn().into()
    }

    /// Reads a move as people write it; see [`notation::read_move`].
    ///
    /// # Errors
    /// The [`MoveError`]: the text is no notation of a move, the move is not legal now, or several
    /// moves fit.
    pub fn read(&self, text: &str) -> Result<Move, MoveError> {
        notation::read_move(self.position(), text)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`IllegalMove`]: it is not legal in the last position; the line is unchanged.
    pub fn play(&mut self, play: Move) -> Result<(), IllegalMove> {
        if !self.position().is_legal(play) {
            return Err(IllegalMove);
        }
        self.push(play);
        Ok(())
    }

    fn push(&mut self, legal: Move) {
        let mut next = self.position().clone();
        next.play_unchecked(legal);
        self.moves.push(legal);
        self.positions.push(next);
    }

    /// Plays a move in any notation.
    ///
    /// # Errors
    /// As of [`MoveHistory::read`]; the line is unchanged.
    pub fn play_text(&mut self, text: &str) -> Result<Move, MoveError> {
        let play = self.read(text)?;
        self.push(play);
        Ok(play)
    }

    /// Plays a move in UCI.
    ///
    /// # Errors
    /// As of [`notation::read_uci`]; the line is unchanged.
    pub fn play_uci(&mut self, text: &str) -> Result<Move, MoveError> {
        let play = notation::read_uci(self.position(), text)?;
        self.push(play);
        Ok(play)
    }

    /// The game up to this ply.
    #[must_use]
    pub fn up_to(&self, ply: usize) -> MoveHistory {
        let ply = ply.min(self.ply());
        MoveHistory {
            start: self.start.clone(),
            moves: self.moves[..ply].to_vec(),
            positions: self.positions[..=ply].to_vec(),
        }
    }

    /// Takes back all moves after this ply.
    pub fn truncate(&mut self, ply: usize) {
        self.moves.truncate(ply);
        self.positions.truncate(self.moves.len() + 1);
    }

    /// The half-moves since the last capture or pawn move before this ply, including those before
    /// the start. 0 beyond the last ply.
    pub fn halfmoves_at(&self, ply: usize) -> u32 {
        self.positions.get(ply).map_or(0, |p| p.halfmoves())
    }

    /// How often the position of this ply has occurred up to then, including it: the same pieces on
    /// the same squares, the same side to move, the same castling rights and the same legal en
    /// passant capture (9.2.3). 0 beyond the last ply.
    pub fn repetitions_at(&self, ply: usize) -> usize {
        match self.positions.get(ply) {
            Some(position) => self.same_before(ply, position).len() + 1,
            None => 0,
        }
    }

    /// The earlier plies with the same position.
    fn same_before(&self, ply: usize, position: &Position) -> Vec<usize> {
        // No position repeats across a capture or a pawn move.
        let reach = position.halfmoves() as usize;
        let mut found = Vec::new();
        let mut at = ply;
        while at >= 2 && ply - (at - 2) <= reach {
            at -= 2;
            if self.positions.get(at) == Some(position) {
                found.push(at);
            }
        }
        found.reverse();
        found
    }

    /// The plies up to this one with the same position, if there are at least `least`.
    fn repeated(&self, ply: usize, position: &Position, least: usize) -> Option<Vec<usize>> {
        let mut plies = self.same_before(ply, position);
        plies.push(ply);
        (plies.len() >= least).then_some(plies)
    }

    fn quiet(&self, ply: usize, position: &Position, least: u32) -> Option<FiftyMoves> {
        let halfmoves = position.halfmoves();
        (halfmoves >= least).then_some(FiftyMoves {
            halfmoves,
            since: ply.saturating_sub(halfmoves as usize),
        })
    }

    fn claims_at(&self, ply: usize, position: &Position) -> Claims {
        Claims {
            fifty: self.quiet(ply, position, FIFTY_MOVES),
            threefold: self.repeated(ply, position, 3),
        }
    }

    /// The claims that the player to move may make now (9.2.2, 9.3.2); empty if the board has ended
    /// the game.
    pub fn claims(&self) -> Claims {
        match end_of(self.position()) {
            Some(_) => Claims::default(),
            None => self.claims_at(self.ply(), self.position()),
        }
    }

    /// The claims that the player to move may make with a move that is written down but not played
    /// (9.2.1, 9.3.1).
    ///
    /// # Errors
    /// [`IllegalMove`]: it is not legal, also because the board has ended the game.
    pub fn claims_with(&self, intended: Move) -> Result<Claims, IllegalMove> {
        if end_of(self.position()).is_some() || !self.position().is_legal(intended) {
            return Err(IllegalMove);
        }
        let mut next = self.position().clone();
        next.play_unchecked(intended);
        Ok(self.claims_at(self.ply() + 1, &next))
    }

    /// The draw that occurs now without a claim (9.6), if any. Checkmate by the last move takes
    /// precedence.
    pub fn automatic(&self) -> Option<AutomaticDraw> {
        let (ply, position) = (self.ply(), self.position());
        if matches!(end_of(position), Some(BoardFact::Checkmate { .. })) {
            return None;
        }
        if let Some(plies) = self.repeated(ply, position, 5) {
            return Some(AutomaticDraw::Fivefold(plies));
        }
        self.quiet(ply, position, SEVENTY_FIVE_MOVES)
            .map(AutomaticDraw::SeventyFiveMoves)
    }

    /// The moves in SAN.
    pub fn san(&self) -> Vec<String> {
        self.positions
            .iter()
            .zip(&self.moves)
            .map(|(position, play)| notation::san(position, *play))
            .collect()
    }
}

/// Compares starts and moves.
impl PartialEq for MoveHistory {
    fn eq(&self, other: &MoveHistory) -> bool {
        self.start == other.start && self.moves == other.moves
    }
}

impl Eq for MoveHistory {}

/// A line as it is stored: its start, and its moves in UCI.
#[derive(Serialize, Deserialize)]
struct StoredLine {
    start: Start,
    moves: String,
}

impl Serialize for MoveHistory {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mode = self.start.mode();
        let moves = self.moves.iter().map(|play| notation::uci(*play, mode));
        let moves = moves.collect::<Vec<_>>().join(" ");
        let start = self.start.clone();
        StoredLine { start, moves }.serialize(to)
    }
}

impl TryFrom<StoredLine> for MoveHistory {
    type Error = &'static str;

    fn try_from(stored: StoredLine) -> Result<MoveHistory, &'static str> {
        let mut line = MoveHistory::new(stored.start);
        for text in stored.moves.split(' ').filter(|text| !text.is_empty()) {
            line.play_uci(text).map_err(|_| "no move")?;
        }
        Ok(line)
    }
}
