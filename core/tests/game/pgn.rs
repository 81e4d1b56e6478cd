//! Games as text: the reader, what it keeps of text it cannot read, and that nothing is lost when a
//! game is written and read again.

mod between;
mod encodings;
mod games;
mod law;
mod letters;
mod main_line;
mod notes;
mod numbers;
mod passes;
mod pen;
mod positions;
mod random;
mod results;
mod room;
mod signs;
mod spelling;
mod tags;

use crate::movetext;
use crate::movetext::main_line_of;
use zeitnot_core::clock::GameResult;
use zeitnot_core::game::GameTree;
use zeitnot_core::game::pgn::{Limits, Pgn, PgnGame, decode, parse, write};

fn all(text: &str) -> Pgn {
    parse(text, &Limits::default())
}

/// The games and problems in a file with these bytes.
fn file(bytes: &[u8]) -> Pgn {
    parse(&decode(bytes), &Limits::default())
}

fn one(text: &str) -> PgnGame {
    let mut pgn = all(text);
    assert_eq!(pgn.games.len(), 1, "{pgn:?}");
    pgn.games.remove(0)
}

fn clean(text: &str) -> PgnGame {
    let game = one(text);
    assert_eq!(game.problems, []);
    game
}

fn out(game: &PgnGame) -> String {
    write(&game.tree, game.result)
}

/// The game as written, its moves only.
fn moves(game: &PgnGame) -> String {
    let text = out(game);
    text.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

/// The same in one line.
fn flat(game: &PgnGame) -> String {
    let moves = moves(game);
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Checks that a game written and read again is the same game, that it is then written as the same
/// text, and that another reader finds the same main line.
fn goes_round(game: &PgnGame) {
    let text = out(game);
    let again = one(&text);
    let mut tree = game.tree.clone();
    tree.tags
        .set("Result", game.result.map_or("*", GameResult::score));
    tree.tags = tree.tags.in_export_order();
    assert_eq!(again.tree, tree, "{text}");
    assert_eq!(again.result, game.result, "{text}");
    assert_eq!(out(&again), text);
    assert_eq!(main_line_of(&text), plain_main_line(&game.tree), "{text}");
    for line in text.split("\n\n").nth(1).unwrap().lines() {
        let one_word = !line.contains(' ');
        let short = line.chars().count() < 80;
        assert!(short || one_word || line.contains('['), "{line}");
    }
}

/// Checks that the moves of a game are written like this, in one line if it is not too long, and
/// that the game goes round.
#[track_caller]
fn is_written(game: &PgnGame, text: &str) {
    let fits = text.chars().count() < 80;
    assert_eq!(if fits { moves(game) } else { flat(game) }, text);
    goes_round(game);
}

/// Checks that moves that are read without problems are written like this, and go round.
#[track_caller]
fn becomes(text: &str, written: &str) {
    is_written(&clean(text), written);
}

/// The cases of a table in which every second line is the game of the line above it as it is
/// written. Lines that begin with `#` are remarks.
fn pairs(table: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = table.lines().map(str::trim);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    std::iter::from_fn(move || {
        let text = lines.next()?;
        Some((text, lines.next().expect("the game as it is written")))
    })
}

/// A game of this tree, without a result.
fn open_game(tree: GameTree) -> PgnGame {
    PgnGame {
        tree,
        result: None,
        problems: vec![],
    }
}

fn san_of_main(game: &PgnGame) -> Vec<String> {
    let mut position = game.tree.start().position().clone();
    let mut moves = Vec::new();
    for node in game.tree.main_line() {
        let played = game.tree.played_at(node).unwrap();
        moves.push(played.san(&position));
        position = played.after(&position);
    }
    moves
}

/// The main line of a tree, in the form that [`main_line_of`] gives for a text.
fn plain_main_line(tree: &GameTree) -> Vec<String> {
    let moves = san_of_main(&open_game(tree.clone()));
    moves.iter().map(|san| movetext::plain(san)).collect()
}
