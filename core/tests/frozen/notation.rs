//! Time controls as text, which is in links, in presets, in PGN and in people's notes.

use zeitnot_core::clock::notation::{parse, parse_pgn, print, print_pgn};
use zeitnot_core::json;

use crate::assert_means;
use crate::fixture::{assert_written, each};

/// Texts as people write them: those of `docs/notation.md`, and those that `clock/notation.rs`
/// reads.
const TYPED: &[&str] = &[
    "5+3",
    "90/40+30, 30+30",
    "G/90 d5",
    "90 d5",
    "3 b2",
    "60 byo 1x20",
    "60 can 5min/10",
    "120/40, 60/20",
    "15 df60/10",
    "5 v 4",
    "hourglass 1",
    "10s/move",
    "25 up",
    "40/5400+30:1800+30",
    "*180",
    "10 b5 v 3 b5",
    "90 min",
    "1h30",
    "1:30:00",
    "90'",
    "90+0",
    "30s",
    "0:02:30",
    "1:30:15.5",
    "0.5",
    "2.5min",
    "2min 30s",
    "3h",
    "3:20:00",
    "5 inc 3",
    "5 | 3",
    "G/5; +3",
    "G/5 d2",
    "5 bronstein 3",
    "30 min + 5 × 30 s",
    "60 can 10/5min",
    "1 hourglass",
    "15 doubleflag 1min/10s hybrid",
    "15 df60/10t",
    "15 df 60/10 linear",
    "5 upcount",
    "10s per move",
    "10s/move for 40, 5",
    "90 for 40 then 30",
    "40/90, SD/30",
    "120/flag, 30",
    "120 then 30",
    "120/40, 60 for every 20",
    "90/40, 30+30",
    "90/40 + 30 + 30s from move 1",
    "40/90, SD/30; +30",
    "5 vs. 4",
    "300",
    "180+2",
    "100/40+30, 50/20+30, 15+30",
    "105/40, 15 df300/30",
];

/// A line for each text: as it is typed, as it is written, and what it means.
const FILE: &str = "notation.txt";

#[test]
fn a_time_control_of_any_version_means_what_it_meant() {
    for (version, text) in each(FILE) {
        assert!(text.lines().count() > 40, "{version}");
        for line in text.lines() {
            let [typed, written, meaning] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{version}: {line}");
            };
            for text in [typed, written] {
                let controls = parse(text).ok();
                assert_means!(controls, json::read(meaning), "{text:?} of {version}");
            }
        }
    }
}

#[test]
fn time_controls_are_written_as_ever() {
    let line = |text: &str| {
        let controls = parse(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        format!("{text}\t{}\t{}\n", print(&controls), json::write(&controls))
    };
    let lines: String = TYPED.iter().copied().map(line).collect();
    assert_written(FILE, &lines);
}

#[test]
fn the_tag_of_a_time_control_in_pgn_is_written_and_read_as_ever() {
    const FILE: &str = "time-control-tags.txt";
    let tags = TYPED.iter().copied().filter_map(|text| {
        let controls = parse(text).expect("a control");
        let tag = print_pgn(&controls.white)?;
        Some(format!("{tag}\t{}\n", json::write(&controls.white)))
    });
    assert_written(FILE, &tags.collect::<String>());
    for (version, text) in each(FILE) {
        for line in text.lines() {
            let (tag, meaning) = line.split_once('\t').expect("two fields");
            assert_means!(
                parse_pgn(tag).ok(),
                json::read(meaning),
                "{tag:?} of {version}"
            );
        }
    }
}

/// Figures that do not depend on how a control is stored.
#[test]
fn the_minutes_and_seconds_of_a_notation_are_what_they_were() {
    for (text, milliseconds) in [
        ("5+3", [300_000, 300_000]),
        ("0:02:30", [150_000, 150_000]),
        ("2.5min", [150_000, 150_000]),
        ("1h30", [5_400_000, 5_400_000]),
        ("5 v 4", [300_000, 240_000]),
        ("40/5400+30:1800+30", [5_400_000, 5_400_000]),
        ("*180", [180_000, 180_000]),
    ] {
        let controls = parse(text).expect("a control");
        let times = [&controls.white, &controls.black].map(|one| one.periods[0].time.get());
        assert_means!(times, milliseconds, "{text}");
    }
}
