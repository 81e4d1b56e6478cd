//! Which kept game a game of a file is.

use std::time::{Duration, Instant};

use zeitnot_core::correspondence::season::{Match, Matching, Season};
use zeitnot_core::correspondence::server_game::ServerGame;
use zeitnot_core::correspondence::{Act, Entry, Seconds};
use zeitnot_core::game::Start;
use zeitnot_fixtures::correspondence::START;

use super::{anna_bo, asked, found, keep, kept, line, unstamped, written};

const RUY: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6";

fn with_id(id: &str, mut game: ServerGame) -> ServerGame {
    game.id = id.into();
    game
}

fn with_link(link: &str, mut game: ServerGame) -> ServerGame {
    game.link = link.into();
    game
}

#[test]
fn a_game_is_known_again_by_the_servers_id() {
    let games = [keep("7", &with_id("123", anna_bo("e4 e5")))];
    let mut file = with_id("123", written("A. Weber", "?", "e4 e5 Nf3"));
    file.event = "Renamed".into();
    assert_eq!(found(&[file], &games), [kept("7")]);
}

#[test]
fn one_id_on_two_servers_is_two_games() {
    let games = [keep("7", &with_id("123", anna_bo("")))];
    let mut file = with_id("123", written("Lindqvist, Åsa", "Olsen, Per", ""));
    file.event = "Another server's cup".into();
    assert_eq!(found(&[file], &games), [Match::New]);
    // A substitute is another player of one side.
    let substituted = with_id("123", written("Lindqvist, Åsa", "Berg, Bo", ""));
    assert_eq!(found(&[substituted], &games), [kept("7")]);
}

#[test]
fn a_game_is_known_again_by_its_link() {
    let link = "https://server.test/game?g=5";
    let games = [keep("7", &with_link(link, anna_bo("e4 e5")))];
    let mut file = with_link(link, written("", "", "e4 e5 Nf3"));
    file.event = "Renamed".into();
    assert_eq!(found(&[file], &games), [kept("7")]);
}

#[test]
fn a_link_that_several_games_have_identifies_none() {
    let link = "https://server.test/cup?show=all";
    let mut anna = keep("7", &with_link(link, anna_bo("e4 e5")));
    anna.players.white = "Weber, Anna".into();
    let file = [
        with_link(link, written("Olsen, Per", "Berg, Bo", "d4")),
        with_link(link, anna_bo("e4 e5 Nf3")),
    ];
    assert_eq!(found(&file, &[anna]), [Match::New, kept("7")]);
}

#[test]
fn two_ids_with_one_link_are_two_games() {
    let link = "https://server.test/match?m=5";
    let games = [keep("7", &with_link(link, with_id("1", anna_bo(""))))];
    let file = with_link(link, with_id("2", anna_bo("")));
    assert_eq!(found(&[file], &games), [Match::New]);
}

#[test]
fn a_game_is_known_again_by_event_players_and_moves() {
    let games = [
        keep("7", &anna_bo("e4 e5")),
        keep("8", &written("Weber, Anna", "Lindqvist, Åsa", "e4 e5")),
    ];
    let mut file = [
        written("Asa Lindqvist", "SIM Anna Weber", "d4"),
        written("Anna Weber (GER)", "Lindqvist, A.", "e4 e5 Nf3"),
        written("WEBER, Anna GER", "GM Bo Berg", "e4 e5 Nf3 Nc6"),
        written("Weber, Anton", "Berg, Bo", "e4 e5"),
    ];
    file[2].event = "SPRING CUP 26 / semifinal 3".into();
    let expected = [Match::New, kept("8"), kept("7"), Match::New];
    assert_eq!(found(&file, &games), expected);
}

#[test]
fn two_games_of_one_pair_are_told_apart_by_their_colours() {
    let games = [
        keep("7", &anna_bo("")),
        keep("8", &written("Berg, Bo", "Weber, Anna", "")),
    ];
    let file = [written("Bo Berg", "Anna Weber", "e4"), anna_bo("e4")];
    assert_eq!(found(&file, &games), [kept("8"), kept("7")]);
}

#[test]
fn two_games_of_one_pair_are_told_apart_by_their_moves() {
    let games = [keep("7", &anna_bo("e4 e5")), keep("8", &anna_bo("d4 d5"))];
    let file = [anna_bo("d4 d5 c4"), anna_bo("e4 e5 Nf3 Nc6")];
    assert_eq!(found(&file, &games), [kept("8"), kept("7")]);
    // The one that is not kept yet is new.
    assert_eq!(found(&file, &games[..1]), [Match::New, kept("7")]);
}

#[test]
fn two_games_with_one_line_are_told_apart_by_their_times() {
    let early = anna_bo("e4 e5 Nf3");
    let mut late = early.clone();
    late.stamps = (5..8).map(|ply| super::stamp(super::day(ply))).collect();
    let games = [keep("7", &early), keep("8", &late)];
    assert_eq!(found(&[late, early], &games), [kept("8"), kept("7")]);
}

#[test]
fn two_games_without_moves_are_asked_about() {
    let games = [keep("7", &anna_bo("")), keep("8", &anna_bo(""))];
    let file = [anna_bo(""), anna_bo("e4")];
    let both = asked(&["7", "8"]);
    assert_eq!(found(&file, &games), [both.clone(), both]);
}

#[test]
fn a_game_that_two_of_the_file_continue_is_asked_about() {
    let games = [keep("7", &anna_bo(""))];
    let file = [anna_bo("e4 e5"), anna_bo("d4")];
    assert_eq!(found(&file, &games), [asked(&["7"]), asked(&["7"])]);
}

#[test]
fn a_move_that_was_typed_wrong_is_asked_about() {
    let games = [keep("7", &anna_bo("e4 e5 Nf3 Nc6"))];
    let apart = Match::Apart {
        id: "7".into(),
        ply: 2,
    };
    let file = anna_bo("e4 e5 Nc3 Nc6 f4");
    let one = found(std::slice::from_ref(&file), &games);
    assert_eq!(one, std::slice::from_ref(&apart));
    // Which of two it is, if one was typed wrong, is not known.
    let file = [file, anna_bo("e4 e5 d4")];
    assert_eq!(found(&file, &games), [apart.clone(), apart]);
    // But not if another game of the file continues it.
    let file = [anna_bo("e4 e5 Nf3 Nc6 Bb5"), anna_bo("e4 e5 d4")];
    assert_eq!(found(&file, &games), [kept("7"), Match::New]);
}

#[test]
fn a_game_that_the_file_has_twice_is_new_once() {
    let plain = [anna_bo("e4 e5"), anna_bo("e4 e5 Nf3"), anna_bo("e4 e5")];
    let with_ids = plain.clone().map(|game| with_id("5", game));
    let link = "https://server.test/game?g=5";
    let with_links = plain.clone().map(|game| with_link(link, game));
    for file in [plain, with_ids, with_links] {
        let season = Season::of(&file, &[], &[]);
        assert_eq!(season.new_games(0).collect::<Vec<_>>(), [1]);
        let games = [keep("7", &file[0])];
        let found = found(&file, &games);
        assert_eq!(found.iter().filter(|is| **is == kept("7")).count(), 1);
        assert_eq!(found[1], kept("7"));
    }
}

#[test]
fn finding_in_steps_finds_the_same_and_tells_how_far_it_is() {
    let moves = ["e4 e5", "d4 d5", "c4"];
    let games = moves.map(|moves| keep(moves, &anna_bo(moves)));
    let file = ["d4 d5 c4", "e4 e5 Nf3", "Nf3"].map(anna_bo);
    let mut matching = Matching::begin(&file, &games, &[]);
    let (mut done, all) = matching.progress();
    assert_eq!(done, 0);
    while matching.step() {
        done += 1;
        assert_eq!(matching.progress(), (done, all));
    }
    assert_eq!(done, all);
    assert!(!matching.step());
    let whole = Season::of(&file, &games, &[]);
    assert_eq!(matching.finish(), whole);
    // Whatever is left is done at the end.
    let mut matching = Matching::begin(&file, &games, &[]);
    assert!(matching.step());
    assert_eq!(matching.finish(), whole);
}

#[test]
fn games_of_a_file_that_only_look_alike_are_two() {
    let mut later = anna_bo("e4 e5");
    later.stamps[0] = super::stamp(super::day(1) + Seconds::hours(1));
    for file in [
        [anna_bo("e4 e5"), anna_bo("e4 c5")],
        [anna_bo("e4 e5"), later],
        [anna_bo(""), anna_bo("")],
        [unstamped(anna_bo("e4 e5")), unstamped(anna_bo("e4 e5"))],
        [
            with_id("1", anna_bo("e4 e5")),
            with_id("2", anna_bo("e4 e5")),
        ],
    ] {
        let season = Season::of(&file, &[], &[]);
        assert_eq!(season.new_games(0).count(), 2);
    }
}

#[test]
fn a_kept_game_without_names_is_found_by_its_moves() {
    let mut nameless = keep("7", &anna_bo("e4 e5"));
    nameless.players = Default::default();
    let other = written("Weber, Anna", "Olsen, Per", "d4 d5");
    let file = [other.clone(), anna_bo("e4 e5 Nf3")];
    assert_eq!(
        found(&file, std::slice::from_ref(&nameless)),
        [Match::New, kept("7")]
    );
    // Names say more than that nothing speaks against it.
    nameless.lead = line(Start::standard());
    nameless.journal.truncate(1);
    let games = [nameless, keep("8", &other)];
    assert_eq!(found(&file[..1], &games), [kept("8")]);
}

#[test]
fn a_substitute_is_known_as_the_player() {
    let mut game = keep("7", &anna_bo("e4"));
    let act = Act::Substitution {
        side: zeitnot_core::clock::Color::Black,
        name: "Olsen, Per".into(),
    };
    let at = START + Seconds::days(2);
    game.journal.push(Entry { at, act });
    let file = [written("Weber, Anna", "Olsen, Per", "e4 e5")];
    assert_eq!(found(&file, &[game]), [kept("7")]);
}

#[test]
fn games_from_other_positions_are_other_games() {
    let from = |start: Start| {
        let mut game = anna_bo("");
        game.line = line(start);
        game
    };
    let chess960 = |number| from(Start::chess960(number).expect("a position"));
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let ending = from(Start::from_fen(fen).expect("a position"));
    let games = [keep("7", &chess960(100)), keep("8", &ending)];
    let file = [chess960(101), ending, chess960(100), anna_bo("")];
    let expected = [Match::New, kept("8"), kept("7"), Match::New];
    assert_eq!(found(&file, &games), expected);
}

#[test]
fn the_same_opening_of_the_same_players_is_no_proof() {
    let games = [keep("7", &anna_bo(RUY))];
    let longer = [RUY, "O-O"].join(" ");
    // Another cup, with the same opening at other times.
    let mut other = anna_bo(&longer);
    other.event = "Autumn Cup".into();
    other.stamps = (11..20).map(|ply| super::stamp(super::day(ply))).collect();
    assert_eq!(found(std::slice::from_ref(&other), &games), [Match::New]);
    // Without times it may be the same cup under another name.
    assert_eq!(found(&[unstamped(other.clone())], &games), [asked(&["7"])]);
    // But not the cup of next year.
    let mut next = unstamped(other);
    next.start = next
        .start
        .map(|day| zeitnot_core::correspondence::civil::Civil {
            year: day.year + 1,
            ..day
        });
    assert_eq!(found(&[next], &games), [Match::New]);
}

#[test]
fn a_file_without_events_asks_about_its_games() {
    let games = [keep("7", &anna_bo("e4 e5"))];
    let mut file = [
        anna_bo("e4 e5 Nf3"),
        written("Weber, Anna", "Olsen, Per", "e4"),
    ];
    file.iter_mut().for_each(|game| game.event.clear());
    assert_eq!(found(&file, &games), [asked(&["7"]), Match::New]);
}

/// The time that the season of a file takes beside 300 kept games.
fn time(file: &[ServerGame], kept: impl Fn(usize) -> ServerGame) -> Duration {
    let games: Vec<_> = (0..300)
        .map(|id| keep(&id.to_string(), &kept(id)))
        .collect();
    let begun = Instant::now();
    let found = found(file, &games);
    assert_eq!(found.len(), file.len());
    begun.elapsed()
}

/// A number in letters, as a name.
fn spelled(number: usize) -> String {
    let digits = number.to_string();
    digits.bytes().map(|digit| char::from(digit + 49)).collect()
}

#[test]
fn a_file_of_ten_thousand_games_is_compared_in_seconds() {
    let games = if cfg!(debug_assertions) {
        1_000
    } else {
        10_000
    };
    let one = |row: usize| {
        let opponent = ["Player, Bo ", &spelled(row)].concat();
        written("Weber, Anna", &opponent, RUY)
    };
    let file: Vec<_> = (0..games).map(one).collect();
    // One pair plays all, in one event: as many fit as can.
    let alike = vec![anna_bo(""); games];
    for took in [time(&file, one), time(&alike, |_| anna_bo(""))] {
        println!("{took:?}");
        assert!(took < Duration::from_secs(15), "{took:?}");
    }
}
