//! Numbers between the moves: those of moves, moves in numeric notation, and others.

use zeitnot_core::game::NodeId;
use zeitnot_core::game::pgn::PgnErrorKind;

use super::{becomes, clean, flat, goes_round, is_written, one, san_of_main};

#[test]
fn a_game_in_numeric_notation_is_a_game() {
    for text in [
        "1. 5254 5755 2. 7163 2836 *",
        "1.5254 5755 2.7163 2836 *",
        "1 5254 5755 2 7163 2836 *",
        "5254 5755 7163 2836",
        "1. 52-54 57-55 2. 71-63 28-36",
        "1. 5254! {best} 5755 (1... 3735) 2. 7163 $1 2836",
        "1. e4 5755 2. Nf3 2836 *",
        "1. 5254 e5 2. 7163 b8c6 *",
        "1. 5254 1... 5755 2. 7163 2... 2836 1-0",
        "1. 5254, 5755; a line\n2. 7163 2836",
    ] {
        let game = clean(text);
        assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3", "Nc6"], "{text}");
        goes_round(&game);
    }
    let game = clean("1. 5254 5755 2. 7163 2836 3. 6134 6857 4. 5171 7866 *");
    assert_eq!(flat(&game), "1. e4 e5 2. Nf3 Nc6 3. Bc4 Be7 4. O-O Nf6 *");
    let fen = "[FEN \"r3k2r/1P4P1/8/8/8/8/6p1/R3K2R w KQkq - 0 1\"]\n\n";
    for (text, written) in [
        ("27282", "1. b8=R+ *"),
        ("27184", "1. bxa8=N *"),
        ("5131", "1. O-O-O *"),
    ] {
        becomes(&format!("{fen}1. {text} *"), written);
    }
    for text in ["2718-", "78881"] {
        goes_round(&one(&format!("{fen}1. {text} *")));
    }
}

#[test]
fn the_reader_reports_and_keeps_a_number_that_is_no_move() {
    for (wrong, column) in [
        ("5259", 15),
        ("5355", 15),
        ("9999", 15),
        ("57555", 15),
        ("2026", 15),
    ] {
        let game = one(&format!("1. 5254 5755 {wrong} 2. 7163 *"));
        assert_eq!(san_of_main(&game), ["e4", "e5"], "{wrong}");
        let [problem] = &game.problems[..] else {
            panic!("{wrong}: {:?}", game.problems);
        };
        assert!(matches!(problem.kind, PgnErrorKind::Move { .. }), "{wrong}");
        assert_eq!(problem.column + 1, column, "{wrong}");
        assert!(flat(&game).contains(&format!("{{{wrong} 2. 7163}}")));
        goes_round(&game);
    }
    // No move in numeric notation has so few digits, or so many.
    for odd in [
        "5", "17", "777", "123456", "0.35", "-0.35", "+1.20/18", "3/4", "½-0", "7,5",
    ] {
        let game = one(&format!("1. e4 {odd} e5 2. Nf3 {odd} *"));
        assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3"], "{odd}");
        assert_eq!(game.problems.len(), 2, "{odd}");
        assert_eq!(game.problems[0].column, 7, "{odd}");
        assert_eq!(game.tree.notes(game.tree.main_line()[0]).after, [odd]);
        goes_round(&game);
    }
}

#[test]
fn a_number_of_four_digits_may_be_that_of_the_move() {
    let game = clean("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 5152\"]\n\n5152 O-O Ke7 5153 Kh1 *");
    assert_eq!(san_of_main(&game), ["O-O", "Ke7", "Kh1"]);
}

#[test]
fn a_number_alone_in_brackets_is_kept() {
    let game = one("1. e4 (5) e5 (0.35) (2) 2. Nf3 ({why} 7) (12 *");
    let kept = "1. e4 {(5)} 1... e5 {(0.35)} {(2)} 2. Nf3 {why} {7} {12} {*} *";
    is_written(&game, kept);
    assert_eq!(game.problems.len(), 6);
    let game = one("(5) 1. e4 *");
    assert_eq!(game.tree.notes(NodeId::ROOT).after, ["(5)"]);
    let numbers = clean("1 e4 {x} 1... e5 2 {y} Nf3 (2. d4) (2 Nc3 Nf6 3 f4) 2 ... Nc6 3");
    assert_eq!(san_of_main(&numbers), ["e4", "e5", "Nf3", "Nc6"]);
}
