//! A game as a file: text for people, CSV for tables, JSON for programs.

use serde::Serialize;

use crate::clock::log::{LogEvent, LogLine, lines};
use crate::clock::{ByColor, Color, Outcome, notation};
use crate::game::sheet;
use crate::json;
use crate::platform::date;
use crate::storage::games::{self, TableGame};
use crate::time::{Instant, Millis, WallTime};
use crate::ui::context::player_names::name_of;
use crate::ui::manage::take_up::flag_words;
use crate::ui::text::manage::games as texts;
use crate::ui::text::{self, base, shared};
use crate::ui::widgets::history::{left_words, words};

/// The name of the format, so that a file says what it is.
const FORMAT: &str = "zeitnot-game";
const VERSION: u32 = 1;

/// One event as programs read it.
#[derive(Serialize)]
struct Record {
    number: Option<u32>,
    at_ms: Millis,
    utc: String,
    event: String,
    side: Option<Color>,
    kind: Option<&'static str>,
    move_number: Option<u32>,
    thought_ms: Option<Millis>,
    gained_ms: Option<Millis>,
    white_left_ms: Millis,
    black_left_ms: Millis,
    undone: bool,
    white_extra_ms: Option<Millis>,
    black_extra_ms: Option<Millis>,
}

/// A game as a file of JSON.
#[derive(Serialize)]
struct GameFile<'a> {
    format: &'static str,
    version: u32,
    started_utc: String,
    players: &'a ByColor<String>,
    control: String,
    outcome: Option<Outcome>,
    events: Vec<Record>,
    /// The game as stored, with all that a replay needs.
    game: &'a TableGame,
}

/// The whole game as JSON.
pub fn json(game: &TableGame, now: Instant) -> String {
    indented(&json::write(&GameFile {
        format: FORMAT,
        version: VERSION,
        started_utc: date::iso(game.started),
        players: &game.players,
        control: control(game),
        outcome: outcome(game, now),
        events: records(game, now),
        game,
    }))
}

/// The name of a file with the game, without its ending: day, players and result.
pub fn file_name(game: &TableGame, now: Instant) -> String {
    let players = ByColor::from_fn(|side| name_of(&game.players, side));
    let result = outcome(game, now).map(|outcome| outcome.result);
    games::file_name(&date::iso_day(game.started), &players, result)
}

/// The comments of a PGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comments {
    /// Everything that happened at the clock.
    All,
    /// Only what tells something about the game, for who goes through its moves.
    Game,
}

/// The game as PGN; `None` where it was not played on the board.
pub fn pgn(game: &TableGame, now: Instant, comments: Comments) -> Option<String> {
    let sheet = game.board.as_ref()?;
    // PGN writes the date with dots.
    let day = match date::iso(game.started).as_str() {
        "" => "????.??.??".to_owned(),
        _ => date::iso_day(game.started).replace('-', "."),
    };
    // The end is said once, by the result.
    let is_left_out =
        |line: &LogLine| line.ends_game() || comments == Comments::Game && line.is_handling();
    let said = |line: &LogLine| {
        if is_left_out(line) {
            String::new()
        } else {
            words(line)
        }
    };
    let record = sheet::PgnSource {
        sheet,
        clock: &game.clock,
        now,
        players: &game.players,
        date: &day,
        words: &said,
        ended: &|outcome| text::history::outcome(outcome),
    };
    Some(record.write())
}

/// A JSON text with a line for each value, for people to read. Reformatting it here avoids a second
/// copy of all the code that writes JSON.
fn indented(json: &str) -> String {
    let mut text = String::new();
    let line = |text: &mut String, depth: usize| {
        text.push('\n');
        for _ in 0..depth {
            text.push_str("  ");
        }
    };
    let (mut depth, mut quoted, mut escaped, mut empty) = (0_usize, false, false, false);
    for c in json.chars() {
        let closes = !quoted && matches!(c, '}' | ']');
        if closes {
            depth = depth.saturating_sub(1);
        }
        // An empty list stays on its line.
        if if closes { !empty } else { empty } {
            line(&mut text, depth);
        }
        empty = false;
        text.push(c);
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '{' | '[' => {
                depth += 1;
                empty = true;
            }
            ',' => line(&mut text, depth),
            ':' => text.push(' '),
            _ => {}
        }
    }
    text
}

/// The log as CSV, with a heading; lengths are milliseconds.
pub fn csv(game: &TableGame, now: Instant) -> String {
    let mut text = String::from(
        "number,at_ms,utc,event,side,move,thought_ms,gained_ms,white_left_ms,black_left_ms,undone,white_extra_ms,black_extra_ms,kind\n",
    );
    for record in records(game, now) {
        let fields = [
            optional(record.number),
            record.at_ms.get().to_string(),
            record.utc,
            record.event,
            record.side.map_or("", Color::name).to_owned(),
            optional(record.move_number),
            optional(record.thought_ms.map(Millis::get)),
            optional(record.gained_ms.map(Millis::get)),
            record.white_left_ms.get().to_string(),
            record.black_left_ms.get().to_string(),
            record.undone.to_string(),
            optional(record.white_extra_ms.map(Millis::get)),
            optional(record.black_extra_ms.map(Millis::get)),
            optional(record.kind),
        ];
        text.push_str(&fields.join(","));
        text.push('\n');
    }
    text
}

/// The game as text, in the language of the page.
pub fn text(game: &TableGame, now: Instant) -> String {
    let state = game.clock.at(now);
    let mut text = String::new();
    let mut line = |label: &str, value: &str| {
        text.push_str(label);
        text.push_str(base::common::colon());
        text.push_str(value);
        text.push('\n');
    };
    for color in Color::ALL {
        line(base::names::color(color), &name_of(&game.players, color));
    }
    line(
        shared::games::clock_time(),
        &date::date_and_time(game.started),
    );
    line(texts::control(), &control(game));
    let result = match (outcome(game, now), state.fallen_flag(game.clock.setup())) {
        (Some(outcome), _) => format!(
            "{} ({})",
            outcome.result.shown(),
            text::history::outcome(outcome)
        ),
        (None, Some(flag)) => flag_words(flag),
        (None, None) => texts::unfinished().into(),
    };
    line(texts::result(), &result);
    line(
        texts::thinking(),
        &format!("{}, {}", state.thinking.white, state.thinking.black),
    );
    text.push('\n');
    let width = if game.clock.setup().has_double_flag() {
        18
    } else {
        12
    };
    for entry in lines(&game.clock, now) {
        text.push_str(&format!(
            "{:>12}  {:>width$}  {:>width$}  {}",
            format!("{:.3}", entry.at.since(Instant::START)),
            left_words(&entry, Color::White),
            left_words(&entry, Color::Black),
            words(&entry),
        ));
        if entry.undone {
            text.push_str(&format!(" ({})", shared::games::undone()));
        }
        text.push('\n');
    }
    text
}

fn control(game: &TableGame) -> String {
    notation::print(&game.clock.setup().draft().controls)
}

fn outcome(game: &TableGame, now: Instant) -> Option<Outcome> {
    game.clock.at(now).outcome(game.clock.setup())
}

fn records(game: &TableGame, now: Instant) -> Vec<Record> {
    lines(&game.clock, now)
        .iter()
        .map(|line| record(line, game.started))
        .collect()
}

fn record(line: &LogLine, started: WallTime) -> Record {
    let at = line.at.since(Instant::START);
    let (event, side, moved) = match &line.what {
        LogEvent::Started => ("start".into(), None, None),
        LogEvent::Moved(moved) => ("move".into(), Some(moved.side), Some(moved)),
        LogEvent::Arrived(side) => ("arrive".into(), Some(*side), None),
        LogEvent::FirstFlag(side) => ("first-flag".into(), Some(*side), None),
        LogEvent::Flag(side) => ("flag".into(), Some(*side), None),
        LogEvent::PeriodOver(side) => ("period-over".into(), Some(*side), None),
        LogEvent::Penalized(penalty) => ("penalize".into(), Some(penalty.offender), None),
        LogEvent::Corrected(_) => ("correct".into(), None, None),
        LogEvent::Did(event) => (event.name().to_owned(), event.side(), None),
    };
    let kind = match &line.what {
        LogEvent::Penalized(penalty) => Some(penalty.offence.name()),
        LogEvent::Did(event) => event.kind(),
        _ => None,
    };
    Record {
        number: line.id.map(|id| id.0 + 1),
        at_ms: at,
        utc: date::iso(line.wall.unwrap_or(started + at)),
        event,
        side,
        kind,
        move_number: moved.map(|moved| moved.number),
        thought_ms: moved.map(|moved| moved.thought),
        gained_ms: moved.map(|moved| moved.gained),
        white_left_ms: line.left.white,
        black_left_ms: line.left.black,
        undone: line.undone,
        white_extra_ms: line.extra.white,
        black_extra_ms: line.extra.black,
    }
}

fn optional(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}
