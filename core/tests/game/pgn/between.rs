//! Text between tags, between games and between moves.

use zeitnot_core::game::NodeId;

use super::{all, clean, flat, goes_round, san_of_main};

#[test]
fn comments_between_tags_do_not_split_a_game() {
    for between in [
        "\n; note\n",
        " ; note\n",
        "\n{note}\n",
        "{note}",
        "\n\n{note}\n\n",
        "\n%no\n; note\n\n",
    ] {
        let game = clean(&format!(
            "[Event \"a\"]{between}[Site \"x\"]\n\n1. e4 e5 1-0"
        ));
        assert_eq!(game.tree.tags.get("Event"), Some("a"), "{between}");
        assert_eq!(game.tree.tags.get("Site"), Some("x"), "{between}");
        // It is kept before the first move.
        assert_eq!(game.tree.notes(NodeId::ROOT).after, ["note"]);
        assert_eq!(san_of_main(&game), ["e4", "e5"]);
        goes_round(&game);
    }
}

#[test]
fn a_comment_before_the_tags_is_about_the_game_that_follows() {
    let pgn = all("; by Ann\n[Event \"a\"]\n\n1. e4 1-0\n\n{the next}\n[Event \"b\"]\n\n1. d4 *");
    assert!(pgn.is_clean(), "{pgn:?}");
    let said = pgn.games.iter().map(|game| game.tree.notes(NodeId::ROOT));
    let said: Vec<String> = said.map(|notes| notes.after.concat()).collect();
    assert_eq!(said, ["by Ann", "the next"]);
}

#[test]
fn a_game_of_only_a_comment_is_not_joined_with_the_next() {
    let pgn = all("[Event \"a\"]\n\n{a report}\n\n[Event \"b\"]\n\n1. e4 *");
    assert_eq!(pgn.games.len(), 2);
    assert_eq!(pgn.games[0].tree.notes(NodeId::ROOT).after, ["a report"]);
}

#[test]
fn a_comment_after_the_result_is_about_the_game_that_ended() {
    let pgn = all("1. e4 e5 1-0 {White resigned} ; too early\n\n1. d4 d5 0-1\n\n{the end}\n");
    assert!(pgn.is_clean());
    assert_eq!(pgn.games.len(), 2, "{pgn:?}");
    assert_eq!(
        flat(&pgn.games[0]),
        "1. e4 e5 {White resigned} {too early} 1-0"
    );
    assert_eq!(flat(&pgn.games[1]), "1. d4 d5 {the end} 0-1");
    pgn.games.iter().for_each(goes_round);
}

#[test]
fn characters_without_width_between_moves_are_ignored() {
    for c in [
        '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}', '\u{ad}', '\u{2060}',
        '\u{feff}', '\u{202a}', '\u{2069}', '\u{61c}', '\u{180e}',
    ] {
        let game = clean(&format!(
            "{c}[Event \"a\"]{c}\n\n{c}1. {c}e4{c} e5{c} {c}2.{c}Nf3! {c}({c}2. d4{c}) {{a{c}b}} 1-0{c}"
        ));
        assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3"], "{:x}", c as u32);
        let last = game.tree.main_line()[2];
        assert_eq!(game.tree.notes(last).after, [format!("a{c}b")]);
        goes_round(&game);
    }
}

#[test]
fn commas_and_full_stops_between_moves_are_ignored() {
    let game = clean("1. e4, e5; 2. as usual\n2. Nf3 Nc6, 3. Bb5. 1-0");
    assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
}

#[test]
fn results_are_read_as_they_are_written() {
    for (text, score) in [
        ("1:0", "1-0"),
        ("0:1", "0-1"),
        ("1\u{2212}0", "1-0"),
        ("1\u{2014}0", "1-0"),
        ("0.5-0.5", "1/2-1/2"),
        ("½:½", "1/2-1/2"),
        ("1/2:1/2", "1/2-1/2"),
    ] {
        let pgn = all(&format!(
            "[Event \"a\"]\n\n1. e4 e5 {text}\n\n[Event \"b\"]\n\n*"
        ));
        assert!(pgn.is_clean(), "{text}: {pgn:?}");
        assert_eq!(pgn.games.len(), 2);
        assert_eq!(
            pgn.games[0].result.map(|result| result.score()),
            Some(score)
        );
        let pgn = all(&format!("[Result \"{text}\"]\n\n1. e4 e5 {score}\n"));
        assert!(pgn.is_clean(), "{text}: {pgn:?}");
    }
}
