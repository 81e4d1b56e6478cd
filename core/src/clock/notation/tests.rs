//! Accepted texts, rejected texts, and lossless round trips.

use super::*;
use crate::clock::color::ByColor;
use crate::clock::control::{Mode, Period, PeriodEnd, TimeControl};
use crate::clock::setup::{Setup, SetupDraft};
use crate::time::Millis;

fn read(text: &str) -> ByColor<TimeControl> {
    parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Checks that a text is accepted, makes a valid setup, and has this canonical text.
fn check_canonical(cases: &[(&str, &str)]) {
    for (text, canonical) in cases {
        let controls = read(text);
        assert_eq!(print(&controls), *canonical, "{text}");
        assert_eq!(read(canonical), controls, "{canonical}");
        assert!(
            Setup::new(SetupDraft::standard(controls)).is_ok(),
            "{text} is valid"
        );
    }
}

fn by_moves(minutes: i64, moves: u16, mode: Mode) -> Period {
    Period {
        time: Millis::minutes(minutes),
        end: PeriodEnd::Moves(moves),
        mode,
    }
}

fn to_the_end(minutes: i64, mode: Mode) -> Period {
    Period {
        time: Millis::minutes(minutes),
        end: PeriodEnd::Game,
        mode,
    }
}

fn same_for_both(periods: Vec<Period>) -> ByColor<TimeControl> {
    ByColor::both(TimeControl { periods })
}

#[test]
fn reads_every_preset_of_the_reference() {
    check_canonical(&[
        ("3+2", "3+2"),
        ("5+0", "5"),
        ("5+3", "5+3"),
        ("3+0", "3"),
        ("10+0", "10"),
        ("10+5", "10+5"),
        ("15+10", "15+10"),
        ("25+10", "25+10"),
        ("90+30", "90+30"),
        ("90/40+30 with 30 s from move 1", "90/40+30, 30+30"),
        ("100/40 + 50/20 + 15", "100/40, 50/20, 15"),
        (
            "100/40 + 50/20 + 15 with 30 s",
            "100/40+30, 50/20+30, 15+30",
        ),
        ("2h/40 + 1h/20 + 30 min", "120/40, 60/20, 30"),
        ("2h for 40 then 1h for every 20", "120/40, 60/20"),
        ("5 d2", "5 d2"),
        ("25 d5", "25 d5"),
        ("G/90 d5", "90 d5"),
        ("5 v 4", "5 v 4"),
        ("1+0", "1"),
        ("2+1", "2+1"),
        ("1 h + 1 × 20 s", "60 byo 1x20"),
        ("30 min + 5 × 30 s", "30 byo 5x30"),
        ("1 h + 5 min/10", "60 can 5min/10"),
        ("hourglass 1 min", "hourglass 1"),
    ]);
}

#[test]
fn the_settings_of_a_double_flag_clock_are_not_taken_for_a_control() {
    for text in [
        "15 + 60/10",
        "5 + 30/5",
        "1 + 10/2",
        "90/40 + 30 + 5 min/30",
    ] {
        assert!(parse(text).is_err(), "{text}");
    }
}

#[test]
fn reads_the_double_flag_with_every_rule_and_unit() {
    check_canonical(&[
        ("15 df60/10", "15 df60/10"),
        ("15 DF 60 / 10", "15 df60/10"),
        ("15 min doubleflag 1min/10s hybrid", "15 df60/10"),
        ("15 df60/10t", "15 df60/10t"),
        ("15 df 60s/10s truncated", "15 df60/10t"),
        ("15 df60/10.5 l", "15 df60/10.5l"),
        ("G/15 df60/10 linear", "15 df60/10l"),
        ("1 df30/5 v 2 df60/10t", "1 df30/5 v 2 df60/10t"),
        ("90/40, 15 df5min/30", "90/40, 15 df300/30"),
        ("90/40; 15 df300/30s", "90/40, 15 df300/30"),
        ("90/40+30, 15 df300/30", "90/40+30, 15 df300/30"),
        ("90/40, 30; df600/30", "90/40, 30 df600/30"),
        ("90/40, 30 with df0:10:00/30", "90/40, 30 df600/30"),
    ]);
}

#[test]
fn a_double_flag_at_the_end_is_for_the_last_period_alone() {
    let controls = read("90/40, 30; df600/30");
    assert_eq!(controls.white.periods[0].mode, Mode::SuddenDeath);
    let error = parse("90/40, 30+30; df600/30").expect_err("the last has a bonus");
    assert_eq!(error.expected, Expected::PeriodWithoutBonus);
}

#[test]
fn an_incomplete_double_flag_is_refused_with_the_missing_part() {
    for (text, at, expected) in [
        ("15 df", 5, Expected::Time),
        ("15 df60", 7, Expected::Slash),
        ("15 df60/", 8, Expected::Bonus),
        ("15 df60/10x", 10, Expected::Continuation),
        ("15 df5:00/30", 9, Expected::ClockSeconds),
    ] {
        assert_eq!(parse(text), Err(NotationError { at, expected }), "{text}");
    }
}

#[test]
fn reads_pgn_time_control_values() {
    check_canonical(&[
        ("40/5400+30:1800+30", "90/40+30, 30+30"),
        ("40/7200:20/3600", "120/40, 60/20"),
        ("40/7200:3600", "120/40, 60"),
        ("40/9000", "150/40"),
        ("40/60+1:30", "1min/40+1, 30s"),
        ("*180", "hourglass 3"),
        ("300", "5"),
        ("300+3", "5+3"),
        ("180+2", "3+2"),
        ("300+0.1", "5+0.1"),
        ("300 v 60", "5 v 1"),
        (" 40/5400 + 30 : 1800 + 30 ", "90/40+30, 30+30"),
    ]);
    let tag = |text| parse_pgn(text).expect("a value of the tag");
    assert_eq!(
        tag("60+1"),
        TimeControl::single(Millis::minutes(1), Mode::Increment(Millis::seconds(1)))
    );
    assert_eq!(
        tag("40/60:20/30").periods[0].end,
        PeriodEnd::Moves(40),
        "moves come first"
    );
}

#[test]
fn reads_us_style() {
    check_canonical(&[
        ("G/90;d5", "90 d5"),
        ("G/5 d2", "5 d2"),
        ("g/5 d0", "5"),
        ("Game/60", "60"),
        ("G/60 inc5", "60+5"),
        ("G/90+30", "90+30"),
        ("G/90, d5", "90 d5"),
        ("G/90; + d5", "90 d5"),
        ("40/90, SD/30; +30", "90/40+30, 30+30"),
        ("40/90 SD/30 d5", "90/40 d5, 30 d5"),
        ("40/90, SD/30 +30", "90/40+30, 30+30"),
        ("40/80 + SD/30", "80/40, 30"),
        ("40/120 20/60 SD/30", "120/40, 60/20, 30"),
        ("60/30, SD/15", "30min/60, 15"),
        ("40/2h, SD/1h", "120/40, 60"),
        ("40/90 d5, SD/30 d10", "90/40 d5, 30 d10"),
        ("G/300", "5h"),
    ]);
}

#[test]
fn reads_what_players_type() {
    check_canonical(&[
        ("90'+30\"", "90+30"),
        ("90′ + 30″", "90+30"),
        ("5|3", "5+3"),
        ("1h30 + 30s", "90+30"),
        ("1 h 30 min", "90"),
        ("2.5min", "0:02:30"),
        ("0.5+1", "30s+1"),
        ("2M30S", "0:02:30"),
        ("1:30:00", "90"),
        ("0:03:00+2", "3+2"),
        ("5 delay 2", "5 d2"),
        ("5 B3", "5 b3"),
        ("5 bronstein 3.5s", "5 b3.5"),
        ("60 byo-yomi 3 x 30 sec", "60 byo 3x30"),
        ("0 byo 5x30", "0 byo 5x30"),
        ("60 can 10/5min", "60 can 5min/10"),
        ("1 hourglass", "hourglass 1"),
        ("25 up", "25 up"),
        ("10 s per move", "10s/move"),
        ("2min/move", "2min/move"),
        ("10s/move for 40 moves, 5+3", "10s/move for 40, 5+3"),
        ("120 then 30", "120/flag, 30"),
        ("120/flag, 30+30", "120/flag, 30+30"),
        ("90/40 moves, 30", "90/40, 30"),
        ("40/90min, 30", "90/40, 30"),
        ("40min/90, 30", "40min/90, 30"),
        ("90/40, 30+30", "90/40, 30+30"),
        ("90/40+30, 30+30", "90/40+30, 30+30"),
        ("90/40 + 30 + 30s from move one", "90/40+30, 30+30"),
        ("90/40 + 30 min with d5", "90/40 d5, 30 d5"),
        ("90/40+30s", "90/40+30s"),
        ("200min", "200min"),
        ("6H", "6h"),
        ("5+3 vs. 3", "5+3 v 3"),
        ("5+3 v 5 inc 3", "5+3"),
        ("4 hours", "4h"),
    ]);
}

#[test]
fn a_slash_puts_time_first_in_the_short_form_and_moves_first_elsewhere() {
    let expected = same_for_both(vec![
        by_moves(90, 40, Mode::SuddenDeath),
        to_the_end(30, Mode::SuddenDeath),
    ]);
    assert_eq!(read("90/40, 30"), expected);
    assert_eq!(read("40/90, SD/30"), expected);
    assert_eq!(read("40/5400:1800"), expected);
}

#[test]
fn points_at_the_character_that_is_wrong() {
    use Expected as E;
    let too_long = "5".repeat(MAX_TEXT + 1);
    let cases = [
        ("", 0, E::Control),
        ("   ", 3, E::Control),
        (" ?", 1, E::KnownControl),
        ("-", 0, E::SomeControl),
        (too_long.as_str(), MAX_TEXT, E::ShorterText),
        ("fast", 0, E::Time),
        ("-5", 0, E::Time),
        ("5 v", 3, E::Time),
        ("90/40,", 6, E::Time),
        ("40/5400:", 8, E::Time),
        ("5+", 2, E::Bonus),
        ("5 + x", 4, E::Bonus),
        ("5 d", 3, E::Bonus),
        ("5 with", 6, E::Bonus),
        ("90 for all", 7, E::Count),
        ("90/40.5", 3, E::Count),
        ("60 byo 20s", 7, E::Count),
        ("90/", 3, E::Moves),
        ("90min/40min", 6, E::Moves),
        ("10s per week", 8, E::Move),
        ("60 can 5min", 11, E::Slash),
        ("60 byo 3 30", 9, E::TimesSeconds),
        ("5.+3", 2, E::Digit),
        ("1:75:00", 2, E::Sixtieth),
        ("1:5:00", 2, E::Sixtieth),
        ("1:30:000", 5, E::Sixtieth),
        ("1:30+30", 4, E::ClockSeconds),
        ("5000000000", 0, E::SmallerNumber),
        ("70000/5400", 0, E::SmallerNumber),
        ("90min/70000", 6, E::SmallerNumber),
        ("5+1.0005", 2, E::FewerDecimals),
        ("5.00001", 0, E::FewerDecimals),
        ("5+0.0000000000000001", 2, E::FewerDecimals),
        ("10/move", 2, E::Unit),
        ("60 + 5/10", 6, E::Unit),
        ("40/60", 0, E::TimeOrMoves),
        ("90/40, 20/60", 7, E::TimeOrMoves),
        ("90/40+30", 6, E::BonusOrPeriod),
        ("2h + 30min", 5, E::BonusOrPeriod),
        ("90/40 + 30 + 30s", 11, E::BonusForAllOrLast),
        ("5+3 from move 2", 14, E::FirstMove),
        ("2,7+3", 1, E::PeriodEnd),
        ("1:30 v 2", 5, E::ClockSeconds),
        ("40/600:300:600", 10, E::PeriodEnd),
        ("SD/30, 40/90", 5, E::PeriodEnd),
        ("5+3 fast", 4, E::Continuation),
        ("5+3)", 3, E::Continuation),
        ("300+3+3", 5, E::Continuation),
        ("*60x", 3, E::Continuation),
        ("90 × 3", 3, E::Continuation),
        ("½", 0, E::Time),
        ("5″×é", 2, E::Continuation),
        ("5+3 with 2", 4, E::PeriodWithoutBonus),
    ];
    for (text, at, expected) in cases {
        assert_eq!(parse(text), Err(NotationError { at, expected }), "{text}");
    }
}

#[test]
fn trailing_zeros_do_not_count_as_precision() {
    assert_eq!(read("5.000000000000000000+3.50000000000"), read("5+3.5"));
}

#[test]
fn only_controls_that_pgn_can_express_are_printed_as_pgn() {
    let tag = |text| print_pgn(&read(text).white);
    let cases = [
        ("5", Some("300")),
        ("5+3", Some("300+3")),
        ("90/40+30, 30+30", Some("40/5400+30:1800+30")),
        ("120/40, 60/20", Some("40/7200:20/3600")),
        ("hourglass 3", Some("*180")),
        ("5 d2", None),
        ("5 b2", None),
        ("5+0.5", None),
        ("60 byo 1x20", None),
        ("60 can 5min/10", None),
        ("5 up", None),
        ("10s/move", None),
        ("120/flag, 30", None),
    ];
    for (text, value) in cases {
        assert_eq!(tag(text).as_deref(), value, "{text}");
    }
    assert_eq!(print_pgn(&TimeControl::default()), None);
}

#[test]
fn printing_a_control_that_is_not_valid_does_not_panic() {
    for ms in [i64::MIN, -90_001, -1, i64::MAX] {
        let control = TimeControl::single(Millis::new(ms), Mode::Increment(Millis::new(ms)));
        assert!(!print(&ByColor::both(control)).is_empty());
    }
    assert_eq!(print(&ByColor::both(TimeControl::default())), "");
}

#[cfg(not(target_arch = "wasm32"))]
mod laws {
    use proptest::prelude::*;

    use super::*;
    use crate::clock::bonus::BonusRule;
    use crate::clock::setup::{MAX_COUNT, MAX_PERIODS, MAX_TIME};

    /// Whole minutes, whole seconds and odd milliseconds, at least `least`.
    fn times(least: i64) -> BoxedStrategy<Millis> {
        let longest = MAX_TIME.get();
        prop_oneof![
            3 => (0..=300i64).prop_map(Millis::minutes),
            1 => (0..=longest / 60_000).prop_map(Millis::minutes),
            2 => (0..=longest / 1_000).prop_map(Millis::seconds),
            2 => (0..=200_000i64).prop_map(Millis::new),
            2 => (0..=longest).prop_map(Millis::new),
            1 => Just(MAX_TIME),
        ]
        .prop_map(move |time| time.max(Millis::new(least)))
        .boxed()
    }

    fn counts() -> impl Strategy<Value = u16> {
        prop_oneof![1..=60u16, 1..=MAX_COUNT]
    }

    /// Modes that any period can have, with a time that suits each.
    fn common() -> BoxedStrategy<(Millis, Mode)> {
        prop_oneof![
            (times(1), Just(Mode::SuddenDeath)),
            (times(1), times(1).prop_map(Mode::Increment)),
            (times(1), times(1).prop_map(Mode::Delay)),
            (times(1), times(1).prop_map(Mode::Bronstein)),
            (
                times(0),
                (times(1), counts()).prop_map(|(period, count)| Mode::ByoYomi { period, count })
            ),
            (
                times(0),
                (times(1), counts()).prop_map(|(period, moves)| Mode::Canadian { period, moves })
            ),
        ]
        .boxed()
    }

    fn double_flags() -> impl Strategy<Value = Mode> {
        let rules = prop::sample::select(BonusRule::ALL.to_vec());
        (times(2), times(1), rules).prop_map(|(extra, bonus, rule)| {
            let bonus = bonus.min(Millis::new(extra.get() / 2));
            Mode::DoubleFlag { extra, bonus, rule }
        })
    }

    fn early_periods() -> impl Strategy<Value = Period> {
        let end = prop_oneof![counts().prop_map(PeriodEnd::Moves), Just(PeriodEnd::Time)];
        prop_oneof![
            4 => (common(), end).prop_map(|((time, mode), end)| Period { time, end, mode }),
            1 => (times(1), counts()).prop_map(|(time, moves)| Period {
                time,
                end: PeriodEnd::Moves(moves),
                mode: Mode::PerMove,
            }),
        ]
    }

    fn last_periods() -> impl Strategy<Value = Period> {
        let end = || prop_oneof![Just(PeriodEnd::Game), counts().prop_map(PeriodEnd::Moves)];
        let per_move = times(1).prop_map(|time| (time, Mode::PerMove));
        prop_oneof![
            6 => (prop_oneof![5 => common(), 1 => per_move], end())
                .prop_map(|((time, mode), end)| Period { time, end, mode }),
            1 => times(0).prop_map(|time| Period {
                time,
                end: PeriodEnd::Game,
                mode: Mode::Upcount,
            }),
        ]
    }

    fn last_double_flags() -> impl Strategy<Value = Period> {
        (times(1), double_flags()).prop_map(|(time, mode)| Period {
            time,
            end: PeriodEnd::Game,
            mode,
        })
    }

    fn ending_in(last: impl Strategy<Value = Period>) -> impl Strategy<Value = TimeControl> {
        let early = prop::collection::vec(early_periods(), 0..MAX_PERIODS);
        (early, last).prop_map(|(mut periods, last)| {
            periods.push(last);
            TimeControl { periods }
        })
    }

    fn controls() -> impl Strategy<Value = TimeControl> {
        ending_in(last_periods())
    }

    fn pairs() -> impl Strategy<Value = ByColor<TimeControl>> {
        let glass = || times(1).prop_map(|time| TimeControl::single(time, Mode::Hourglass));
        prop_oneof![
            3 => controls().prop_map(ByColor::both),
            3 => (controls(), controls()).prop_map(|(white, black)| ByColor { white, black }),
            2 => (ending_in(last_double_flags()), ending_in(last_double_flags()))
                .prop_map(|(white, black)| ByColor { white, black }),
            1 => (glass(), glass()).prop_map(|(white, black)| ByColor { white, black }),
        ]
    }

    /// Controls as tournaments and players have them: whole minutes, quarters of a minute a move.
    fn usual_pairs() -> impl Strategy<Value = ByColor<TimeControl>> {
        let bonus = || prop::sample::select(vec![0, 1, 2, 3, 5, 10, 15, 20, 30]);
        let mode = |bonus: i64| match bonus {
            0 => Mode::SuddenDeath,
            seconds => Mode::Increment(Millis::seconds(seconds)),
        };
        let early = (20..=150i64, 10..=60u16);
        let control = (prop::collection::vec(early, 0..3), 3..=120i64, bonus());
        let control = control.prop_map(move |(early, last, bonus)| {
            let mode = mode(bonus);
            let early = early
                .into_iter()
                .map(|(minutes, moves)| by_moves(minutes, moves, mode));
            let periods = early.chain([to_the_end(last, mode)]).collect();
            TimeControl { periods }
        });
        (control.clone(), control, any::<bool>())
            .prop_map(|(white, other, is_same)| ByColor {
                black: if is_same { white.clone() } else { other },
                white,
            })
            .prop_filter("usual", usual::is_usual)
    }

    /// Whether a typed text is read as these controls, or asked about with them.
    fn may_mean(text: &str, controls: &ByColor<TimeControl>) -> bool {
        match parse_typed(text) {
            Ok(Typed::Clear(read)) => read == *controls,
            Ok(Typed::Ambiguous { readings }) => readings.contains(controls),
            Err(_) => false,
        }
    }

    /// A length as the app writes it: `30 s`, `5 min`, `1:30`.
    fn length(t: Millis) -> String {
        match t.get() {
            ms if ms % 60_000 == 0 => format!("{} min", ms / 60_000),
            ms if ms % 1_000 == 0 && ms < 60_000 => format!("{} s", ms / 1_000),
            _ => t.to_string(),
        }
    }

    /// How the app calls a control of one period, in English and in German. It says the extra time
    /// of a double flag without the bonus.
    fn named(time: Millis, mode: Mode) -> [String; 2] {
        let time = length(time);
        let [english, german] = match mode {
            Mode::SuddenDeath => return [time.clone(), time],
            Mode::Increment(t) => {
                let t = length(t);
                [format!("+{t} per move"), format!("+{t} je Zug")]
            }
            Mode::Delay(t) => {
                let t = length(t);
                [
                    format!("waits {t} before each move"),
                    format!("vor jedem Zug {t} Aufschub"),
                ]
            }
            Mode::Bronstein(t) => {
                let t = length(t);
                [
                    format!("gives back up to {t} (Bronstein)"),
                    format!("gibt bis zu {t} zurück (Bronstein)"),
                ]
            }
            Mode::ByoYomi { period, count } => {
                let t = length(period);
                [
                    format!("then {count} × {t}"),
                    format!("danach {count} × {t}"),
                ]
            }
            Mode::Canadian { period, moves } => {
                let t = length(period);
                [
                    format!("then {t} for every {moves} moves"),
                    format!("danach {t} für je {moves} Züge"),
                ]
            }
            Mode::Hourglass => {
                let what = "what one uses, the other gains";
                let was = "was einer verbraucht, gewinnt der andere";
                return [
                    format!("Hourglass, {time}; {what}"),
                    format!("Sanduhr, {time}; {was}"),
                ];
            }
            Mode::Upcount => [
                "then counts up, without a flag".to_owned(),
                "danach aufwärts, ohne Fallblättchen".to_owned(),
            ],
            Mode::PerMove => ["for each move".to_owned(), "für jeden Zug".to_owned()],
            Mode::DoubleFlag { .. } => unreachable!("it is not in the list"),
        };
        [format!("{time}, {english}"), format!("{time}, {german}")]
    }

    /// Times that players have: whole minutes, and half of them.
    fn usual_modes() -> impl Strategy<Value = (Millis, Mode)> {
        let minutes = || (10..=240i64).prop_map(|halves| Millis::seconds(30 * halves));
        let seconds = || prop::sample::select(vec![1, 2, 3, 5, 10, 15, 20, 30, 60]);
        let bonus = move || seconds().prop_map(Millis::seconds);
        prop_oneof![
            (minutes(), Just(Mode::SuddenDeath)),
            (minutes(), bonus().prop_map(Mode::Increment)),
            (minutes(), bonus().prop_map(Mode::Delay)),
            (minutes(), bonus().prop_map(Mode::Bronstein)),
            (
                minutes(),
                (bonus(), 1..=20u16).prop_map(|(period, count)| Mode::ByoYomi { period, count })
            ),
            (
                minutes(),
                (5..=15i64, 10..=30u16).prop_map(|(minutes, moves)| Mode::Canadian {
                    period: Millis::minutes(minutes),
                    moves
                })
            ),
            (minutes(), Just(Mode::Hourglass)),
            (minutes(), Just(Mode::Upcount)),
            (bonus(), Just(Mode::PerMove)),
        ]
    }

    /// Texts composed of the notation's words, most of them wrong.
    fn near_texts() -> impl Strategy<Value = String> {
        let words = "5 90 40 30 300 0 1.5 1:30:00 : / + , ; * x × d b inc byo can up df t l \
                     hourglass then with for every from move flag 1 v G/ SD/ h min s ' \" . - |";
        let words = words.split(' ').chain([" ", " "]);
        let words = prop::sample::select(words.collect::<Vec<_>>());
        prop::collection::vec(words, 0..12).prop_map(|words| words.concat())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn notation_round_trips_for_every_valid_control(controls in pairs()) {
            prop_assert!(Setup::new(SetupDraft::standard(controls.clone())).is_ok());
            let text = print(&controls);
            prop_assert!(text.len() <= MAX_TEXT);
            prop_assert_eq!(parse(&text), Ok(controls), "{}", text);
        }

        /// Only of controls that a player could mean: of others, what is typed is taken for what it
        /// usually means, as `40/2` for two hours.
        #[test]
        fn a_usual_control_that_the_app_prints_can_be_typed(controls in usual_pairs()) {
            let text = print(&controls);
            prop_assert!(may_mean(&text, &controls), "{text}");
        }

        #[test]
        fn a_control_is_understood_when_typed_as_the_app_calls_it(
            (time, mode) in usual_modes(),
            (of_black, mode_of_black) in usual_modes(),
        ) {
            let controls = ByColor::both(TimeControl::single(time, mode));
            for text in named(time, mode) {
                prop_assert!(may_mean(&text, &controls), "{text}");
            }
            let is_glass = mode == Mode::Hourglass || mode_of_black == Mode::Hourglass;
            if !is_glass {
                let black = TimeControl::single(of_black, mode_of_black);
                let odds = ByColor { black, ..controls };
                let [white, weiß] = named(time, mode);
                let [black, schwarz] = named(of_black, mode_of_black);
                for text in [
                    format!("Time odds, White {white}, Black {black}"),
                    format!("Zeitvorgabe, Weiß {weiß}, Schwarz {schwarz}"),
                ] {
                    prop_assert!(may_mean(&text, &odds), "{text}");
                }
            }
        }

        #[test]
        fn a_pgn_value_is_read_back_as_the_same_control(control in controls()) {
            if let Some(value) = print_pgn(&control) {
                prop_assert_eq!(parse_pgn(&value), Ok(control), "{}", value);
            }
        }

        #[test]
        fn no_text_makes_the_parser_panic(text in any::<String>()) {
            let length = text.chars().count();
            if let Err(error) = parse(&text) {
                prop_assert!(error.at <= length);
            }
            if let Err(error) = parse_pgn(&text) {
                prop_assert!(error.at <= length);
            }
        }

        #[test]
        fn every_valid_control_that_is_read_has_a_canonical_text(text in near_texts()) {
            let length = text.chars().count();
            match parse(&text) {
                Err(error) => prop_assert!(error.at <= length),
                Ok(controls) if Setup::new(SetupDraft::standard(controls.clone())).is_ok() => {
                    prop_assert_eq!(parse(&print(&controls)), Ok(controls), "{}", text);
                }
                Ok(_) => {}
            }
        }
    }
}
