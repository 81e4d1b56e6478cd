//! Typed input: dates, times of day and lengths.

use proptest::prelude::*;
use zeitnot_core::correspondence::civil::{self, Civil, Resolved, TypedTime};
use zeitnot_core::correspondence::typed_moves::{self, TypedMove};
use zeitnot_core::correspondence::{Seconds, Utc, typed};

/// A zone with daylight-saving time. From each change on it is ahead of UTC by the other of its two
/// offsets.
#[derive(Clone, Debug)]
struct Zone {
    standard: i64,
    saving: i64,
    first: i64,
    /// The seconds between changes: weeks to months.
    season: i64,
}

impl Zone {
    fn ahead(&self, at: Utc) -> Seconds {
        let season = (at.get() - self.first).div_euclid(self.season);
        let saving = if season % 2 == 0 { 0 } else { self.saving };
        Seconds::new(self.standard + saving)
    }
}

fn zone() -> impl Strategy<Value = Zone> {
    let quarters = -48_i64..=56;
    let saving = prop_oneof![Just(3_600_i64), Just(1_800), Just(7_200), Just(-3_600)];
    (
        quarters,
        saving,
        0_i64..31_000_000,
        6_000_000_i64..16_000_000,
    )
        .prop_map(|(quarters, saving, first, season)| Zone {
            standard: quarters * 900,
            saving,
            first,
            season,
        })
}

#[test]
fn the_last_move_of_a_line_goes_with_its_number_and_its_time() {
    for (text, rest) in [
        ("Nf3", ""),
        ("12. Nf3", ""),
        ("12.Nf3 2026-11-20 14:03", ""),
        (
            "1\u{2026} c5 2026-11-20 10:12 2. Nf3",
            "1\u{2026} c5 2026-11-20 10:12",
        ),
        ("c5 2.Nf3 {[%ccsnt 2026.06.01,12:56]}", "c5"),
        ("e2e4 e7e5", "e2e4"),
        ("5254 5755", "5254"),
        ("1. e4 {good} 1... e5", "1. e4 {good}"),
    ] {
        let moves = typed_moves::moves(text).unwrap();
        assert_eq!(
            typed_moves::before(text, moves.last().unwrap()),
            rest,
            "{text}"
        );
    }
}

proptest! {
    #[test]
    fn reading_a_date_or_a_length_never_panics(
        text in "\\PC*",
        near in "[-+0-9TZUC:., /dhms\u{2212}]{0,40}",
    ) {
        for text in [&text, &near] {
            let _ = civil::parse(text);
            let _ = typed_moves::moves(text);
            let _ = typed::parse(text);
        }
    }

    #[test]
    fn no_instant_date_or_zone_makes_a_panic(
        at in any::<i64>(), ahead in any::<i64>(),
        year in any::<i32>(), parts in any::<[u8; 5]>(), other in any::<i64>(),
    ) {
        let shown = Civil::of(Utc::new(at), Seconds::new(ahead));
        prop_assert!(shown.utc(Seconds::ZERO).is_some());
        let [month, day, hour, minute, second] = parts;
        let civil = Civil { year, month, day, hour, minute, second };
        let _ = civil.utc(Seconds::new(ahead));
        let zone = |when: Utc| Seconds::new(if when.get() < other { ahead } else { at });
        let _ = civil::resolve(civil, zone);
        let _ = civil::resolve(shown, zone);
    }

    #[test]
    fn an_instant_is_shown_and_read_again(
        at in 100_000_i64..253_402_000_000, ahead in -54_000_i64..=54_000,
    ) {
        let civil = Civil::of(Utc::new(at), Seconds::new(ahead));
        prop_assert_eq!(civil.utc(Seconds::new(ahead)), Some(Utc::new(at)));
        prop_assert_eq!(civil::parse(&civil.to_string()), Ok(TypedTime::Local(civil)));
        let text = format!("{}Z", Civil::of(Utc::new(at), Seconds::ZERO));
        prop_assert_eq!(civil::parse(&text), Ok(TypedTime::Exact(Utc::new(at))));
    }

    #[test]
    fn a_time_of_day_is_exactly_the_instants_that_show_it(
        zone in zone(), season in 1_i64..20, off in -30_000_i64..30_000,
    ) {
        // Only near a change can a time of day occur twice or never.
        let near = Utc::new(zone.first + season * zone.season + off);
        let civil = Civil::of(near, Seconds::new(zone.standard));
        let shows = |at: Utc| Civil::of(at, zone.ahead(at)) == civil;
        // A zone is ahead by one of two lengths, so no other instant can show this time of day.
        let mut all: Vec<Utc> = [zone.standard, zone.standard + zone.saving]
            .map(|ahead| civil.utc(Seconds::new(ahead)).expect("a day"))
            .into_iter()
            .filter(|at| shows(*at))
            .collect();
        all.sort_unstable();
        match civil::resolve(civil, |at| zone.ahead(at)).expect("a day") {
            Resolved::Once(at) => prop_assert_eq!(all, vec![at]),
            Resolved::Twice(first, last) => prop_assert_eq!(all, vec![first, last]),
            Resolved::Never(change) => {
                prop_assert!(all.is_empty());
                let second = Seconds::new(1);
                prop_assert_ne!(zone.ahead(change), zone.ahead(change - second));
                // Clocks showed less just before, and more from then on.
                prop_assert!(Civil::of(change - second, zone.ahead(change - second)) < civil);
                prop_assert!(Civil::of(change, zone.ahead(change)) > civil);
            }
        }
    }

    #[test]
    fn an_entry_typed_in_any_zone_is_the_same_second(
        at in 100_000_000_i64..4_000_000_000, here in zone(), there in zone(),
    ) {
        let at = Utc::new(at);
        for zone in [here, there] {
            let text = Civil::of(at, zone.ahead(at)).to_string();
            let Ok(TypedTime::Local(civil)) = civil::parse(&text) else {
                return Err(TestCaseError::fail(text));
            };
            match civil::resolve(civil, |at| zone.ahead(at)) {
                Some(Resolved::Once(read)) => prop_assert_eq!(read, at),
                Some(Resolved::Twice(first, last)) => prop_assert!(at == first || at == last),
                other => prop_assert!(false, "{other:?}"),
            }
        }
    }

    #[test]
    fn a_length_is_written_and_read_again(length in 0_i64..=99_999 * 86_400) {
        let length = Seconds::new(length);
        prop_assert_eq!(typed::parse(&length.to_string()), Ok(length));
    }
}

/// A line of moves as it is read: each move with its time (`Z` if it is an instant), how long it
/// took, and clock and bank; or the error.
fn read(text: &str) -> String {
    let found = match typed_moves::moves(text) {
        Ok(found) => found,
        Err(error) => return format!("{error:?}"),
    };
    let said = |typed: &TypedMove<'_>| {
        let at = typed.at.map(|at| match at {
            TypedTime::Local(at) => format!(" at {at}"),
            TypedTime::Exact(at) => format!(" at {}Z", Civil::of(at, Seconds::ZERO)),
        });
        let took = typed.took.map(|took| format!(" in {took}"));
        let shown = typed.shown;
        let shown = shown.map(|shown| format!(" left {} and {}", shown.clock, shown.bank));
        let parts = [at, took, shown].map(Option::unwrap_or_default);
        [typed.text, &parts.concat()].concat()
    };
    found.iter().map(said).collect::<Vec<_>>().join(", ")
}

/// Checks the lines `text → what it is read as`; the second half may stand in the next line.
#[track_caller]
fn reads(lines: &str) {
    let mut before = "";
    for line in lines.lines().map(str::trim) {
        let Some((text, expected)) = line.split_once("→ ") else {
            before = line;
            continue;
        };
        let text = if text.is_empty() { before } else { text.trim() };
        assert_eq!(read(text), expected, "{text}");
    }
}

#[test]
fn a_line_of_moves_is_read_with_what_a_servers_page_has_beside_them() {
    assert_eq!([read(""), read(" 23. ")], ["", ""]);
    reads(
        "Rd8 → Rd8
         23…Rd8 24.Qe2 → Rd8, Qe2
         23 ... d4 24 h4 → d4, h4
         0-0 e7e8q → 0-0, e7e8q
         Rd8 2026-11-20 21:31 → Rd8 at 2026-11-20 21:31:00
         23… Rd8 (20.11.2026, 21:31:07 +01:00) 24. Qe2 → Rd8 at 2026-11-20 20:31:07Z, Qe2
         Rd8 2026-11-20 21:31 46 d 20:00:00 31 d 24. Qe2
           → Rd8 at 2026-11-20 21:31:00 left 46 d 20:00:00 and 31 d, Qe2
         Rd8 bank: 31 days, 2 hours, clock: 46 days → Rd8 left 46 d and 31 d 02:00:00
         Td8 | Uhr 46\u{a0}T 20:00:00 | Bank 31\u{a0}T → Td8 left 46 d 20:00:00 and 31 d
         2026-11-20 21:31 → NoMove(\"2026-11-20 21:31\")
         46 d Rd8 → NoMove(\"46 d\")
         Rd8 2026-11-20 21:31 2026-11-21 21:31 → TooMuch(\"2026-11-21 21:31\")
         Rd8 1 d 2 d 3 d → TooMuch(\"3 d\")
         Rd8 bank 1 d bank 2 d → TooMuch(\"2 d\")
         Rd8 46 d Qe2 → HalfShown(\"Rd8\")",
    );
    let tabs = read("e4\t2026-11-20T21:31:00Z\te5\t2026-11-21T09:00:00Z");
    assert_eq!(
        tabs,
        "e4 at 2026-11-20 21:31:00Z, e5 at 2026-11-21 09:00:00Z"
    );
}

#[test]
fn a_comment_of_a_servers_pgn_is_skipped_and_its_time_used() {
    reads(
        "15. Bxf6 {[%ccsnt 2026.06.01,12:56]} Qxf6 → Bxf6 at 2026-06-01 12:56:00, Qxf6
         15. Bxf6 {[%ccsnt 2026.06.01,12:56]} Qxf6 {[%ccsnt 2026.06.02,08:00:07]}
           → Bxf6 at 2026-06-01 12:56:00, Qxf6 at 2026-06-02 08:00:07
         15.Bxf6{[%ccsnt 2026.06.01, 12:56]}Qxf6{[%ccsnt  2026.06.02,08:00 ]}16.Nd5
           → Bxf6 at 2026-06-01 12:56:00, Qxf6 at 2026-06-02 08:00:00, Nd5
         Rd8 {Kd7 loses to Nf5 at once, 2026-11-20 21:31 46 d} 24. Qe2 → Rd8, Qe2
         Rd8 {Hello! [%ccsnt 2026.06.01,12:56] e4?} {more} → Rd8 at 2026-06-01 12:56:00
         Rd8 {[%ccsntx 1][%ccsnt 2026.06.01,12:56]} → Rd8 at 2026-06-01 12:56:00
         Rd8 {[%clk 46:20:00:00] [%eval 0.3]} Qe2 → Rd8, Qe2
         Rd8 2026.06.01,12:56 Qe2 → Rd8 at 2026-06-01 12:56:00, Qe2
         5254 {[%ccsnt 2026.06.01,12:56]} 5755 → 5254 at 2026-06-01 12:56:00, 5755
         Rd8 2026-06-01 12:56 {at home} Qe2 → Rd8 at 2026-06-01 12:56:00, Qe2",
    );
    let lines = read("{before 24. Qe2} Rd8 {} {\n} 24. Qe2");
    assert_eq!(lines, "Rd8, Qe2");
    // The words around a comment are no date together.
    reads("Rd8 01.06.2026 {x} 12:56 → Rd8 at 2026-06-01 00:00:00, 12:56");
}

#[test]
fn a_time_in_a_comment_that_cannot_be_used_is_reported() {
    reads(
        r#"Rd8 {[%ccsnt 2026.06.01]} → Sent("2026.06.01")
           Rd8 {[%ccsnt 2026.06.??,12:56]} → Sent("2026.06.??,12:56")
           Rd8 {[%ccsnt 2026.02.30,12:56]} → Sent("2026.02.30,12:56")
           Rd8 {[%ccsnt 2026.06.01,25:00]} → Sent("2026.06.01,25:00")
           {[%ccsnt 2026.06.01,12:56]} Rd8 → NoMove("2026.06.01,12:56")
           Rd8 2026-06-01 12:57 {[%ccsnt 2026.06.01,12:56]} → TooMuch("2026.06.01,12:56")
           Rd8 {[%ccsnt 2026.06.01,12:56]} {[%ccsnt 2026.06.01,12:57]} → TooMuch("2026.06.01,12:57")
           Rd8 {and then Qe2 → UnclosedComment("and then Qe2")"#,
    );
}

#[test]
fn numeric_moves_are_typed_and_other_numbers_reported() {
    reads(
        r#"5254 → 5254
           e4 5755 → e4, 5755
           1. 5254 5755 2. 7163 → 5254, 5755, 7163
           1.5254 5755 2.7163 → 5254, 5755, 7163
           1 5254 5755 2 7163 → 5254, 5755, 7163
           15 52-54, 57-55 → 52-54, 57-55
           27281 5171 → 27281, 5171
           23 ... d4 24 0-0 → d4, 0-0
           Rd8 46 → Number("46")
           Rd8 46 31 Qe2 → Number("46")
           24 → Number("24")
           Rd8 46 2026-11-20 21:31 → Number("46")
           Rd8 46 bank 31 d → Number("46")
           123456 → Number("123456")"#,
    );
    // Whether it is a move is for the position to say.
    reads("5259 → 5259");
}

#[test]
fn a_date_is_read_in_every_order_that_servers_and_programs_write() {
    let expected = civil::parse("2026-06-13 10:12:00");
    for text in [
        "2026.06.13 10:12",
        "2026.06.13,10:12:00",
        "2026/06/13 10:12",
        "2026/6/13, 10:12",
        "13.06.2026 10:12",
        "13.6.2026, 10:12",
        "13. 6. 2026 10:12",
        "13/06/2026 10:12",
        "06/13/2026 10:12",
        "13-06-2026 10:12",
        "13 June 2026 10:12",
        "13. Juni 2026, 10:12",
        "June 13, 2026, 10:12",
        "13-Jun-2026 10:12",
        "(2026/06/13 10:12)",
        "[2026.06.13 10:12]",
        "{ 2026-06-13T10:12 }",
    ] {
        assert_eq!(civil::parse(text), expected, "{text}");
    }
    for (text, day) in [
        ("6/6/2026", "2026-06-06"),
        ("1. M\u{e4}rz 2026", "2026-03-01"),
        ("1 Mai 2026", "2026-05-01"),
        ("Sept 1 2026", "2026-09-01"),
        ("24 December 2026", "2026-12-24"),
    ] {
        assert_eq!(civil::parse(text), civil::parse(day), "{text}");
        assert!(civil::parse(day).is_ok(), "{day}");
    }
}

#[test]
fn a_day_alone_is_its_midnight() {
    let midnight = civil::parse("2026-06-01 00:00:00");
    for text in [
        "2026-06-01",
        "2026.06.01",
        "2026/06/01",
        "1.6.2026",
        "01.06.2026",
        "1 June 2026",
        "1. Juni 2026",
        "June 1, 2026",
        " (2026-06-01) ",
    ] {
        assert_eq!(civil::parse(text), midnight, "{text}");
    }
    let exact = civil::parse("2026-06-01 00:00:00 +02:00");
    assert_eq!(civil::parse("2026-06-01 +02:00"), exact);
}

#[test]
fn a_move_is_followed_by_a_date_in_any_form() {
    for stamp in [
        "2026.06.13 10:12",
        "2026/06/13 10:12",
        "(2026/06/13 10:12)",
        "{2026/06/13 10:12}",
        "{[2026-06-13 10:12]}",
        "13/06/2026 10:12",
        "06/13/2026 10:12",
        "13 June 2026 10:12",
        "13. Juni 2026, 10:12",
        "[13.06.2026, 10:12]",
        "{[%ccsnt 2026.06.13,10:12]}",
    ] {
        for rest in ["", " 46 d 20:00:00 31 d", " 24. Qe2", " 24. 5254"] {
            let text = ["1 e4 ", stamp, rest].concat();
            let read = typed_moves::moves(&text).map_err(|error| error.to_string());
            let first = read.as_ref().ok().and_then(|moves| moves.first());
            let at = first
                .filter(|first| first.text == "e4")
                .and_then(|first| first.at);
            assert_eq!(
                at,
                civil::parse("2026-06-13 10:12").ok(),
                "{text}: {read:?}"
            );
        }
    }
    let days = read("Rd8 1.6.2026 Qe2 2026-06-02 24. h4");
    assert_eq!(
        days,
        "Rd8 at 2026-06-01 00:00:00, Qe2 at 2026-06-02 00:00:00, h4"
    );
}

#[test]
fn a_date_that_cannot_be_used_behind_a_move_is_named_as_one() {
    reads(
        r#"1 e4 2026.13.01 10:12 → Date("2026.13.01 10:12", Date)
           e4 2026.13.01 → Date("2026.13.01", Date)
           e4 30.02.2026 10:12 e5 → Date("30.02.2026 10:12", Date)
           e4 (2026/02/30 10:12) → Date("2026/02/30 10:12", Date)
           e4 {2026/02/30 10:12} → Date("2026/02/30 10:12", Date)
           e4 31 June 2026 → Date("31 June 2026", Date)
           e4 2026.06.01 25:00 → Date("2026.06.01 25:00", Time)
           e4 01/06/2026 10:12 e5 → Date("01/06/2026 10:12", Order)
           e4 {01/06/2026 10:12} → Date("01/06/2026 10:12", Order)
           e4 01-06-2026 → Date("01-06-2026", Order)
           e4 1.6.26 10:12 → Date("1.6.26", Shape)
           e4 [1/6/26] → Date("1/6/26", Shape)
           e4 2026.131.01 → Date("2026.131.01", Shape)
           2026/06/01 e4 → NoMove("2026/06/01")
           e4 2026/06/01 {2026-06-02} → TooMuch("2026-06-02")"#,
    );
}

#[test]
fn a_command_of_a_servers_pgn_says_when_a_move_was_made_or_how_long_it_took() {
    reads(
        r#"Rd8 [%ccsnt 2026.06.01,12:56] Qe2 → Rd8 at 2026-06-01 12:56:00, Qe2
           Rd8[%ccsnt 2026.06.01,12:56]Qe2 → Rd8 at 2026-06-01 12:56:00, Qe2
           Rd8 {[%emt 0:00:05]} Qe2 → Rd8 in 00:00:05, Qe2
           Rd8 [%emt 26:03:04] Qe2 → Rd8 in 1 d 02:03:04, Qe2
           Rd8 {[%clk 46:20:00:00] [%emt 3:04.9]} Qe2 → Rd8 in 00:03:04, Qe2
           Rd8 {[%emt 0:00:05][%ccsnt 2026.06.01,12:56]} Qe2 → Rd8 at 2026-06-01 12:56:00, Qe2
           Rd8 [%csl Gd4] Qe2 → Rd8, Qe2
           Rd8 {[%emt a day]} → Took("a day")
           {[%emt 0:05:00]} Rd8 → NoMove("0:05:00")
           Rd8 [%emt 5] [%emt 6] → TooMuch("6")"#,
    );
    // Nothing behind a command that is not closed is lost.
    reads("Rd8 [%emt Qe2 → Rd8, %emt, Qe2");
}

/// A date and a time as typed.
fn local(text: &str) -> civil::Civil {
    match civil::parse(text) {
        Ok(TypedTime::Local(civil)) => civil,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_return_after_weeks_is_the_last_second_of_its_day() {
    for (left, days, back) in [
        ("2026-12-04", 7, "2026-12-11 23:59:59"),
        ("2026-12-24 18:30:07", 14, "2027-01-07 23:59:59"),
        ("2028-02-08 00:00", 21, "2028-02-29 23:59:59"),
    ] {
        let end = local(left).end_of_day_after(days).expect("a day");
        assert_eq!(
            (end.to_string(), end.day()),
            (back.into(), back[..10].into())
        );
        // A day alone is typed as a return, too.
        assert_eq!(civil::parse_until(&end.day()), Ok(TypedTime::Local(end)));
    }
}

#[test]
fn a_month_is_shown_in_whole_weeks_from_the_first_weekday_of_the_reader() {
    for (month, first_weekday, first, last) in [
        ("2026-12-17 10:00", 1, "2026-11-30", "2027-01-03"),
        ("2026-12-17 10:00", 7, "2026-11-29", "2027-01-02"),
        ("2027-02-01 00:00", 1, "2027-02-01", "2027-02-28"),
        ("2028-02-29 00:00", 6, "2028-01-29", "2028-03-03"),
    ] {
        let days = local(month).weeks(first_weekday);
        let ends = [0, days.len() - 1].map(|place| days[place].day());
        assert_eq!((ends, days.len() % 7), ([first.into(), last.into()], 0));
    }
}

#[test]
fn a_month_follows_another_over_the_end_of_a_year() {
    for (from, months, first) in [
        ("2026-12-17 10:00", 1, Some("2027-01-01 00:00:00")),
        ("2026-01-31 23:59:59", -1, Some("2025-12-01 00:00:00")),
        ("1970-01-01 00:00", -1, None),
        ("9999-12-31 00:00", 1, None),
    ] {
        let month = local(from).month_after(months);
        assert_eq!(month.map(|month| month.to_string()).as_deref(), first);
    }
}
