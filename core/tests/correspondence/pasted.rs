//! A text in the form of one game, and what it says besides the moves.

use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::civil::TypedTime;
use zeitnot_core::correspondence::enter::{GameDraft, UnderWay};
use zeitnot_core::correspondence::pasted::Pasted;
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::take_over::{TakeOverError, Taken};
use zeitnot_core::correspondence::{Act, EntryError, Event, Seconds, Utc};
use zeitnot_fixtures::correspondence;

/// 2026-06-01 00:00:00 UTC.
const START: Utc = Utc::new(1_780_272_000);

const NOW: Utc = Utc::new(1_780_272_000 + 30 * 86_400);

const TIMED: &str = "[White \"Weber, Anna\"]\n[Black \"Berg, Bo\"]\n[Link \"https://server/game?id=12\"]\n\n\
                     1. e4 {[%ccsnt 2026.06.02,08:12]} e5 {[%ccsnt 2026.06.03,09:30]} *\n";

fn in_utc(time: TypedTime) -> Option<Utc> {
    match time {
        TypedTime::Exact(at) => Some(at),
        TypedTime::Local(civil) => civil.utc(Seconds::ZERO),
    }
}

fn event() -> Event {
    Event::new(correspondence::draft(START)).unwrap()
}

fn under_way() -> GameDraft {
    GameDraft {
        mine: Some(Color::Black),
        under_way: Some(UnderWay::default()),
        ..GameDraft::default()
    }
}

fn with_times(text: &str, draft: &GameDraft) -> Option<Result<Taken, TakeOverError>> {
    Pasted::of(text).with_times(draft, ("1", &event()), &in_utc, NOW)
}

fn names(white: &str, black: &str) -> ByColor<String> {
    ByColor {
        white: white.into(),
        black: black.into(),
    }
}

#[test]
fn a_game_with_the_time_of_each_move_needs_no_figures() {
    let taken = with_times(TIMED, &under_way()).unwrap().unwrap();
    assert!(taken.is_known);
    assert_eq!((taken.moves, taken.stamps), (2, StampUnit::Minute));
    assert_eq!(taken.game.mine, Some(Color::Black));
    assert_eq!(taken.game.server_id, "12");
    assert_eq!(taken.game.journal[0].act, Act::OfficialStart);
    let first = Seconds::days(1) + Seconds::hours(8) + Seconds::new(12 * 60);
    assert_eq!(taken.game.journal[1].at, START + first);
}

#[test]
fn a_game_of_which_a_time_is_missing_is_asked_for_its_figures() {
    for text in [
        "1. e4 e5",
        "",
        "1. e4 {[%ccsnt 2026.06.02,08:12]} e5",
        "1. e4 {[%ccsnt 2026.06.02]}",
        "1. e4 {[%ccsnt 2026.06.02,08:12]} 1-0",
        "1. e4 {[%ccsnt 2026.06.02,08:12]} Ke4",
    ] {
        assert!(!Pasted::of(text).has_times(), "{text}");
        assert_eq!(with_times(text, &under_way()), None, "{text}");
    }
    assert!(Pasted::of(TIMED).has_times());
    // A given opening has no times, and a position of its own is not that of the text.
    let opening = GameDraft::default();
    assert_eq!(with_times(TIMED, &opening), None);
    let elsewhere = GameDraft {
        fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".into(),
        ..under_way()
    };
    assert_eq!(with_times(TIMED, &elsewhere), None);
}

#[test]
fn times_that_do_not_fit_the_event_are_refused_with_their_reason() {
    let early = TIMED.replace("2026.06.02", "2026.05.02");
    let refused = with_times(&early, &under_way()).unwrap().unwrap_err();
    let before = EntryError::BeforeStart { start: START };
    assert!(matches!(refused, TakeOverError::Refused { ply: 1, why } if why == before));
}

#[test]
fn the_names_of_a_text_take_the_place_of_what_is_only_proposed() {
    let (text, none) = (Pasted::of(TIMED), Pasted::default());
    assert!(text.names_others(&none) && !text.names_others(&text));
    let after = |white, black| text.names(&names(white, black), "Anna", &none);
    let found = names("Weber, Anna", "Berg, Bo");
    assert_eq!(after("Anna", ""), found);
    assert_eq!(after("", "Anna"), found);
    // What was typed stays.
    assert_eq!(after("Morphy", ""), names("Morphy", "Berg, Bo"));
    // Another text takes the place of this one, and moves alone of none.
    let other = Pasted::of(&TIMED.replace("Berg, Bo", "Cleo"));
    let after = other.names(&found, "Anna", &text);
    assert_eq!(after, names("Weber, Anna", "Cleo"));
    let moves = Pasted::of("1. e4 e5");
    assert_eq!(moves.names(&found, "Anna", &text), found);
}

#[test]
fn the_side_follows_from_ones_own_name_where_it_is_clear() {
    let text = Pasted::of(TIMED);
    assert_eq!(text.side("Bo Berg"), Some(Color::Black));
    assert_eq!(text.side("Anna Weber"), Some(Color::White));
    assert_eq!(text.side("Morphy"), None);
    assert_eq!(text.side(""), None);
    assert_eq!(Pasted::of("1. e4").side("Anna"), None);
}

#[test]
fn a_text_of_several_games_says_how_many_and_names_nobody() {
    let two = [TIMED, TIMED].concat();
    let text = Pasted::of(&two);
    assert!(text.has_several() && !text.has_times());
    assert_eq!(text.games, 2);
    assert!(!text.names_others(&Pasted::default()));
    assert_eq!(Pasted::of("1. e4 e5 2. Nf3").games, 1);
    assert_eq!(Pasted::of(" ").games, 0);
}
