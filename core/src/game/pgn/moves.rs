//! The moves of a PGN game, with everything between them.

use std::collections::BTreeMap;

use shakmaty::Position as _;

use super::error::{MovePlace, PgnErrorKind as Kind};
use super::letters::{self, is_after_move, read_with_sign};
use super::reader::{Checkpoint, Extent, PgnReader, short};
use super::scan::{PgnToken, Scanner};
use super::{result, sign};
use crate::game::Position;
use crate::game::notation::alphabet::Alphabet;
use crate::game::notation::{MoveError, is_numeric, read_move};
use crate::game::tree::{GameTree, NodeId, Played};

/// A line being read.
struct Frame {
    /// The place of its `(`.
    opened: usize,
    /// The last move, or the node after which the line begins.
    node: NodeId,
    position: Position,
    /// The node and the position before the last move, once there is a move.
    before: Option<(NodeId, Position)>,
    /// Comments before the first move of a variation. They belong to its first move that is not in
    /// the tree already, unless the variation has a comment before that.
    comments: Vec<String>,
    /// Marks before its first move, which they are about.
    nags: Vec<EarlyNag>,
    /// Whether it has a comment or a text that is kept as one, beyond single signs and numbers.
    speaks: bool,
    /// The line continues with its own moves, and no longer repeats moves that are in the tree.
    owned: bool,
}

/// A mark before the first move of a variation.
struct EarlyNag {
    at: usize,
    nag: u8,
    /// As it is written.
    text: String,
    /// The number of comments before it.
    comments: usize,
}

/// Text that is being kept as a comment.
#[derive(Clone, Copy)]
struct Lost {
    /// The byte at which it begins.
    from: usize,
    /// The number of open brackets in it.
    depth: usize,
    /// Whether it is a variation, after which the line continues.
    variation: bool,
    /// Whether it is skipped instead of being kept.
    skipped: bool,
}

/// The state of reading the moves of a game.
pub(super) struct MoveParser {
    pub tree: GameTree,
    frames: Vec<Frame>,
    /// The lines that repeat moves and still hold the comments that they began with, outermost
    /// first, by the move that they have come to.
    holding: BTreeMap<NodeId, Vec<usize>>,
    /// The text that is currently kept as a comment.
    lost: Option<Lost>,
    /// The start is unknown, so no move can be played.
    blind: bool,
    /// The place of the number before the next move, if only that stands between.
    number: Option<usize>,
    /// Whether a number stands before the next move, with or without something between.
    announced: bool,
    /// Whether the text has numbers: White moved behind one.
    numbered: bool,
    /// How far the numbers are ahead of those of the positions, by the first of them.
    ahead: Option<i64>,
    /// The letters of the pieces.
    letters: Alphabet,
    /// The place at which the moves begin.
    begin: Checkpoint,
    /// The move at which other letters than PGN's were looked for.
    other_letters: Option<usize>,
}

impl<'a> PgnReader<'a> {
    /// Reads moves up to the end of the game, and the result there.
    pub(super) fn moves(&mut self, moves: &mut MoveParser) -> Option<(usize, &'a str)> {
        loop {
            let (at, word) = self.scanner.next();
            let word = match word {
                PgnToken::Digits(digits) => moves.digits(digits, &self.scanner),
                PgnToken::Text(text) => {
                    let zeros = text.trim_end_matches([',', '.']);
                    if result::is_castling(zeros) && self.both_lost(moves, at) {
                        PgnToken::Result(zeros)
                    } else {
                        word
                    }
                }
                word => word,
            };
            let over = match word {
                PgnToken::End | PgnToken::Tags => true,
                PgnToken::Result(_) => moves.frames.len() == 1 && moves.depth_lost() == 0,
                _ => false,
            };
            if over {
                self.close_all(moves, at);
                moves.end_open_line(0);
                return match word {
                    PgnToken::Result(text) => Some((at, text)),
                    _ => None,
                };
            }
            if let PgnToken::Number(number) = word {
                moves.count(number);
                moves.number.get_or_insert(at);
                moves.announced = true;
                continue;
            }
            let number = moves.number.take();
            match moves.lost {
                Some(_) => self.lost_word(moves, at, word),
                None => self.word(moves, at, number, word),
            }
        }
    }

    /// Whether `0-0`, which was just read, is the result of a game that both have lost. It is the
    /// result at the end of a game whose tag `Result` says so. Without such a tag it is the result
    /// where no castling is due: it is impossible, or it would be White's move, and the text has
    /// numbers, but none for this move. In that case it is reported.
    fn both_lost(&mut self, moves: &MoveParser, at: usize) -> bool {
        let [frame] = &moves.frames[..] else {
            return false;
        };
        let mut ahead = self.scanner.clone();
        let next = loop {
            match ahead.next().1 {
                PgnToken::Comment(_) | PgnToken::Unclosed(_) => {}
                next => break next,
            }
        };
        if moves.depth_lost() > 0 || !matches!(next, PgnToken::End | PgnToken::Tags) {
            return false;
        }
        let tag = moves.tree.tags.get("Result");
        if tag.and_then(|tag| result::of(tag.trim())) == Some("0-0") {
            return true;
        }
        if moves.lost.is_some() || moves.blind {
            return false;
        }
        let possible = read_move(&frame.position, "O-O").is_ok();
        let black = frame.position.turn().is_black() && frame.before.is_some();
        if possible && (moves.announced || black || !moves.numbered) {
            return false;
        }
        self.problem(at, Kind::BothLost);
        true
    }

    fn close_all(&mut self, moves: &mut MoveParser, at: usize) {
        if let Some(lost) = moves.lost.filter(|lost| lost.skipped) {
            self.problem(lost.from, Kind::UnclosedVariation);
        }
        moves.keep_lost(&self.scanner.text[..at]);
        for frame in moves.frames.iter().skip(1) {
            self.earlier_problem(frame.opened, Kind::UnclosedVariation);
        }
        let mut number = moves.number.take();
        while moves.frames.len() > 1 {
            self.close_variation(moves, number.take(), at);
        }
    }

    /// Closes a variation, before the byte `to`. `number` is the place of a number that no move
    /// follows.
    fn close_variation(&mut self, moves: &mut MoveParser, number: Option<usize>, to: usize) {
        if !moves.has_move()
            && let Some(from) = number
        {
            let text = self.scanner.text[from..to].trim_end_matches(')').trim_end();
            self.odd(moves, from, text);
        }
        for early in moves.close(self.scanner.text, to) {
            self.earlier_problem(early.at, Kind::NagWithoutMove(early.text));
        }
    }

    /// Reports a word that is neither a move nor a sign, and keeps it as a comment.
    fn odd(&mut self, moves: &mut MoveParser, at: usize, text: &str) {
        self.problem(at, Kind::Sign(short(text)));
        moves.keep(text);
    }

    /// Handles a word of a line that is kept as text.
    fn lost_word(&mut self, moves: &mut MoveParser, at: usize, word: PgnToken) {
        let Some(lost) = &mut moves.lost else {
            return;
        };
        match word {
            PgnToken::Open => lost.depth += 1,
            PgnToken::Close if lost.depth > 1 || lost.depth == 1 && !lost.variation => {
                lost.depth -= 1;
            }
            PgnToken::Close if lost.variation => {
                moves.keep_lost(&self.scanner.text[..self.scanner.at])
            }
            PgnToken::Close => {
                moves.keep_lost(&self.scanner.text[..at]);
                self.close(moves, None, at);
            }
            PgnToken::Unclosed(_) => self.problem(at, Kind::UnclosedComment),
            _ => {}
        }
    }

    fn close(&mut self, moves: &mut MoveParser, number: Option<usize>, at: usize) {
        match moves.frames.len() {
            1 => {
                self.problem(at, Kind::StrayClose);
                moves.keep(")");
            }
            _ => self.close_variation(moves, number, self.scanner.at),
        }
    }

    fn word(&mut self, moves: &mut MoveParser, at: usize, number: Option<usize>, word: PgnToken) {
        match word {
            PgnToken::Comment(text) => moves.comment(text),
            PgnToken::Unclosed(text) => {
                self.problem(at, Kind::UnclosedComment);
                moves.comment(text);
            }
            PgnToken::Open => {
                let skipped = self.extent != Extent::Whole;
                let kind = match moves.frames.last() {
                    Some(Frame { before: None, .. }) | None => Kind::NothingToVary,
                    _ if skipped || moves.frames.len() > self.limits.depth => Kind::TooDeep,
                    _ => return moves.open(at),
                };
                self.problem(at, kind);
                moves.lost = Some(Lost {
                    from: at,
                    depth: 1,
                    variation: true,
                    skipped,
                });
            }
            PgnToken::Close => self.close(moves, number, at),
            PgnToken::StrayBrace => {
                self.problem(at, Kind::StrayBrace);
                moves.keep("}");
            }
            PgnToken::Nag(digits) => {
                let text = &self.scanner.text[at..self.scanner.at];
                match digits.parse() {
                    Ok(nag) => self.nag(moves, at, text, nag),
                    Err(_) => {
                        self.problem(at, Kind::Nag(short(text)));
                        moves.keep(text);
                    }
                }
            }
            // A result inside a variation ends nothing.
            PgnToken::Result(text) => moves.comment(text),
            PgnToken::Text(text) => self.text(moves, at, number.unwrap_or(at), text),
            // A number is either that of the move or text.
            PgnToken::Digits(text) => self.odd(moves, at, text),
            PgnToken::Number(_) | PgnToken::Tags | PgnToken::End => {}
        }
    }

    fn text(&mut self, moves: &mut MoveParser, at: usize, from: usize, text: &str) {
        let (body, signs) = sign::split(text);
        if body.is_empty() || is_after_move(body) && moves.has_move() {
            return self.signs(moves, at, &signs);
        }
        if let Some(nag) = sign::nag_of(body) {
            self.nag(moves, at, body, nag);
            return self.signs(moves, at, &signs);
        }
        if moves.blind {
            moves.lose(from);
            return;
        }
        let castling = result::is_castling(body);
        let body = if castling { "0-0" } else { body };
        if sign::is_sign(body) {
            return self.odd(moves, at, text);
        }
        let Some(frame) = moves.frames.last() else {
            return;
        };
        if let Extent::MainLine(most) = self.extent
            && moves.tree.nodes_with_root() > most
        {
            self.problem(at, Kind::TooLarge);
            return moves.lose(from);
        }
        let place = MovePlace::next_in(&frame.position);
        let why = match read_with_sign(&moves.letters, &frame.position, body) {
            Ok((played, nag)) => {
                if played == Played::Pass && moves.frames.len() == 1 {
                    self.problem(at, Kind::Pass(place));
                }
                if moves.play(played) {
                    nag.into_iter().for_each(|nag| moves.nag(nag));
                    return self.signs(moves, at, &signs);
                } else {
                    MoveError::Empty
                }
            }
            Err(_) if self.begin_again(moves, at) => return,
            Err(why) => why,
        };
        let text = short(text);
        self.problem(at, Kind::Move { place, text, why });
        moves.lose(from);
    }

    /// Starts reading again if the game has the letters of a language. They are looked for once, at
    /// the first move that cannot be played. Returns whether they were found.
    fn begin_again(&mut self, moves: &mut MoveParser, at: usize) -> bool {
        if moves.other_letters.is_some() {
            return false;
        }
        moves.other_letters = Some(at);
        let scanner = self.scanner_at(&moves.begin);
        let Some(letters) = letters::of_game(&scanner, moves.tree.start().position()) else {
            return false;
        };
        self.back_to(&moves.begin);
        moves.begin_again(letters);
        true
    }

    /// Handles signs such as `!` and `±` after a move, or before the first one of a variation.
    fn signs(&mut self, moves: &mut MoveParser, at: usize, signs: &[&str]) {
        for sign in signs {
            match sign::nag_of(sign) {
                Some(nag) => self.nag(moves, at, sign, nag),
                None => self.odd(moves, at, sign),
            }
        }
    }

    fn nag(&mut self, moves: &mut MoveParser, at: usize, text: &str, nag: u8) {
        if moves.has_move() {
            moves.nag(nag);
        } else if moves.frames.len() > 1 {
            moves.nag_before(at, nag, text);
        } else {
            self.problem(at, Kind::NagWithoutMove(short(text)));
            moves.keep(text);
        }
    }
}

impl MoveParser {
    /// Starts reading the moves of a game.
    pub(super) fn new(tree: GameTree, begin: Checkpoint, blind: bool) -> MoveParser {
        MoveParser {
            frames: vec![Frame::new(
                begin.at,
                NodeId::ROOT,
                tree.start().position(),
                true,
            )],
            tree,
            holding: BTreeMap::new(),
            lost: None,
            blind,
            number: None,
            announced: false,
            numbered: false,
            ahead: None,
            letters: Alphabet::ENGLISH,
            begin,
            other_letters: None,
        }
    }

    /// The letters of the pieces if they are not PGN's, and the place of the move that could not be
    /// played before.
    pub(super) fn other_letters(&self) -> Option<(usize, Alphabet)> {
        let other = self.letters != Alphabet::ENGLISH;
        self.other_letters
            .map(|at| (at, self.letters))
            .filter(|_| other)
    }

    /// Resets to the state before the first move, with these letters.
    fn begin_again(&mut self, letters: Alphabet) {
        let nothing = GameTree::new(self.tree.start().clone());
        let tree = std::mem::replace(&mut self.tree, nothing).without_moves();
        *self = MoveParser {
            letters,
            other_letters: self.other_letters,
            ..MoveParser::new(tree, self.begin, self.blind)
        };
    }

    fn depth_lost(&self) -> usize {
        self.lost.map_or(0, |lost| lost.depth)
    }

    fn lose(&mut self, from: usize) {
        self.lost = Some(Lost {
            from,
            depth: 0,
            variation: false,
            skipped: false,
        });
    }

    /// A number alone: that of the next move, or a move in numeric notation. It stays what it is if
    /// it can be neither.
    fn digits<'a>(&self, digits: &'a str, after: &Scanner) -> PgnToken<'a> {
        let distance = self.distance(digits);
        if distance == Some(0) || distance.is_some() && distance == self.ahead {
            PgnToken::Number(digits)
        } else if self.blind || is_numeric(digits) {
            PgnToken::Text(digits)
        } else if self.ahead.is_none() && matches!(after.clone().next().1, PgnToken::Text(_)) {
            PgnToken::Number(digits)
        } else {
            PgnToken::Digits(digits)
        }
    }

    /// Remembers how the game counts its moves.
    fn count(&mut self, number: &str) {
        if self.ahead.is_none() {
            self.ahead = self.distance(number.trim_end_matches(['.', '…']));
        }
    }

    /// How far a number is ahead of that of the next move.
    fn distance(&self, number: &str) -> Option<i64> {
        let due = self.frames.last()?.position.fullmoves().get();
        number.parse::<i64>().ok()?.checked_sub(i64::from(due))
    }

    /// Keeps the unreadable text up to the end of `text` as a comment.
    fn keep_lost(&mut self, text: &str) {
        if let Some(lost) = self.lost.take().filter(|lost| !lost.skipped) {
            self.comment(text.get(lost.from..).unwrap_or(""));
        }
        self.number = None;
    }

    fn has_move(&self) -> bool {
        self.frames
            .last()
            .is_some_and(|frame| frame.before.is_some())
    }

    fn comment(&mut self, text: &str) {
        if let Some(frame) = self.frames.last_mut() {
            frame.speaks = true;
        }
        self.keep(text);
    }

    /// Keeps a text as a comment.
    fn keep(&mut self, text: &str) {
        let variation = self.frames.len() > 1;
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        if variation && frame.before.is_none() {
            frame.comments.push(text.to_owned());
        } else {
            let node = frame.node;
            self.release(node);
            self.tree.add_comment(node, text);
        }
    }

    /// Adds to a move the comments that the lines which have come to it began with, before anything
    /// else is said about it.
    fn release(&mut self, node: NodeId) {
        for frame in self.holding.remove(&node).unwrap_or_default() {
            if let Some(frame) = self.frames.get_mut(frame) {
                for text in std::mem::take(&mut frame.comments) {
                    self.tree.add_comment(node, &text);
                }
            }
        }
    }

    fn nag(&mut self, nag: u8) {
        if let Some(frame) = self.frames.last() {
            self.tree.add_nag(frame.node, nag);
        }
    }

    /// Adds a mark before the first move of a variation.
    fn nag_before(&mut self, at: usize, nag: u8, text: &str) {
        if let Some(frame) = self.frames.last_mut() {
            frame.nags.push(EarlyNag {
                at,
                nag,
                text: text.to_owned(),
                comments: frame.comments.len(),
            });
        }
    }

    fn open(&mut self, at: usize) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let Some((node, position)) = &frame.before else {
            return;
        };
        let frame = Frame::new(at, *node, position, false);
        // The variation may repeat the last move and continue after it: unless the line continues
        // as well, it ends here.
        self.end_open_line(self.frames.len() - 1);
        self.frames.push(frame);
    }

    /// Ends the line of a frame at its last move, for now.
    fn end_open_line(&mut self, frame: usize) {
        if let Some(frame) = self.frames.get(frame).filter(|frame| frame.owned) {
            self.tree.end_line(frame.node);
        }
    }

    /// Ends a variation, before the byte `to` of the text. Returns its marks that no move follows.
    fn close(&mut self, text: &str, to: usize) -> Vec<EarlyNag> {
        if let Some(frame) = self.frames.last()
            && frame.before.is_some()
            && !frame.comments.is_empty()
        {
            // All its moves were in the tree, so the comments belong to the last of them.
            self.release(frame.node);
        }
        let Some(frame) = self.frames.pop() else {
            return Vec::new();
        };
        if frame.owned {
            self.tree.leave_open(frame.node);
        }
        // A variation without moves: its comments and marks belong to the move before it. One of
        // marks alone, as `(=)` for the offer of a draw, is kept as it is written.
        if !frame.speaks && frame.comments.len() + frame.nags.len() > 0 {
            self.keep(text.get(frame.opened..to).unwrap_or(""));
            return frame.nags;
        }
        let mut nags = frame.nags.iter().peekable();
        for (number, text) in frame.comments.iter().enumerate() {
            while let Some(early) = nags.next_if(|early| early.comments <= number) {
                self.keep(&early.text);
            }
            self.comment(text);
        }
        for early in nags {
            self.keep(&early.text);
        }
        frame.nags
    }

    /// Plays a move if possible; `false` if the tree is full.
    fn play(&mut self, played: Played) -> bool {
        let Some(frame) = self.frames.last_mut() else {
            return false;
        };
        let announced = std::mem::take(&mut self.announced);
        self.numbered |= announced && frame.position.turn().is_white();
        let known = self.tree.child_of(frame.node, played).is_some();
        let Some(node) = self.tree.add_possible(frame.node, played) else {
            return false;
        };
        if frame.owned {
            self.tree.go_on_with(node);
        }
        frame.owned |= !known;
        for early in std::mem::take(&mut frame.nags) {
            self.tree.add_nag(node, early.nag);
        }
        if !frame.comments.is_empty() {
            self.carry(node);
        }
        let Some(frame) = self.frames.last_mut() else {
            return false;
        };
        let next = played.after_unchecked(&frame.position);
        let position = std::mem::replace(&mut frame.position, next);
        frame.before = Some((frame.node, position));
        frame.node = node;
        true
    }

    /// Takes the comments that the last line began with to its next move: they stay there if it is
    /// a new one.
    fn carry(&mut self, to: NodeId) {
        let top = self.frames.len().saturating_sub(1);
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        if frame.owned && !self.tree.begins_variation(to) {
            // The line goes on where another one ended.
            let node = frame.node;
            return self.release(node);
        }
        if let Some(holding) = self.holding.get_mut(&frame.node) {
            // The others there were opened before it.
            holding.pop_if(|last| *last == top);
        }
        if frame.owned {
            let comments = std::mem::take(&mut frame.comments);
            let comments: Vec<&str> = comments.iter().map(String::as_str).collect();
            self.tree.set_comments_before(to, &comments);
        } else {
            self.holding.entry(to).or_default().push(top);
        }
    }
}

impl Frame {
    fn new(opened: usize, node: NodeId, position: &Position, owned: bool) -> Frame {
        Frame {
            opened,
            node,
            position: position.clone(),
            before: None,
            comments: Vec::new(),
            nags: Vec::new(),
            speaks: false,
            owned,
        }
    }
}
