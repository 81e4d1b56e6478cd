//! One game of a PGN: its tags, its start, its moves, its result.

use super::error::PgnErrorKind as Kind;
use super::letters::begins_game;
use super::moves::MoveParser;
use super::reader::{PgnReader, short};
use super::result;
use super::scan::{PgnToken, Scanner};
use super::tag::{self, End};
use crate::clock::{Color, GameResult};
use crate::game::fen::FenError;
use crate::game::start::Start;
use crate::game::tags::{is_of_name, usual};
use crate::game::tree::{GameTree, NodeId};

/// The tags of a game in which one that begins the next game is looked for.
const MOST_TAGS: usize = 200;

/// A comment or a text behind a result, with its place.
enum Behind<'a> {
    Comment(&'a str),
    Unclosed(usize, &'a str),
    Words(usize, &'a str),
}

impl<'a> PgnReader<'a> {
    /// The next game.
    pub(super) fn game(&mut self) -> (GameTree, Option<GameResult>) {
        let mut tree = GameTree::new(Start::standard());
        let mut blind = false;
        let mut fen_at = self.scanner.at;
        let mut result_at = None;
        let mut comments = Vec::new();
        while let Some(between) = self.next_tag(&tree) {
            comments.extend(between);
            let at = self.scanner.at;
            match self.tag(&mut tree) {
                "FEN" => fen_at = at,
                "Result" => _ = result_at.get_or_insert(at),
                _ => {}
            }
        }
        if tree.tags.get("FEN").is_some() || tree.tags.get("Variant").is_some() {
            blind = self.start(&mut tree, fen_at);
        }
        let mut moves = MoveParser::new(tree, self.mark(), blind);
        let marker = self.moves(&mut moves);
        let (result, odd) = self.result(&moves.tree, marker);
        if let (Some(at), Some(text)) = (result_at, &odd) {
            self.earlier_problem(at, Kind::Result(short(text)));
        }
        if let Some((at, letters)) = moves.other_letters() {
            self.earlier_problem(at, Kind::Letters(letters));
        }
        let mut tree = moves.tree;
        tree.insert_comments(NodeId::ROOT, 0, &comments);
        let last = tree.main_line().pop().unwrap_or(NodeId::ROOT);
        if let Some(text) = &odd {
            tree.add_comment(last, text);
        }
        if marker.is_some() {
            for text in self.after_result() {
                tree.add_comment(last, text);
            }
        }
        // Unless the game is over, moves added after the last one continue it.
        if result.is_none() {
            tree.leave_open(last);
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
        let name = tag.run(is_of_name);
        let name = usual(name).unwrap_or(name);
        // No game has so many tags that the first could not tell; a text might.
        let mut known = tree.tags.pairs().iter().take(MOST_TAGS);
        if known.any(|(known, _)| known == name) {
            return None;
        }
        self.scanner = ahead;
        Some(comments)
    }

    /// Reads what is after a result and still about its game: everything in the same line, and any
    /// text before the next game; comments before that game are about it. A game begins with its
    /// tags, with a number or with a move. Text is reported.
    fn after_result(&mut self) -> Vec<&'a str> {
        let text = self.scanner.text;
        let mut ahead = self.scanner.clone();
        let mut found: Vec<Behind<'a>> = Vec::new();
        // How many are certainly about this game.
        let mut own = 0;
        let mut same_line = true;
        // Where the words that were just read begin, and how many brackets are open in them.
        let mut words: Option<usize> = None;
        let mut depth = 0_usize;
        loop {
            let before = ahead.at;
            let (at, token) = ahead.next();
            if text[before..at].contains(['\n', '\r']) {
                same_line = false;
                (words, depth) = (None, 0);
            }
            let new_line = !same_line && words.is_none();
            match token {
                PgnToken::End => {
                    own = found.len();
                    self.scanner = ahead;
                    break;
                }
                PgnToken::Tags => break,
                token if depth == 0 && begins_next(token, &ahead, new_line) => break,
                // A stop or a comma.
                PgnToken::Text(",") => continue,
                PgnToken::Number(dots) if dots.trim_matches(['.', '…']).is_empty() => continue,
                PgnToken::Comment(comment) => {
                    words = None;
                    found.push(Behind::Comment(comment));
                    if !same_line {
                        continue;
                    }
                }
                PgnToken::Unclosed(comment) => {
                    words = None;
                    found.push(Behind::Unclosed(at, comment));
                }
                token => {
                    match token {
                        PgnToken::Open => depth += 1,
                        PgnToken::Close => depth = depth.saturating_sub(1),
                        _ => {}
                    }
                    if words.is_some() {
                        found.pop();
                    }
                    let from = *words.get_or_insert(at);
                    found.push(Behind::Words(from, &text[from..ahead.at]));
                }
            }
            own = found.len();
            self.scanner = ahead.clone();
        }
        found.truncate(own);
        let mut comments = Vec::new();
        for behind in found {
            comments.push(match behind {
                Behind::Comment(text) => text,
                Behind::Unclosed(at, text) => {
                    self.problem(at, Kind::UnclosedComment);
                    text
                }
                Behind::Words(at, text) => {
                    self.problem(at, Kind::AfterResult(short(text)));
                    text
                }
            });
        }
        comments
    }

    /// Reads a tag. Returns its name.
    fn tag(&mut self, tree: &mut GameTree) -> &'a str {
        self.scanner.over('[');
        self.scanner.run(gap);
        let begin = self.scanner.at;
        let mut name = self.scanner.run(is_of_name);
        // `[White: Ann]`, `[White=Ann]`
        if let Some((first, _)) = name.split_once([':', '='])
            && usual(first).is_some()
        {
            name = first;
            self.scanner.at = begin + first.len();
        }
        let name = usual(name).unwrap_or(name);
        self.scanner.run(|c| gap(c) || matches!(c, ':' | '='));
        let at = self.scanner.at;
        if name.is_empty() || !self.scanner.over('"') {
            self.problem(at, Kind::Tag);
            let (value, length) = tag::without_quotes(self.scanner.rest());
            self.scanner.at += length;
            if !name.is_empty() || !value.is_empty() {
                tree.tags.push(name, value);
            }
            return name;
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
                    // The rest of it is kept.
                    if self.scanner.peek() != Some('[') {
                        let (rest, length) = tag::without_quotes(self.scanner.rest());
                        self.scanner.at += length;
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
        name
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
        let is_chess960 = fresh.start().is_chess960();
        if is_chess960 {
            fresh.tags.remove("Variant");
        }
        if is_chess960 || fresh.tags.get("FEN").is_some() {
            fresh.tags.remove("FEN");
            fresh.tags.remove("SetUp");
        }
        *tree = fresh;
        false
    }

    /// The result of a game, and its tag `Result` if that is no result.
    fn result(
        &mut self,
        tree: &GameTree,
        marker: Option<(usize, &str)>,
    ) -> (Option<GameResult>, Option<String>) {
        let tag = tree.tags.get("Result").unwrap_or("").trim();
        let known = result::of(tag);
        let odd = known.is_none() && !matches!(tag, "" | "?" | "-");
        let odd = odd.then(|| tag.to_owned());
        let Some((at, text)) = marker else {
            let begin = known.or_else(|| result::at(tag).map(|(_, plain)| plain));
            return (begin.and_then(meaning), odd);
        };
        // PGN has no mark for a game that both players have lost.
        let plain = match result::of(text) {
            Some("*") if known == Some("0-0") => known,
            plain => plain,
        };
        if known.is_some_and(|known| known != "*" && Some(known) != plain) {
            self.problem(at, Kind::ResultsDiffer);
        }
        (plain.and_then(meaning), odd)
    }
}

/// Whether another game begins with this token, which is behind the result of one: with a move, with
/// a number and a move, or with any number at the beginning of a line.
fn begins_next(token: PgnToken, after: &Scanner, new_line: bool) -> bool {
    let is_move = |token| match token {
        PgnToken::Text(word) | PgnToken::Digits(word) => begins_game(word),
        _ => false,
    };
    let moves_on = || {
        let mut ahead = after.clone();
        let (at, next) = ahead.next();
        !after.text[after.at..at].contains(['\n', '\r']) && is_move(next)
    };
    match token {
        PgnToken::Number(number) if number.starts_with(|c: char| c.is_ascii_digit()) => {
            new_line || moves_on()
        }
        PgnToken::Digits(_) => is_move(token) || moves_on(),
        token => is_move(token),
    }
}

fn gap(c: char) -> bool {
    c == ' ' || c == '\t'
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

/// The result with this spelling in PGN; `None` for `*`.
fn meaning(plain: &str) -> Option<GameResult> {
    let all = [
        GameResult::Win(Color::White),
        GameResult::Win(Color::Black),
        GameResult::Draw,
        GameResult::BothLose,
    ];
    all.into_iter().find(|result| result.score() == plain)
}
