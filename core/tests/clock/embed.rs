//! The options that a page of another site may set on the embedded page: the parser accepts them
//! all or refuses them with every error, and no text can do more than that.

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color, EndReason, GameResult, Outcome};
use zeitnot_core::embed::live::LiveOptions;
use zeitnot_core::embed::message::{Command, Flag, FrameEvent, MessageValue, VERSION};
use zeitnot_core::embed::options::{
    BoardContent, FrameView, MAX_LENGTH, Options, OptionsDraft, Size,
};
use zeitnot_core::embed::parameter::{
    MAX_PGN, Parameter, ParameterError, ParameterErrorKind as Kind, VIEWS,
};
use zeitnot_core::settings::Theme;
use zeitnot_core::time::Millis;

fn view(query: &str) -> FrameView {
    Options::parse(query).expect(query).view
}

/// The only error in this query.
fn wrong(query: &str) -> (Option<Parameter>, Kind) {
    let problems = Options::parse(query).expect_err(query);
    assert_eq!(problems.len(), 1, "{query}: {problems:?}");
    (problems[0].parameter, problems[0].wrong)
}

#[test]
fn an_address_that_says_nothing_is_a_clock_as_usual() {
    let options = Options::parse("").expect("options");
    let control = "15+10".to_owned();
    assert_eq!(options.view, FrameView::Clock { control });
    assert_eq!(options.look.theme, Theme::System);
    assert_eq!(options.look.size, Size::MEDIUM);
    assert_eq!(options.look.orientation, Color::White);
}

#[test]
fn every_view_is_read_with_what_belongs_to_it() {
    let clock = |text: &str| FrameView::Clock {
        control: text.into(),
    };
    assert_eq!(view("view=clock&control=15%2B10"), clock("15+10"));
    // As people write it by hand.
    assert_eq!(view("control=90/40+30,%2030+30"), clock("90/40+30, 30+30"));
    assert_eq!(view("view=board"), FrameView::Board(BoardContent::Start));
    let fen = BoardContent::Fen("8/8/8/8/8/8/8/K1k5 w - - 0 1".into());
    let written = view("view=board&fen=8/8/8/8/8/8/8/K1k5+w+-+-+0+1");
    assert_eq!(written, FrameView::Board(fen));
    let pgn = FrameView::Board(BoardContent::Pgn("1. e4 *".into()));
    assert_eq!(view("view=board&pgn=1.%20e4%20*"), pgn);
    assert_eq!(
        view("view=triple-block&days=700&start=2026-12-01"),
        FrameView::TripleBlock {
            days: Some(700),
            start: Some("2026-12-01".into())
        }
    );
    assert_eq!(
        view("view=lesson&lesson=double-flag-1&step=2"),
        FrameView::Lesson {
            lesson: "double-flag-1".into(),
            step: Some(2)
        }
    );
}

#[test]
fn an_error_names_the_parameter_and_the_allowed_values() {
    use Parameter::{Days, Fen, Lang, Lesson, Pgn, Theme, View};
    let cases = [
        // A former view, which has been removed.
        ("view=curves", Some(View), Kind::NotOneOf(VIEWS)),
        ("view=chess", Some(View), Kind::NotOneOf(VIEWS)),
        (
            "view=triple-block&days=-1",
            Some(Days),
            Kind::NotWhole {
                least: 1,
                most: 9_999,
            },
        ),
        ("view=board&pgn=*&fen=8", Some(Fen), Kind::Excludes(Pgn)),
        ("view=lesson", Some(Lesson), Kind::Missing),
        ("view=lesson&lesson=../x", Some(Lesson), Kind::NotName),
        ("theme=dark&theme=light", Some(Theme), Kind::Twice),
        ("theme=%zz", Some(Theme), Kind::Escape),
        ("theme=%ff", Some(Theme), Kind::Escape),
        ("theme=%", Some(Theme), Kind::Escape),
        ("lang=<script>", Some(Lang), Kind::NotTag),
        ("size=huge", Some(Parameter::Size), Kind::NotSize),
    ];
    for (query, parameter, what) in cases {
        assert_eq!(wrong(query), (parameter, what), "{query}");
    }
}

#[test]
fn the_parser_of_options_reports_all_errors_at_once() {
    let problems = Options::parse("view=x&theme=y&size=z&colours=w").expect_err("wrong");
    assert_eq!(problems.len(), 4, "{problems:?}");
}

#[test]
fn unknown_names_and_those_of_other_views_are_ignored() {
    let plain = Options::parse("view=clock&control=3").expect("options");
    let more = "utm_source=a&view=clock&%zz=%zz&control=3&&=&fen=nonsense&days=-3&fbclid";
    assert_eq!(Options::parse(more), Ok(plain));
}

#[test]
fn a_repeated_value_counts_once_and_an_empty_one_not_at_all() {
    assert_eq!(
        Options::parse("control=3&control=3&theme="),
        Options::parse("control=3")
    );
}

#[test]
fn a_size_is_a_letter_or_pixels_within_bounds() {
    for (text, pixels) in [
        ("s", 280),
        ("m", 420),
        ("l", 640),
        ("500", 500),
        ("500px", 500),
        ("1", 160),
        ("999999999", 1_600),
    ] {
        let options = Options::parse(&["size=", text].concat()).expect(text);
        assert_eq!(options.look.size.pixels(), pixels, "{text}");
    }
    for text in ["-5", "1e3", "50%25", "9999999999", "5.5", "px"] {
        let query = ["size=", text].concat();
        assert_eq!(wrong(&query), (Some(Parameter::Size), Kind::NotSize));
    }
}

#[test]
fn the_parser_refuses_texts_that_are_too_long() {
    let long = |name: &str, length: usize| [name, "=", &"a".repeat(length)].concat();
    let pgn = |length| ["view=board&", &long("pgn", length)].concat();
    assert!(Options::parse(&pgn(MAX_PGN)).is_ok());
    let too_long = |parameter, most| (parameter, Kind::TooLong { most });
    for (query, wrong_with) in [
        (pgn(MAX_PGN + 1), too_long(Some(Parameter::Pgn), MAX_PGN)),
        (long("theme", 201), too_long(Some(Parameter::Theme), 200)),
        (long("x", MAX_LENGTH), too_long(None, MAX_LENGTH)),
    ] {
        assert_eq!(wrong(&query), wrong_with);
    }
}

#[test]
fn a_message_changes_one_value_and_a_wrong_one_can_be_taken_back() {
    let (mut draft, _) = OptionsDraft::parse("control=3&theme=dark");
    assert_eq!(draft.set("control", Some("5+3")), Ok(true));
    assert_eq!(draft.set("theme", None), Ok(true));
    assert_eq!(draft.set("onload", Some("alert(1)")), Ok(false));
    let options = draft.check().expect("options");
    assert_eq!(options.look.theme, Theme::System);
    let control = "5+3".into();
    assert_eq!(options.view, FrameView::Clock { control });
    assert_eq!(draft.set("theme", Some("pink")), Ok(true));
    assert!(draft.check().is_err());
    let too_long = "x".repeat(201);
    assert!(draft.set("theme", Some(&too_long)).is_err());
    assert_eq!(draft.set("theme", Some("light")), Ok(true));
    assert!(draft.check().is_ok());
}

#[test]
fn a_message_with_a_bad_value_is_reported_and_changes_nothing() {
    let set = |name: &str, value: Option<&str>| Command::Set {
        name: name.into(),
        value: value.map(str::to_owned),
    };
    let mut live = LiveOptions::parse("control=3&theme=dark");
    let before = live.options().cloned();
    assert!(before.is_some() && live.problems().is_empty());
    assert!(live.handle(&set("theme", Some("pink"))));
    assert_eq!(live.options().cloned(), before);
    assert_eq!(live.problems().len(), 1);
    // The wrong value does not hold up the next one.
    assert!(live.handle(&set("size", Some("l"))));
    assert!(live.problems().is_empty());
    let look = live.options().expect("options").look;
    assert_eq!((look.theme, look.size), (Theme::Dark, Size::LARGE));
    // Another view and language need another address; the other names are not parameters.
    for name in ["view", "lang", "innerHTML", ""] {
        assert!(!live.handle(&set(name, Some("board"))), "{name}");
    }
}

#[test]
fn messages_can_repair_the_errors_of_an_address_one_by_one() {
    let set = |name: &str, value: &str| Command::Set {
        name: name.into(),
        value: Some(value.into()),
    };
    let mut live = LiveOptions::parse("theme=pink&size=huge");
    assert_eq!(live.options(), None);
    assert_eq!(live.problems().len(), 2);
    assert!(live.handle(&set("theme", "dark")));
    assert_eq!((live.options(), live.problems().len()), (None, 1));
    assert!(live.handle(&set("size", "s")));
    assert!(live.options().is_some() && live.problems().is_empty());
}

fn said(parts: &[(&str, MessageValue)]) -> Option<Command> {
    Command::parse(|name| Some(parts.iter().find(|(known, _)| *known == name)?.1.clone()))
}

fn text(text: &str) -> MessageValue {
    MessageValue::Text(text.into())
}

#[test]
fn a_message_of_another_version_kind_or_shape_is_ignored() {
    let good = [
        ("zeitnot", MessageValue::Number(1)),
        ("type", text("set")),
        ("name", text("theme")),
        ("value", text("dark")),
    ];
    assert!(said(&good).is_some());
    let with = |place: usize, value: Option<MessageValue>| {
        let mut parts = good.to_vec();
        match value {
            Some(value) => parts[place].1 = value,
            None => drop(parts.remove(place)),
        }
        said(&parts)
    };
    for version in [
        MessageValue::Number(2),
        MessageValue::Number(0),
        text("1"),
        MessageValue::Null,
    ] {
        assert_eq!(with(0, Some(version)), None);
    }
    assert_eq!(with(1, Some(text("press"))), None);
    assert_eq!(with(2, Some(MessageValue::Number(3))), None);
    assert_eq!(with(3, Some(MessageValue::Number(3))), None);
    assert_eq!(with(3, Some(text(&"x".repeat(20_001)))), None);
    for place in 0..4 {
        assert_eq!(with(place, None), None);
    }
    assert_eq!(
        with(3, Some(MessageValue::Null)),
        Some(Command::Set {
            name: "theme".into(),
            value: None
        })
    );
}

#[test]
fn the_messages_of_a_frame_are_as_documented() {
    let times = ByColor {
        white: Millis::new(178_500),
        black: Millis::new(-20),
    };
    let color = Color::White;
    let head = |kind: &str| {
        vec![
            ("zeitnot", MessageValue::Number(VERSION)),
            ("type", text(kind)),
        ]
    };
    let with = |kind: &str, more: &[(&'static str, MessageValue)]| {
        let mut fields = head(kind);
        fields.extend_from_slice(more);
        fields
    };
    let both = [
        ("white", MessageValue::Number(178_500)),
        ("black", MessageValue::Number(-20)),
    ];
    assert_eq!(
        FrameEvent::Ready { height: 420 }.fields(),
        with("ready", &[("height", MessageValue::Number(420))])
    );
    let mut press = vec![("color", text("white"))];
    press.extend_from_slice(&both);
    assert_eq!(
        FrameEvent::Press { color, times }.fields(),
        with("press", &press)
    );
    let mut flag = vec![("color", text("white")), ("flag", text("first"))];
    flag.extend_from_slice(&both);
    let fell = FrameEvent::Flag {
        color,
        flag: Flag::First,
        times,
    };
    assert_eq!(fell.fields(), with("flag", &flag));
    let outcome = Outcome {
        result: GameResult::Win(Color::Black),
        reason: EndReason::Flag,
    };
    assert_eq!(
        FrameEvent::Result(outcome).fields(),
        with(
            "result",
            &[("result", text("0-1")), ("reason", text("flag"))]
        )
    );
}

/// Queries that are nearly right, which chance alone would not make.
fn query() -> impl Strategy<Value = String> {
    let names = Parameter::ALL.map(Parameter::name).to_vec();
    let name = prop_oneof![8 => prop::sample::select(names), 1 => Just("x"), 1 => Just("")];
    let value = prop_oneof![
        2 => any::<String>(),
        2 => "[%0-9a-fA-F+]{0,9}",
        2 => "[a-z0-9-]{0,12}",
        1 => prop::sample::select(VIEWS.to_vec()).prop_map(str::to_owned),
        1 => (0..10_000_u32).prop_map(|number| number.to_string()),
    ];
    prop::collection::vec((name, value), 0..8).prop_map(|parts| {
        let parts: Vec<_> = parts
            .into_iter()
            .map(|(name, value)| [name, "=", &value].concat())
            .collect();
        parts.join("&")
    })
}

proptest! {
    #[test]
    fn any_text_is_options_or_a_list_of_what_is_wrong(query in any::<String>()) {
        if let Err(problems) = Options::parse(&query) {
            prop_assert!(!problems.is_empty());
        }
    }

    #[test]
    fn a_nearly_right_query_reports_each_error_once(query in query()) {
        if let Err(problems) = Options::parse(&query) {
            prop_assert!(!problems.is_empty());
            for (index, problem) in problems.iter().enumerate() {
                let ParameterError { parameter, wrong } = problem;
                let same = |other: &ParameterError| other.parameter == *parameter && other.wrong == *wrong;
                prop_assert!(!problems[..index].iter().any(same), "{problems:?}");
            }
        }
    }

    #[test]
    fn parsed_options_are_written_as_a_query_that_parses_the_same(query in query()) {
        let (draft, _) = OptionsDraft::parse(&query);
        let (again, problems) = OptionsDraft::parse(&draft.query());
        prop_assert_eq!(problems, []);
        prop_assert_eq!(again.query(), draft.query());
        prop_assert_eq!(again.check(), draft.check());
    }
}
