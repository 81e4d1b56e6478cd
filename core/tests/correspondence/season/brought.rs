//! A brought file: its rows, and what is asked before a row is clear.

use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::brought::{Answer, Answers, Brought, Length, RowKind};
use zeitnot_core::correspondence::civil::{Civil, TypedTime, resolve};
use zeitnot_core::correspondence::season::KeptEvent;
use zeitnot_core::correspondence::{Act, CorrespondenceGame, Seconds, ServerFile, Utc};
use zeitnot_fixtures::correspondence::{against, event, played};
use zeitnot_fixtures::server_pgn::server_pgn;

/// 2026-06-01 00:00:00 UTC.
const START: Utc = Utc::new(1_780_272_000);

/// Thirty days later.
const NOW: Utc = Utc::new(1_780_272_000 + 30 * 86_400);

/// A zone two hours ahead of UTC, and UTC.
fn zoned(time: TypedTime, zone: &str) -> Option<Utc> {
    let civil = match time {
        TypedTime::Exact(at) => return Some(at),
        TypedTime::Local(civil) => civil,
    };
    let ahead = Seconds::hours(if zone == "UTC" { 0 } else { 2 });
    resolve(civil, |_| ahead)?;
    civil.utc(ahead)
}

/// Anna's game against that opponent, after the first of these moves.
fn game(opponent: &str, moves: usize) -> CorrespondenceGame {
    let all = [("e4", 1), ("c5", 2), ("Nf3", 3)];
    let moves = all.into_iter().take(moves);
    let moves = moves.map(|(san, days)| (san, Seconds::days(days)));
    against(Color::White, opponent, played("7", START, moves))
}

fn file_of(games: &[CorrespondenceGame]) -> String {
    server_pgn("Spring Cup", START, games)
}

fn brought(text: &str) -> Brought {
    let file = ServerFile::open(text).expect("games").collect();
    Brought::new(file, Vec::new(), &[], None)
}

/// The length of the first event, and the zone of the file.
fn answered(days: u32, zone: &str) -> Answers {
    let mut answers = Answers {
        zone: Some(zone.into()),
        ..Answers::default()
    };
    answers.events.insert(0, Length::Days(days));
    answers
}

fn kinds(brought: &Brought, answers: &Answers) -> Vec<RowKind> {
    let rows = brought.rows(answers, &[], &zoned, NOW);
    rows.into_iter().map(|row| row.what).collect()
}

#[test]
fn a_new_game_waits_for_the_length_of_its_event_and_the_zone() {
    let brought = brought(&file_of(&[game("Bo", 3), game("Cleo", 2)]));
    assert!(brought.asks_zone().is_some());
    let waits = |answers: &Answers| {
        let rows = kinds(&brought, answers);
        rows.iter().all(|row| *row == RowKind::Waits)
    };
    assert!(waits(&Answers::default()));
    let no_zone = Answers {
        zone: None,
        ..answered(400, "UTC")
    };
    assert!(waits(&no_zone));
    let rows = kinds(&brought, &answered(400, "UTC"));
    assert!(
        rows.iter()
            .all(|row| matches!(row, RowKind::New(taken) if taken.is_known))
    );
}

#[test]
fn the_event_is_made_of_its_name_start_and_length_in_the_zone_of_the_file() {
    let brought = brought(&file_of(&[game("Bo", 3)]));
    let answers = Answers {
        me: Some("Bo".into()),
        ..answered(365, "Europe/Berlin")
    };
    let event = brought
        .new_event(0, &answers, &zoned, NOW)
        .expect("an event");
    let draft = event.draft();
    assert_eq!((draft.name.as_str(), draft.days), ("Spring Cup", 365));
    assert_eq!(draft.zone, "Europe/Berlin");
    // The midnight of its day, there.
    assert_eq!(draft.start, START - Seconds::hours(2));
    let RowKind::New(taken) = &kinds(&brought, &answers)[0] else {
        panic!("a new game");
    };
    let first = &taken.game.journal[1];
    assert_eq!(first.at, START + Seconds::days(1) - Seconds::hours(2));
}

#[test]
fn a_time_that_would_be_later_than_now_is_asked() {
    let text = file_of(&[game("Bo", 3)]);
    let brought = brought(&text);
    let rows = brought.rows(&answered(400, "UTC"), &[], &zoned, START + Seconds::days(5));
    assert!(rows[0].what.asks(), "{:?}", rows[0].what);
}

#[test]
fn whose_games_they_are_is_asked_where_it_is_not_clear() {
    let brought = brought(&file_of(&[game("Bo", 2)]));
    let names = brought.whose();
    assert_eq!(names.len(), 2);
    let mut answers = answered(400, "UTC");
    assert_eq!(kinds(&brought, &answers), [RowKind::Waits]);
    let mut side = |me: &str| {
        answers.me = Some(me.into());
        match &kinds(&brought, &answers)[0] {
            RowKind::New(taken) => taken.game.mine,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(side("Bo"), Some(Color::Black));
    assert_eq!(side(&names[0]), Some(Color::White));
    // Somebody who plays in none of them follows them.
    assert_eq!(side(""), None);
}

#[test]
fn a_game_that_is_over_is_kept_only_on_request() {
    let text = file_of(&[game("Bo", 3), game("Cleo", 2)]).replacen(
        "[Result \"*\"]",
        "[Result \"1-0\"]",
        1,
    );
    let text = text.replacen(" *\n", " 1-0\n", 1);
    let brought = brought(&text);
    let mut answers = answered(400, "UTC");
    assert_eq!(kinds(&brought, &answers)[0], RowKind::Finished);
    answers.games.insert(0, Answer::Take);
    let RowKind::New(taken) = &kinds(&brought, &answers)[0] else {
        panic!("it is taken");
    };
    let last = taken.game.journal.last().map(|entry| &entry.act);
    assert!(taken.is_ended && matches!(last, Some(Act::Result { .. })));
}

#[test]
fn games_under_another_time_control_are_not_kept() {
    let brought = brought(&file_of(&[game("Bo", 3), game("Cleo", 2)]));
    let mut answers = answered(400, "UTC");
    answers.events.insert(0, Length::Other);
    let other = RowKind::OtherControl(String::new());
    assert_eq!(kinds(&brought, &answers), [other.clone(), other]);
}

#[test]
fn times_that_the_rules_do_not_allow_can_be_left_out() {
    // White thinks for longer than the clock of fifty days has.
    let slow = [("e4", Seconds::days(55))];
    let slow = against(Color::White, "Bo", played("7", START, slow));
    let brought = brought(&file_of(&[slow, game("Cleo", 2)]));
    let now = START + Seconds::days(60);
    let mut answers = answered(400, "UTC");
    let rows = brought.rows(&answers, &[], &zoned, now);
    assert!(matches!(
        rows[0].what,
        RowKind::Contradicts { id: None, .. }
    ));
    answers.without_times.insert(0);
    let rows = brought.rows(&answers, &[], &zoned, now);
    assert!(matches!(&rows[0].what, RowKind::New(taken) if !taken.is_known));
}

#[test]
fn a_kept_game_shows_its_new_moves_and_then_nothing_more() {
    let stored = event("1");
    let start = stored.event.draft().start;
    let moves = |count: usize| {
        let all = [("e4", 1), ("c5", 2), ("Nf3", 3)];
        all.into_iter()
            .take(count)
            .map(|(san, days)| (san, Seconds::days(days)))
    };
    let of = |count| against(Color::White, "Bo", played("7", start, moves(count)));
    let events = [KeptEvent {
        id: "1",
        event: &stored.event,
        settled: &stored.settled,
    }];
    // The file is in the zone of the event.
    let at_home = |time: TypedTime, _: &str| zoned(time, "UTC");
    let text = server_pgn(&stored.event.draft().name, start, [&of(3)]);
    let file = ServerFile::open(&text).expect("games").collect();
    let brought = Brought::new(file, vec![of(2)], &events, None);
    let now = start + Seconds::days(20);
    let rows = brought.rows(&Answers::default(), &events, &at_home, now);
    let RowKind::More(taken) = &rows[0].what else {
        panic!("{:?}", rows[0].what);
    };
    assert_eq!((taken.moves, taken.game.journal.len()), (1, 4));
    let summary = rows[0].summary.as_ref().expect("a clear row");
    assert_eq!(summary.ply, 3);
    let again = Brought::new(
        brought.file.clone(),
        vec![taken.game.clone()],
        &events,
        None,
    );
    let rows = again.rows(&Answers::default(), &events, &at_home, now);
    assert_eq!(rows[0].what, RowKind::Same("7".into()));
}

#[test]
fn a_file_that_names_no_day_begins_with_its_first_time() {
    let text = file_of(&[game("Bo", 3)]).replace("[EventDate \"2026.06.01\"]\n", "");
    let brought = brought(&text);
    let event = brought
        .new_event(0, &answered(400, "UTC"), &zoned, NOW)
        .expect("an event");
    let day = Civil::of(event.draft().start, Seconds::ZERO);
    assert_eq!(day.to_string(), "2026-06-02 00:00:00");
}

/// Games as a program writes them that knows no event.
const NAMELESS: &str = "[White \"Me, Myself\"]\n[Black \"A\"]\n\n1. e4 *\n\n\
                        [White \"B\"]\n[Black \"Me, Myself\"]\n\n1. d4 d5 1-0\n\n\
                        [White \"?\"]\n[Black \"C\"]\n\n1. Ke2 *\n";

#[test]
fn a_text_of_several_games_keeps_those_that_go_on() {
    let file: Vec<_> = ServerFile::open(NAMELESS).expect("games").collect();
    assert_eq!(file[2].players.white, "");
    let brought = Brought::new(file, Vec::new(), &[], Some("Myself Me"));
    let sides = [Some(Color::White), Some(Color::Black), None];
    assert_eq!(brought.sides, sides);
    let rows = kinds(&brought, &answered(400, "UTC"));
    let RowKind::New(taken) = &rows[0] else {
        panic!("{rows:?}");
    };
    assert_eq!(taken.game.mine, Some(Color::White));
    assert_eq!(taken.game.lead.san(), ["e4"]);
    assert_eq!(rows[1], RowKind::Finished);
    assert!(matches!(rows[2], RowKind::Unreadable(_)));
}

#[test]
fn games_that_name_no_event_are_of_the_one_that_was_chosen() {
    let cup = event("5");
    let events = [KeptEvent {
        id: "5",
        event: &cup.event,
        settled: &cup.settled,
    }];
    let file = ServerFile::open(NAMELESS).expect("games").collect();
    let chosen = Brought::new(file, Vec::new(), &events, Some("Myself Me")).in_event("5");
    let now = cup.event.draft().start + Seconds::days(30);
    let rows = chosen.rows(&Answers::default(), &events, &zoned, now);
    let RowKind::New(taken) = &rows[0].what else {
        panic!("{:?}", rows[0]);
    };
    assert_eq!(taken.game.event, "5");
    // A game that names its event is of that one.
    let file = ServerFile::open(&file_of(&[game("Bo", 2)]))
        .expect("games")
        .collect();
    let named = Brought::new(file, Vec::new(), &events, None).in_event("5");
    assert_eq!(named.season.events[0].kept, None);
}
