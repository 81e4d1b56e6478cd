//! Links as codes, read from their drawings by another program.

use zeitnot_core::clock::notation;
use zeitnot_core::correspondence::{Event, EventDraft, link};
use zeitnot_core::link_code::LinkCode;
use zeitnot_core::percent::{STRICT, encode};
use zeitnot_fixtures::{camera, correspondence};

/// The address of an app.
const APP: &str = "https://chess.example/zeitnot/";

#[track_caller]
fn expect_read(link: &str) {
    let code = LinkCode::of(link).expect("a link that is short enough");
    assert_eq!(camera::read(code.side, &code.path), link);
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
    assert_eq!(LinkCode::of(&"z".repeat(2_332)), None);
}
