//! The address of a frame in the first line, and messages to it: `name=value` sets, `name` takes
//! away.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zeitnot_core::clock::notation;
use zeitnot_core::correspondence::civil;
use zeitnot_core::embed::live::LiveOptions;
use zeitnot_core::embed::message::Command;
use zeitnot_core::embed::options::{BoardContent, FrameView, Options, OptionsDraft, Size};
use zeitnot_core::embed::snippet;
use zeitnot_core::game::{Start, pgn};

/// The values are written as a query that has them all.
fn goes_round(draft: &OptionsDraft) {
    let query = draft.query();
    let (again, problems) = OptionsDraft::parse(&query);
    assert_eq!(problems, [], "{query}");
    assert_eq!(again.query(), query);
    for (name, value) in snippet::values(draft) {
        assert!(
            snippet::values(&again).any(|other| other == (name, value)),
            "{query}"
        );
    }
    assert_eq!(Options::parse(&query), draft.check(), "{query}");
    let element = snippet::element("https://example.org/", draft);
    let (_, element) = element.split_once('\n').expect("a script before it");
    let frame = snippet::frame("https://example.org/", draft, "A frame", 420);
    for html in [element, &frame] {
        assert!(!html.contains(['[', ']', '\n', '\r']), "{html}");
        assert_eq!(html.matches('"').count() % 2, 0, "{html}");
    }
}

/// Reads the longer texts as a view does.
fn is_shown(options: &Options) {
    assert!((Size::MIN..=Size::MAX).contains(&options.look.size));
    match &options.view {
        FrameView::Clock { control } => drop(notation::parse_notation(control)),
        FrameView::Board(BoardContent::Pgn(text)) => {
            drop(pgn::parse(text, &pgn::Limits::default()));
        }
        FrameView::Board(BoardContent::Fen(text)) => drop(Start::from_fen(text)),
        FrameView::TripleBlock { days, start } => {
            assert!(days.is_none_or(|days| (1..=9_999).contains(&days)));
            let _ = start.as_deref().map(civil::parse);
        }
        FrameView::Lesson { step, .. } => assert!(step.is_none_or(|step| (1..=99).contains(&step))),
        FrameView::Board(BoardContent::Start) => {}
    }
}

fuzz_target!(|text: &str| {
    let mut lines = text.split('\n');
    let query = lines.next().unwrap_or_default();
    let mut live = LiveOptions::parse(query);
    assert_eq!(live.options().is_some(), live.problems().is_empty());
    goes_round(live.draft());
    for line in lines {
        let (name, value) = match line.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (line, None),
        };
        let before = live.options().cloned();
        let name = name.to_owned();
        live.handle(&Command::Set { name, value });
        goes_round(live.draft());
        assert!(
            before.is_none() || live.options().is_some(),
            "a frame keeps its view"
        );
    }
    live.options().into_iter().for_each(is_shown);
});
