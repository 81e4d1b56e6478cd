//! Signs of evaluation as they are printed, instead of `$` and a number.

use zeitnot_core::game::NodeId;

use super::{becomes, clean, flat, goes_round, one, san_of_main};

const SIGNS: [(&str, u8); 19] = [
    ("=", 10),
    ("∞", 13),
    ("+=", 14),
    ("+/=", 14),
    ("⩲", 14),
    ("=+", 15),
    ("=/+", 15),
    ("⩱", 15),
    ("+/-", 16),
    ("±", 16),
    ("-/+", 17),
    ("∓", 17),
    ("+-", 18),
    ("+\u{2212}", 18),
    ("+–", 18),
    ("-+", 19),
    ("–+", 19),
    ("□", 7),
    ("N", 146),
];

#[test]
fn signs_of_evaluation_after_a_move_are_its_marks() {
    for (sign, nag) in SIGNS {
        let game = clean(&format!(
            "1. e4 e5 2. Nf3 {sign} Nc6 3. Bb5 {sign}{{x}} a6 *"
        ));
        let mark = format!("${nag}");
        assert_eq!(
            flat(&game),
            format!("1. e4 e5 2. Nf3 {mark} Nc6 3. Bb5 {mark} {{x}} 3... a6 *"),
            "{sign}"
        );
        goes_round(&game);
    }
}

#[test]
fn signs_of_evaluation_may_be_written_to_the_move_itself() {
    for (sign, nag) in SIGNS.into_iter().filter(|(sign, _)| *sign != "N") {
        let game = clean(&format!("1. e4{sign} e5!{sign} 2. Nf3{sign}! Nc6 *"));
        assert_eq!(
            flat(&game),
            format!("1. e4 ${nag} e5 $1 ${nag} 2. Nf3 ${nag} $1 Nc6 *"),
            "{sign}"
        );
    }
    let check = clean("1. e4 e5 2. Qh5 Nf6 3. Qxf7++- Kxf7-+ *");
    assert_eq!(flat(&check), "1. e4 e5 2. Qh5 Nf6 3. Qxf7+ $18 Kxf7 $19 *");
}

#[test]
fn promotions_and_checks_are_not_taken_for_signs() {
    let game = clean("[FEN \"8/P5k1/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q+- Kf7 + 2. Qd5 + *");
    assert_eq!(flat(&game), "1. a8=Q $18 Kf7 2. Qd5+ *");
}

#[test]
fn signs_before_a_variation_are_about_its_first_move() {
    becomes(
        "1. e4 e5 (⌓ 1... c5 ±) 2. Nf3 *",
        "1. e4 e5 (1... c5 $142 $16) 2. Nf3 *",
    );
    let before = one("= 1. e4 *");
    assert_eq!(before.problems.len(), 1);
    assert_eq!(before.tree.notes(NodeId::ROOT).after, ["="]);
}

#[test]
fn signs_do_not_hide_the_letters_of_a_language() {
    let game = one("1. Sf3 = Sf6= 2. Sc3+= Sc6 N *");
    assert_eq!(game.problems.len(), 1);
    assert_eq!(flat(&game), "1. Nf3 $10 Nf6 $10 2. Nc3 $14 Nc6 $146 *");
}

/// Signs that have numbers, besides those of [`SIGNS`].
const OTHERS: [(&str, u8); 20] = [
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("‼\u{fe0f}", 3),
    ("→", 40),
    ("↑", 36),
    ("⇆", 132),
    ("⇄", 132),
    ("⊕", 138),
    ("⨁", 138),
    ("⊙", 22),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("=∞", 44),
    ("⌓", 142),
    ("△", 140),
    ("∆", 140),
    ("Δ", 140),
];

#[test]
fn a_printed_sign_is_its_number_with_and_without_a_space() {
    for (sign, nag) in OTHERS {
        for space in ["", " "] {
            let text = format!("1. e4{space}{sign} e5 2. Nf3{space}!{sign} Nc6{space}{sign}\n*");
            assert_eq!(
                flat(&clean(&text)),
                format!("1. e4 ${nag} e5 2. Nf3 $1 ${nag} Nc6 ${nag} *"),
                "{text}"
            );
        }
    }
    for (text, written) in [
        ("1. e4??±→ Nf6 *", "1. e4 $4 $16 $40 Nf6 *"),
        ("1. e4 e5 2. Qh5+–→ Nc6 *", "1. e4 e5 2. Qh5 $18 $40 Nc6 *"),
        ("1. e4‼, e5⁈. *", "1. e4 $3 e5 $6 *"),
        (
            "1. e4!e5?2. Nf3±Nc6, 3. Bb5,a6 *",
            "1. e4 $1 e5 $2 2. Nf3 $16 Nc6 3. Bb5 a6 *",
        ),
        ("1. e4 e5 (1... ⌓c5±) *", "1. e4 e5 (1... c5 $142 $16) *"),
    ] {
        becomes(text, written);
    }
    goes_round(&one("1. e4 e5 (⌓1... c5±) *"));
}

#[test]
fn a_novelty_may_be_written_to_the_move_itself() {
    for sign in ["N", "TN", "!N", "N!", "RR"] {
        let game = clean(&format!("1. e4{sign} e5 2. Nf3{sign} Nc6 3. Qe2{sign} *"));
        assert_eq!(
            san_of_main(&game),
            ["e4", "e5", "Nf3", "Nc6", "Qe2"],
            "{sign}"
        );
        let nags = &game.tree.notes(game.tree.main_line()[2]).nags;
        assert!(nags.contains(&146) || nags.contains(&145), "{sign}");
        goes_round(&game);
    }
    let game = one("1. Sf3N Sf6 2. Sc3 Sc6N *");
    assert_eq!(flat(&game), "1. Nf3 $146 Nf6 2. Nc3 Nc6 $146 *");
    // It is a knight where a pawn can become one.
    let game = clean("[FEN \"8/P5k1/8/8/8/8/1R6/K7 w - - 0 1\"]\n\n1. a8N Kf7 2. Rb8N *");
    assert_eq!(flat(&game), "1. a8=N Kf7 2. Rb8 $146 *");
}

#[test]
fn the_reader_reports_and_keeps_an_unknown_sign_and_the_moves_go_on() {
    for sign in [
        "§", "☺", "👍", "¶¶", "↯", "(°)", "%%", "_", "\"", "&", "~", "⇗",
    ] {
        for (before, after) in [("", ""), (" ", ""), (" ", " "), ("!", "")] {
            let text = format!("1. e4{before}{sign}{after} e5 2. Nf3 Nc6{before}{sign} *");
            let game = one(&text);
            assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3", "Nc6"], "{text}");
            let [first, .., last] = game.tree.main_line()[..] else {
                panic!("{text}");
            };
            for node in [first, last] {
                assert_eq!(game.tree.notes(node).after, [sign], "{text}");
            }
            assert!(game.problems.len() >= 2, "{text}");
            goes_round(&game);
        }
    }
    let game = one("1. §e4 e5 2. \"Nf3\" Nc6 *");
    assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3", "Nc6"]);
    // A move with something in its middle is not guessed.
    for text in [
        "1. e4 e5 2. N§f3 *",
        "1. e4 e5 2. Nf§3 *",
        "1. e4 e5 2. N\u{fffd}f3 *",
    ] {
        let game = one(text);
        assert_eq!(san_of_main(&game), ["e4", "e5"], "{text}");
        assert_eq!(game.problems.len(), 1, "{text}");
    }
}

#[test]
fn marks_alone_in_brackets_are_kept_as_they_are_written() {
    for inside in [
        "=", "$1", "!", "$10 $11", "±", "N", "= !", "∞", "5", "1", "0.35", "-0.35", "1.", "§",
        "+0.35/12",
    ] {
        let game = one(&format!("1. e4 ({inside}) e5 2. Nf3 *"));
        assert_eq!(
            flat(&game),
            format!("1. e4 {{({inside})}} 1... e5 2. Nf3 *"),
            "{inside}"
        );
        assert!(!game.problems.is_empty(), "{inside}");
        for problem in &game.problems {
            let said = problem.kind.to_string();
            assert!(!said.contains("$10") || inside.contains("$10"), "{said}");
            assert!(!said.contains("annotation glyph from"), "{said}");
        }
        goes_round(&game);
    }
    clean("1. e4 () e5 *");
}
