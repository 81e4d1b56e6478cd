//! A file adds to a kept game, and never changes what is kept.

use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::civil::TypedTime;
use zeitnot_core::correspondence::entry::Ending;
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::server_game::{ServerEnd, ServerGame, ServerStamp};
use zeitnot_core::correspondence::take_over::{
    TakeOverError, Taken, enter, update, update_without_times, without_stamps,
};
use zeitnot_core::correspondence::{
    Act, CorrespondenceGame, Entry, EntryError, Event, EventDraft, Ledger, Seconds, Utc,
};
use zeitnot_core::game::Start;
use zeitnot_fixtures::correspondence::{START, draft, server_shows};

use super::{NOW, anna_bo, cup, day, keep, line, unstamped, utc, written};

/// The game after the file.
fn updated(game: &CorrespondenceGame, file: &ServerGame) -> Result<Taken, TakeOverError> {
    update(game, &cup(), file, &utc, NOW)
}

/// The game after the file, of which moves without times are wanted.
fn without_times(game: &CorrespondenceGame, file: &ServerGame) -> Taken {
    update_without_times(game, &cup(), file, &utc, NOW).expect("moves without times")
}

fn entered(file: &ServerGame) -> Result<Taken, TakeOverError> {
    enter(file, ("7", Some(Color::White)), ("1", &cup()), &utc, NOW)
}

/// The game as it is kept without stamps.
fn bare(file: &ServerGame) -> CorrespondenceGame {
    let mine = Some(Color::White);
    let taken = without_stamps(file, ("7", mine), ("1", &cup()), day(file.line.ply()));
    taken.expect("a game that can be entered").game
}

fn ledger(game: &CorrespondenceGame) -> Ledger {
    game.ledger(&cup()).expect("a ledger without conflict")
}

fn exactly(mut file: ServerGame, ply: usize, at: Utc) -> ServerGame {
    file.stamps[ply - 1] = Some(ServerStamp {
        time: TypedTime::Exact(at),
        unit: StampUnit::Second,
    });
    file
}

fn ended(result: Option<GameResult>, ending: Option<Ending>, mut file: ServerGame) -> ServerGame {
    file.end = Some(ServerEnd { result, ending });
    file
}

const WHITE_WINS: Option<GameResult> = Some(GameResult::Win(Color::White));

/// The times of the moves of a game.
fn times(game: &CorrespondenceGame) -> Vec<Utc> {
    let moves = game.journal.iter();
    let moves = moves.filter(|entry| matches!(entry.act, Act::Move(_)));
    moves.map(|entry| entry.at).collect()
}

#[test]
fn a_new_game_has_the_ledger_of_its_stamps() {
    let taken = entered(&anna_bo("e4 e5 Nf3")).expect("a new game");
    assert_eq!(
        (taken.moves, taken.is_ended, taken.is_known),
        (3, false, true)
    );
    assert_eq!(taken.stamps, StampUnit::Minute);
    assert_eq!(taken.game.journal[0].act, Act::OfficialStart);
    assert_eq!(times(&taken.game), [day(1), day(2), day(3)]);
    let last = ledger(&taken.game).last();
    assert_eq!(
        last.falls(),
        Some(day(3) + last.account(Color::Black).clock)
    );
}

#[test]
fn new_moves_are_added_to_what_is_kept() {
    let game = keep("7", &anna_bo("e4 e5"));
    let taken = updated(&game, &anna_bo("e4 e5 Nf3 Nc6")).expect("two moves more");
    assert_eq!((taken.moves, taken.is_known), (2, true));
    assert_eq!(taken.game, keep("7", &anna_bo("e4 e5 Nf3 Nc6")));
}

#[test]
fn the_same_file_changes_nothing() {
    for file in [
        anna_bo(""),
        anna_bo("e4 e5 Nf3"),
        ended(WHITE_WINS, None, anna_bo("e4 e5 Nf3")),
        anna_bo("f3 e5 g4 Qh4"),
    ] {
        let game = keep("7", &file);
        let again = updated(&game, &file).expect("nothing new");
        assert_eq!((again.moves, again.is_ended), (0, false));
        assert_eq!(again.game, game);
    }
}

#[test]
fn a_file_that_is_shorter_than_the_game_changes_nothing() {
    let game = keep("7", &anna_bo("e4 e5 Nf3"));
    for file in ["", "e4", "e4 e5"].map(anna_bo) {
        let taken = updated(&game, &file).expect("nothing new");
        assert_eq!((taken.moves, taken.game), (0, game.clone()));
    }
}

#[test]
fn a_game_that_ended_before_the_last_kept_move_is_asked_about() {
    let game = keep("7", &anna_bo("e4 e5 Nf3"));
    let file = ended(WHITE_WINS, None, anna_bo("e4 e5"));
    assert_eq!(updated(&game, &file), Err(TakeOverError::Move(2)));
}

#[test]
fn the_id_link_and_names_of_a_file_are_learnt_where_none_are_kept() {
    let mut game = keep("7", &anna_bo("e4"));
    game.players.black.clear();
    let mut file = anna_bo("e4");
    file.id = "5".into();
    file.link = "https://server.test/5".into();
    let learnt = updated(&game, &file).expect("nothing but names").game;
    assert_eq!((learnt.server_id.as_str(), &learnt.link), ("5", &file.link));
    assert_eq!(learnt.players.black, "Berg, Bo");
    assert_eq!(learnt.journal, game.journal);
    let mut other = written("A. Weber", "B. Berg", "e4");
    other.link = "https://other.test/6".into();
    assert_eq!(updated(&learnt, &other).map(|taken| taken.game), Ok(learnt));
}

#[test]
fn another_move_is_a_contradiction() {
    let game = keep("7", &anna_bo("e4 e5 Nf3"));
    let other = anna_bo("e4 e5 Nc3 Nc6");
    assert_eq!(updated(&game, &other), Err(TakeOverError::Move(2)));
    let mut start = anna_bo("");
    start.line = line(Start::chess960(5).expect("a position"));
    assert_eq!(updated(&game, &start), Err(TakeOverError::Move(0)));
}

#[test]
fn another_time_is_a_contradiction() {
    let game = keep("7", &anna_bo("e4 e5"));
    let file = exactly(anna_bo("e4 e5 Nf3"), 2, day(2) + Seconds::new(60));
    let contradiction = TakeOverError::Stamp {
        ply: 2,
        kept: day(2),
        file: day(2) + Seconds::new(60),
    };
    assert_eq!(updated(&game, &file), Err(contradiction));
}

#[test]
fn a_minute_is_every_second_of_it() {
    // Made by hand to the second, and written by the server to the minute.
    let mut game = keep("7", &anna_bo("e4"));
    game.journal[1].at = day(1) + Seconds::new(42);
    let taken = updated(&game, &anna_bo("e4 e5")).expect("the same minute");
    assert_eq!(times(&taken.game), [day(1) + Seconds::new(42), day(2)]);
    // A reply in the same minute comes after it.
    let mut reply = anna_bo("e4 e5");
    reply.stamps[1] = super::stamp(day(1));
    let taken = updated(&game, &reply).expect("the same minute");
    assert_eq!(times(&taken.game), [day(1) + Seconds::new(42); 2]);
}

#[test]
fn seconds_refine_nothing_that_is_kept() {
    let game = keep("7", &anna_bo("e4"));
    let file = exactly(anna_bo("e4"), 1, day(1) + Seconds::new(42));
    let taken = updated(&game, &file).expect("the same minute");
    assert_eq!(taken.game, game);
}

#[test]
fn entries_of_ones_own_stay() {
    let mut game = keep("7", &anna_bo("e4 e5"));
    game.note = "Prepare the Gambit.".into();
    let mut at = day(2) + Seconds::hours(1);
    for act in [
        Act::Refill {
            side: Color::White,
            amount: Seconds::hours(1),
        },
        Act::Claim { by: Color::White },
        Act::Resolved,
    ] {
        let mut ledger = ledger(&game);
        let _ = ledger.add(Entry { at, act }, at);
        game.journal = ledger.entries().to_vec();
        at = at + Seconds::hours(1);
    }
    let taken = updated(&game, &anna_bo("e4 e5 Nf3"))
        .expect("a move more")
        .game;
    assert!(taken.journal.starts_with(&game.journal));
    assert_eq!(
        (taken.journal.len(), taken.note),
        (game.journal.len() + 1, game.note)
    );
}

#[test]
fn a_move_made_before_ones_last_entry_is_put_before_it() {
    let mut game = keep("7", &anna_bo("e4 e5"));
    let look = Entry {
        at: day(3) + Seconds::hours(2),
        act: server_shows(Some((40, 100)), Some((45, 100))),
    };
    game.journal.push(look.clone());
    // The opponent's move was on the server by then.
    let taken = updated(&game, &anna_bo("e4 e5 Nf3 Nc6"))
        .expect("two moves more")
        .game;
    assert_eq!(times(&taken), [day(1), day(2), day(3), day(4)]);
    assert_eq!(taken.journal[4], look);
}

#[test]
fn a_game_that_was_lost_on_time_is_not_saved_by_a_file() {
    let mut game = keep("7", &anna_bo("e4 e5"));
    let act = server_shows(Some((0, 0)), None);
    let at = day(4);
    game.journal.push(Entry { at, act });
    let lost = GameResult::Win(Color::Black);
    let file = anna_bo("e4 e5 Nf3");
    assert_eq!(updated(&game, &file), Err(TakeOverError::Result(lost)));
}

#[test]
fn a_move_made_before_the_last_kept_one_is_refused() {
    let game = keep("7", &anna_bo("e4 e5"));
    let mut file = anna_bo("e4 e5 Nf3");
    file.stamps[2] = super::stamp(day(1));
    let order = TakeOverError::Refused {
        ply: 3,
        why: EntryError::Order { after: day(2) },
    };
    assert_eq!(updated(&game, &file), Err(order));
}

#[test]
fn a_game_without_figures_gets_its_ledger_from_stamps() {
    let mut game = bare(&anna_bo("e4 e5"));
    game.note = "Kept.".into();
    let taken = updated(&game, &anna_bo("e4 e5 Nf3")).expect("all times");
    assert_eq!((taken.moves, taken.is_known), (1, true));
    let mut whole = keep("7", &anna_bo("e4 e5 Nf3"));
    whole.note = "Kept.".into();
    assert_eq!(taken.game, whole);
    // The second in which one made a move oneself stays.
    let at = day(3) + Seconds::new(42);
    let act = Act::Move("g1f3".parse().expect("a move"));
    game.journal.push(Entry { at, act });
    let taken = updated(&game, &anna_bo("e4 e5 Nf3 Nc6")).expect("all times");
    assert_eq!(times(&taken.game), [day(1), day(2), at, day(4)]);
}

#[test]
fn a_game_with_figures_keeps_them() {
    let mut game = bare(&anna_bo("e4 e5"));
    let act = server_shows(Some((31, 90)), Some((31, 90)));
    let at = game.journal[0].at;
    game.journal.push(Entry { at, act });
    let taken = updated(&game, &anna_bo("e4 e5 Nf3")).expect("a move more");
    assert!(taken.is_known);
    assert!(taken.game.journal.starts_with(&game.journal));
}

#[test]
fn new_moves_without_times_are_asked_about() {
    let game = keep("7", &anna_bo("e4 e5"));
    let file = unstamped(anna_bo("e4 e5 Nf3 Nc6"));
    assert_eq!(updated(&game, &file), Err(TakeOverError::NoStamps(2)));
    // A list of times that is too short has none of the others.
    let mut short = anna_bo("e4 e5 Nf3 Nc6");
    short.stamps.truncate(3);
    assert_eq!(updated(&game, &short), Err(TakeOverError::NoStamps(2)));
    // Without times nothing is known of a new game but its moves.
    let taken = entered(&file).expect("a game under way");
    assert_eq!((taken.moves, taken.is_known), (4, false));
    let begun = ledger(&taken.game);
    assert_eq!((begun.line().ply(), begun.last().at), (4, NOW));
}

#[test]
fn moves_without_times_end_what_is_known_of_a_game() {
    let game = keep("7", &anna_bo("e4 e5"));
    let taken = without_times(&game, &unstamped(anna_bo("e4 e5 Nf3 Nc6")));
    assert_eq!((taken.moves, taken.is_known), (2, false));
    assert!(taken.game.journal.starts_with(&game.journal));
    let ledger = ledger(&taken.game);
    assert_eq!((ledger.line().ply(), ledger.last().at), (4, NOW));
    assert_eq!(ledger.last().known, ByColor::both(false));
    // However long nothing is entered: a clock of which nothing is known does not fall.
    let later = ledger.at(NOW + Seconds::days(500));
    assert_eq!((later.verdict(), later.falls()), (None, None));
    // The same file again adds nothing, and a longer one has no question any more.
    let again = updated(&taken.game, &unstamped(anna_bo("e4 e5 Nf3 Nc6")));
    assert_eq!(again.map(|again| again.game), Ok(taken.game.clone()));
    let more = updated(&taken.game, &unstamped(anna_bo("e4 e5 Nf3 Nc6 Bb5")));
    let more = more.expect("a move more");
    assert_eq!((more.moves, more.is_known), (1, false));
}

#[test]
fn figures_after_moves_without_times_make_a_game_known() {
    let game = keep("7", &anna_bo("e4 e5"));
    let mut taken = without_times(&game, &unstamped(anna_bo("e4 e5 Nf3")));
    let act = server_shows(Some((31, 90)), Some((31, 90)));
    let at = NOW;
    taken.game.journal.push(Entry { at, act });
    let ledger = ledger(&taken.game);
    assert_eq!(ledger.last().falls(), Some(NOW + Seconds::days(31)));
    assert_eq!(ledger.last().account(Color::White).bank, Seconds::days(90));
    // Then its next moves are asked about as those of any game that is known.
    let file = unstamped(anna_bo("e4 e5 Nf3 Nc6"));
    let asked = updated(&taken.game, &file);
    assert_eq!(asked, Err(TakeOverError::NoStamps(1)));
}

#[test]
fn a_move_without_a_time_was_made_before_the_next_with_one() {
    let game = keep("7", &anna_bo("e4 e5"));
    let mut file = anna_bo("e4 e5 Nf3 Nc6");
    file.stamps[2] = None;
    assert_eq!(updated(&game, &file), Err(TakeOverError::NoStamps(2)));
    let taken = without_times(&game, &file);
    assert_eq!(times(&taken.game), [day(1), day(2), day(4)]);
    let ledger = ledger(&taken.game);
    let untimed = &ledger.entries()[3];
    assert!(matches!(untimed.act, Act::UntimedMove(_)));
    assert_eq!(untimed.at, day(4));
    // Nor is it known how long the next move took.
    assert_eq!(
        [2, 3, 4].map(|place| ledger.is_timed(place)),
        [true, false, false]
    );
    assert!(!taken.is_known);
}

#[test]
fn times_that_come_later_replace_those_that_were_missing() {
    let game = keep("7", &anna_bo("e4 e5"));
    let taken = without_times(&game, &unstamped(anna_bo("e4 e5 Nf3 Nc6")));
    let timed = updated(&taken.game, &anna_bo("e4 e5 Nf3 Nc6 Bb5")).expect("all times");
    assert_eq!((timed.moves, timed.timed, timed.is_known), (1, 2, true));
    let whole = keep("7", &anna_bo("e4 e5 Nf3 Nc6 Bb5"));
    assert_eq!(timed.game.journal, whole.journal);
    // Beside an entry of one's own too, which stays.
    let refill = Entry {
        at: day(3) + Seconds::hours(1),
        act: Act::Claim { by: Color::Black },
    };
    let resolved = Entry {
        at: day(3) + Seconds::hours(2),
        act: Act::Resolved,
    };
    let mut game = game;
    game.journal.extend([refill.clone(), resolved.clone()]);
    let taken = without_times(&game, &unstamped(anna_bo("e4 e5 Nf3 Nc6")));
    let timed = updated(&taken.game, &anna_bo("e4 e5 Nf3 Nc6")).expect("all times");
    assert_eq!(times(&timed.game), [1, 2, 3, 4].map(day));
    assert_eq!(timed.game.journal[4..6], [refill, resolved]);
    assert!(timed.is_known);
}

#[test]
fn a_file_that_lacks_a_time_leaves_missing_times_missing() {
    let game = keep("7", &anna_bo("e4 e5"));
    let taken = without_times(&game, &unstamped(anna_bo("e4 e5 Nf3 Nc6")));
    let mut file = anna_bo("e4 e5 Nf3 Nc6");
    file.stamps[3] = None;
    let again = updated(&taken.game, &file).expect("nothing new");
    assert_eq!((again.timed, again.game), (0, taken.game));
}

#[test]
fn a_game_that_the_server_ended_ends() {
    let game = keep("7", &anna_bo("e4 e5"));
    for (result, ending, expected) in [
        (WHITE_WINS, None, Ending::Resignation),
        (Some(GameResult::Draw), None, Ending::Agreement),
        (WHITE_WINS, Some(Ending::Time), Ending::Time),
        (WHITE_WINS, Some(Ending::Adjudication), Ending::Adjudication),
        (Some(GameResult::BothLose), None, Ending::Default),
    ] {
        let file = ended(result, ending, anna_bo("e4 e5 Nf3"));
        let taken = updated(&game, &file).expect("the end");
        assert!(taken.is_ended);
        let last = taken.game.journal.last().expect("an entry");
        let result = result.expect("a result");
        let ending = expected;
        assert_eq!(last.act, Act::Result { result, ending });
        assert_eq!(last.at, day(3));
        let again = updated(&taken.game, &file).expect("nothing new");
        assert_eq!((again.is_ended, again.game), (false, taken.game.clone()));
        // An older file does not begin it again, and another result is asked about.
        let older = updated(&taken.game, &anna_bo("e4 e5")).expect("nothing new");
        assert_eq!(older.game, taken.game);
        let black = Some(GameResult::Win(Color::Black));
        let other = updated(&taken.game, &ended(black, None, anna_bo("e4 e5 Nf3")));
        assert_eq!(other, Err(TakeOverError::Result(result)));
    }
}

#[test]
fn a_mate_in_the_file_ends_the_game() {
    let game = keep("7", &anna_bo("f3 e5 g4"));
    let mate = anna_bo("f3 e5 g4 Qh4");
    let taken = updated(&game, &mate).expect("mate");
    assert!(taken.is_ended);
    let entered = entered(&mate).expect("mate");
    assert!(entered.is_ended);
    let unstamped = super::unstamped(mate);
    let taken = self::entered(&unstamped).expect("mate");
    assert!(taken.is_ended);
    let verdict = ledger(&taken.game).last().verdict().expect("mate");
    assert_eq!(verdict.result, GameResult::Win(Color::Black));
    assert_eq!(
        updated(&taken.game, &unstamped).map(|taken| taken.moves),
        Ok(0)
    );
}

#[test]
fn a_file_whose_moves_may_be_missing_does_not_end_the_game() {
    use zeitnot_core::game::pgn::{PgnError, PgnErrorKind};
    let game = keep("7", &anna_bo("e4 e5"));
    let mut file = ended(WHITE_WINS, None, anna_bo("e4 e5 Nf3"));
    file.problem = Some(PgnError {
        line: 1,
        column: 1,
        kind: PgnErrorKind::TooLarge,
    });
    let taken = updated(&game, &file).expect("a move more");
    assert_eq!((taken.moves, taken.is_ended), (1, false));
    file.problem = None;
    let taken = updated(&taken.game, &file).expect("the end");
    assert_eq!((taken.moves, taken.is_ended), (0, true));
}

#[test]
fn a_cancelled_game_is_asked_about() {
    let game = keep("7", &anna_bo("e4 e5"));
    let file = ended(None, None, anna_bo("e4 e5"));
    assert_eq!(updated(&game, &file), Err(TakeOverError::Cancelled));
    assert_eq!(entered(&file), Err(TakeOverError::Cancelled));
}

#[test]
fn a_game_defaulted_before_its_start_never_began() {
    let start = NOW + Seconds::days(10);
    let event = super::event_named("Next Cup", start);
    let file = anna_bo("");
    let ids = (("7", None), ("2", &event));
    let game = enter(&file, ids.0, ids.1, &utc, NOW)
        .expect("a game to come")
        .game;
    let file = ended(WHITE_WINS, Some(Ending::Default), file);
    let taken = update(&game, &event, &file, &utc, NOW).expect("a default");
    assert!(taken.is_ended);
    let ending = Ending::Default;
    let result = GameResult::Win(Color::White);
    let act = Act::Result { result, ending };
    assert_eq!(taken.game.journal, [Entry { at: NOW, act }]);
    let again = update(&taken.game, &event, &file, &utc, NOW + Seconds::days(1));
    assert_eq!(again.map(|again| again.game), Ok(taken.game));
}

/// An event in which each has ten days, and no more.
fn ten_days() -> Event {
    Event::new(EventDraft {
        clock: Seconds::days(10),
        bank: Seconds::ZERO,
        increment: Seconds::ZERO,
        ..draft(START)
    })
    .expect("an event")
}

#[test]
fn a_file_in_which_a_clock_fell_is_refused() {
    let event = ten_days();
    let mut file = anna_bo("e4 e5");
    file.stamps[1] = super::stamp(day(20));
    let (mine, id) = (("7", None), ("1", &event));
    let refused = enter(&file, mine, id, &utc, NOW);
    let fallen = TakeOverError::Refused {
        ply: 2,
        why: EntryError::Fallen {
            side: Color::Black,
            at: day(11),
        },
    };
    assert_eq!(refused, Err(fallen.clone()));
    let taken = without_stamps(&file, mine, id, NOW).expect("a game under way");
    assert!(!taken.is_known);
    let kept = enter(&anna_bo("e4"), mine, id, &utc, NOW).expect("a new game");
    assert_eq!(update(&kept.game, &event, &file, &utc, NOW), Err(fallen));
}

#[test]
fn a_time_in_the_future_is_refused() {
    let file = anna_bo("e4 e5");
    let now = day(2) - Seconds::hours(1);
    let future = TakeOverError::Refused {
        ply: 2,
        why: EntryError::Future { now },
    };
    let taken = enter(&file, ("7", None), ("1", &cup()), &utc, now);
    assert_eq!(taken, Err(future.clone()));
    let game = keep("7", &anna_bo("e4"));
    assert_eq!(update(&game, &cup(), &file, &utc, now), Err(future));
}

#[test]
fn names_are_cut_to_what_is_kept() {
    let long = ["Anna", &"a".repeat(95), "Weber"].join(" ");
    let file = written(&long, "  Berg, Bo ", "e4");
    for taken in [entered(&file), entered(&unstamped(file.clone()))] {
        let players = taken.expect("a game").game.players;
        assert_eq!(players.white.chars().count(), 100);
        assert_eq!(players.white, players.white.trim());
        assert_eq!(players.black, "Berg, Bo");
    }
}

#[test]
fn a_game_from_another_position_is_taken_over() {
    let chess960 = Start::chess960(0).expect("a position");
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 30";
    let ending = Start::from_fen(fen).expect("a position");
    for (start, moves) in [(chess960, ["e4", "e5"]), (ending, ["O-O", "O-O-O"])] {
        let mut file = anna_bo("");
        file.line = line(start);
        let game = entered(&file).expect("a game").game;
        for (place, san) in moves.into_iter().enumerate() {
            file.line.play_text(san).expect("a legal move");
            file.stamps.push(super::stamp(day(place + 1)));
        }
        let taken = updated(&game, &file).expect("two moves");
        assert_eq!(taken.moves, 2);
        assert_eq!(ledger(&taken.game).line().moves(), file.line.moves());
        assert_eq!(taken.game, entered(&file).expect("a game").game);
    }
}

#[test]
fn a_kept_game_that_does_not_fit_its_event_is_left_alone() {
    let mut game = keep("7", &anna_bo("e4 e5"));
    game.journal[2].at = START;
    assert_eq!(
        updated(&game, &anna_bo("e4 e5 Nf3")),
        Err(TakeOverError::Conflict)
    );
}
