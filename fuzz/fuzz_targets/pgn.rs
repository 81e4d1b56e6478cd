//! Files of games: as they are read, written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zeitnot_core::clock::GameResult;
use zeitnot_core::game::GameTree;
use zeitnot_core::game::pgn::{Limits, MainLines, PgnError, PgnGame, decode, parse, write};

fn is_within(problem: &PgnError, text: &str) {
    // As an editor counts: `\n`, `\r\n` or `\r` ends a line.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let line = problem
        .line
        .checked_sub(1)
        .and_then(|at| text.split('\n').nth(at));
    let line = line.unwrap_or_else(|| panic!("{problem}: no such line"));
    assert!(
        (1..=line.chars().count() + 1).contains(&problem.column),
        "{problem}"
    );
}

/// Checks that a game is written and read as the same game, and that its text then stays.
fn goes_round(game: &PgnGame) {
    let text = write(&game.tree, game.result);
    let mut again = parse(&text, &Limits::default()).games;
    assert_eq!(again.len(), 1, "{text}");
    let again = again.remove(0);
    let mut tree = game.tree.clone();
    tree.tags
        .set("Result", game.result.map_or("*", GameResult::score));
    tree.tags = tree.tags.in_export_order();
    assert_eq!(again.tree, tree, "{text}");
    assert_eq!(again.result, game.result, "{text}");
    assert_eq!(write(&again.tree, again.result), text);
}

fn main_line(tree: &GameTree) -> Vec<String> {
    let mut position = tree.start().position().clone();
    let mut moves = Vec::new();
    for node in tree.main_line() {
        let played = tree.played_at(node).expect("a move");
        moves.push(played.san(&position));
        position = played.after(&position);
    }
    moves
}

fuzz_target!(|bytes: &[u8]| {
    let text = decode(bytes);
    let pgn = parse(&text, &Limits::default());
    let found = pgn.games.iter().flat_map(|game| &game.problems);
    found
        .chain(&pgn.problems)
        .for_each(|problem| is_within(problem, &text));
    pgn.games.iter().for_each(goes_round);

    let mut lines = MainLines::of(&text);
    let mut games = pgn.games.iter();
    while let Some(game) = lines.next() {
        let (done, all) = lines.progress();
        assert!(done <= all);
        game.problems
            .iter()
            .for_each(|problem| is_within(problem, &text));
        let other = games.next().expect("as many games");
        assert_eq!(main_line(&game.tree), main_line(&other.tree));
        assert_eq!(
            (game.tree.tags, game.result),
            (other.tree.tags.clone(), other.result)
        );
    }
    assert_eq!(games.next(), None);
});
