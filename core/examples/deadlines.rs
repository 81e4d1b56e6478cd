//! The ledgers of correspondence games, and when each is lost on time: reads a PGN with the times of
//! its moves, or a backup of Zeitnot, from standard input.
//!
//! ```sh
//! cargo run -p zeitnot-core --example deadlines < zeitnot-backup.json
//! cargo run -p zeitnot-core --example deadlines -- 700 2026-01-01 < game.pgn
//! ```
//!
//! The second is a game of an event of 700 days that began on 1 January, 00:00 UTC, with the blocks
//! of the rules' table. Times without a zone are UTC.

use std::error::Error;
use std::io::Read as _;
use std::{env, io};

use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::civil::{self, Civil, TypedTime};
use zeitnot_core::correspondence::deadline::deadlines;
use zeitnot_core::correspondence::proposal::propose;
use zeitnot_core::correspondence::{Act, Entry, Event, Ledger, Seconds, Utc, typed_moves};
use zeitnot_core::game::{MoveHistory, Start, notation};
use zeitnot_core::storage::backup;
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    if text.trim_start().starts_with('{') {
        return of_backup(&text);
    }
    let words: Vec<String> = env::args().skip(1).collect();
    let [days, start] = &words[..] else {
        return Err("a PGN needs the days of its event and its start: 700 2026-01-01".into());
    };
    print(&of_pgn(&text, days.parse()?, utc(civil::parse(start)?)?)?);
    Ok(())
}

/// Prints every game of a backup.
fn of_backup(text: &str) -> Result<(), Box<dyn Error>> {
    let store = VersionedStore::new(MemoryStore::default(), Schema::CURRENT);
    backup::import(&store, text)?;
    let games = CorrespondenceRepository(&store);
    let list = games.list();
    for summary in &list.games {
        let Some(game) = games.load(&summary.id).value else {
            continue;
        };
        let event = list.events.iter().find(|event| event.id == game.event);
        let Some(event) = event else { continue };
        let [white, black] = [Color::White, Color::Black].map(|side| game.player(side));
        println!("{white} - {black}, {}", event.event.draft().name);
        match game.ledger(&event.event) {
            Ok(ledger) => print(&ledger),
            Err(failed) => println!("  entry {}: {}", failed.1.place + 1, failed.1.why),
        }
    }
    Ok(())
}

/// The ledger of the first game of a PGN, in whose comments are the times of its moves (`%ccsnt`,
/// `%emt`, or a date).
fn of_pgn(text: &str, days: u32, start: Utc) -> Result<Ledger, Box<dyn Error>> {
    let draft = propose(days).standard().draft("PGN", start);
    let event = Event::new(draft).map_err(|errors| format!("{errors:?}"))?;
    let lines = text.lines().filter(|line| !line.starts_with('['));
    let moves = lines.collect::<Vec<_>>().join("\n");
    // A result is no move.
    let moves = moves
        .trim_end()
        .trim_end_matches(['*', '0', '1', '2', '/', '-']);
    let mut entries = vec![Entry {
        at: start,
        act: Act::OfficialStart,
    }];
    let mut line = MoveHistory::new(Start::standard());
    let mut at = start;
    for typed in typed_moves::moves(moves).map_err(|error| error.to_string())? {
        at = match (typed.at, typed.took) {
            (Some(time), _) => utc(time)?,
            (None, Some(took)) => at + took,
            (None, None) => return Err(format!("no time stands behind {}", typed.text).into()),
        };
        let played = notation::uci(line.play_text(typed.text)?, line.start().mode());
        entries.push(Entry {
            at,
            act: Act::Move(played.parse()?),
        });
    }
    let lead = MoveHistory::new(Start::standard());
    Ledger::open(event, lead, ByColor::both(0), entries)
        .map_err(|failed| format!("entry {}: {}", failed.1.place + 1, failed.1.why).into())
}

fn utc(time: TypedTime) -> Result<Utc, &'static str> {
    match time {
        TypedTime::Exact(at) => Ok(at),
        TypedTime::Local(civil) => civil.utc(Seconds::ZERO).ok_or("there is no such day"),
    }
}

/// A line for each entry, with the accounts after it, and then the deadline.
fn print(ledger: &Ledger) {
    println!(
        "  {:<19}  {:<26} {:<26} entry",
        "UTC", "White: clock + bank", "Black: clock + bank"
    );
    for (entry, step) in ledger.entries().iter().zip(ledger.steps()) {
        let [white, black] = [Color::White, Color::Black].map(|side| {
            let account = step.after.account(side);
            format!("{} + {}", account.clock, account.bank)
        });
        println!(
            "  {}  {white:<26} {black:<26} {:?}",
            Civil::of(entry.at, Seconds::ZERO),
            entry.act.kind()
        );
    }
    match deadlines(&ledger.last()) {
        Some(dates) => println!(
            "  {}'s clock falls {} UTC; with every refill from the bank, {} UTC",
            ledger.last().turn.name(),
            Civil::of(dates.falls, Seconds::ZERO),
            Civil::of(dates.last, Seconds::ZERO)
        ),
        None => println!("  no clock runs, or its time is not known"),
    }
}
