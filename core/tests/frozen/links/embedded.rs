//! Addresses of embedded views, and the messages between a frame and its page.

use zeitnot_core::clock::{ByColor, Color, EndReason, GameResult, Outcome};
use zeitnot_core::embed::message::{Command, Flag, FrameEvent, MessageValue};
use zeitnot_core::embed::options::{BoardContent, FrameView, Options, OptionsDraft, Size};
use zeitnot_core::embed::parameter::{COLOURS, ORIENTATIONS, PIECES, Parameter, THEMES, VIEWS};
use zeitnot_core::settings::Theme;
use zeitnot_core::time::Millis;

use crate::assert_means;
use crate::fixture::{assert_written, each};
use crate::words::every;

const FILE: &str = "embedded.txt";

const fn value(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::View => "clock",
        Parameter::Lang => "de-CH",
        Parameter::Theme => "dark",
        Parameter::Colours => "slate",
        Parameter::Pieces => "cburnett",
        Parameter::Orientation => "black",
        Parameter::Size => "l",
        Parameter::Control => "90/40+30, 30+30",
        Parameter::Pgn => "1. e4 {Größe & Maß} e5 2. Nf3+ *",
        Parameter::Fen => "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        Parameter::Days => "700",
        Parameter::Start => "2026-12-01",
        Parameter::Lesson => "df-first-flag",
        Parameter::Step => "3",
    }
}

/// A query with the look and these parameters.
fn query(view: &str, own: &[Parameter]) -> String {
    let mut draft = OptionsDraft::default();
    let look = [
        Parameter::Lang,
        Parameter::Theme,
        Parameter::Colours,
        Parameter::Pieces,
        Parameter::Orientation,
        Parameter::Size,
    ];
    let mut set = |name: &str, value| assert_eq!(draft.set(name, Some(value)), Ok(true));
    set(Parameter::View.name(), view);
    for parameter in look.iter().chain(own) {
        set(parameter.name(), value(*parameter));
    }
    draft.query()
}

#[test]
fn an_address_of_a_view_is_written_as_ever() {
    let queries = [
        query("clock", &[Parameter::Control]),
        query("board", &[Parameter::Pgn]),
        query("board", &[Parameter::Fen]),
        query("triple-block", &[Parameter::Days, Parameter::Start]),
        query("lesson", &[Parameter::Lesson, Parameter::Step]),
    ];
    assert_written(FILE, &(queries.join("\n") + "\n"));
    for parameter in Parameter::ALL {
        let named = format!("{}=", parameter.name());
        let parts = queries.iter().flat_map(|query| query.split('&'));
        assert!(
            parts.into_iter().any(|part| part.starts_with(&named)),
            "{named}"
        );
    }
}

#[test]
fn an_address_of_any_version_shows_the_same_view() {
    for (version, text) in each(FILE) {
        let options: Vec<Options> = text
            .lines()
            .map(|query| {
                Options::parse(query).unwrap_or_else(|why| {
                    panic!("{query} of {version}: {why:?}{}", crate::fixture::ADVICE)
                })
            })
            .collect();
        let look = options[0].look;
        assert_means!(
            (look.theme, look.colours),
            (Theme::Dark, "slate"),
            "{version}"
        );
        assert_means!(
            (look.pieces, look.orientation),
            ("cburnett", Color::Black),
            "{version}"
        );
        assert_means!(
            (look.size, look.size.pixels()),
            (Size::LARGE, 640),
            "{version}"
        );
        let control = value(Parameter::Control).to_owned();
        assert_means!(options[0].view, FrameView::Clock { control }, "{version}");
        let pgn = value(Parameter::Pgn).to_owned();
        assert_means!(
            options[1].view,
            FrameView::Board(BoardContent::Pgn(pgn)),
            "{version}"
        );
        let fen = value(Parameter::Fen).to_owned();
        assert_means!(
            options[2].view,
            FrameView::Board(BoardContent::Fen(fen)),
            "{version}"
        );
        let view = FrameView::TripleBlock {
            days: Some(700),
            start: Some("2026-12-01".into()),
        };
        assert_means!(options[3].view, view, "{version}");
        let view = FrameView::Lesson {
            lesson: "df-first-flag".into(),
            step: Some(3),
        };
        assert_means!(options[4].view, view, "{version}");
    }
}

#[test]
fn every_value_that_an_address_had_is_still_valid() {
    let now: String = [VIEWS, THEMES, COLOURS, PIECES, ORIENTATIONS]
        .map(|values| values.join(" ") + "\n")
        .concat();
    for (version, text) in each("embedded-values.txt") {
        for (line, values) in text.lines().zip(now.lines()) {
            let values: Vec<&str> = values.split(' ').collect();
            let gone = line.split(' ').find(|value| !values.contains(value));
            assert_means!(gone, None, "{version}");
        }
    }
    assert_written("embedded-values.txt", &now);
    // A parameter that is left out means the same as before.
    let usual = Options::parse("").expect("nothing is wrong");
    let control = "15+10".to_owned();
    assert_means!(usual.view, FrameView::Clock { control }, "an empty address");
    assert_means!(usual.look.size.pixels(), 420, "an empty address");
}

#[test]
fn a_frame_and_its_page_speak_as_ever() {
    let times = ByColor {
        white: Millis::new(897_500),
        black: Millis::new(-250),
    };
    let outcome = Outcome {
        result: GameResult::Win(Color::White),
        reason: EndReason::FlagWithoutMate,
    };
    let color = Color::White;
    let flags = every!(Flag {
        Flag::Only => Flag::Only,
        Flag::First => Flag::First,
        Flag::Extra => Flag::Extra,
    });
    let mut events = every!(FrameEvent {
        FrameEvent::Ready { .. } => FrameEvent::Ready { height: 420 },
        FrameEvent::Size { .. } => FrameEvent::Size { height: 640 },
        FrameEvent::Press { .. } => FrameEvent::Press { color, times },
        FrameEvent::Result(_) => FrameEvent::Result(outcome),
        FrameEvent::Flag { .. } => FrameEvent::Flag { color, flag: Flag::Only, times },
    });
    let flagged = flags
        .into_iter()
        .skip(1)
        .map(|flag| FrameEvent::Flag { color, flag, times });
    events.extend(flagged);
    let lines = events.iter().map(|event| {
        let fields = event.fields().into_iter().map(|(name, value)| match value {
            MessageValue::Number(number) => format!("{name}: {number}"),
            MessageValue::Text(text) => format!("{name}: {text:?}"),
            MessageValue::Null => format!("{name}: null"),
        });
        fields.collect::<Vec<_>>().join(", ") + "\n"
    });
    assert_written("messages.txt", &lines.collect::<String>());
    let said = |name: &str| {
        let text = |text: &str| Some(MessageValue::Text(text.into()));
        match name {
            "zeitnot" => Some(MessageValue::Number(1)),
            "type" => text("set"),
            "name" => text("theme"),
            "value" => text("dark"),
            _ => None,
        }
    };
    let set = Command::Set {
        name: "theme".into(),
        value: Some("dark".into()),
    };
    assert_means!(Command::parse(said), Some(set), "a request of version 1");
}
