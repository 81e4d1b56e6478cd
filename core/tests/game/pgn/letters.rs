//! F6: games with the letters of a language, or of another alphabet than PGN's.

use zeitnot_core::game::notation::MoveError;
use zeitnot_core::game::pgn::{MainLines, PgnErrorKind};

use super::{clean, goes_round, one, plain_main_line, san_of_main};

/// King, queen, rook, bishop and knight in several languages, and how they castle.
const LANGUAGES: [(&str, &str); 10] = [
    ("K D T L S", "0-0"),
    ("R D T F C", "O-O"),
    ("R D T A C", "O-O"),
    ("Кр Ф Л С К", "0-0"),
    ("K D T L P", "O-O"),
    ("R D T B C", "O-O"),
    ("K H W G S", "O-O"),
    ("K D V S J", "O-O"),
    ("K V B F H", "O-O"),
    ("Ş V K F A", "0-0"),
];

/// The same game in the letters of a language.
fn in_letters(letters: &str, castling: &str) -> String {
    let letters: Vec<&str> = letters.split(' ').collect();
    let [king, queen, rook, bishop, knight] = letters[..] else {
        panic!("{letters:?}");
    };
    format!(
        "1. e4 e5 2. {knight}f3 {knight}c6 3. {bishop}b5 a6 4. {bishop}xc6 dxc6 \
         5. {castling} {queen}d4 6. {knight}xd4 {king}e7 7. {rook}e1"
    )
}

#[test]
fn the_reader_accepts_and_reports_the_letters_of_a_language() {
    for (letters, castling) in LANGUAGES {
        let text = in_letters(letters, castling);
        let game = one(&text);
        assert_eq!(
            san_of_main(&game),
            [
                "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O", "Qd4", "Nxd4", "Ke7",
                "Re1"
            ],
            "{text}"
        );
        let [problem] = &game.problems[..] else {
            panic!("{:?}", game.problems);
        };
        let PgnErrorKind::Letters(spelling) = problem.kind else {
            panic!("{problem:?}");
        };
        assert_eq!(spelling.spelled(), letters);
        goes_round(&game);
    }
}

#[test]
fn en_passant_and_checks_that_stand_apart_do_not_hide_the_letters() {
    for apart in ["e.p.", "ep", "e.p.!", "+"] {
        let game = one(&format!("1. e4 d5 2. e5 f5 3. exf6 {apart} Sxf6 4. d4"));
        let moves = ["e4", "d5", "e5", "f5", "exf6", "Nxf6", "d4"];
        assert_eq!(san_of_main(&game), moves, "{apart}");
        goes_round(&game);
    }
}

#[test]
fn variations_have_the_same_letters_and_marks_and_promotions_too() {
    let game = one(
        "{Anfang} 1. e4 ) e5 (1... Sf6!? 2. Sc3 (2. e5 Sd5 3. Dh5)) 2. Sf3! Sc6 \
         3. Qe2 {englisch} De7 $2 1/2-1/2",
    );
    let kinds: Vec<_> = game.problems.iter().map(|problem| problem.column).collect();
    // In the order of the text.
    assert_eq!(kinds, [16, 27]);
    assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3", "Nc6", "Qe2", "Qe7"]);
    assert_eq!(game.tree.len(), 11);
    goes_round(&game);
    let game = one("[FEN \"8/P5k1/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=D Kf7 2. Dd5 *");
    assert_eq!(san_of_main(&game), ["a8=Q", "Kf7", "Qd5+"]);
}

/// Found by `cargo xtask bench fuzz`: the word that is no move was the one at which letters were
/// looked for, and too long for it.
#[test]
fn a_long_word_in_a_variation_does_not_hide_the_letters() {
    let word = "õ".repeat(30);
    let text = format!("1. e4 e5 ({word}) 2. Sf3 Sc6 *");
    let moves = ["e4", "e5", "Nf3", "Nc6"];
    assert_eq!(san_of_main(&one(&text)), moves);
    let quick = MainLines::of(&text).next().expect("a game");
    assert_eq!(plain_main_line(&quick.tree), moves);
}

#[test]
fn a_slip_is_not_a_language_and_is_reported_as_a_bad_move() {
    for text in [
        "1. e4 e5 2. Nf3 Sc6 3. Bb5 a6 *",
        "1. e4 e5 2. Sf3 Nc6 3. Bb5 a6 *",
        "1. e4 e5 2. Sf6 Sc6 *",
        "1. e4 e5 2. Xf3 *",
    ] {
        let game = one(text);
        assert_eq!(game.problems.len(), 1, "{text}");
        let kind = &game.problems[0].kind;
        assert!(matches!(kind, PgnErrorKind::Move { .. }), "{kind:?}");
        goes_round(&game);
    }
    clean("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
}

#[test]
fn each_game_of_a_text_has_its_own_letters() {
    let pgn = super::all("1. Sf3 Sf6 2. Sc3 *\n\n1. Nf3 Nf6 *\n\n1. Cf3 Cf6 2. Tg1 *");
    let problems: Vec<usize> = pgn.games.iter().map(|game| game.problems.len()).collect();
    assert_eq!(problems, [1, 0, 1]);
    assert_eq!(pgn.games[2].problems[0].line, 5);
    pgn.games.iter().for_each(goes_round);
}

#[test]
fn a_russian_game_may_have_latin_letters_that_look_like_its_own() {
    for text in [
        "1. e4 e5 2. Кf3 Кc6 3. Сb5 а6 4. С:с6 d:c6 5. О-О! Фf6 6. Лe1 Крd8 7. Крf1",
        "1. e4 e5 2. Kf3 Kc6 3. Cb5 a6 4. C:c6 d:c6 5. O-O Фf6 6. Лe1 Kpd8 7. Kpf1",
    ] {
        let game = one(text);
        assert_eq!(
            san_of_main(&game),
            [
                "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O", "Qf6", "Re1", "Kd8",
                "Kf1"
            ],
            "{text}"
        );
        assert_eq!(game.problems.len(), 1, "{:?}", game.problems);
        goes_round(&game);
    }
    // A Latin K that could be the king, whom PGN calls so, or the knight is reported.
    let game = one("1. e4 e5 2. Кf3 Кc6 3. Кc3 Кf6 4. d3 d5 5. Kd2");
    let kinds: Vec<_> = game.problems.iter().map(|problem| &problem.kind).collect();
    let [PgnErrorKind::Letters(_), PgnErrorKind::Move { why, .. }] = kinds[..] else {
        panic!("{kinds:?}");
    };
    assert!(matches!(why, MoveError::Ambiguous(_)), "{why:?}");
}

#[test]
fn two_rooks_are_not_taken_for_the_king_of_pgn() {
    // In Turkish a K is a rook, and two of them can go to d1; PGN has K for the king, who can, too.
    let game = one("[FEN \"6k1/8/8/8/8/8/2K5/R4R2 w - - 0 1\"]\n\n\
         1. Kfe1 Şg7 2. Ke7+ Şg8 3. Ke7e1 Şh8 4. Kd1 *");
    let kinds: Vec<_> = game.problems.iter().map(|problem| &problem.kind).collect();
    let [PgnErrorKind::Letters(_), PgnErrorKind::Move { why, .. }] = kinds[..] else {
        panic!("{kinds:?}");
    };
    assert!(matches!(why, MoveError::Ambiguous(_)), "{why:?}");
}
