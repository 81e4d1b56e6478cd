//! The law of the reader, with moves and anything else between them: what is not understood is
//! reported at its place, and kept in the game as it is written again.

use proptest::prelude::*;
use zeitnot_core::game::pgn::{PgnErrorKind, PgnGame};

use super::random::Lots;
use super::spelling::config;
use super::{all, flat, goes_round, one, out, san_of_main};

const MOVES: [&str; 12] = [
    "e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O", "Nf6", "d3", "d6", "Nc3", "O-O",
];

/// Signs that mean nothing, and cannot be a part of a move.
const SIGNS: [&str; 14] = [
    "§", "¶", "☺", "~", "&", "_", "\"", "%", "↯", "|", "👍", "\\", "€", "\u{fffd}",
];

/// Words that are neither moves nor signs; `#` is replaced by a number, so that each is there once.
const WORDS: [&str; 12] = [
    "zug#", "Kd9#", "Qh9=#", "x#x", "[#z]", "9#z", "e#e4", "O-O-#", "Nb-#", "novelty#", "5#5#",
    "+z#",
];

/// Numbers that are no moves and no numbers of moves.
const NUMBERS: [&str; 6] = ["70#", "0.7#", "-0.7#", "+70#/20", "7/7#", "7000#"];

/// A text, and the pieces of it that mean nothing.
#[derive(Default)]
struct Written {
    text: String,
    junk: Vec<Junk>,
    /// Whether only signs, numbers and brackets stand between the moves of the game.
    readable: bool,
    /// Whether a variation is not closed, so that a result at the end is one of the variation.
    unclosed: bool,
    pieces: usize,
}

struct Junk {
    text: String,
    /// The byte at which it begins.
    at: usize,
}

impl Written {
    fn junk(&mut self, text: &str) {
        self.pieces += 1;
        let text = text.replace('#', &(1_000 + self.pieces).to_string());
        let at = self.text.len();
        self.text.push_str(&text);
        self.junk.push(Junk { text, at });
    }

    fn sign(&mut self, lots: &mut Lots) {
        let sign = lots.one_of(&SIGNS).repeat(1 + lots.draw(2));
        self.junk(&sign);
    }

    /// Writes the things that may stand behind a move, in its line.
    fn behind(&mut self, lots: &mut Lots, words: bool) {
        while lots.one_in(3) {
            self.text.push(' ');
            match lots.draw(9) {
                0 => self
                    .text
                    .push_str(lots.one_of(&["$5", "!?", "±", "⇆", "N", ","])),
                1 => {
                    self.pieces += 1;
                    self.text.push('{');
                    self.junk(&format!("c#{}", ["", " (1. e4", " ;"][self.pieces % 3]));
                    self.junk.pop();
                    self.text.push('}');
                }
                2 | 3 => self.sign(lots),
                4 => {
                    let number = lots.one_of(&NUMBERS);
                    self.junk(number);
                }
                5 => {
                    let inside = lots.one_of(&["(=)", "(!)", "($7)", "(70#)", "(0.7#)", "(§)"]);
                    self.junk(inside);
                }
                6 => self.junk(lots.one_of(&["$300", "$x#", "$"])),
                7 if words => {
                    self.readable = false;
                    let word = lots.one_of(&WORDS);
                    self.junk(word);
                }
                _ => {}
            }
        }
    }

    fn variation(&mut self, lots: &mut Lots, words: bool) {
        self.text.push_str(" (");
        if lots.one_in(3) {
            self.sign(lots);
        }
        for text in [lots.one_of(&["a3", "a6", "--", "Nh3", "Na6"]), "h4", "h5"] {
            self.text.push(' ');
            self.text.push_str(text);
            let readable = self.readable;
            self.behind(lots, words);
            // The line of the game is another one.
            self.readable = readable;
            if lots.one_in(2) {
                break;
            }
        }
        let unclosed = lots.one_in(20);
        self.unclosed |= unclosed;
        self.text.push_str(if unclosed { "" } else { ")" });
    }
}

fn written(lots: &[u8], words: bool) -> Written {
    let mut lots = Lots(lots.iter());
    let mut text = Written {
        readable: true,
        ..Written::default()
    };
    for (ply, san) in MOVES.into_iter().enumerate() {
        if ply % 2 == 0 || lots.one_in(3) {
            let dots = ["... ", ". "][usize::from(ply % 2 == 0)];
            text.text.push_str(&format!("{}{dots}", ply / 2 + 1));
        }
        if lots.one_in(8) {
            text.sign(&mut lots);
        }
        text.text.push_str(san);
        if lots.one_in(4) {
            text.sign(&mut lots);
        } else {
            text.text.push_str(lots.one_of(&["", "!", "±", ","]));
        }
        text.behind(&mut lots, words);
        while lots.one_in(5) {
            text.variation(&mut lots, words);
        }
        text.text.push(' ');
    }
    if !text.unclosed && lots.one_in(2) {
        text.text
            .push_str(lots.one_of(&["1-0", "*", "1/2 - 1/2", "½", "0-1"]));
        while lots.one_in(2) {
            text.text.push(' ');
            let words = lots.one_of(&["ff#", "agreed#", "*", "1-0", "70#", "(=)", "§", "move 7#."]);
            text.junk(words);
        }
    }
    text
}

/// A text as it is kept: brackets that words stand in may be a comment of their own.
fn kept(text: &str) -> &str {
    text.trim_matches(['[', ']'])
}

/// Whether a piece of a text is named by a problem: at the word that it is a part of, or before it,
/// where a line or a game ended.
fn is_named(game: &PgnGame, text: &str, junk: &Junk) -> bool {
    let column = |at: usize| text[..at].chars().count() + 1;
    let word = text[..junk.at].rfind(' ').map_or(0, |at| at + 1);
    let place = column(word)..=column(junk.at + junk.text.len());
    game.problems.iter().any(|problem| match problem.kind {
        PgnErrorKind::Move { .. } | PgnErrorKind::NothingToVary | PgnErrorKind::AfterResult(_) => {
            problem.column <= *place.end()
        }
        _ => place.contains(&problem.column),
    })
}

fn holds(written: &Written) -> PgnGame {
    let text = &written.text;
    let pgn = all(text);
    assert_eq!((pgn.games.len(), pgn.unreported), (1, 0), "{text}");
    let game = pgn.games.into_iter().next().unwrap();
    let written_again = flat(&game);
    for junk in &written.junk {
        assert!(
            is_named(&game, text, junk),
            "{}\n{text}\n{:?}",
            junk.text,
            game.problems
        );
        let kept = kept(&junk.text);
        assert!(
            written_again.contains(kept),
            "{kept}\n{text}\n{written_again}"
        );
    }
    for sign in SIGNS {
        let count = |text: &str| text.matches(sign).count();
        assert_eq!(
            count(text),
            count(&written_again),
            "{sign}\n{text}\n{written_again}"
        );
    }
    for comment in text.split('{').skip(1) {
        let comment = comment.split('}').next().unwrap();
        assert!(
            written_again.contains(comment),
            "{comment}\n{text}\n{written_again}"
        );
    }
    goes_round(&game);
    // What was kept is understood the next time.
    for problem in one(&out(&game)).problems {
        assert!(
            matches!(problem.kind, PgnErrorKind::Pass(_)),
            "{text}\n{written_again}"
        );
    }
    game
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_reader_understands_or_reports_and_keeps_all_between_the_moves(
        lots in proptest::collection::vec(any::<u8>(), 0..300),
    ) {
        holds(&written(&lots, true));
    }

    #[test]
    fn signs_and_numbers_between_the_moves_change_no_move(
        lots in proptest::collection::vec(any::<u8>(), 0..300),
    ) {
        let written = written(&lots, false);
        let game = holds(&written);
        prop_assert!(written.readable);
        if !written.unclosed {
            prop_assert_eq!(san_of_main(&game), MOVES, "{}", written.text);
        }
    }

    #[test]
    fn misplaced_brackets_are_reported_and_kept(
        places in proptest::collection::vec((0..12_usize, any::<bool>()), 1..6),
    ) {
        let mut text = String::new();
        let mut counts = [0; 2];
        for (ply, san) in MOVES.into_iter().enumerate() {
            text.push_str(san);
            text.push(' ');
            for (_, brace) in places.iter().filter(|(place, _)| *place == ply) {
                text.push(if *brace { '}' } else { ')' });
                counts[usize::from(*brace)] += 1;
            }
            text.push(' ');
        }
        let game = one(&text);
        prop_assert_eq!(san_of_main(&game), MOVES);
        let count = |kind| game.problems.iter().filter(|problem| problem.kind == kind).count();
        prop_assert_eq!(count(PgnErrorKind::StrayClose), counts[0]);
        prop_assert_eq!(count(PgnErrorKind::StrayBrace), counts[1]);
        prop_assert_eq!(flat(&game).matches("{)}").count(), counts[0] + counts[1]);
        goes_round(&game);
    }
}
