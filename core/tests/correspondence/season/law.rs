//! A thousand random seasons, written as servers write them and brought in in any way, are the same
//! season, and bound the ledger that knows the seconds.

use shakmaty::{CastlingMode, Position as _};
use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::account::Account;
use zeitnot_core::correspondence::bounds::Bounds;
use zeitnot_core::correspondence::civil::Civil;
use zeitnot_core::correspondence::season::{Match, own_sides};
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::server_game::ServerGame;
use zeitnot_core::correspondence::take_over::{TakeOverError, enter, update};
use zeitnot_core::correspondence::{
    Act, CorrespondenceGame, Ending, Entry, Event, EventDraft, Ledger, Openings, Protection,
    Refill, Seconds, ServerFile, Utc,
};
use zeitnot_core::game::notation::san;
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_fixtures::correspondence::{START, draft, next};

use super::{season, utc};

/// After all games.
const LATER: Utc = Utc::new(START.get() + 1_000 * 86_400);

const ANNA: [&str; 4] = [
    "Weber, Anna",
    "Anna Weber",
    "SIM Weber, Anna (GER)",
    "Weber, A.",
];

const OPPONENTS: [[&str; 4]; 3] = [
    ["Berg, Bo", "Bo Berg", "BERG, Bo", "Berg, Bo [DEN] 2431"],
    [
        "Lindqvist, \u{c5}sa",
        "\u{c5}sa Lindqvist",
        "GM Lindqvist, Asa",
        "Lindqvist, \u{c5}.",
    ],
    [
        "M\u{fc}ller, Jan",
        "Jan Mueller",
        "Dr. Jan M\u{fc}ller",
        "Muller, J.",
    ],
];

const EVENTS: [[&str; 4]; 2] = [
    [
        "World Cup 26, Semi-Final 3",
        "WORLD CUP 26 / semifinal 3",
        "World Cup 26 SemiFinal 3",
        "world cup 26, semi-final 3",
    ],
    [
        "World Cup 26, Semi-Final 4",
        "WORLD CUP 26 / semifinal 4",
        "World Cup 26 SemiFinal 4",
        "world cup 26, semi-final 4",
    ],
];

/// How a server writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Times {
    Minutes,
    Seconds,
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Pgn,
    Xfcc,
    Enveloped,
}

/// One game as its server knows it.
struct Exact {
    event: usize,
    opponent: usize,
    mine: Color,
    ledger: Ledger,
    id: Option<u64>,
}

fn below(seed: &mut u64, limit: i64) -> i64 {
    next(seed) as i64 % limit.max(1)
}

fn random_event(seed: &mut u64, name: &str) -> Event {
    let protection = match below(seed, 4) {
        0 => Protection::SuddenDeath(2),
        1 => Protection::GuaranteedTime,
        _ => Protection::None,
    };
    let refill = [Refill::Automatic, Refill::IncrementOnly][below(seed, 2) as usize];
    let mut draft = EventDraft {
        name: name.into(),
        clock: Seconds::days(1 + below(seed, 50)),
        bank: Seconds::days(below(seed, 60)),
        increment: Seconds::hours(below(seed, 200)),
        increment_moves: below(seed, 6) as u32,
        refill,
        protection,
        ..draft(START)
    };
    draft.interpretations.openings = [Openings::Apart, Openings::Counted][below(seed, 2) as usize];
    Event::new(draft).expect("an event")
}

/// Random legal moves, each in the time that its player has.
fn random_ledger(seed: &mut u64, event: &Event) -> Ledger {
    let line = MoveHistory::new(Start::standard());
    let act = Act::OfficialStart;
    let entries = vec![Entry { at: START, act }];
    let opened = Ledger::open(event.clone(), line, ByColor::both(0), entries);
    let mut ledger = opened.expect("a start");
    for _ in 0..below(seed, 11) {
        let last = ledger.last();
        let moves = ledger.line().position().legal_moves();
        // An hour is more than all that stamps to the minute leave open.
        let time = last.account(last.turn).clock - Seconds::hours(1);
        if moves.is_empty() || !last.runs() || !time.is_positive() {
            break;
        }
        let play = moves[below(seed, moves.len() as i64) as usize];
        let longest = time.get().min(500_000);
        let at = last.at + Seconds::new(below(seed, longest));
        let act = Act::Move(play.to_uci(CastlingMode::Standard));
        ledger.add(Entry { at, act }, at).expect("a move in time");
    }
    let last = ledger.last();
    if below(seed, 5) == 0 && last.runs() {
        let (result, ending) = match below(seed, 3) {
            0 => (GameResult::Draw, Ending::Agreement),
            1 => (GameResult::Win(Color::White), Ending::Resignation),
            _ => (GameResult::Win(Color::Black), Ending::Resignation),
        };
        let act = Act::Result { result, ending };
        let at = last.at + Seconds::new(600);
        ledger.add(Entry { at, act }, at).expect("an end");
    }
    ledger
}

fn random_games(seed: &mut u64, events: &[Event]) -> Vec<Exact> {
    let has_ids = below(seed, 2) == 0;
    let mut games = Vec::new();
    for (event, rules) in events.iter().enumerate() {
        for opponent in 0..OPPONENTS.len() {
            for mine in Color::ALL {
                if below(seed, 4) == 0 {
                    games.push(Exact {
                        event,
                        opponent,
                        mine,
                        ledger: random_ledger(seed, rules),
                        id: has_ids.then(|| 1_000 + games.len() as u64),
                    });
                }
            }
        }
    }
    games
}

/// The game as a file writes it: so many half-moves, and names in this form.
fn text_of(game: &Exact, plies: usize, times: Times, form: Form, spelling: usize) -> String {
    let line = game.ledger.line();
    let is_whole = plies >= line.ply();
    let mut moves = String::new();
    let mut stamps = game.ledger.entries().iter();
    for (before, play) in line.moves().iter().take(plies).enumerate() {
        let position = line.position_at(before).expect("a position");
        let stamp = stamps.find(|entry| matches!(entry.act, Act::Move(_)));
        let at = Civil::of(stamp.expect("a move").at, Seconds::ZERO).to_string();
        let (day, time) = at.split_once(' ').expect("a day and a time");
        let day = day.replace('-', ".");
        let stamp = match times {
            Times::Minutes => format!(" {{[%ccsnt {day},{}]}}", &time[..5]),
            Times::Seconds => format!(" {{[%ccsnt {day}, {time}]}}"),
            Times::None => String::new(),
        };
        if before % 2 == 0 {
            moves.push_str(&format!("{}. ", before / 2 + 1));
        }
        moves.push_str(&format!("{}{stamp} ", san(position, *play)));
    }
    let end = game.ledger.last().verdict().filter(|_| is_whole);
    let (score, word) = match end.map(|end| end.result) {
        None => ("*", "Ongoing"),
        Some(GameResult::Win(Color::White)) => ("1-0", "WhiteWins"),
        Some(GameResult::Win(Color::Black)) => ("0-1", "BlackWins"),
        Some(_) => ("1/2-1/2", "Draw"),
    };
    let players = ByColor::from_fn(|side| {
        if side == game.mine {
            ANNA[spelling]
        } else {
            OPPONENTS[game.opponent][spelling]
        }
    });
    let event = EVENTS[game.event][spelling];
    let id = game.id.map(|id| id.to_string()).unwrap_or_default();
    let (white, black) = (players.white, players.black);
    if form == Form::Pgn {
        return format!(
            "[Event \"{event}\"]\n[Date \"2026.01.01\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\
             [GameId \"{id}\"]\n[Result \"{score}\"]\n\n{moves}{score}\n\n"
        );
    }
    let has_white = game.mine == Color::White;
    format!(
        "<XfccGame><id>{id}</id><event>{event}</event><eventDate>2026.01.01</eventDate>\
         <white>{white}</white><black>{black}</black><hasWhite>{has_white}</hasWhite>\
         <moves>{moves}</moves><result>{word}</result></XfccGame>\n"
    )
}

fn file_of(games: &[String], form: Form) -> String {
    let games = games.concat();
    let list = match form {
        Form::Pgn => return games,
        Form::Xfcc => {
            return format!("<ArrayOfXfccGame>{games}</ArrayOfXfccGame>");
        }
        Form::Enveloped => {
            format!("<x:GetMyGamesResult xmlns:x=\"x\">{games}</x:GetMyGamesResult>")
        }
    };
    format!(
        "<?xml version=\"1.0\"?><soap:Envelope xmlns:soap=\"s\"><soap:Body>{list}</soap:Body>\
         </soap:Envelope>"
    )
}

/// The games and events that a device keeps.
struct Device<'a> {
    events: &'a [Event],
    games: Vec<CorrespondenceGame>,
}

impl Device<'_> {
    /// Brings in a file: all that is new, of all games.
    fn bring(&mut self, text: &str) -> Result<(), TakeOverError> {
        let Ok(file) = ServerFile::open(text) else {
            assert!(
                !text.contains("Event \"") && !text.contains("<event>"),
                "{text}"
            );
            return Ok(());
        };
        let file: Vec<ServerGame> = file.collect();
        let season = season(&file, &self.games, self.events);
        let sides = own_sides(&file, Some(ANNA[0]));
        for (row, (event, is)) in season.games.iter().enumerate() {
            let event = season.events[*event].kept.as_deref().expect("a kept event");
            let rules = &self.events[usize::from(event == "2")];
            match is {
                Match::New => {
                    let id = self.games.len().to_string();
                    let ids = (id.as_str(), sides[row]);
                    let taken = enter(&file[row], ids, (event, rules), &utc, LATER)?;
                    self.games.push(taken.game);
                }
                Match::Kept(id) => {
                    let place = id.parse::<usize>().expect("an index");
                    let kept = &self.games[place];
                    let taken = update(kept, rules, &file[row], &utc, LATER)?;
                    let is_bare = kept.lead.ply() > 0;
                    assert!(is_bare || taken.game.journal.starts_with(&kept.journal));
                    self.games[place] = taken.game;
                }
                Match::Again(counts) => assert_ne!(season.games[*counts].1, *is),
                other => panic!("{other:?} in {text}"),
            }
        }
        Ok(())
    }

    /// The games in one order, whatever the order of their files.
    fn season(&self) -> Vec<CorrespondenceGame> {
        let mut games = self.games.clone();
        games.sort_by_key(|game| {
            (
                game.event.clone(),
                game.players.white.clone(),
                game.players.black.clone(),
            )
        });
        for game in &mut games {
            game.id.clear();
        }
        games
    }
}

fn shuffled<T>(seed: &mut u64, mut list: Vec<T>) -> Vec<T> {
    for place in (1..list.len()).rev() {
        list.swap(place, below(seed, place as i64 + 1) as usize);
    }
    list
}

fn holds(least: Account, exact: Account, most: Account) -> bool {
    let clock = least.clock <= exact.clock && exact.clock <= most.clock;
    clock && least.bank <= exact.bank && exact.bank <= most.bank
}

/// Checks that the kept ledger bounds the exact one.
fn check_bounds(seed: u64, kept: &CorrespondenceGame, exact: &Exact, times: Times) {
    let rules = exact.ledger.event();
    let ledger = kept.ledger(rules).expect("a ledger without conflict");
    assert_eq!(ledger.line().moves(), exact.ledger.line().moves(), "{seed}");
    let last = exact.ledger.last();
    if let Some(end) = last.verdict() {
        let kept = ledger.last().verdict().map(|end| end.result);
        assert_eq!(kept, Some(end.result), "{seed}");
        return;
    }
    let unit = match times {
        Times::Minutes => StampUnit::Minute,
        Times::Seconds => StampUnit::Second,
        Times::None => return,
    };
    if times == Times::Seconds {
        assert_eq!(ledger.last(), last, "{seed}");
    }
    let bounds = Bounds::of(&ledger, unit);
    for side in Color::ALL {
        let (bound, account) = (bounds.account(side), *last.account(side));
        assert!(
            holds(bound.least, account, bound.most),
            "{seed}: {bound:?} {account:?}"
        );
    }
    let (earliest, latest) = bounds.falls().expect("a clock runs");
    let falls = last.falls().expect("a clock runs");
    assert!(
        earliest <= falls && falls <= latest,
        "{seed}: {bounds:?} {falls:?}"
    );
}

/// Checks one season.
fn check(seed: u64) {
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1;
    let seed_of = &mut random;
    let events: Vec<Event> = EVENTS
        .iter()
        .map(|names| random_event(seed_of, names[0]))
        .collect();
    let games = random_games(seed_of, &events);
    let times =
        [Times::Minutes, Times::Minutes, Times::Seconds, Times::None][below(seed_of, 4) as usize];
    let forms = [Form::Pgn, Form::Xfcc, Form::Enveloped];
    let halves: Vec<usize> = games
        .iter()
        .map(|game| below(seed_of, game.ledger.line().ply() as i64 + 1) as usize)
        .collect();
    // Half a game or the whole of it, in any order of games.
    let mut file = |is_whole: bool, times: Times, spelling: usize| {
        let form = forms[below(seed_of, 3) as usize];
        let texts = games.iter().zip(&halves).map(|(game, half)| {
            let plies = if is_whole { usize::MAX } else { *half };
            text_of(game, plies, times, form, spelling)
        });
        let mut texts = shuffled(seed_of, texts.collect());
        if below(seed_of, 4) == 0 && times != Times::None {
            texts.extend(texts.first().cloned().filter(|_| games[0].id.is_some()));
        }
        file_of(&texts, form)
    };
    let device = || Device {
        events: &events,
        games: Vec::new(),
    };
    let mut whole = device();
    whole
        .bring(&file(true, times, 0))
        .unwrap_or_else(|why| panic!("{seed}: {why:?}"));
    let expected = whole.season();
    assert_eq!(expected.len(), games.len(), "{seed}");
    for kept in &expected {
        let is_it = |exact: &&Exact| {
            let opponent = OPPONENTS[exact.opponent][0];
            let event = ["1", "2"][exact.event];
            kept.event == event
                && kept.mine == Some(exact.mine)
                && kept.players.get(exact.mine.other()) == opponent
        };
        let exact = games
            .iter()
            .find(is_it)
            .unwrap_or_else(|| panic!("{seed}: {kept:?}"));
        check_bounds(seed, kept, exact, times);
    }
    // Again, with other spellings; and yesterday's file afterwards.
    for (is_whole, spelling) in [(true, 1), (false, 2), (true, 3)] {
        let text = file(is_whole, times, spelling);
        whole
            .bring(&text)
            .unwrap_or_else(|why| panic!("{seed}: {why:?} {text}"));
        assert_eq!(whole.season(), expected, "{seed}: {text}");
    }
    // In two halves.
    let mut halves = device();
    for (is_whole, spelling) in [(false, 0), (false, 3), (true, 2)] {
        let text = file(is_whole, times, spelling);
        let brought = halves.bring(&text);
        brought.unwrap_or_else(|why| panic!("{seed}: {why:?} {text}"));
    }
    if times == Times::None {
        let moves = |season: Vec<CorrespondenceGame>| -> Vec<MoveHistory> {
            season.iter().map(|game| game.moves_alone().0).collect()
        };
        assert_eq!(moves(halves.season()), moves(expected), "{seed}");
    } else {
        assert_eq!(halves.season(), expected, "{seed}");
    }
}

#[test]
fn a_thousand_random_seasons_are_the_same_however_they_come() {
    (0..1_000).for_each(check);
}

#[test]
fn times_that_come_later_make_the_ledger_as_if_they_had_come_first() {
    for seed in 0..200_u64 {
        let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 7;
        let events = [random_event(&mut random, EVENTS[0][0])];
        let mut games = random_games(&mut random, &events);
        games.retain(|game| game.ledger.last().verdict().is_none());
        let text = |times| {
            let texts = games
                .iter()
                .map(|game| text_of(game, usize::MAX, times, Form::Pgn, 0));
            file_of(&texts.collect::<Vec<_>>(), Form::Pgn)
        };
        let bring = |files: &[String]| {
            let mut device = Device {
                events: &events,
                games: Vec::new(),
            };
            for file in files {
                device
                    .bring(file)
                    .unwrap_or_else(|why| panic!("{seed}: {why:?} {file}"));
            }
            device.season()
        };
        let first = bring(&[text(Times::Minutes)]);
        let later = bring(&[text(Times::None), text(Times::Minutes)]);
        assert_eq!(first, later, "{seed}");
    }
}
