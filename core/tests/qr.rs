//! Links and series as codes, read from their drawings by another program.

use zeitnot_core::clock::notation;
use zeitnot_core::correspondence::{Event, EventDraft, link};
use zeitnot_core::percent::{STRICT, encode};
use zeitnot_core::qr::Drawing;
use zeitnot_core::qr::series::{self, Garbled, MAX_PARTS, Reader};
use zeitnot_fixtures::camera::{self, Level};
use zeitnot_fixtures::correspondence;

/// The address of an app.
const APP: &str = "https://chess.example/zeitnot/";

#[track_caller]
fn expect_read(link: &str) {
    let code = Drawing::of_link(link).expect("a link that is short enough");
    assert_eq!(camera::read(code.side, &code.path, Level::M), link);
}

#[test]
fn a_camera_reads_the_link_to_each_kind_of_page() {
    let draft = EventDraft {
        name: "Équipe & Команда 100%".into(),
        zone: "Europe/Berlin".into(),
        ..correspondence::draft(correspondence::START)
    };
    let event = Event::new(draft).expect("a valid event");
    let control = notation::parse("90/40, 15 df300/30").expect("a time control");
    let position = "8/8/8/8/8/2k5/2p5/2K5 w - - 12 140";
    for (language, page) in [
        ("", ["#/post/event?", &link::write(&event)].concat()),
        ("?lang=pt-BR", "#/learn/df-scramble/1".into()),
        ("?lang=de", "#/learn/quiz?seed=18446744073709551615".into()),
        (
            "",
            ["#/?control=", &encode(&notation::print(&control), STRICT)].concat(),
        ),
        (
            "",
            ["#/winning?fen=", &encode(position, STRICT), "&side=black"].concat(),
        ),
    ] {
        expect_read(&[APP, language, &page].concat());
    }
}

#[test]
fn a_camera_reads_a_link_of_any_length_up_to_the_largest_code() {
    for length in [1, 15, 110, 290, 620, 1_030, 1_640, 2_331] {
        expect_read(&"zeitnot".repeat(length)[..length]);
    }
}

#[test]
fn a_link_longer_than_the_largest_code_has_no_code() {
    assert_eq!(Drawing::of_link(&"z".repeat(2_332)), None);
}

/// A text that hardly becomes shorter when it is compressed.
fn long(bytes: usize) -> String {
    let mut seed = 7;
    let letter = |_| char::from(b' ' + (correspondence::next(&mut seed) % 95) as u8);
    (0..bytes).map(letter).collect()
}

fn drawn(text: &str) -> Vec<Drawing> {
    let parts = series::parts(text).expect("a text that is short enough");
    let drawing = |part: &String| Drawing::of_part(part).expect("a part of ours");
    parts.iter().map(drawing).collect()
}

/// The texts of the codes of a text, as a camera reads them.
fn seen(text: &str) -> Vec<String> {
    let read = |code: &Drawing| camera::read(code.side, &code.path, Level::L);
    drawn(text).iter().map(read).collect()
}

#[test]
fn a_camera_that_reads_each_code_of_a_series_has_its_text() {
    for text in ["", "z", "Équipe 12 ♞ Команда", &long(3_000)] {
        let mut reader = Reader::default();
        let mut read: Vec<_> = seen(text).iter().map(|code| reader.read(code)).collect();
        assert_eq!(read.pop(), Some(Some(Ok(text.to_owned()))));
        assert!(read.iter().all(Option::is_none), "{read:?}");
    }
}

#[test]
fn all_codes_of_a_series_have_one_size_so_that_nothing_jumps() {
    let codes = drawn(&long(3_000));
    assert!(codes.len() > 2, "{}", codes.len());
    let sides: Vec<_> = codes.iter().map(|code| code.side).collect();
    assert_eq!(sides, vec![89; codes.len()]);
}

#[test]
fn codes_are_read_in_any_order_and_more_than_once() {
    let text = long(2_000);
    let mut codes = series::parts(&text).expect("a text that is short enough");
    let all = codes.len();
    codes.rotate_left(2);
    let mut reader = Reader::default();
    for (at, code) in codes.iter().enumerate() {
        assert_eq!(reader.progress().0, at);
        let read = reader.read(code);
        assert_eq!(read.is_some(), at + 1 == all);
        assert_eq!(reader.read(code), read);
        assert_eq!(reader.progress(), (at + 1, all));
    }
}

#[test]
fn a_code_that_is_none_of_a_series_is_passed_over() {
    let codes = series::parts(&long(1_000)).expect("a text that is short enough");
    let mut reader = Reader::default();
    assert_eq!(reader.read(&codes[0]), None);
    let before = reader.progress();
    for other in [
        "",
        "https://chess.example/zeitnot/",
        "ZEITNOT1/0/0/1/",
        "ZEITNOT1/0/2/1/",
        "ZEITNOT1/0/1/151/",
        "ZEITNOT1/0/1/99999999999999999999/",
        "ZEITNOT1/XYZ/1/1/",
        "ZEITNOT1/0/1/1/lower case",
        "ZEITNOT2/0/1/1/",
        &format!("ZEITNOT1/0/1/1/{}", "000".repeat(300)),
    ] {
        assert_eq!(reader.read(other), None, "{other}");
        assert_eq!(reader.progress(), before, "{other}");
    }
}

#[test]
fn a_code_of_another_series_begins_with_that() {
    let [first, second] = [long(1_500), long(1_400)].map(|text| (series::parts(&text), text));
    let mut reader = Reader::default();
    reader.read(&first.0.expect("codes")[0]);
    let codes = second.0.expect("codes");
    let read = codes.iter().filter_map(|code| reader.read(code)).next();
    assert_eq!(read, Some(Ok(second.1)));
}

#[test]
fn parts_that_do_not_make_a_text_are_an_error_and_reading_begins_anew() {
    let mut reader = Reader::default();
    // A part of nothing, whose checksum is 0; one whose checksum is another; one that is right.
    for (code, read) in [
        ("ZEITNOT1/0/1/1/", Some(Err(Garbled))),
        ("ZEITNOT1/1/1/1/00", Some(Err(Garbled))),
    ] {
        assert_eq!(reader.read(code), read, "{code}");
        assert_eq!(reader.progress(), (0, 0));
    }
    let codes = series::parts("a game").expect("codes");
    assert_eq!(reader.read(&codes[0]), Some(Ok("a game".to_owned())));
}

#[test]
fn a_text_of_more_than_150_codes_has_none() {
    let fits = long(70_000);
    let codes = series::parts(&fits).expect("a text that is short enough");
    assert!(codes.len() <= MAX_PARTS);
    assert_eq!(series::parts(&long(120_000)), None);
}
