//! The moves of a PGN game, with everything between them.

use std::collections::BTreeMap;

use super::error::PgnErrorKind as Kind;
use super::letters::{self, is_after_move, is_sign, read_in};
use super::reader::{Checkpoint, PgnReader, short};
use super::scan::PgnToken;
use super::sign;
use crate::game::Position;
use crate::game::notation::MoveError;
use crate::game::notation::alphabet::Alphabet;
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
    /// The line continues with its own moves, and no longer repeats moves that are in the tree.
    owned: bool,
}

/// A mark before the first move of a variation.
struct EarlyNag {
    at: usize,
    nag: u8,
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
    /// The place of the number before the next move.
    number: Option<usize>,
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
            if word == PgnToken::Number {
                moves.number.get_or_insert(at);
                continue;
            }
            let from = moves.number.take().unwrap_or(at);
            match moves.lost {
                Some(_) => self.lost_word(moves, at, word),
                None => self.word(moves, at, from, word),
            }
        }
    }

    fn close_all(&mut self, moves: &mut MoveParser, at: usize) {
        moves.keep_lost(&self.scanner.text[..at]);
        for frame in moves.frames.iter().skip(1) {
            self.earlier_problem(frame.opened, Kind::UnclosedVariation);
        }
        while moves.frames.len() > 1 {
            self.close_variation(moves);
        }
    }

    fn close_variation(&mut self, moves: &mut MoveParser) {
        for early in moves.close() {
            self.earlier_problem(early.at, Kind::Nag(early.text()));
        }
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
                self.close(moves, at);
            }
            PgnToken::Unclosed(_) => self.problem(at, Kind::UnclosedComment),
            _ => {}
        }
    }

    fn close(&mut self, moves: &mut MoveParser, at: usize) {
        match moves.frames.len() {
            1 => self.problem(at, Kind::StrayClose),
            _ => self.close_variation(moves),
        }
    }

    fn word(&mut self, moves: &mut MoveParser, at: usize, from: usize, word: PgnToken) {
        match word {
            PgnToken::Comment(text) => moves.comment(text),
            PgnToken::Unclosed(text) => {
                self.problem(at, Kind::UnclosedComment);
                moves.comment(text);
            }
            PgnToken::Open => {
                let kind = match moves.frames.last() {
                    Some(Frame { before: None, .. }) | None => Kind::NothingToVary,
                    _ if moves.frames.len() > self.limits.depth => Kind::TooDeep,
                    _ => return moves.open(at),
                };
                self.problem(at, kind);
                moves.lost = Some(Lost {
                    from: at,
                    depth: 1,
                    variation: true,
                });
            }
            PgnToken::Close => self.close(moves, at),
            PgnToken::StrayBrace => self.problem(at, Kind::StrayBrace),
            PgnToken::Nag(digits) => match digits.parse::<u8>() {
                Ok(nag) if moves.has_move() => moves.nag(nag),
                Ok(nag) if moves.frames.len() > 1 => moves.nag_before(at, nag),
                _ => {
                    let text = &self.scanner.text[at..self.scanner.at];
                    self.problem(at, Kind::Nag(short(text)));
                    moves.comment(text);
                }
            },
            // A result inside a variation ends nothing.
            PgnToken::Result(text) => moves.comment(text),
            PgnToken::Text(text) => self.text(moves, at, from, text),
            PgnToken::Number | PgnToken::Tags | PgnToken::End => {}
        }
    }

    fn text(&mut self, moves: &mut MoveParser, at: usize, from: usize, text: &str) {
        let (body, signs) = sign::split(text);
        if body.is_empty() || is_after_move(body) && moves.has_move() {
            return self.signs(moves, at, &signs);
        }
        if moves.has_move()
            && let Some(nag) = sign::nag_of(body)
        {
            moves.nag(nag);
            return self.signs(moves, at, &signs);
        }
        if moves.blind {
            moves.lose(from);
            return;
        }
        if is_sign(body) {
            self.problem(at, Kind::Sign(short(text)));
            return moves.comment(text);
        }
        let Some(frame) = moves.frames.last() else {
            return;
        };
        let why = match read_in(&moves.letters, &frame.position, body) {
            Ok(played) => {
                if played == Played::Pass && moves.frames.len() == 1 {
                    self.problem(at, Kind::Pass);
                }
                if moves.play(played) {
                    return self.signs(moves, at, &signs);
                } else {
                    MoveError::Empty
                }
            }
            Err(_) if self.begin_again(moves, at, body) => return,
            Err(why) => why,
        };
        let text = short(text);
        self.problem(at, Kind::Move { text, why });
        moves.lose(from);
    }

    /// Starts reading again if the game has the letters of a language. They are looked for once, at
    /// the first move that cannot be played. Returns whether they were found.
    fn begin_again(&mut self, moves: &mut MoveParser, at: usize, text: &str) -> bool {
        if moves.other_letters.is_some() {
            return false;
        }
        moves.other_letters = Some(at);
        let scanner = self.scanner_at(&moves.begin);
        let Some(letters) = letters::of_game(&scanner, moves.tree.start().position(), text) else {
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
                Some(nag) if moves.has_move() => moves.nag(nag),
                Some(nag) if moves.frames.len() > 1 => moves.nag_before(at, nag),
                _ => {
                    self.problem(at, Kind::Sign(short(sign)));
                    moves.comment(sign);
                }
            }
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
        });
    }

    /// Keeps the unreadable text up to the end of `text` as a comment.
    fn keep_lost(&mut self, text: &str) {
        if let Some(lost) = self.lost.take() {
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
    fn nag_before(&mut self, at: usize, nag: u8) {
        if let Some(frame) = self.frames.last_mut() {
            let comments = frame.comments.len();
            frame.nags.push(EarlyNag { at, nag, comments });
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

    /// Ends a variation. Returns its marks that no move follows.
    fn close(&mut self) -> Vec<EarlyNag> {
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
        // A variation without moves: its comments and marks belong to the move before it.
        let mut nags = frame.nags.iter().peekable();
        for (number, text) in frame.comments.iter().enumerate() {
            while let Some(early) = nags.next_if(|early| early.comments <= number) {
                self.comment(&early.text());
            }
            self.comment(text);
        }
        for early in nags {
            self.comment(&early.text());
        }
        frame.nags
    }

    /// Plays a move if possible; `false` if the tree is full.
    fn play(&mut self, played: Played) -> bool {
        let Some(frame) = self.frames.last_mut() else {
            return false;
        };
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
        let next = played.after(&frame.position);
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

impl EarlyNag {
    fn text(&self) -> String {
        ["$", &self.nag.to_string()].concat()
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
            owned,
        }
    }
}
