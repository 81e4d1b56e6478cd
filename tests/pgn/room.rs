//! What was read can be written, and read again, within the same limits.

use zeitnot::game::pgn::{Limits, PgnErrorKind, parse, write};

use super::file;

fn written(pgn: &zeitnot::game::pgn::Pgn) -> String {
    let games = pgn.games.iter();
    let texts: Vec<String> = games.map(|game| write(&game.tree, game.result)).collect();
    texts.join("\n")
}

#[test]
fn nine_megabytes_that_grow_when_written_are_refused_and_told() {
    let pgn = file(&vec![0xff; 9_000_000]);
    assert_eq!(pgn.problems[0].kind, PgnErrorKind::TooLarge);
    let again = parse(&written(&pgn), &Limits::default());
    assert_eq!(again.problems, []);
    assert_eq!(again.games.len(), pgn.games.len());
}

#[test]
fn of_games_that_grow_when_written_those_are_read_that_fit() {
    let limits = Limits {
        bytes: 1_000,
        ..Limits::default()
    };
    let pgn = parse(&"1.e4 *\n".repeat(50), &limits);
    assert_eq!(pgn.problems.len(), 1);
    assert_eq!(pgn.problems[0].kind, PgnErrorKind::TooLarge);
    assert!(pgn.games.len() > 5 && pgn.games.len() < 10);
    // The place is that of the first game that is not read.
    assert_eq!(pgn.problems[0].line, pgn.games.len() + 1);
    let text = written(&pgn);
    assert!(text.len() <= 1_000);
    assert!(parse(&text, &limits).is_clean());
}
