//! F3: a player who passes, as annotators write what the opponent threatens.

use zeitnot_core::game::notation::MoveError;
use zeitnot_core::game::pgn::PgnErrorKind;
use zeitnot_core::game::tree::{AddError, Played};
use zeitnot_core::game::{GameTree, NodeId, Start};

use super::{clean, flat, goes_round, one, san_of_main};

#[test]
fn a_pass_in_a_variation_is_a_move() {
    for pass in ["--", "Z0", "0000", "@@@@", "null"] {
        let game = clean(&format!("1. e4 (1. d4 {pass} !? {{if}} 2. c4) e5 *"));
        assert_eq!(flat(&game), "1. e4 (1. d4 -- $5 {if} 2. c4) 1... e5 *");
        let d4 = game.tree.children(NodeId::ROOT)[1];
        let pass = game.tree.continuation(d4).unwrap();
        assert_eq!(game.tree.played_at(pass), Some(Played::Pass));
        assert_eq!(game.tree.play_at(pass), None);
        assert_eq!(game.tree.line_to(pass), None);
        let position = game.tree.position(game.tree.continuation(pass).unwrap());
        assert_eq!(
            zeitnot_core::game::start::fen_of(&position),
            "rnbqkbnr/pppppppp/8/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2"
        );
        goes_round(&game);
    }
}

#[test]
fn a_pass_is_read_in_every_spelling_of_public_programs() {
    for pass in [
        "--", "---", "––", "—-", "Z0", "z0", "<>", "@@@@", "null", "NULL", "Null", "pass", "Pass",
        "PASS", "0000",
    ] {
        for after in [" ", "!? ", "\n", " {so} ", "{so}"] {
            let game = clean(&format!("1. e4 (1. d4 {pass}{after}2. c4) e5 *"));
            let d4 = game.tree.children(NodeId::ROOT)[1];
            let line = game.tree.end_of_line(d4);
            assert_eq!(game.tree.path(line).len(), 3, "{pass}{after}");
            goes_round(&game);
        }
        let game = one(&format!("1. e4 e5 2. {pass} Nc6 3. Nf3 {pass}! *"));
        assert_eq!(
            san_of_main(&game),
            ["e4", "e5", "--", "Nc6", "Nf3", "--"],
            "{pass}"
        );
        assert_eq!(game.problems.len(), 2, "{pass}");
        goes_round(&game);
    }
    for none in ["-", "----------", "<", "><", "@@@", "000", "Z", "passed"] {
        let game = one(&format!("1. e4 e5 2. {none} Nc6 *"));
        assert_eq!(game.tree.main_line().len(), 2, "{none}");
        assert!(!game.problems.is_empty(), "{none}");
    }
}

#[test]
fn the_reader_keeps_and_reports_a_pass_in_the_main_line() {
    let game = one("1. e4 Z0 2. d4 (2. Nf3 -- 3. d4) 1-0");
    assert_eq!(game.problems.len(), 1);
    assert_eq!((game.problems[0].line, game.problems[0].column), (1, 7));
    assert!(matches!(game.problems[0].kind, PgnErrorKind::Pass(_)));
    assert_eq!(san_of_main(&game), ["e4", "--", "d4"]);
    assert_eq!(game.tree.played_line().san(), ["e4"]);
    goes_round(&game);
}

#[test]
fn after_a_pass_nothing_is_captured_en_passant() {
    let game = clean("1. e4 (1. d4 a6 2. d5 e5 3. -- -- 4. c4) e5 *");
    goes_round(&game);
    let game = one("1. e4 (1. d4 a6 2. d5 e5 3. -- -- 4. dxe6) e5 *");
    assert_eq!(game.problems.len(), 1);
}

#[test]
fn nobody_passes_in_check() {
    let game = one("1. e4 e5 2. Qh5 Ke7 3. Qxe5+ (3. Qf3 --) -- 4. a3 *");
    assert_eq!(game.problems.len(), 1);
    assert!(matches!(
        &game.problems[0].kind,
        PgnErrorKind::Move {
            why: MoveError::NullMove,
            ..
        }
    ));
    goes_round(&game);
    let check = Start::from_fen("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1").unwrap();
    let mut tree = GameTree::new(check);
    assert_eq!(tree.add_pass(NodeId::ROOT), Err(AddError::Illegal));
    let mut tree = GameTree::new(Start::standard());
    let pass = tree.add_pass(NodeId::ROOT).unwrap();
    assert_eq!(tree.add_pass(NodeId::ROOT), Ok(pass));
}
