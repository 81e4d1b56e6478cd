//! A game as a player enters it.

use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::enter::{
    EnterError, GameDraft, ShownDraft, UnderWay, own_name, with_own_name,
};
use zeitnot_core::correspondence::typed::DurationError;
use zeitnot_core::correspondence::{
    Act, CorrespondenceGame, Entry, Event, Openings, Phase, Seconds, ServerFacts, Summary, Utc,
};
use zeitnot_core::game::pgn::{MovePlace, PgnErrorKind};
use zeitnot_fixtures::correspondence;

const START: Utc = Utc::new(1_800_000_000);

fn event() -> Event {
    Event::new(correspondence::draft(START)).unwrap()
}

fn draft(moves: &str) -> GameDraft {
    GameDraft {
        players: ByColor {
            white: " Me ".into(),
            black: "Them".into(),
        },
        mine: Some(Color::White),
        moves: moves.into(),
        ..GameDraft::default()
    }
}

fn shown(clock: &str, bank: &str) -> ShownDraft {
    ShownDraft {
        clock: clock.into(),
        bank: bank.into(),
    }
}

fn under_way(moves: &str) -> GameDraft {
    GameDraft {
        under_way: Some(UnderWay {
            shown: Some(ByColor {
                white: shown("46 d 20:00:00", "51 d"),
                black: shown("12d 3h", "0"),
            }),
            made: ByColor::default(),
        }),
        ..draft(moves)
    }
}

fn enter(draft: &GameDraft, now: Utc) -> Result<CorrespondenceGame, Vec<EnterError>> {
    draft.enter("7", ("1", &event()), now)
}

#[test]
fn a_game_begins_at_its_events_official_start_even_if_that_lies_ahead() {
    let game = enter(&draft(""), START - Seconds::days(3)).unwrap();
    let ledger = game.ledger(&event()).unwrap();
    assert_eq!(ledger.entries().len(), 1);
    assert_eq!(ledger.entries()[0].at, START);
    assert_eq!(ledger.last().falls(), Some(START + Seconds::days(50)));
    assert_eq!(game.players.white, "Me");
}

#[test]
fn the_moves_of_a_given_opening_cost_nothing_and_do_not_count() {
    let game = enter(&draft("1. e4 c5 2. d4"), START).unwrap();
    let ledger = game.ledger(&event()).unwrap();
    assert_eq!(ledger.line().ply(), 3);
    assert_eq!(ledger.last().turn, Color::Black);
    assert_eq!(ledger.last().account(Color::White).moves, 0);
}

#[test]
fn the_moves_of_a_given_opening_count_where_the_event_says_so() {
    let mut event = correspondence::draft(START);
    event.interpretations.openings = Openings::Counted;
    let event = Event::new(event).unwrap();
    let game = draft("1. e4 c5 2. d4").enter("7", ("1", &event), START);
    let state = game.unwrap().ledger(&event).unwrap().last();
    let moves = |side| state.account(side).moves;
    assert_eq!((moves(Color::White), moves(Color::Black)), (2, 1));
}

#[test]
fn a_game_that_begins_with_its_event_has_no_start_of_its_own() {
    let game = enter(&draft(""), START - Seconds::days(3)).unwrap();
    assert_eq!(game.journal[0].act, Act::OfficialStart);
    let game = enter(&under_way("1. e4"), START).unwrap();
    assert_eq!(game.journal[0].act, Act::Start);
}

#[test]
fn a_game_under_way_is_taken_up_with_its_moves_and_what_the_server_shows() {
    let now = START + Seconds::days(40);
    let game = enter(&under_way("1. e4 e5 2. Nf3"), now).unwrap();
    let ledger = game.ledger(&event()).unwrap();
    let state = ledger.last();
    let white = state.account(Color::White);
    assert_eq!(white.clock, Seconds::days(46) + Seconds::hours(20));
    assert_eq!((white.bank, white.moves), (Seconds::days(51), 2));
    let black = state.account(Color::Black);
    assert_eq!((black.bank, black.moves), (Seconds::ZERO, 1));
    assert_eq!(
        state.falls(),
        Some(now + Seconds::days(12) + Seconds::hours(3))
    );
    assert!(matches!(ledger.entries()[1].act, Act::Correction { .. }));
    let line = Summary::of(&game, &event(), &ServerFacts::default());
    assert_eq!(
        (line.last_move.as_str(), line.doubt.cautious),
        ("2. Nf3", None)
    );
}

#[test]
fn accounts_of_moves_without_stamps_are_known_from_the_servers_times_on() {
    let now = START + Seconds::days(40);
    let known = |draft: &GameDraft| {
        let game = enter(draft, now).unwrap();
        let ledger = game.ledger(&event()).unwrap();
        Color::ALL.map(|side| ledger.at(now).is_known(side))
    };
    let without_times = |moves: &str| GameDraft {
        under_way: Some(UnderWay::default()),
        ..draft(moves)
    };
    assert_eq!(known(&draft("")), [true, true]);
    assert_eq!(known(&draft("1. e4 c5 2. d4")), [true, true]);
    assert_eq!(known(&under_way("1. e4 e5")), [true, true]);
    assert_eq!(known(&without_times("1. e4 e5")), [false, false]);
    assert_eq!(known(&without_times("1. e4")), [false, false]);
}

#[test]
fn a_game_of_unknown_time_is_not_lost_on_time_and_takes_its_moves() {
    let now = START + Seconds::days(40);
    let without_times = GameDraft {
        under_way: Some(UnderWay::default()),
        ..draft("1. e4 e5")
    };
    let game = enter(&without_times, now).unwrap();
    let mut ledger = game.ledger(&event()).unwrap();
    let later = now + Seconds::days(60);
    assert_eq!(ledger.at(later).verdict(), None);
    assert!(ledger.at(later).runs_unknown());
    let moved = |uci: &str, at| Entry {
        at,
        act: Act::Move(uci.parse().unwrap()),
    };
    ledger.add(moved("g1f3", later), later).unwrap();
    let later = later + Seconds::days(60);
    ledger.add(moved("b8c6", later), later).unwrap();
    assert_eq!(ledger.last().falls(), None);
    let line = Summary::of(&game, &event(), &ServerFacts::default());
    assert_eq!(line.state.advanced(later).verdict(), None);
    // The server's times may show that it is.
    let act = correspondence::server_shows(Some((0, 0)), None);
    ledger.add(Entry { at: later, act }, later).unwrap();
    let lost = ledger.last().verdict().map(|end| end.result);
    assert_eq!(lost, Some(GameResult::Win(Color::Black)));
}

#[test]
fn a_game_without_moves_after_its_first_clock_is_not_lost_on_time() {
    let now = START + Seconds::days(170);
    let under_way = GameDraft {
        under_way: Some(UnderWay::default()),
        ..draft("")
    };
    for draft in [draft(""), under_way] {
        let game = enter(&draft, now).unwrap();
        let mut ledger = game.ledger(&event()).unwrap();
        assert_eq!(ledger.at(now).verdict(), None);
        let line = Summary::of(&game, &event(), &ServerFacts::default());
        assert_eq!((line.deadline(now), line.ply), (None, 0));
        let text = serde_json::to_string(&line).unwrap();
        assert_eq!(serde_json::from_str::<Summary>(&text).unwrap(), line);
        // Its moves have stamps, and those say whose clock had fallen.
        let moved = |days| Entry {
            at: START + Seconds::days(days),
            act: Act::Move("e2e4".parse().unwrap()),
        };
        assert!(ledger.clone().add(moved(50), now).is_err());
        ledger.add(moved(49), now).unwrap();
        assert!(ledger.at(START + Seconds::days(98)).verdict().is_none());
        assert!(ledger.at(START + Seconds::days(99)).verdict().is_some());
    }
}

#[test]
fn a_game_under_way_has_a_date_in_a_list_once_it_is_compared() {
    let now = START + Seconds::days(40);
    let without_times = GameDraft {
        under_way: Some(UnderWay::default()),
        ..draft("1. e4 e5")
    };
    let mut game = enter(&without_times, now).unwrap();
    let line = Summary::of(&game, &event(), &ServerFacts::default());
    assert_eq!(
        (line.state.known, line.deadline(now)),
        (ByColor::both(false), None)
    );
    let clock = Seconds::days(3);
    let act = correspondence::server_shows(Some((3, 0)), None);
    game.journal.push(Entry { at: now, act });
    let line = Summary::of(&game, &event(), &ServerFacts::default());
    assert_eq!(
        (line.state.known.white, line.state.known.black),
        (true, false)
    );
    assert_eq!(line.deadline(now).map(|due| due.falls), Some(now + clock));
}

#[test]
fn the_user_can_say_how_many_moves_count_if_the_first_are_unknown() {
    let mut draft = under_way("");
    draft.fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 41".into();
    let made = |white: &str, black: &str| ByColor {
        white: white.into(),
        black: black.into(),
    };
    draft.under_way.as_mut().unwrap().made = made("41", " 40 ");
    let game = enter(&draft, START).unwrap();
    assert_eq!((game.moves_before.white, game.moves_before.black), (41, 40));
    draft.under_way.as_mut().unwrap().made = made("-1", "10000");
    let problems = enter(&draft, START).unwrap_err();
    let expected = Color::ALL.map(EnterError::Made);
    assert_eq!(problems, expected);
}

#[test]
fn a_clock_at_zero_on_the_server_is_a_lost_game() {
    let mut draft = under_way("1. e4");
    let way = draft.under_way.as_mut().unwrap();
    way.shown.as_mut().unwrap().black = shown("0", "50");
    let game = enter(&draft, START).unwrap();
    let state = game.ledger(&event()).unwrap().last();
    assert!(matches!(state.phase, Phase::Fallen { .. }));
}

#[test]
fn an_error_about_an_illegal_move_has_its_line() {
    for fen in [
        "",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ] {
        let mut draft = draft("1. e4 e5\n2. Ke3 d5");
        draft.fen = fen.into();
        let problems = enter(&draft, START).unwrap_err();
        let [EnterError::Moves(problem)] = &problems[..] else {
            panic!("{problems:?}");
        };
        assert_eq!(problem.line, 2, "{fen}");
        assert!(matches!(problem.kind, PgnErrorKind::Move { .. }));
    }
}

fn place(number: u32, side: Color) -> MovePlace {
    MovePlace { number, side }
}

#[test]
fn an_error_about_an_illegal_move_has_its_number_and_player() {
    for (moves, fen, expected) in [
        ("e4 e5 Nf3 Nd4", "", place(2, Color::Black)),
        ("1. e4 e5\n2. Ke3 d5", "", place(2, Color::White)),
        ("1. e4 (1. d4 d5 2. c5) 1... e5", "", place(2, Color::White)),
        (
            "Kd2",
            "4k3/8/8/8/8/8/8/4K3 b - - 0 13",
            place(13, Color::Black),
        ),
    ] {
        let mut draft = draft(moves);
        draft.fen = fen.into();
        let problems = enter(&draft, START).unwrap_err();
        let [EnterError::Moves(problem)] = &problems[..] else {
            panic!("{problems:?}");
        };
        let PgnErrorKind::Move { place, .. } = problem.kind else {
            panic!("{problem:?}");
        };
        assert_eq!(place, expected, "{moves}");
    }
}

#[test]
fn variations_and_passes_are_not_entered_as_played_moves() {
    let line = |moves| enter(&draft(moves), START).unwrap().lead.san();
    let played = line("1. e4 e5 (1... e5 2. Nf3 Nc6) *");
    assert_eq!(played, ["e4", "e5"]);
    // A player cannot pass in a game.
    let problems = enter(&draft("1. e4 -- 2. d4 *"), START).unwrap_err();
    let [EnterError::Moves(problem)] = &problems[..] else {
        panic!("{problems:?}");
    };
    assert_eq!(problem.kind, PgnErrorKind::Pass(place(1, Color::Black)));
    let played = line("1. e4 (1. d4 -- 2. c4) 1... e5 *");
    assert_eq!(played, ["e4", "e5"]);
    // With the piece letters of another language it is the same game.
    let played = line("1. e4 Sf6 2. e5 Sd5 *");
    assert_eq!(played, ["e4", "Nf6", "e5", "Nd5"]);
}

#[test]
fn the_moves_of_a_server_are_entered_in_its_notation_and_with_its_comments() {
    for moves in [
        "1. 5254 5755 2. 7163 2836 *",
        "1.5254 5755 2.7163 2836",
        "1. e4 {[%ccsnt 2026.06.01,12:56]} e5 {[%ccsnt 2026.06.02,08:00]} \n2. Nf3 {Kd4?} Nc6",
        "1. e4 (=) e5 2. Nf3N → Nc6‼",
        "[White Me][Black Them][Result *]1. e4 e5 2. Nf3 Nc6 * adjourned",
    ] {
        let game = enter(&draft(moves), START).unwrap_or_else(|why| panic!("{moves}: {why:?}"));
        assert_eq!(game.lead.san(), ["e4", "e5", "Nf3", "Nc6"], "{moves}");
    }
    let problems = enter(&draft("1. 5254 5755 2. 7159"), START).unwrap_err();
    let [EnterError::Moves(problem)] = &problems[..] else {
        panic!("{problems:?}");
    };
    assert!(matches!(problem.kind, PgnErrorKind::Move { .. }));
    for over in [
        "1. e4 e5 1-0 ff",
        "1. e4 e5 1/2 - 1/2",
        "[Result \"0-0\"]\n1. e4 e5 0-0",
        "1. e4 e5 1-0 *",
    ] {
        assert_eq!(
            enter(&draft(over), START),
            Err(vec![EnterError::Over]),
            "{over}"
        );
    }
}

#[test]
fn an_entry_with_several_errors_reports_all_at_once() {
    let mut draft = under_way("");
    draft.players.black = "x".repeat(101);
    draft.fen = "8/8".into();
    draft.under_way.as_mut().unwrap().shown = Some(ByColor {
        white: shown("51 d", ""),
        black: shown("soon", "-1"),
    });
    let problems = enter(&draft, START - Seconds::new(1)).unwrap_err();
    let has = |problem: &EnterError| assert!(problems.contains(problem), "{problems:?}");
    has(&EnterError::Name(Color::Black));
    assert!(problems.iter().any(|p| matches!(p, EnterError::Fen(_))));
    has(&EnterError::NotStarted(START));
    has(&EnterError::Clock(Color::White, DurationError::Range));
    has(&EnterError::Bank(Color::White, DurationError::Empty));
    has(&EnterError::Clock(Color::Black, DurationError::Shape));
    assert!(
        problems
            .iter()
            .any(|p| matches!(p, EnterError::Bank(Color::Black, _)))
    );
}

#[test]
fn a_game_that_is_over_is_not_entered() {
    for moves in ["1. f3 e5 2. g4 Qh4#", "1. e4 e5 1/2-1/2", "1. e4 e5 1-0"] {
        assert_eq!(
            enter(&draft(moves), START),
            Err(vec![EnterError::Over]),
            "{moves}"
        );
    }
}

#[test]
fn a_second_start_position_is_refused() {
    let mut draft = draft("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *");
    assert_eq!(enter(&draft, START).unwrap().lead.ply(), 1);
    draft.fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".into();
    assert_eq!(enter(&draft, START), Err(vec![EnterError::TwoStarts]));
}

#[test]
fn a_text_of_several_games_is_not_one_game() {
    let text = "[White \"Me, Myself\"]\n[Black \"A\"]\n\n1. e4 *\n\n\
                [White \"B\"]\n[Black \"Me, Myself\"]\n\n1. d4 d5 1-0\n\n\
                [White \"?\"]\n[Black \"C\"]\n\n1. Ke2 *\n";
    assert_eq!(
        enter(&draft(text), START),
        Err(vec![EnterError::Several(3)])
    );
}

#[test]
fn the_name_with_which_one_plays_most_is_proposed() {
    let played = |mine, white: &str, black: &str| {
        let players = ByColor {
            white: white.into(),
            black: black.into(),
        };
        let draft = GameDraft {
            players,
            mine,
            ..GameDraft::default()
        };
        Summary::of(
            &enter(&draft, START).unwrap(),
            &event(),
            &ServerFacts::default(),
        )
    };
    let (white, black) = (Some(Color::White), Some(Color::Black));
    assert_eq!(own_name(&[]), None);
    let mut games = vec![
        played(None, "Novak", "Novak"),
        played(None, "Novak", "Novak"),
        played(white, "", "Novak"),
    ];
    assert_eq!(own_name(&games), None);
    games.push(played(white, "Morphy", "Novak"));
    games.push(played(black, "Novak", "Anderssen"));
    assert_eq!(own_name(&games).as_deref(), Some("Anderssen"));
    games.push(played(black, "Novak", "Morphy"));
    assert_eq!(own_name(&games).as_deref(), Some("Morphy"));
}

#[test]
fn ones_own_name_stands_at_ones_own_side_unless_another_is_typed() {
    let names = |white: &str, black: &str| ByColor {
        white: white.to_owned(),
        black: black.to_owned(),
    };
    let with = |white, black, mine| with_own_name(&names(white, black), "Me", mine);
    let (white, black) = (Some(Color::White), Some(Color::Black));
    assert_eq!(with("", "", white), names("Me", ""));
    assert_eq!(with("Me", "", black), names("", "Me"));
    assert_eq!(with("Me", "Novak", black), names("Me", "Novak"));
    assert_eq!(with("", "Novak", white), names("Me", "Novak"));
    assert_eq!(with("Me", "", None), names("", ""));
    assert_eq!(with("Morphy", "", white), names("Morphy", ""));
    let unnamed = with_own_name(&names("", "Novak"), "", white);
    assert_eq!(unnamed, names("", "Novak"));
}

#[test]
fn moves_that_may_be_hidden_in_a_comment_are_not_entered() {
    for (text, kind) in [
        ("1. e4 e5 {good 2. Nf3 Nc6", PgnErrorKind::UnclosedComment),
        ("1. e4 e5 (1... c5 2. Nf3", PgnErrorKind::UnclosedVariation),
    ] {
        let problems = enter(&draft(text), START).unwrap_err();
        let [EnterError::Moves(problem)] = &problems[..] else {
            panic!("{problems:?}");
        };
        assert_eq!(problem.kind, kind);
    }
}
