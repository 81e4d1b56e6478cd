//! Files in the encodings that programs use for games.

use zeitnot_core::game::NodeId;
use zeitnot_core::game::pgn::Pgn;

use super::{file, goes_round, san_of_main};

fn white(pgn: &Pgn) -> Vec<&str> {
    let names = |tag| pgn.games.iter().map(move |game| game.tree.tags.get(tag));
    names("White").flatten().collect()
}

#[test]
fn a_file_in_windows_1252_keeps_every_letter() {
    let pgn = file(b"[White \"\x8aari\xe6\"]\n\n{it\x92s \x93so\x94 \x80 \x9f} 1. e4 *");
    assert!(pgn.is_clean());
    assert_eq!(white(&pgn), ["Šariæ"]);
    assert_eq!(
        pgn.games[0].tree.notes(NodeId::ROOT).after,
        ["it’s “so” € Ÿ"]
    );
    goes_round(&pgn.games[0]);
}

#[test]
fn each_line_of_a_file_is_read_in_its_own_encoding() {
    let mut bytes = "[White \"Müller\"]\n\n1. e4 {größer} *\n\n"
        .as_bytes()
        .to_vec();
    bytes.extend_from_slice(b"[White \"M\xfcller\"]\n\n1. d4 {gr\xf6\xdfer} *\n\n");
    bytes.extend_from_slice("[White \"Šarić\"]\n\n*\n".as_bytes());
    let pgn = file(&bytes);
    assert_eq!(white(&pgn), ["Müller", "Müller", "Šarić"]);
    let notes = |game: usize| {
        let tree = &pgn.games[game].tree;
        tree.notes(tree.main_line()[0]).after.concat()
    };
    assert_eq!((notes(0), notes(1)), ("größer".into(), "größer".into()));
}

#[test]
fn one_damaged_letter_leaves_the_others_of_its_line() {
    let mut bytes = "[White \"Šarić Đurić".as_bytes().to_vec();
    bytes.extend_from_slice(b" \xc4\"]\n\n*");
    assert_eq!(white(&file(&bytes)), ["Šarić Đurić Ä"]);
}

#[test]
fn a_hidden_line_is_hidden_behind_a_byte_order_mark_too() {
    let text = "\u{feff}% hidden\n[Event \"A\"]\n\n1. e4 *\n\u{feff}% hidden\n1. d4 *";
    for pgn in [file(text.as_bytes()), super::all(text)] {
        assert!(pgn.is_clean(), "{pgn:?}");
        assert_eq!(pgn.games.len(), 2);
        assert_eq!(pgn.games[0].tree.tags.get("Event"), Some("A"));
    }
}

#[test]
fn a_file_in_utf_16_is_read_with_and_without_its_mark() {
    let text = "[White \"Šarić 💥\"]\r\n\r\n1. e4 {größer} e5 1-0\r\n";
    let little = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big = |text: &str| text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let marked = format!("\u{feff}{text}");
    let files: [Vec<u8>; 4] = [little(text), big(text), little(&marked), big(&marked)];
    for bytes in files {
        let pgn = file(&bytes);
        assert!(pgn.is_clean(), "{pgn:?}");
        assert_eq!(white(&pgn), ["Šarić 💥"]);
        assert_eq!(san_of_main(&pgn.games[0]), ["e4", "e5"]);
        goes_round(&pgn.games[0]);
    }
}
