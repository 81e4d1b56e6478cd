//! Signs of evaluation as they are printed, instead of `$` and a number.

use zeitnot::game::NodeId;

use super::{clean, flat, goes_round, one};

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
    let game = clean("1. e4 e5 (⌓ 1... c5 ±) 2. Nf3 *");
    assert_eq!(flat(&game), "1. e4 e5 (1... c5 $142 $16) 2. Nf3 *");
    goes_round(&game);
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
