//! Tags in a line, and values without quotes.

use zeitnot_core::clock::GameResult;

use super::{all, goes_round, one, san_of_main};

#[test]
fn tags_without_quotes_may_stand_in_one_line_with_the_moves() {
    for text in [
        "[White a][Black b][Result 1-0]1. e4",
        "[White a] [Black b] [Result 1-0] 1. e4",
        "[White a][Black b][Result 1-0] 1.e4 {[%clk 0:01:00]} *",
        "[White a][Black b]\n[Result 1-0]\n\n1. e4",
        "[White a][Black \"b\"][Result 1-0]1. e4",
        "[White \"a\"][Black b][Result \"1-0\"]1. e4",
        "[White \"a\" x][Black b][Result \"1-0\"]1. e4",
        "[White \"a][Black \"b\"][Result \"1-0\"]1. e4",
        "[White a[Black \"b\"][Result 1-0]\n1. e4",
        "[White: a][Black=b][Result = 1-0]\n1. e4",
        "[White:\"a\"][Black=\"b\"][Result 1-0]\n1. e4",
        "[WHITE a][black b][Result 1-0]{x} 1. e4",
    ] {
        let game = one(text);
        let tag = |name| game.tree.tags.get(name).unwrap_or_default();
        assert!(
            matches!(tag("White"), "a" | "a x"),
            "{text}: {:?}",
            game.tree.tags
        );
        assert_eq!(tag("Black"), "b", "{text}");
        assert!(tag("Result").ends_with("1-0"), "{text}");
        assert_eq!(san_of_main(&game), ["e4"], "{text}");
        let result = game.result.map(GameResult::score);
        let open = text.contains("= 1-0") || text.ends_with('*');
        assert!(open || result == Some("1-0"), "{text}");
        assert!(
            !game.problems.is_empty() || !text.contains("[Black b"),
            "{text}"
        );
        goes_round(&game);
    }
}

#[test]
fn a_value_without_quotes_keeps_the_brackets_in_it() {
    for (line, value) in [
        ("[Event Open [A]]", "Open [A]"),
        ("[Event a]b]", "a]b"),
        ("[Event Open (rapid)]", "Open (rapid)"),
        ("[Event it's; here]", "it's; here"),
        ("[Event no end", "no end"),
        ("[Event a [b", "a [b"),
        ("[Event a ]  ", "a"),
        ("[Event \"x\" and y]", "x and y"),
    ] {
        let game = one(&format!("{line}\n[Site \"here\"]\n\n1. e4 *"));
        assert_eq!(game.tree.tags.get("Event"), Some(value), "{line}");
        assert_eq!(game.tree.tags.get("Site"), Some("here"), "{line}");
        assert_eq!(san_of_main(&game), ["e4"], "{line}");
        assert_eq!(game.problems.len(), 1, "{line}");
        goes_round(&game);
    }
}

#[test]
fn a_value_keeps_what_looks_like_another_tag_behind_its_own_quotes() {
    for value in ["two][ \"2\"", "a][b\"c", "a] [\\ \"x", "a][b", "[1] [2 "] {
        let quoted = value.replace('\\', "\\\\").replace('"', "\\\"");
        let game = one(&format!("[Event \"{quoted}\"]\n\n1. e4 *"));
        assert_eq!(game.tree.tags.get("Event"), Some(value), "{quoted}");
        assert_eq!(game.problems, [], "{quoted}");
        goes_round(&game);
    }
}

#[test]
fn a_game_may_begin_with_a_tag_without_quotes() {
    for end in ["", " 1-0", " 1-0 ff", " {x}"] {
        let pgn = all(&format!(
            "[White a]\n\n1. e4{end}\n\n[White b]\n[Black c]\n\n1. d4 *"
        ));
        assert_eq!(pgn.games.len(), 2, "{end}: {pgn:?}");
        assert_eq!(pgn.games[1].tree.tags.get("White"), Some("b"));
        assert_eq!(san_of_main(&pgn.games[1]), ["d4"]);
    }
    // Brackets in the text are not tags.
    let game = one("1. e4 [White is better] e5 *");
    assert_eq!(san_of_main(&game), ["e4"]);
    assert_eq!(game.problems.len(), 2);
}
