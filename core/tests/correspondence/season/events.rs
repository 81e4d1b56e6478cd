//! Which kept events a file means, and whose file it is.

use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::civil::Civil;
use zeitnot_core::correspondence::season::{Match, Season, own_sides};
use zeitnot_core::correspondence::server_game::ServerGame;
use zeitnot_core::correspondence::{Seconds, Utc};
use zeitnot_fixtures::correspondence::START;

use super::{
    CUP, anna_bo, asked, cup, event_named, keep, kept, kept_in, season, unstamped, written,
};

const YEAR: Seconds = Seconds::days(365);

/// The kept event of each event of the file.
fn events_of(season: &Season) -> Vec<Option<&str>> {
    let events = season.events.iter();
    events.map(|event| event.kept.as_deref()).collect()
}

fn in_event(name: &str, start: Option<Utc>, mut game: ServerGame) -> ServerGame {
    game.event = name.into();
    let day = |at| Civil {
        hour: 0,
        minute: 0,
        second: 0,
        ..Civil::of(at, Seconds::ZERO)
    };
    game.start = start.map(day);
    game
}

#[test]
fn a_found_game_tells_the_kept_event_of_a_renamed_one() {
    let games = [keep("7", &anna_bo("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O"))];
    let other = written("Weber, Anna", "Olsen, Per", "d4");
    let by_times = anna_bo("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O");
    let mut by_id = by_times.clone();
    by_id.id = "5".into();
    let mut with_id = games[0].clone();
    with_id.server_id = "5".into();
    for (game, known) in [(by_times, games[0].clone()), (by_id, with_id)] {
        let file = [other.clone(), game];
        let file = file.map(|game| in_event("WCCC final", None, game));
        let season = season(&file, &[known], &[cup()]);
        assert_eq!(events_of(&season), [Some("1")]);
        assert_eq!(season.games[1].1, kept("7"));
        assert_eq!(season.new_games(0).collect::<Vec<_>>(), [0]);
    }
}

#[test]
fn found_games_of_two_events_tell_nothing_of_a_third() {
    let events = [event_named("Left", START), event_named("Right", START)];
    let mut file = [
        anna_bo("e4"),
        written("Weber, Anna", "Olsen, Per", "d4"),
        written("Weber, Anna", "Lindqvist, Åsa", ""),
    ];
    let mut games = Vec::new();
    for (row, id) in ["1", "2"].iter().enumerate() {
        file[row].id = format!("55{row}");
        games.push(kept_in(id, &events[row], &format!("7{row}"), &file[row]).game);
    }
    let file = file.map(|game| in_event("", None, game));
    let season = season(&file, &games, &events);
    assert_eq!(events_of(&season), [None]);
    assert_eq!(season.games[2].1, Match::New);
}

#[test]
fn found_games_say_more_than_a_name() {
    // Twice the same event, the later one by mistake.
    let events = [cup(), event_named(CUP, START + Seconds::hours(12))];
    let mut first = anna_bo("e4");
    first.id = "5".into();
    let games = [keep("7", &first)];
    let season = season(&[first], &games, &events);
    assert_eq!(events_of(&season), [Some("1")]);
}

#[test]
fn new_events_are_grouped_by_name_and_start() {
    let later = START + YEAR;
    let file = [
        in_event("Cup A", Some(START), anna_bo("e4")),
        in_event("CUP - a", Some(START), written("Anna", "Per", "e4")),
        in_event("Cup B", Some(START), written("Anna", "Per", "e4")),
        in_event("Cup B", Some(later), written("Anna", "Per", "d4")),
        // A game without a date is of the only cup of its name.
        in_event("Cup A", None, written("Anna", "Lea", "d4")),
        in_event("Cup B", None, written("Anna", "Lea", "d4")),
    ];
    let season = season(&file, &[], &[]);
    let events: Vec<usize> = season.games.iter().map(|(event, _)| *event).collect();
    assert_eq!(events, [0, 0, 1, 2, 0, 3]);
    assert_eq!(season.events[0].name, "Cup A");
    assert_eq!(season.new_games(0).collect::<Vec<_>>(), [0, 1, 4]);
    assert_eq!(events_of(&season), [None; 4]);
}

#[test]
fn an_event_is_known_again_by_name_and_start() {
    let file = [
        in_event("spring cup 26 semi-final 3", Some(START), anna_bo("")),
        in_event(CUP, Some(START - Seconds::days(1)), anna_bo("")),
        in_event("Spring Cup 26, Semi-Final 4", Some(START), anna_bo("")),
        in_event("", Some(START), anna_bo("")),
    ];
    let season = season(&file, &[], &[cup()]);
    assert_eq!(events_of(&season), [Some("1"), Some("1"), None, None]);
}

#[test]
fn another_year_of_an_event_is_another_event() {
    let games = [keep("7", &anna_bo("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6"))];
    let file = [unstamped(anna_bo("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O"))];
    let file = file.map(|game| in_event(CUP, Some(START + YEAR), game));
    let one = season(&file, &games, &[cup()]);
    assert_eq!(events_of(&one), [None]);
    assert_eq!(one.games[0].1, Match::New);
    // Both years kept: each file finds its own, and one without a date the later.
    let both = [cup(), event_named(CUP, START + YEAR)];
    let undated = file.clone().map(|game| in_event(CUP, None, game));
    assert_eq!(events_of(&season(&file, &games, &both)), [Some("2")]);
    assert_eq!(events_of(&season(&undated, &games, &both)), [Some("2")]);
    assert_eq!(season(&file, &games, &both).games[0].1, Match::New);
    let this = in_event(CUP, Some(START), file[0].clone());
    assert_eq!(season(&[this], &games, &both).games[0].1, kept("7"));
}

#[test]
fn a_renamed_event_without_times_is_asked_about() {
    let games = [keep("7", &anna_bo("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6"))];
    let file = [unstamped(anna_bo("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O"))];
    let file = file.map(|game| in_event("Renamed", Some(START), game));
    let season = season(&file, &games, &[cup()]);
    assert_eq!(season.games[0].1, asked(&["7"]));
    assert_eq!(events_of(&season), [None]);
}

#[test]
fn ones_own_side_is_the_one_that_the_file_says() {
    let mut file = [anna_bo(""), written("Berg, Bo", "Weber, Anna", "")];
    file[0].mine = Some(Color::Black);
    let sides = own_sides(&file, Some("Anna Weber"));
    assert_eq!(sides, [Some(Color::Black), Some(Color::Black)]);
}

#[test]
fn ones_own_side_is_that_of_ones_own_name() {
    let file = [
        anna_bo(""),
        written("Olsen, Per", "SIM Anna Weber (GER)", ""),
        written("Olsen, Per", "Berg, Bo", ""),
        written("Weber, Anna", "Weber, A.", ""),
    ];
    let sides = own_sides(&file, Some("Weber, Anna"));
    assert_eq!(sides, [Some(Color::White), Some(Color::Black), None, None]);
}

#[test]
fn ones_own_side_is_that_of_the_only_player_of_all_games() {
    let file = [
        anna_bo(""),
        written("Olsen, Per", "Anna Weber", ""),
        written("A. Weber", "Lindqvist, Åsa", ""),
    ];
    let all = [Some(Color::White), Some(Color::Black), Some(Color::White)];
    assert_eq!(own_sides(&file, None), all);
    // A name under which one plays elsewhere says nothing.
    assert_eq!(own_sides(&file, Some("Knight, Dark")), all);
    // Of one game, and of a match, it is not clear.
    assert_eq!(own_sides(&file[..1], None), [None]);
    let file = [anna_bo(""), written("Berg, Bo", "Weber, Anna", "")];
    assert_eq!(own_sides(&file, None), [None, None]);
    assert_eq!(own_sides(&[], None), []);
}
