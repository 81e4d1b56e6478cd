//! Games that were read can be written, and read again, within the same limits.

use proptest::prelude::*;
use zeitnot_core::game::pgn::{Limits, PgnErrorKind, parse, write};

use super::spelling::{self, config, texts};
use super::{all, file};

fn written(pgn: &zeitnot_core::game::pgn::Pgn) -> String {
    let games = pgn.games.iter();
    let texts: Vec<String> = games.map(|game| write(&game.tree, game.result)).collect();
    texts.join("\n")
}

#[test]
fn the_reader_reports_nine_megabytes_that_grow_when_written() {
    let pgn = file(&vec![0xff; 9_000_000]);
    assert_eq!(pgn.problems[0].kind, PgnErrorKind::TooLarge);
    let again = parse(&written(&pgn), &Limits::default());
    assert_eq!(again.problems, []);
    assert_eq!(again.games.len(), pgn.games.len());
}

#[test]
fn games_that_grow_when_written_are_read_as_far_as_they_fit() {
    let limits = Limits {
        bytes: 1_000,
        ..Limits::default()
    };
    let pgn = parse(&"1.e4 *\n".repeat(50), &limits);
    assert_eq!(pgn.problems.len(), 1);
    assert_eq!(pgn.problems[0].kind, PgnErrorKind::TooLarge);
    assert!(pgn.games.len() > 5 && pgn.games.len() < 10);
    // The problem is placed at the first game that the reader leaves out.
    assert_eq!(pgn.problems[0].line, pgn.games.len() + 1);
    let text = written(&pgn);
    assert!(text.len() <= 1_000);
    assert!(parse(&text, &limits).is_clean());
}

/// Texts that grow a lot when they are written.
const SHORT: [&str; 6] = [
    "e4 e5(e5 d4(c4(b4(a4(h4(g4(f4(d3(c3(b3(a3",
    "[FEN \"6k1/P7/8/8/8/8/PP4PP/4K1R1 w - - 0 9999\"]\n\na8Q(Kf2(Kd2(g4(g3(h4 Kf7(Kg7",
    "e4<e5<d4<d5<$ $ $ $ $ $ $ a3<<<<>>>>]]]] 1-0",
    "[\"\n[\"\n[\"\n[[\n[x\n[a\"",
    "e4= e5=!? d4± N □ (e4 *****)",
    "e4(d4(c4 e5(d5(c5 a3(b3(c3",
];

/// Checks that the reader stops at the byte from which its games could no longer be written.
fn is_read_up_to_its_length_when_written(text: &str) {
    let pgn = all(text);
    let out = written(&pgn);
    let within = |bytes| {
        let limits = Limits {
            bytes,
            ..Limits::default()
        };
        parse(text, &limits)
    };
    assert_eq!(within(out.len().max(text.len())), pgn, "{text}");
    if out.len() > text.len() {
        let less = within(out.len() - 1);
        assert_eq!(less.games.len(), pgn.games.len() - 1, "{text}");
        assert_eq!(less.problems[0].kind, PgnErrorKind::TooLarge, "{text}");
    }
}

#[test]
fn the_limit_is_exact_to_the_byte_for_a_text_that_is_long_when_written() {
    for text in SHORT {
        assert!(written(&all(text)).len() > 2 * text.len(), "{text}");
        is_read_up_to_its_length_when_written(text);
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_limit_is_exact_to_the_byte_for_games_by_lot(
        lots in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..300), 1..4),
    ) {
        let games: Vec<_> = lots.iter().map(|lots| spelling::written(lots)).collect();
        let [_, foreign] = texts(&games);
        is_read_up_to_its_length_when_written(&foreign);
    }
}
