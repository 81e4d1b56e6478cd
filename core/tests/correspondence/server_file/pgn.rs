//! PGN as servers and other programs write it.

use super::{civil, games, moves, one, stamp};
use zeitnot_core::clock::{Color, GameResult};
use zeitnot_core::correspondence::Ending;
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::server_file::{MAX_GAMES, ServerFile};
use zeitnot_core::correspondence::server_game::ServerEnd;
use zeitnot_core::game::pgn::PgnErrorKind;

const SEASON: &str = "[Event \"Spring Cup, Group 3\"]\n[Site \"ICCF\"]\n[Date \"2026.06.01\"]\n\
    [Round \"-\"]\n[White \"Weber, Anna\"]\n[Black \"IM Lindqvist, Bo (SWE)\"]\n[Result \"*\"]\n\
    [WhiteElo \"2301\"]\n\n\
    1. e4 {[%ccsnt 2026.06.01,08:12]} c5 {[%ccsnt 2026.06.03, 19:45:07]}\n\
    2. Nf3 {[%ccsnt 2026.06.04]} d6 {a plan [%ccsnt 2026.06.05,00:00]} *\n\n\
    [Event \"Spring Cup, Group 3\"]\n[Date \"2026.06.??\"]\n[White \"?\"]\n[Black \"Weber, Anna\"]\n\
    [EventDate \"2026.05.15\"]\n[Result \"1-0\"]\n\n1. d4 1-0\n";

#[test]
fn a_season_of_the_server_is_read_with_its_times() {
    let found = games(SEASON);
    assert_eq!(found.len(), 2);
    let [first, second] = &found[..] else {
        panic!();
    };
    assert_eq!(first.event, "Spring Cup, Group 3");
    assert_eq!((first.site.as_str(), first.round.as_str()), ("ICCF", ""));
    assert_eq!(first.start, Some(civil([2026, 6, 1, 0, 0, 0])));
    assert_eq!(first.players.white, "Weber, Anna");
    assert_eq!(first.players.black, "IM Lindqvist, Bo (SWE)");
    assert_eq!(moves(first), "e4 c5 Nf3 d6");
    assert_eq!(
        first.stamps,
        [
            stamp([2026, 6, 1, 8, 12, 0], StampUnit::Minute),
            stamp([2026, 6, 3, 19, 45, 7], StampUnit::Second),
            None,
            stamp([2026, 6, 5, 0, 0, 0], StampUnit::Minute),
        ]
    );
    assert_eq!((first.dates_alone, first.unread_stamps), (1, 0));
    assert_eq!((first.end, first.mine), (None, None));
    assert_eq!((&first.other_control, &first.problem), (&None, &None));
    assert_eq!(second.start, Some(civil([2026, 5, 15, 0, 0, 0])));
    assert_eq!(second.players.white, "");
    assert_eq!(second.stamps, [None]);
    let result = Some(GameResult::Win(Color::White));
    let ending = None;
    assert_eq!(second.end, Some(ServerEnd { result, ending }));
}

#[test]
fn a_start_of_which_a_part_is_unknown_is_unknown() {
    for date in ["????.??.??", "2026.??.??", "2026.06.??", "", "2026.13.01"] {
        assert_eq!(one(&format!("[Date \"{date}\"]\n\n*")).start, None);
    }
    let both = "[EventDate \"2026.??.??\"]\n[Date \"2026.06.01\"]\n\n*";
    assert_eq!(one(both).start, Some(civil([2026, 6, 1, 0, 0, 0])));
}

#[test]
fn scid_keeps_the_servers_id_and_link_in_tags() {
    let game = one("[Event \"Cup\"]\n[GameId \"1234567\"]\n\
        [Source \"https://www.iccf.com/game?id=1234567\"]\n[Mode \"XFCC\"]\n\
        [CmailGameName \"Cup-1234567\"]\n[WhiteCountry \"GER\"]\n[whiteIccfID \"81234\"]\n\n\
        {1234567} 1. e4 {[%ccsnt 2026.06.01,08:12]} e5 *");
    assert_eq!(game.id, "1234567");
    assert_eq!(game.link, "https://www.iccf.com/game?id=1234567");
    assert_eq!((game.other_control, game.line.ply()), (None, 2));
}

#[test]
fn only_an_address_of_the_web_is_a_link() {
    let link = |site: &str| one(&format!("[Site \"{site}\"]\n\n*")).link;
    for address in ["https://example.org/g/17", "http://example.org?id=3"] {
        assert_eq!(link(address), address);
    }
    for other in [
        "https://example.org",
        "https://example.org/",
        "javascript:alert(1)//https://example.org/g",
        "https://example.org/a b",
        "www.iccf.com",
        "https:///game",
    ] {
        assert_eq!(link(other), "", "{other}");
    }
    let by_link = one("[Link \"https://example.org/game?x=1&id=77\"]\n\n*");
    assert_eq!(by_link.id, "77");
}

#[test]
fn an_ending_is_as_the_tag_says_it() {
    let end = |result: &str, how: &str| {
        let text = format!("[Result \"{result}\"]\n[Termination \"{how}\"]\n\n1. e4 {result}");
        one(&text).end.and_then(|end| end.ending)
    };
    assert_eq!(end("1-0", "time forfeit"), Some(Ending::Time));
    assert_eq!(end("1-0", "adjudication"), Some(Ending::Adjudication));
    assert_eq!(end("0-1", "abandoned"), Some(Ending::Default));
    assert_eq!(
        end("0-1", "Timo Time won by resignation"),
        Some(Ending::Resignation)
    );
    assert_eq!(end("1/2-1/2", "Draw by agreement"), Some(Ending::Agreement));
    assert_eq!(end("1/2-1/2", "resignation"), None);
    assert_eq!(end("1-0", "normal"), None);
    assert_eq!(one("[Termination \"unterminated\"]\n\n1. e4 *").end, None);
    let odd = one("[Result \"suspended\"]\n\n1. e4");
    assert_eq!(odd.odd_result.as_deref(), Some("suspended"));
}

#[test]
fn a_game_with_another_time_control_says_which() {
    let control = |tags: &str| one(&format!("{tags}\n\n1. e4 *")).other_control;
    for (tags, other) in [
        ("[TimeControl \"1/86400\"]", "1/86400"),
        ("[TimeControl \"180+2\"]", "180+2"),
        ("[TimeControl \"40/7200:3600\"]", "40/7200:3600"),
        (
            "[Site \"https://lichess.org/abcdefgh\"]\n[TimeControl \"-\"]",
            "lichess.org",
        ),
        ("[Variant \"Crazyhouse\"]", "Crazyhouse"),
        ("[Mode \"OTB\"]", "OTB"),
    ] {
        assert_eq!(control(tags).as_deref(), Some(other));
    }
    for tags in [
        "[TimeControl \"4320000+432000\"]",
        "[TimeControl \"10/4320000\"]",
        "[TimeControl \"?\"]",
        "[TimeControl \"-\"]",
        "[TimeControl \"50 days\"]",
        "[TimeControl \"2592000+432000\"]\n[TripleBlockDays \"60\"]",
        "[Mode \"EM\"]",
    ] {
        assert_eq!(control(tags), None, "{tags}");
    }
    let clock = one("[Event \"x\"]\n\n1. e4 {[%clk 23:59:48]} e5 *");
    assert_eq!(clock.other_control.as_deref(), Some("[%clk 23:59:48]"));
    let both = "[Event \"x\"]\n\n1. e4 {[%clk 1:00:00]} e5 {[%ccsnt 2026.06.01,08:12]} *";
    assert_eq!(one(both).other_control, None);
}

#[test]
fn variations_are_no_part_of_the_line_and_have_no_stamps() {
    let game = one(
        "[Event \"x\"]\n\n1. e4 (1. d4 {[%ccsnt 2026.06.01,08:12]} (1. Ke9) d5) \
        1... e5 $1 {good} ({first} 1... c5 2. xx) 2. Nf3 *",
    );
    assert_eq!(moves(&game), "e4 e5 Nf3");
    assert_eq!(game.stamps, [None; 3]);
    assert_eq!(game.problem, None);
}

#[test]
fn a_game_that_is_cut_off_has_its_moves_and_a_problem() {
    for (cut, line) in [
        ("1. e4 e5 {[%ccsnt 2026.06", "e4 e5"),
        ("1. e4 e5 (1... c5 2. Nf3", "e4 e5"),
        ("1. e4 e5 2. Nf", "e4 e5"),
    ] {
        let found = games(&format!("{SEASON}\n[Event \"Last\"]\n\n{cut}"));
        assert_eq!(found.len(), 3);
        assert_eq!(found[0].problem, None);
        assert_eq!(moves(&found[2]), line);
        let problem = found[2].problem.as_ref().unwrap();
        assert_eq!(problem.line, 24, "{problem}");
    }
}

#[test]
fn a_time_that_cannot_be_read_is_counted() {
    let game = one("1. e4 {[%ccsnt 2026.06.31,08:12]} e5 {[%ccsnt yesterday]} \
        2. Nf3 {[%ccsnt 2026.06.01,25:00]} {[%ccsnt 2026.06.02,08:12]} *");
    assert_eq!((game.unread_stamps, game.dates_alone), (2, 0));
    let third = stamp([2026, 6, 2, 8, 12, 0], StampUnit::Minute);
    assert_eq!(game.stamps, [None, None, third]);
}

#[test]
fn numeric_notation_is_read_with_its_times() {
    let game = one(
        "[Event \"x\"]\n\n1. 5254 {[%ccsnt 2026.06.01,08:12]} 5755 2. 7163 2836 \
        3. 6134 6835 4. 5171 7866 *",
    );
    assert_eq!(moves(&game), "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6");
    assert!(game.stamps[0].is_some());
}

#[test]
fn a_game_beyond_all_length_is_read_up_to_there_and_the_next_one_whole() {
    let mut text = String::from("[Event \"endless\"]\n\n");
    for _ in 0..6_000 {
        text.push_str("Nf3 Nf6 Ng1 Ng8 ");
    }
    text.push_str("*\n\n[Event \"short\"]\n\n1. e4 *\n");
    let found = games(&text);
    assert_eq!(found.len(), 2);
    assert_eq!(found[0].line.ply(), 20_000);
    let problem = found[0].problem.as_ref().unwrap();
    assert_eq!(problem.kind, PgnErrorKind::TooLarge);
    assert_eq!((found[1].line.ply(), &found[1].problem), (1, &None));
}

#[test]
fn games_beyond_the_most_that_are_read_are_one_problem() {
    let text = "e4 * ".repeat(MAX_GAMES + 5);
    let mut file = ServerFile::open(&text).unwrap();
    let last = file.by_ref().last().unwrap();
    let problem = last.problem.unwrap();
    assert_eq!(problem.kind, PgnErrorKind::TooManyGames);
    assert_eq!((problem.line, problem.column), (1, 5 * MAX_GAMES + 1));
    assert_eq!(file.count(), 0);
    let fits = "e4 * ".repeat(MAX_GAMES);
    let found = games(&fits);
    assert_eq!(found.len(), MAX_GAMES);
    assert!(found.iter().all(|game| game.problem.is_none()));
}
