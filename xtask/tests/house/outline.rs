//! The outline of the page, which is shown before the app starts, agrees with the app.

use std::fs;

use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::view::half::outline;
use zeitnot_core::clock::{Clock, Face, Setup, notation};
use zeitnot_core::time::Instant;

use crate::place;

/// The text of a file of the app.
fn file(name: &str) -> String {
    fs::read_to_string(place(name)).expect("a file of the app")
}

/// On a first visit the outline shows the same clock as the app will: 3+2.
#[test]
fn the_outline_has_the_figures_of_a_first_visit() {
    let controls = notation::parse("3+2").expect("a control");
    let clock = Clock::new(Setup::new(SetupDraft::standard(controls)).expect("a valid setup"));
    let figures = outline(&Face::of(&clock, Instant::START));
    let [_, digits, ems, ..] = figures.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{figures}");
    };
    let shown = format!("<div class=\"figures\">{digits}</div>");
    assert_eq!(file("public/outline.html").matches(&shown).count(), 2);
    assert!(file("style/widgets/half/figures.css").contains(&format!("--ems: {ems};")));
}

/// The outline is shown before the app starts, and its icons must not change then.
#[test]
fn the_outline_of_the_page_has_the_icons_of_the_app() {
    let (outline, icons) = (file("public/outline.html"), file("src/ui/widgets/icon.rs"));
    for name in "Home Board Turn FullScreen Settings Correspondence Learn History Back".split(' ') {
        let after = icons.split_once(&format!("Icon::{name} =>"));
        let path = after
            .and_then(|(_, after)| after.split('"').nth(1))
            .expect("a path");
        assert!(
            outline.contains(&format!("<path d=\"{path}\" />")),
            "{name}"
        );
    }
}

/// The outlines of home and of the list, without a correspondence game, have their words from
/// `page.ftl`, and the app from its own texts.
#[test]
fn the_outlines_without_a_game_say_what_the_app_says() {
    for language in ["en", "de"] {
        let page = file(&format!("locales/{language}/page.ftl"));
        for (area, message, word) in [
            ("correspondence", "games-title", "correspondence"),
            ("correspondence", "games-teach", "no-games"),
            ("correspondence", "games-teach-blocks", "no-games-more"),
            ("base", "home-games-hint", "home-none"),
        ] {
            let texts = file(&format!("locales/{language}/{area}.ftl"));
            let mut words = page.lines().filter_map(|line| line.split_once(" = "));
            let (_, word) = words.find(|(name, _)| *name == word).expect("a word");
            let said = format!("{message} = {word}");
            assert!(texts.lines().any(|line| line == said), "{language}: {said}");
        }
    }
}
