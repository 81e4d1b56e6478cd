//! Words that PGN and Xfcc write alike: days, links, results, time controls.

use crate::clock::GameResult;
use crate::correspondence::Seconds;
use crate::correspondence::civil::{self, Civil, Precision, TypedTime};
use crate::correspondence::entry::Ending;
use crate::correspondence::server_facts::StampUnit;
use crate::correspondence::server_game::{ServerGame, ServerStamp};
use crate::game::pgn::{PgnGame, annotation};

/// The clock of Triple Block at the start, in seconds: 50 days.
const FIFTY_DAYS: u64 = 4_320_000;

/// The longest address that is kept, in bytes.
const MAX_LINK: usize = 2_000;

/// A text as it is written; nothing where `?` stands for it.
pub(super) fn known(text: &str) -> String {
    match text.trim() {
        "?" | "-" => String::new(),
        text => text.to_owned(),
    }
}

/// The first second of a day; `None` for anything else, and for a day of which a part is `??`.
pub(super) fn day(text: &str) -> Option<Civil> {
    let read = match civil::parse(text).ok()? {
        TypedTime::Local(civil) => civil,
        TypedTime::Exact(at) => Civil::of(at, Seconds::ZERO),
    };
    Some(Civil {
        hour: 0,
        minute: 0,
        second: 0,
        ..read
    })
}

/// The address of a game: `http` or `https`, and more than the address of a site. Nothing for
/// anything else.
pub(super) fn link(text: &str) -> &str {
    let text = text.trim();
    let rest = ["https://", "http://"]
        .into_iter()
        .find_map(|scheme| text.strip_prefix(scheme));
    let page = rest.and_then(|rest| rest.split_once(['/', '?', '#']));
    let is_page = page.is_some_and(|(host, page)| !host.is_empty() && !page.is_empty());
    let is_plain = !text.contains(|c: char| c.is_whitespace() || c.is_control());
    if is_page && is_plain && text.len() <= MAX_LINK {
        text
    } else {
        ""
    }
}

/// The number of the game in its address, as in `…?id=1234567`; nothing if it has none.
pub(super) fn id_in(link: &str) -> &str {
    let Some((_, query)) = link.split_once('?') else {
        return "";
    };
    let mut parts = query.split(['&', '#']);
    let id = parts.find_map(|part| part.strip_prefix("id="));
    let is_number = |id: &&str| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
    id.filter(is_number).unwrap_or_default()
}

/// The kind of an ending as the tag `Termination` says it, in PGN's own words or in those of
/// servers; `None` for others, and for one that cannot lead to the result.
pub(super) fn ending(text: &str, result: GameResult) -> Option<Ending> {
    let text = text.to_lowercase();
    // Names of players may stand before.
    let said = [" won ", " drawn "]
        .iter()
        .find_map(|verb| text.rsplit_once(verb));
    let said = said.map_or(&*text, |(_, said)| said);
    let has = |words: &[&str]| words.iter().any(|word| said.contains(word));
    let found = if has(&["adjudic"]) {
        Ending::Adjudication
    } else if has(&["resign"]) {
        Ending::Resignation
    } else if has(&["agree"]) {
        Ending::Agreement
    } else if has(&["time"]) {
        Ending::Time
    } else if has(&["claim", "repetition", "fifty", "50", "tablebase"]) {
        Ending::Claim
    } else if has(&["abandon", "default", "withdr", "forfeit"]) {
        Ending::Default
    } else {
        return None;
    };
    let fits = match (found, result) {
        (Ending::Resignation, GameResult::Win(_)) => true,
        (Ending::Agreement, GameResult::Draw) => true,
        (Ending::Resignation | Ending::Agreement, _) => false,
        (Ending::Claim, GameResult::BothLose) => false,
        _ => true,
    };
    fits.then_some(found)
}

/// Whether a time control as in PGN, in seconds, is certainly none of Triple Block: one that begins
/// with another time than the 50 days of its clock. `4320000+432000` and `10/4320000` may be one,
/// and so may a text in other words; `-` says nothing.
pub(super) fn is_other_control(text: &str) -> bool {
    let first = text.trim().split(':').next().unwrap_or_default();
    let time = first.split_once('/').map_or(first, |(_, time)| time);
    let time = time.trim().trim_start_matches('*');
    let time = time.split_once('+').map_or(time, |(time, _)| time).trim();
    let is_number = !time.is_empty() && time.bytes().all(|byte| byte.is_ascii_digit());
    is_number && time.parse() != Ok(FIFTY_DAYS)
}

/// Takes the line of a game, with the time of each of its moves.
pub(super) fn take_line(game: &mut ServerGame, read: &PgnGame) {
    let tree = &read.tree;
    game.line = tree.played_line();
    for node in tree.main_line().into_iter().take(game.line.ply()) {
        let comments = tree.notes(node).after.iter();
        let sent = comments.filter_map(|comment| annotation::value_in(comment, "ccsnt"));
        let mut stamp = None;
        let mut unread = None;
        for text in sent {
            match civil::parse_precisely(text) {
                Ok((_, Precision::Day)) => unread = Some(Unread::DateAlone),
                Ok((time, Precision::Minute)) => stamp = Some((time, StampUnit::Minute)),
                Ok((time, Precision::Second)) => stamp = Some((time, StampUnit::Second)),
                Err(_) => unread = unread.or(Some(Unread::NoTime)),
            }
            if stamp.is_some() {
                break;
            }
        }
        match (stamp, unread) {
            (None, Some(Unread::DateAlone)) => game.dates_alone += 1,
            (None, Some(Unread::NoTime)) => game.unread_stamps += 1,
            _ => {}
        }
        game.stamps
            .push(stamp.map(|(time, unit)| ServerStamp { time, unit }));
    }
    let mut problems = read.problems.iter();
    game.problem = problems
        .find(|problem| problem.kind.may_lose_moves())
        .cloned();
}

/// Why a time is no stamp.
#[derive(Clone, Copy)]
enum Unread {
    DateAlone,
    NoTime,
}
