//! The games of an answer in Xfcc, the protocol of correspondence servers: [`XfccGames`].
//!
//! Elements are known by their names without prefixes, wherever the games stand: in an envelope of
//! SOAP, or alone. In a game they may come in any order, and any may be missing.

use std::borrow::Cow;

use super::ServerFileError;
use super::words;
use super::xml::{XmlPart, XmlReader, unescaped};
use crate::clock::{ByColor, Color, GameResult};
use crate::correspondence::Seconds;
use crate::correspondence::entry::Ending;
use crate::correspondence::server_game::{ServerEnd, ServerGame};
use crate::game::Start;
use crate::game::pgn::{MainLines, PgnError, PgnErrorKind};

/// The longest message of a server that is kept, in characters.
const MAX_FAULT: usize = 300;

/// The games of an answer, one after another.
pub(super) struct XfccGames<'a> {
    xml: XmlReader<'a>,
    /// The message of the server instead of an answer.
    fault: Option<String>,
    done: usize,
    all: usize,
}

/// An element of a game.
struct Field {
    name: String,
    /// Its text, without escapes, also where they are written twice.
    text: String,
    /// The byte at which its text begins.
    at: usize,
}

impl<'a> XfccGames<'a> {
    /// Walks through the whole answer, so that its games are counted and damage is known.
    pub(super) fn open(text: &'a str) -> Result<XfccGames<'a>, ServerFileError> {
        let begin = |all| XfccGames {
            xml: XmlReader::of(text),
            fault: None,
            done: 0,
            all,
        };
        let mut first = begin(0);
        let mut all = 0;
        while first.fields()?.is_some() {
            all += 1;
        }
        match first.fault {
            _ if all > 0 => Ok(begin(all)),
            Some(fault) => Err(ServerFileError::Fault(fault)),
            None => Err(ServerFileError::NoGames),
        }
    }

    pub(super) fn progress(&self) -> (usize, usize) {
        (self.done, self.all)
    }

    pub(super) fn next(&mut self) -> Option<ServerGame> {
        // Damage was found when the answer was opened.
        let (begins, fields) = self.fields().ok()??;
        self.done += 1;
        Some(self.game(begins, &fields))
    }

    /// The line and the column at which the next game begins.
    pub(super) fn next_place(&mut self) -> Option<(usize, usize)> {
        let (begins, _) = self.fields().ok()??;
        Some(self.xml.place(begins))
    }

    /// The elements of the next game, and the byte behind its opening tag.
    fn fields(&mut self) -> Result<Option<(usize, Vec<Field>)>, ServerFileError> {
        loop {
            match self.xml.next()? {
                XmlPart::Open(name) if name == "XfccGame" => {
                    return Ok(Some((self.xml.at(), self.elements()?)));
                }
                XmlPart::Open(name) if name == "Fault" => {
                    let said = said(&self.elements()?);
                    self.fault.get_or_insert(said);
                }
                XmlPart::End => return Ok(None),
                _ => {}
            }
        }
    }

    /// The elements in the one that was just opened, up to its end. What is nested in them is their
    /// text.
    fn elements(&mut self) -> Result<Vec<Field>, ServerFileError> {
        let mut fields: Vec<Field> = Vec::new();
        let mut depth = 0_usize;
        loop {
            match self.xml.next()? {
                XmlPart::Open(name) => {
                    depth += 1;
                    if depth == 1 {
                        let at = self.xml.at();
                        let text = String::new();
                        fields.push(Field { name, text, at });
                    }
                }
                XmlPart::Close if depth > 0 => depth -= 1,
                XmlPart::Close | XmlPart::End => break,
                XmlPart::Text(text) => {
                    if let Some(field) = fields.last_mut().filter(|_| depth > 0) {
                        field.text.push_str(&text);
                    }
                }
            }
        }
        for field in &mut fields {
            if let Cow::Owned(plain) = unescaped(&field.text) {
                field.text = plain;
            }
        }
        Ok(fields)
    }

    fn game(&mut self, begins: usize, fields: &[Field]) -> ServerGame {
        let find = |name: &str| {
            let mut fields = fields.iter();
            fields.find(|field| field.name.eq_ignore_ascii_case(name))
        };
        let raw = |name: &str| find(name).map_or("", |field| field.text.trim());
        let text = |name: &str| words::known(raw(name));
        let variant = text("variant");
        let control = text("timeControl");
        let position = if is_true(raw("setup")) == Some(false) {
            ""
        } else {
            raw("fen")
        };
        let moves = find("moves").map_or("", |field| &*field.text);
        let (mut game, line_result) = moved(position, &variant, moves, |in_moves| {
            let (line, column) = self.xml.place(begins);
            let at = find("moves").filter(|_| in_moves).map(|field| field.at);
            at.map_or((line, column), |at| self.xml.place(at))
        });
        let other_variant = game.problem.as_ref().is_some_and(is_other_variant);
        game.other_control = if other_variant {
            Some(variant)
        } else {
            Some(control).filter(|control| words::is_other_control(control))
        };
        game.event = text("event");
        game.site = text("site");
        game.round = text("round");
        game.start = words::day(raw("eventDate"));
        game.players = ByColor {
            white: text("white"),
            black: text("black"),
        };
        game.mine =
            is_true(raw("hasWhite")).map(|white| if white { Color::White } else { Color::Black });
        game.link = words::link(raw("gameLink")).to_owned();
        game.id = match text("id") {
            id if id.is_empty() => words::id_in(&game.link).to_owned(),
            id => id,
        };
        if let Some(mine) = game.mine {
            let of = |whose: &str| left(|unit| raw(&[unit, whose].concat()).to_owned());
            *game.left.get_mut(mine) = of("Player");
            *game.left.get_mut(mine.other()) = of("Opponent");
        }
        match read_result(raw("result")) {
            Some(Said::End(end)) => game.end = Some(end),
            Some(Said::Running) => {}
            Some(Said::Nothing) => {
                game.end = line_result.map(|result| ServerEnd {
                    result: Some(result),
                    ending: None,
                });
            }
            None => game.odd_result = Some(raw("result").to_owned()),
        }
        game.offers_draw = is_true(raw("drawOffered")) == Some(true);
        game
    }
}

/// A game with the moves of its movetext, and the result behind them. `place` is where the game
/// begins, or the text of its moves.
fn moved(
    position: &str,
    variant: &str,
    moves: &str,
    mut place: impl FnMut(bool) -> (usize, usize),
) -> (ServerGame, Option<GameResult>) {
    let mut text = String::new();
    let mut above = 0;
    for (name, value) in [("FEN", position), ("Variant", variant)] {
        if !value.is_empty() {
            let value = value.replace(char::is_control, " ").replace('\\', "\\\\");
            let value = value.replace('"', "\\\"");
            text.push_str(&["[", name, " \"", &value, "\"]\n"].concat());
            above += 1;
        }
    }
    text.push_str(moves);
    let mut lines = MainLines::of(&text);
    let Some(read) = lines.next() else {
        return (ServerGame::new(Start::standard()), None);
    };
    let mut game = ServerGame::new(read.tree.start().clone());
    words::take_line(&mut game, &read);
    if game.problem.is_none()
        && let Some((line, column)) = lines.next_place()
    {
        let kind = PgnErrorKind::TooManyGames;
        game.problem = Some(PgnError { line, column, kind });
    }
    if let Some(problem) = &mut game.problem {
        let (line, column) = place(problem.line > above);
        // The first line of the moves goes on behind their opening tag.
        match problem.line.checked_sub(above) {
            None | Some(0) => (problem.line, problem.column) = (line, column),
            Some(1) => {
                problem.line = line;
                problem.column += column - 1;
            }
            Some(further) => problem.line = line + further - 1,
        }
    }
    (game, read.result)
}

fn is_other_variant(problem: &PgnError) -> bool {
    matches!(problem.kind, PgnErrorKind::Variant(_))
}

/// The server's words instead of an answer: the message of its fault, or all of its text.
fn said(fields: &[Field]) -> String {
    let is_message = |field: &&Field| matches!(&*field.name, "faultstring" | "Reason");
    let message = fields.iter().find(is_message).map(|field| &*field.text);
    let all = || fields.iter().map(|field| &*field.text).collect::<Vec<_>>();
    let text = message.map_or_else(|| all().join(" "), str::to_owned);
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").chars().take(MAX_FAULT).collect()
}

fn is_true(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "1" => Some(true),
        "false" | "0" => Some(false),
        _ => None,
    }
}

/// The time left on a clock: its days, hours and minutes, of which some may be missing. `None` if all
/// are, or if one is no number.
fn left(part: impl Fn(&str) -> String) -> Option<Seconds> {
    let mut sum = None;
    for (unit, worth) in [("days", 86_400), ("hours", 3_600), ("minutes", 60)] {
        let text = part(unit);
        if !text.is_empty() {
            let number = i64::from(text.parse::<u32>().ok()?);
            sum = Some(sum.unwrap_or(Seconds::ZERO) + Seconds::new(number).times(worth));
        }
    }
    sum
}

/// The element `result`, as read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    /// There is none.
    Nothing,
    Running,
    End(ServerEnd),
}

/// Reads a result by its name in Xfcc, or as a score; `None` for any other text.
///
/// A side that *was defaulted* has lost. A cancelled game has no points. While an adjudication is
/// pending the game has no result.
fn read_result(text: &str) -> Option<Said> {
    let name = text.to_ascii_lowercase();
    let (name, ending) = match name.strip_suffix("adjudicated") {
        Some(name) => (name, Some(Ending::Adjudication)),
        None => (&*name, None),
    };
    let end = |result, ending| {
        let result = Some(result);
        Some(Said::End(ServerEnd { result, ending }))
    };
    let white = GameResult::Win(Color::White);
    let black = GameResult::Win(Color::Black);
    match name {
        "whitewins" | "whitewin" | "1-0" => end(white, ending),
        "blackwins" | "blackwin" | "0-1" => end(black, ending),
        "draw" | "1/2-1/2" => end(GameResult::Draw, ending),
        _ if ending.is_some() => None,
        "" => Some(Said::Nothing),
        "ongoing" | "adjudicationpending" | "*" => Some(Said::Running),
        "whitedefaulted" => end(black, Some(Ending::Default)),
        "blackdefaulted" => end(white, Some(Ending::Default)),
        "bothdefaulted" => end(GameResult::BothLose, Some(Ending::Default)),
        "0-0" => end(GameResult::BothLose, None),
        "cancelled" | "canceled" => Some(Said::End(ServerEnd {
            result: None,
            ending: None,
        })),
        _ => None,
    }
}
