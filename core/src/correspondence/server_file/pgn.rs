//! A game of a PGN as a server or another program writes it: [`read`].

use super::words;
use crate::clock::{ByColor, Color};
use crate::correspondence::server_game::{ServerEnd, ServerGame};
use crate::game::pgn::{PgnError, PgnErrorKind, PgnGame, annotation};
use crate::game::tags::Tags;

/// The tags that have the address of a game, the surest first. `Source` is written by Scid vs PC.
const LINKS: [&str; 6] = ["Source", "GameLink", "Link", "GameURL", "URL", "Site"];

/// The values of the tag `Mode` for games that are not played by correspondence: over the board, on
/// a chess server, by telecommunication.
const OTHER_MODES: [&str; 3] = ["OTB", "ICS", "TC"];

/// The servers whose games have a time for each move, or none.
const OTHER_SERVERS: [&str; 2] = ["lichess.org", "chess.com"];

/// Reads what a game of a PGN says.
pub(super) fn read(read: &PgnGame) -> ServerGame {
    let tags = &read.tree.tags;
    let text = |name: &str| words::known(tag(tags, name));
    let mut game = ServerGame::new(read.tree.start().clone());
    words::take_line(&mut game, read);
    game.event = text("Event");
    game.site = text("Site");
    game.round = text("Round");
    game.players = ByColor::from_fn(|side| match side {
        Color::White => text("White"),
        Color::Black => text("Black"),
    });
    let days = ["EventDate", "Date"].into_iter();
    game.start = days.map(|name| tag(tags, name)).find_map(words::day);
    let links = LINKS.into_iter().map(|name| words::link(tag(tags, name)));
    game.link = links.filter(|link| !link.is_empty()).take(1).collect();
    game.id = match text("GameId") {
        id if id.is_empty() => words::id_in(&game.link).to_owned(),
        id => id,
    };
    let how = tag(tags, "Termination");
    game.end = read.result.map(|result| ServerEnd {
        result: Some(result),
        ending: words::ending(how, result),
    });
    let said = tag(tags, "Result");
    if game.end.is_none() && !matches!(said, "" | "*" | "?" | "-") {
        game.odd_result = Some(said.to_owned());
    }
    game.other_control = other_control(read);
    game
}

/// Why a game cannot be under Triple Block.
fn other_control(read: &PgnGame) -> Option<String> {
    let tags = &read.tree.tags;
    let is_unknown_variant = |problem: &PgnError| matches!(problem.kind, PgnErrorKind::Variant(_));
    if read.problems.iter().any(is_unknown_variant) {
        return Some(tag(tags, "Variant").to_owned());
    }
    // This app's own export.
    let mut names = tags.pairs().iter().map(|(name, _)| name);
    if names.any(|name| name.starts_with("TripleBlock")) {
        return None;
    }
    let control = tag(tags, "TimeControl");
    if words::is_other_control(control) {
        return Some(control.to_owned());
    }
    let mode = tag(tags, "Mode");
    if OTHER_MODES
        .iter()
        .any(|other| mode.eq_ignore_ascii_case(other))
    {
        return Some(mode.to_owned());
    }
    let site = tag(tags, "Site").to_lowercase();
    let server = OTHER_SERVERS
        .into_iter()
        .find(|server| site.contains(server));
    if let Some(server) = server {
        return Some(server.to_owned());
    }
    if matches!(control, "" | "?" | "-") {
        return clock_of_a_move(read);
    }
    None
}

/// The first `%clk` of the game, as written, where no move has the time at which a server accepted
/// it: a clock that shows the time of a game or of a move.
fn clock_of_a_move(read: &PgnGame) -> Option<String> {
    let tree = &read.tree;
    let mut clock = None;
    for node in tree.main_line() {
        for comment in &tree.notes(node).after {
            if annotation::value_in(comment, "ccsnt").is_some() {
                return None;
            }
            if clock.is_none() {
                clock = annotation::value_in(comment, "clk");
            }
        }
    }
    clock.map(|value| ["[%clk ", value, "]"].concat())
}

/// The value of a tag, whichever letters of its name are capitals; nothing if there is none.
fn tag<'a>(tags: &'a Tags, name: &str) -> &'a str {
    let mut pairs = tags.pairs().iter();
    let found = pairs.find(|(known, _)| known.eq_ignore_ascii_case(name));
    found.map_or("", |(_, value)| value.trim())
}
