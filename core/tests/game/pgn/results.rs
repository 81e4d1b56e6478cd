//! Results in all their spellings, and what is written beside them.

use zeitnot_core::clock::GameResult;
use zeitnot_core::game::NodeId;
use zeitnot_core::game::pgn::PgnGame;

use super::{all, clean, flat, goes_round, one, out, san_of_main};

/// The comments after the last move.
fn kept(game: &PgnGame) -> Vec<String> {
    let last = game.tree.main_line().pop().unwrap_or(NodeId::ROOT);
    game.tree.notes(last).after.clone()
}

fn score(game: &PgnGame) -> Option<&str> {
    game.result.map(GameResult::score)
}

const MOVES: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5";

#[test]
fn zeros_at_the_end_of_a_game_that_both_have_lost_are_its_result() {
    for zeros in [
        "0-0",
        "0–0",
        "0:0",
        "0 - 0",
        "0-0.",
        "0-0 {both forfeited}",
        "0-0\n",
    ] {
        let game = clean(&format!("[Result \"0-0\"]\n\n{MOVES} {zeros}"));
        assert_eq!(game.result, Some(GameResult::BothLose), "{zeros}");
        assert_eq!(game.tree.main_line().len(), 6, "{zeros}");
        goes_round(&game);
    }
    // The last of two is the result.
    for text in [
        format!("{MOVES} 4. 0-0 Nf6 0-0"),
        format!("{MOVES} 4. 0-0 Nf6 5. d3 0-0 0-0"),
        format!("{MOVES} 4. 0-0 0-0"),
        format!("{MOVES} 4. 0-0 *"),
        format!("{MOVES} 4. 0-0 {{castled}} 0-0"),
    ] {
        let game = clean(&format!("[Result \"0-0\"]\n\n{text}\n\n"));
        assert_eq!(game.result, Some(GameResult::BothLose), "{text}");
        assert!(san_of_main(&game).contains(&"O-O".to_owned()), "{text}");
        goes_round(&game);
    }
    let unplayed = clean("[Result \"0-0\"]\n\n0-0");
    assert_eq!(unplayed.result, Some(GameResult::BothLose));
    assert_eq!(unplayed.tree.len(), 0);
}

#[test]
fn zeros_where_no_castling_is_due_are_the_result_and_reported() {
    for text in [
        "0-0",
        "1. e4 0-0",
        "1. e4 e5 0-0",
        "1. f3 e5 2. g4 Qh4# 0-0",
        &format!("{MOVES} 0-0"),
        &format!("{MOVES} {{why?}} 0-0 {{nobody came}}"),
    ] {
        let game = one(text);
        assert_eq!(game.result, Some(GameResult::BothLose), "{text}");
        assert_eq!(game.problems.len(), 1, "{text}");
        assert!(!out(&game).contains("O-O"), "{text}");
        goes_round(&game);
    }
    let two = all("1. e4 0-0\n\n[Event \"b\"]\n\n1. d4 *");
    assert_eq!(two.games.len(), 2);
    assert_eq!(two.games[0].result, Some(GameResult::BothLose));
}

#[test]
fn zeros_where_castling_is_due_are_castling() {
    for text in [
        format!("{MOVES} 4. 0-0"),
        format!("{MOVES} 4. {{so}} 0-0"),
        format!("{MOVES} 4. 0 - 0"),
        format!("{MOVES} 4. d3 Nf6 5. Nc3 0-0"),
        format!("{MOVES} 4. 0-0 *"),
        format!("{MOVES} 0-0 *"),
        "e4 e5 Nf3 Nc6 Bc4 Bc5 0-0".to_owned(),
        format!("{MOVES} (3... Nf6 4. 0-0) 4. 0-0"),
    ] {
        let game = clean(&text);
        assert_eq!(san_of_main(&game).last().unwrap(), "O-O", "{text}");
        assert_eq!(game.result, None);
        goes_round(&game);
    }
}

#[test]
fn the_reader_reports_and_keeps_an_odd_result_of_the_tags() {
    for (tag, result) in [
        ("1-0 FF", Some("1-0")),
        ("1-0 (forfeit)", Some("1-0")),
        ("1 - 0 ff", Some("1-0")),
        ("½-½ agreed", Some("1/2-1/2")),
        ("0-1, time", Some("0-1")),
        ("+:-", None),
        ("-/+", None),
        ("White wins", None),
        ("remis", None),
        ("½-0", None),
        ("1F-0F", None),
        ("1-0-1", None),
        ("2-0", None),
    ] {
        let game = one(&format!("[Event \"a\"]\n[Result \"{tag}\"]\n\n1. e4 e5"));
        assert_eq!(score(&game), result, "{tag}");
        assert_eq!(kept(&game), [tag], "{tag}");
        let [problem] = &game.problems[..] else {
            panic!("{tag}: {:?}", game.problems);
        };
        assert_eq!((problem.line, problem.column), (2, 1), "{tag}");
        goes_round(&game);
        // The result after the moves counts, and the tag is kept all the same.
        let game = one(&format!("[Result \"{tag}\"]\n\n1. e4 e5 0-1 {{over}}"));
        assert_eq!(score(&game), Some("0-1"), "{tag}");
        assert_eq!(kept(&game), [tag, "over"], "{tag}");
        assert_eq!(game.problems.len(), 1, "{tag}");
        goes_round(&game);
        let game = one(&format!("[Result \"{tag}\"]\n\n"));
        assert_eq!(game.tree.notes(NodeId::ROOT).after, [tag]);
    }
    for tag in ["", "?", "*", " 1-0 ", "1:0", "½", "0,5-0,5", "1/2 - 1/2"] {
        clean(&format!("[Result \"{tag}\"]\n\n1. e4 e5"));
    }
}

#[test]
fn a_result_may_have_spaces_in_it() {
    for (text, score) in [
        ("1/2 - 1/2", "1/2-1/2"),
        ("½ – ½", "1/2-1/2"),
        ("1/2 :1/2", "1/2-1/2"),
        ("0,5-0,5", "1/2-1/2"),
        ("1 - 0", "1-0"),
        ("0 : 1", "0-1"),
        ("1 -0.", "1-0"),
    ] {
        let game = clean(&format!("1. e4 e5 {text}\n"));
        assert_eq!(self::score(&game), Some(score), "{text}");
        goes_round(&game);
    }
}

#[test]
fn words_after_the_result_are_kept_with_the_game_that_ended() {
    for (end, words) in [
        ("1-0 ff", vec!["ff"]),
        ("1-0 *", vec!["*"]),
        ("½-½ agreed", vec!["agreed"]),
        ("1/2 - 1/2 (by agreement)", vec!["(by agreement)"]),
        ("* adjourned", vec!["adjourned"]),
        ("1-0, time", vec!["time"]),
        (
            "0-1 White resigned on move 12.",
            vec!["White resigned on move 12."],
        ),
        ("1-0 {good} !! ; bye\n", vec!["good", "!!", "bye"]),
        (
            "1-0\nWhite resigned\nat 12:30\n",
            vec!["White resigned", "at 12:30"],
        ),
        ("1-0\n*\n", vec!["*"]),
        ("1-0 1-0", vec!["1-0"]),
        ("1-0 (2. Nf3 {x}", vec!["(2. Nf3", "x"]),
        ("1-0 {no end", vec!["no end"]),
        ("1-0 }", vec![")"]),
        ("* $5", vec!["$5"]),
    ] {
        for more in [
            "",
            "\n\n[Event \"b\"]\n\n1. d4 *\n",
            "\n1. d4 *\n",
            "\nd4 d5 *\n",
        ] {
            if words.contains(&"no end") && !more.contains("Event") && !more.is_empty() {
                continue;
            }
            let pgn = all(&format!("1. e4 e5 {end}{more}"));
            let games = 1 + usize::from(!more.is_empty());
            assert_eq!(pgn.games.len(), games, "{end:?} {more:?} {pgn:?}");
            let first = &pgn.games[0];
            assert_eq!(kept(first), words, "{end:?} {more:?}");
            assert!(!first.problems.is_empty(), "{end}");
            assert_eq!(san_of_main(first), ["e4", "e5"]);
            for game in &pgn.games[1..] {
                assert_eq!(san_of_main(game)[0], "d4", "{end:?} {more:?}");
                assert_eq!(game.problems, []);
            }
            pgn.games.iter().for_each(goes_round);
        }
    }
}

#[test]
fn a_game_without_tags_begins_with_a_number_or_a_move() {
    for second in [
        "1. d4 *",
        "1 d4 *",
        "d4 *",
        "Sf3 Sf6 2. Sc3 *",
        "2224 *",
        "♘f3 *",
        "12. e4 *",
    ] {
        for between in [" ", "\n", " {x} \n"] {
            let pgn = all(&format!("1. e4 e5 1-0{between}{second}"));
            assert_eq!(pgn.games.len(), 2, "{second} {between:?}");
            assert_eq!(flat(&pgn.games[0]).split(' ').next_back(), Some("1-0"));
            assert!(!pgn.games[1].tree.is_empty(), "{second} {between:?}");
        }
    }
}
