//! F1: the reader finds the main line of the text, whatever stands beside it, and no edit of a game
//! makes moves that nobody played part of it.

use zeitnot_core::game::notation::read_move;
use zeitnot_core::game::{GameTree, MoveHistory, NodeId, Start};

use super::movetext::main_line_of;
use super::{becomes, clean, flat, games, goes_round, is_written, one};
use super::{plain_main_line, san_of_main};

/// Moves after the end of a game, as ChessBase and Scid write them.
const AFTER_THE_END: &str = "1. f3 e5 2. g4 d5 (2... d5 3. Kf2 Qh4+ {was the threat}) 0-1";

/// Texts whose variations repeat moves of the lines around them.
const TEXTS: [&str; 20] = [
    games::GAME,
    AFTER_THE_END,
    "1. f3 e5 2. g4 d5 (2... d5 3. Kf2) 3. Nc3 0-1",
    "1. f3 e5 2. g4 d5 (2... d5 3. Kf2) 3. Kf2 0-1",
    "1. f3 e5 2. g4 d5 (2... d5 3. Kf2) (2... d5 3. Ke1) (2... d6) *",
    "1. f3 e5 2. g4 d5 (2... d6) (2... d5 {so} 3. Nc3 (3. Kf2 Qd6) (3. Nc3 a6 4. a3) a5) *",
    "1. f3 e5 2. g4 d5 ({first} $142 2... d5 $5 {second} $18 3. Kf2) 1/2-1/2",
    "1. e4 (1. e4 e5) *",
    "1. e4 (1. e4 e5) (1. e4 c5) e5 *",
    "1. e4 (1. d4 d5 (1... d5 2. c4) (1... d5 2. Nf3 Nf6)) e5 1-0",
    "1. e4 e5 (1. d4 (1. e4 e5 2. Nf3)) *",
    "1. e4 e5 (1... e5 2. Nf3 (2. Nf3 Nc6 3. Bb5 (3. Bb5 a6)) d6) *",
    "1. e4 e5 2. Nf3 (2. Nf3 Nc6) Nf6 (2... Nf6 3. Nxe5 d6) *",
    "1. e4 -- (1... -- 2. d4) 2. d4 (2. d4 Z0 3. Nf3) 1-0",
    "{a} 1. e4 ({b} 1. e4 {c} 1... e5 {d}) {e} *",
    "1. e4 e5 (1... e5) (1... e5 {the same}) 2. d4 (2. d4) 1-0",
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 7\"]\n\n7. O-O (7. O-O Ke7 8. Rf4) *",
    "[FEN \"4k3/8/8/8/8/8/4p3/6K1 b - - 0 7\"]\n\n7... Kd7 (7... Kd7 8. Kf2) *",
    "1. e4 e5 (1... e5 2. Nf3) 2. Kd4 (2. Nc3) Nf6 *",
    "1. e4 (1. e4 e5 2. Nf3 (2. Nf3 Nc6) (2. Nc3 Nf6 (2... Nf6 3. f4)) Nf6) c5 1-0",
];

#[test]
fn a_variation_that_repeats_the_last_move_does_not_extend_the_game() {
    let game = clean(AFTER_THE_END);
    assert_eq!(san_of_main(&game), ["f3", "e5", "g4", "d5"]);
    is_written(&game, AFTER_THE_END);
    let last = game.tree.main_line()[3];
    assert_eq!(game.tree.continuation(last), None);
    let threat = game.tree.beyond(last).unwrap();
    assert!(game.tree.begins_variation(threat));
    assert_eq!(
        game.tree.line_to(threat).unwrap().san(),
        ["f3", "e5", "g4", "d5", "Kf2"]
    );
}

#[test]
fn the_main_line_that_is_read_is_that_of_the_text() {
    for text in TEXTS {
        let game = one(text);
        let expected = if text.contains("Kd4") {
            // An illegal move ends the line.
            vec!["e4".to_owned(), "e5".to_owned()]
        } else {
            let words = main_line_of(text);
            words.iter().map(|word| word.replace("Z0", "--")).collect()
        };
        assert_eq!(plain_main_line(&game.tree), expected, "{text}");
        goes_round(&game);
    }
}

#[test]
fn a_comment_on_a_variation_after_the_end_stays_there() {
    let text = "1. f3 e5 2. g4 d5 ({the threat was} 2... d5 3. Kf2 $142 Qh4+) 0-1";
    assert_eq!(flat(&clean(text)), text);
    let several = "1. f3 e5 2. g4 d5 (2... d6 3. d3) ({a} 2... d5 3. Kf2) (2... d5 3. Kd1 a6) *";
    // Kd1 is illegal: its line is kept as text.
    assert_eq!(one(several).problems.len(), 1);
    let several = "1. f3 e5 2. g4 d5 ({a} 2... d5 3. Kf2) (2... d5 3. d4 a6) (2... d6 3. d3) *";
    becomes(several, several);
}

#[test]
fn a_move_added_after_a_game_with_a_result_is_a_variation() {
    for (result, main) in [("1-0", 2), ("1/2-1/2", 2), ("*", 3)] {
        let mut game = clean(&format!("1. e4 e5 {result}"));
        let last = game.tree.main_line()[1];
        let play = read_move(&game.tree.position(last), "Nf3").unwrap();
        let added = game.tree.add(last, play).unwrap();
        assert_eq!(game.tree.main_line().len(), main, "{result}");
        goes_round(&game);
        // The user can make it the game by an explicit request.
        game.tree.promote_to_main(added);
        assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3"]);
        goes_round(&game);
    }
}

#[test]
fn a_variation_after_the_end_is_raised_to_be_the_game_by_request_only() {
    let mut game = clean("1. e4 e5 ({a} 1... e5 2. Nf3) (1... e5 2. Nc3 Nf6) 1-0");
    let last = game.tree.main_line()[1];
    let [first, second] = game.tree.children(last)[..] else {
        panic!("two variations");
    };
    game.tree.promote_to_main(second);
    assert_eq!(game.tree.children(last), [second, first]);
    assert_eq!(san_of_main(&game), ["e4", "e5", "Nc3", "Nf6"]);
    goes_round(&game);
    game.tree.promote_to_main(first);
    is_written(&game, "1. e4 e5 {a} 2. Nf3 (2. Nc3 Nf6) 1-0");
}

#[test]
fn deleting_a_move_of_the_game_does_not_make_a_variation_the_game() {
    let mut game = clean("1. e4 e5 2. Nf3 (2. Nc3 Nf6) Nc6 1-0");
    let main = game.tree.main_line();
    game.tree.delete(main[2]);
    is_written(&game, "1. e4 e5 (1... e5 2. Nc3 Nf6) 1-0");
    // PGN cannot end a game before its first move if the game has variations.
    let mut game = clean("1. e4 (1. d4 d5) 1... e5 1-0");
    let [e4, d4] = game.tree.children(NodeId::ROOT)[..] else {
        panic!("two first moves");
    };
    assert!(!game.tree.can_delete(e4) && game.tree.can_delete(d4));
    game.tree.delete(e4);
    assert_eq!(flat(&game), "1. e4 (1. d4 d5) 1... e5 1-0");
    let mut other = game.tree.clone();
    other.promote_to_main(d4);
    other.delete(e4);
    assert_eq!(other.main_line().len(), 2);
    game.tree.delete(d4);
    game.tree.delete(e4);
    assert!(game.tree.is_empty());
    // In a variation, the next one takes the place of the deleted move.
    let mut game = clean("1. e4 (1. d4 d5 2. c4 (2. Nf3 Nf6) c6) 1... e5 1-0");
    let d4 = game.tree.children(NodeId::ROOT)[1];
    let c4 = game.tree.continuation(game.tree.continuation(d4).unwrap());
    game.tree.delete(c4.unwrap());
    is_written(&game, "1. e4 (1. d4 d5 2. Nf3 Nf6) 1... e5 1-0");
}

#[test]
fn following_a_game_makes_its_moves_the_main_line_and_thoughts_variations() {
    let line = |moves: &[&str]| {
        let mut line = MoveHistory::new(Start::standard());
        for text in moves {
            line.play_text(text).unwrap();
        }
        line
    };
    let mut game = clean("1. e4 e5 2. Nf3 {I think} Nc6 *");
    game.tree.follow(&line(&["e4", "e5"]));
    is_written(&game, "1. e4 e5 (1... e5 2. Nf3 {I think} 2... Nc6) *");
    // The move comes, and then another one.
    game.tree.follow(&line(&["e4", "e5", "Nf3"]));
    is_written(&game, "1. e4 e5 2. Nf3 {I think} (2. Nf3 Nc6) *");
    game.tree.follow(&line(&["e4", "e5", "Nf3", "d6"]));
    is_written(&game, "1. e4 e5 2. Nf3 {I think} 2... d6 (2... Nc6) *");
    let played = GameTree::of_line(&line(&["e4", "e5"]));
    assert_eq!(played.played_line(), line(&["e4", "e5"]));
}

#[test]
fn a_game_without_moves_has_no_end() {
    let mut tree = GameTree::new(Start::standard());
    tree.end_line(NodeId::ROOT);
    let e4 = read_move(tree.start().position(), "e4").unwrap();
    tree.add(NodeId::ROOT, e4).unwrap();
    assert_eq!(tree.main_line().len(), 1);
}

#[test]
fn all_alternatives_are_gone_through_in_their_order_and_back() {
    let game = clean(
        "1. e4 e5 (1... e5 2. Nf3 (2. Nf3 Nc6) d6) (1... e5 2. d4) (1... c5 2. c3 (2. c3 d5)) 1-0",
    );
    let tree = &game.tree;
    let end = tree.main_line()[1];
    assert_eq!(tree.end_of_line(NodeId::ROOT), end);
    let mut seen = vec![end];
    while let Some(next) = tree.alternative_after(*seen.last().unwrap()) {
        assert_eq!(tree.alternative_before(next), seen.last().copied());
        seen.push(next);
    }
    let said: Vec<String> = seen
        .iter()
        .map(|node| tree.line_to(*node).unwrap().san().join(" "))
        .collect();
    assert_eq!(said, ["e4 e5", "e4 e5 Nf3", "e4 e5 d4", "e4 c5"]);
    assert_eq!(tree.alternative_before(end), None);
    let c3 = tree.end_of_line(seen[3]);
    assert_eq!(tree.line_to(c3).unwrap().ply(), 3);
    let d5 = tree.alternative_after(c3).unwrap();
    assert_eq!(tree.alternative_before(d5), Some(c3));
    assert_eq!(tree.alternative_after(d5), None);
}
