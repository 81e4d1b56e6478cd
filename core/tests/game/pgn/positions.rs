//! Positions as collections of puzzles and old programs write them.

use super::{all, clean, goes_round, one, san_of_main};

#[test]
fn a_fen_with_move_number_0_begins_at_move_1() {
    let game = clean("[FEN \"6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 0\"]\n\n1. Re8# 1-0");
    assert_eq!(san_of_main(&game), ["Re8#"]);
    assert_eq!(
        game.tree.start().fen(),
        "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1"
    );
    goes_round(&game);
    clean("[FEN \"6k1/5ppp/8/8/8/8/8/4R1K1 b - - 0 00\"]\n\n1... Kf8 *");
}

#[test]
fn the_reader_drops_and_reports_impossible_castling_rights() {
    let bare = one("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1\"]\n\n1. e4 Ke7 *");
    assert_eq!(san_of_main(&bare), ["e4", "Ke7"]);
    assert_eq!(bare.tree.start().fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assert_eq!(bare.problems.len(), 1);
    assert_eq!((bare.problems[0].line, bare.problems[0].column), (1, 1));
    goes_round(&bare);
    // Rights that are possible stay, and do not make it a game of Chess960.
    for (fen, kept) in [
        ("r3k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQq"),
        ("r3k2r/8/8/8/8/8/8/3K3R w KQkq - 0 1", "kq"),
        ("4k3/8/8/8/8/8/8/1R2K2R w KQkq - 3 9", "K"),
    ] {
        let game = one(&format!("[FEN \"{fen}\"]\n\n*"));
        assert_eq!(game.problems.len(), 1, "{fen}");
        let fen = game.tree.start().fen();
        assert_eq!(fen.split(' ').nth(2), Some(kept), "{fen}");
        assert!(!game.tree.start().is_chess960());
        goes_round(&game);
    }
}

#[test]
fn the_reader_drops_and_reports_an_impossible_en_passant_square() {
    let game = one("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - e3 0 1\"]\n\n1... Kd7 2. e4 *");
    assert_eq!(game.problems.len(), 1);
    assert_eq!(san_of_main(&game), ["Kd7", "e4"]);
    goes_round(&game);
}

#[test]
fn the_names_of_tags_are_known_in_capitals_and_small_letters() {
    let pgn = all(
        "[event \"E\"]\n[WHITE \"Ann\"]\n[Fen \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\
                   [setup \"1\"]\n[result \"0-1\"]\n\n7... Kd7 0-1",
    );
    assert!(pgn.is_clean(), "{pgn:?}");
    let tree = &pgn.games[0].tree;
    assert_eq!(tree.tags.get("White"), Some("Ann"));
    assert_eq!(tree.tags.get("Event"), Some("E"));
    assert!(tree.start().fen().ends_with(" 7"));
    goes_round(&pgn.games[0]);
}
