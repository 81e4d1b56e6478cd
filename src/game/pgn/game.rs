//! One game of a PGN: its tags, its start, its moves, its result.

use super::error::PgnErrorKind as Kind;
use super::moves::MoveParser;
use super::reader::{PgnReader, short};
use super::scan::{PgnToken, plain_result};
use super::tag::{self, End};
use crate::clock::{Color, GameResult};
use crate::game::fen::FenError;
use crate::game::start::Start;
use crate::game::tags::{ROSTER, is_of_name};
use crate::game::tree::{GameTree, NodeId};

impl<'a> PgnReader<'a> {
    /// The next game.
    pub(super) fn game(&mut self) -> (GameTree, Option<GameResult>) {
        let mut tree = GameTree::new(Start::standard());
        let mut blind = false;
        let mut fen_at = self.scanner.at;
        let mut comments = Vec::new();
        while let Some(between) = self.next_tag(&tree) {
            comments.extend(between);
            let at = self.scanner.at;
            if self.tag(&mut tree) {
                fen_at = at;
            }
        }
        if tree.tags.get("FEN").is_some() || tree.tags.get("Variant").is_some() {
            blind = self.start(&mut tree, fen_at);
        }
        let mut moves = MoveParser::new(tree, self.mark(), blind);
        let marker = self.moves(&mut moves);
        let result = self.result(&moves.tree, marker);
        if let Some((at, letters)) = moves.other_letters() {
            self.earlier_problem(at, Kind::Letters(letters));
        }
        let mut tree = moves.tree;
        tree.insert_comments(NodeId::ROOT, 0, &comments);
        if marker.is_some() {
            let last = tree.main_line().pop().unwrap_or(NodeId::ROOT);
            let said = tree.notes(last).after.len();
            tree.insert_comments(last, said, &self.after_result());
        }
        // Unless the game is over, moves added after the last one continue it.
        if let (None, Some(last)) = (result, tree.main_line().last()) {
            tree.leave_open(*last);
        }
        (tree, result)
    }

    /// Goes to the next tag of this game. Returns the comments before it, which are kept before the
    /// first move; `None` if the tags end here. After a comment, a tag that the game already has
    /// begins another one: games that are only a text are written like this.
    fn next_tag(&mut self, tree: &GameTree) -> Option<Vec<&'a str>> {
        self.scanner.skip_space();
        if self.scanner.peek() == Some('[') {
            return Some(Vec::new());
        }
        let mut ahead = self.scanner.clone();
        let mut comments = Vec::new();
        loop {
            match ahead.next().1 {
                PgnToken::Comment(text) => comments.push(text),
                PgnToken::Tags => break,
                _ => return None,
            }
        }
        let mut tag = ahead.clone();
        tag.over('[');
        tag.run(gap);
        if tree.tags.get(usual(tag.run(is_of_name))).is_some() {
            return None;
        }
        self.scanner = ahead;
        Some(comments)
    }

    /// Reads the comments after a result that are still about its game: those in the same line, and
    /// those with nothing after them.
    fn after_result(&mut self) -> Vec<&'a str> {
        let mut ahead = self.scanner.clone();
        let mut comments = Vec::new();
        let mut of_line = 0;
        loop {
            let before = ahead.at;
            match ahead.next() {
                (at, PgnToken::Comment(text)) => {
                    let same = !self.scanner.text[before..at].contains(['\n', '\r']);
                    if same && of_line == comments.len() {
                        of_line += 1;
                        self.scanner = ahead.clone();
                    }
                    comments.push(text);
                }
                (_, PgnToken::End) => {
                    self.scanner = ahead;
                    return comments;
                }
                _ => {
                    comments.truncate(of_line);
                    return comments;
                }
            }
        }
    }

    /// Reads a tag. Returns whether it is a FEN.
    fn tag(&mut self, tree: &mut GameTree) -> bool {
        self.scanner.over('[');
        self.scanner.run(gap);
        let name = usual(self.scanner.run(is_of_name));
        self.scanner.run(gap);
        let at = self.scanner.at;
        if name.is_empty() || !self.scanner.over('"') {
            self.problem(at, Kind::Tag);
            let rest = self.scanner.line();
            self.scanner.at += rest.len();
            let value = rest.trim().trim_end_matches(']');
            if !name.is_empty() || !value.is_empty() {
                tree.tags.push(name, value);
            }
            return false;
        }
        let opened = self.scanner.at - 1;
        let (mut value, length, end) = tag::value(self.scanner.rest());
        match end {
            End::Quote { bare } => {
                if bare {
                    self.problem(opened, Kind::BareQuotes);
                }
                self.scanner.at += length;
                self.scanner.run(gap);
                if !self.scanner.over(']') {
                    let at = self.scanner.at;
                    self.problem(at, Kind::Tag);
                    // The rest of the line is kept.
                    if self.scanner.peek() != Some('[') {
                        let rest = self.scanner.line();
                        self.scanner.at += rest.len();
                        let rest = rest.trim().trim_end_matches(']');
                        if !rest.is_empty() {
                            value.push(' ');
                            value.push_str(rest);
                        }
                    }
                }
            }
            End::Line => {
                self.problem(opened, Kind::UnclosedTag);
                self.scanner.at += length;
                let kept = value.trim_end().trim_end_matches(']').trim_end().len();
                value.truncate(kept);
            }
        }
        tree.tags.push(name, &value);
        name == "FEN"
    }

    /// Sets the starting position from the tags. Returns whether it is unknown.
    fn start(&mut self, tree: &mut GameTree, at: usize) -> bool {
        let mut start = Start::standard();
        if let Some(fen) = tree.tags.get("FEN") {
            match Start::from_fen_mending(fen) {
                Ok((found, faults)) => {
                    start = found;
                    if !faults.is_empty() {
                        self.problem(at, Kind::ImpossibleRights(FenError { faults }));
                    }
                }
                Err(problem) => {
                    self.problem(at, Kind::Start(problem));
                    return true;
                }
            }
        }
        let variant = tree.tags.get("Variant").unwrap_or("");
        if is_chess960(variant) {
            start = start.as_chess960();
        } else {
            if start.is_chess960() {
                self.problem(at, Kind::Chess960);
            }
            if !matches!(
                &*letters_of(variant),
                "" | "standard" | "chess" | "normal" | "fromposition"
            ) {
                let name = short(variant);
                self.problem(at, Kind::Variant(name));
            }
        }
        let mut fresh = GameTree::new(start);
        fresh.tags = std::mem::take(&mut tree.tags);
        if fresh.tags.get("FEN").is_some() {
            fresh.tags.remove("FEN");
            fresh.tags.remove("SetUp");
        }
        if fresh.start().is_chess960() {
            fresh.tags.remove("Variant");
        }
        *tree = fresh;
        false
    }

    fn result(&mut self, tree: &GameTree, marker: Option<(usize, &str)>) -> Option<GameResult> {
        let tag = tree.tags.get("Result");
        let Some((at, text)) = marker else {
            return result_of(tag?);
        };
        // PGN has no mark for a game that both players have lost.
        if text == "*" && tag == Some(GameResult::BothLose.score()) {
            return Some(GameResult::BothLose);
        }
        let result = result_of(text);
        if tag.is_some_and(|tag| tag != "*" && result_of(tag) != result) {
            self.problem(at, Kind::ResultsDiffer);
        }
        result
    }
}

fn gap(c: char) -> bool {
    c == ' ' || c == '\t'
}

/// The name of a tag as PGN writes it, where others write `WHITE` or `Fen`.
fn usual(name: &str) -> &str {
    let own = ["FEN", "SetUp", "Variant"].into_iter();
    let mut known = ROSTER.into_iter().chain(own);
    known
        .find(|known| known.eq_ignore_ascii_case(name))
        .unwrap_or(name)
}

/// Whether the tag `Variant` with this value means Chess960.
pub(super) fn is_chess960(variant: &str) -> bool {
    matches!(
        &*letters_of(variant),
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "freestyle" | "freestylechess"
    )
}

/// The letters and digits of a name, in lower case.
fn letters_of(name: &str) -> String {
    let mut letters = String::new();
    for c in name.chars().filter(|c| c.is_alphanumeric()) {
        letters.push(c.to_ascii_lowercase());
    }
    letters
}

fn result_of(text: &str) -> Option<GameResult> {
    let both = GameResult::BothLose;
    let all = [
        GameResult::Win(Color::White),
        GameResult::Win(Color::Black),
        GameResult::Draw,
        both,
    ];
    let plain = plain_result(text).unwrap_or(text);
    all.into_iter().find(|result| result.score() == plain)
}
