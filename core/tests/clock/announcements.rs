//! Time controls as players type them and tournaments announce them: read as they are meant, or
//! asked about, never guessed.

mod languages;

use proptest::prelude::*;
use zeitnot_core::clock::notation::{MAX_READINGS, MAX_TEXT, Typed, parse, parse_typed, print};
use zeitnot_core::clock::setup::{Setup, SetupDraft};
use zeitnot_core::clock::{ByColor, TimeControl};

/// The canonical texts of what a typed text can mean.
fn readings(text: &str) -> Vec<String> {
    match parse_typed(text) {
        Ok(Typed::Clear(controls)) => vec![print(&controls)],
        Ok(Typed::Ambiguous { readings }) => readings.iter().map(print).collect(),
        Err(error) => panic!("{text}: {error}"),
    }
}

/// The lines `text → meaning`. A text may go on in the next line, and `//` is a remark.
fn cases(lines: &str) -> Vec<(String, String)> {
    let (mut cases, mut text) = (Vec::new(), Vec::new());
    let lines = lines.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
        if let Some((end, meaning)) = line.split_once("→") {
            text.push(end.trim());
            cases.push((text.join(" ").trim().to_owned(), meaning.trim().to_owned()));
            text.clear();
        } else {
            text.push(line);
        }
    }
    assert!(text.is_empty(), "{text:?} has no meaning");
    cases
}

/// Checks that each text means this one control, which is a game.
fn check_clear(lines: &str) {
    for (text, meaning) in cases(lines) {
        assert_eq!(readings(&text), [meaning], "{text}");
        let Ok(Typed::Clear(controls)) = parse_typed(&text) else {
            panic!("{text} is clear");
        };
        let game = Setup::new(SetupDraft::standard(controls));
        assert!(game.is_ok(), "{text} is a game");
    }
}

/// Checks that each text is a question between these controls.
fn check_asked(lines: &str) {
    for (text, meanings) in cases(lines) {
        let meanings: Vec<&str> = meanings.split(" | ").collect();
        assert_eq!(readings(&text), meanings, "{text}");
        assert!(meanings.len() > 1, "{text} is a question");
    }
}

#[test]
fn forty_moves_are_never_played_in_two_minutes_unasked() {
    check_clear(
        "40/2 SD/1 → 120/40, 60
         40/2, SD/1 → 120/40, 60
         40/2;SD/1;d5 → 120/40 d5, 60 d5
         40/2, G/60 → 120/40, 60
         40/2, 20/1, SD/1 → 120/40, 60/20, 60
         40/2, 20/1, 30 → 120/40, 60/20, 30
         40/2, 20/1 → 120/40, 60/20
         40/2, 1 → 120/40, 60
         40/2 then 1 → 120/40, 60
         40/2.5, 16/1 → 150/40, 60/16
         40/2½, 16/1 → 150/40, 60/16
         40/1.5, 0.5 → 90/40, 30
         36/2:30 → 150/36
         40/2:00, 20/1:00, 0:30 → 120/40, 60/20, 30
         2/40, 1/20 → 120/40, 60/20
         30/1, SD/30 → 60/30, 30
         50/2, 20/1 → 120/50, 60/20
         90/40, 1 → 90/40, 60
         40 moves in 2, then 1 → 120/40, 60
         2 for 40, then 1 → 120/40, 60",
    );
    check_asked(
        "40/2 → 40+2 | 120/40
         40/1 → 40+1 | 60/40
         40/1:30+1 → 90/40+1s | 90/40, 60
         40/2+1 → 120/40+1s | 120/40, 60
         40/2+30 → 120/40+30s | 120/40, 30
         G/1 → 60 | 1
         G/2 → 120 | 2",
    );
}

#[test]
fn a_slash_between_small_numbers_is_a_question() {
    check_asked(
        "15/10 → 15+10 | 10min/15 | 15/10
         3/2 → 3+2 | 2min/3 | 3/2
         5/3 → 5+3 | 3min/5 | 5/3
         10/5 → 10+5 | 5min/10 | 10/5
         25/10 → 25+10 | 25/10
         40/30 → 40+30 | 30min/40 | 40/30
         60/30 → 60+30 | 30min/60 | 60/30
         90/30 → 90+30 | 90/30
         30/30 → 30+30 | 30/30
         1/1 → 1+1 | 1/1
         20/1 → 20+1 | 60/20
         15/10 v 10/5 → 15+10 v 10+5 | 10min/15 v 5min/10 | 15/10 v 10/5
         50/40, 20 → 40min/50, 20 | 50/40, 20",
    );
    check_clear(
        "15min/10 → 15/10
         15/10min → 10min/15
         15/10 moves → 15/10
         15 min/10 s → 15+10
         15'/10'' → 15+10
         15|10 → 15+10
         5/0 → 5
         3/0 → 3",
    );
}

#[test]
fn moves_may_come_before_their_time() {
    check_clear(
        "40/90+30, 30+30 → 90/40+30, 30+30
         40/90 + 30, 30 + 30 → 90/40+30, 30+30
         40/90, 30 → 90/40, 30
         40/90 → 90/40
         40/120 → 120/40
         40/100, 20/50, 15 → 100/40, 50/20, 15
         40/100+30, 20/50+30, 15+30 → 100/40+30, 50/20+30, 15+30
         40/120, 20/60, 30 → 120/40, 60/20, 30
         40/180 → 3h/40
         // And after it, as ever.
         90/40 → 90/40
         90/40, 30 → 90/40, 30
         90/40+30, 30+30 → 90/40+30, 30+30
         100/40, 50/20, 15 → 100/40, 50/20, 15
         120/40, 60/20 → 120/40, 60/20",
    );
}

#[test]
fn a_number_that_may_be_seconds_or_minutes_is_a_question() {
    check_asked(
        "180 → 3 | 3h
         240 → 4 | 4h
         180+30 → 3+30 | 3h+30
         10/move → 10s/move | 10min/move
         60 + 5/10 → 60 can 5min/10 | 60 can 10min/5
         15 + 60/10 → 15 can 60min/10 | 15 can 1min/10 | 15 df60/10",
    );
    check_clear(
        "180+2 → 3+2
         300 → 5
         300+3 → 5+3
         600 → 10
         900+10 → 15+10
         40/5400+30:1800+30 → 90/40+30, 30+30
         40/7200:3600 → 120/40, 60
         40/9000 → 150/40
         *180 → hourglass 3
         G/180 → 3h",
    );
}

#[test]
fn a_time_in_two_parts_is_a_question_unless_one_meaning_is_too_short() {
    check_asked(
        "1:30 → 90 | 0:01:30
         2:00 → 120 | 2
         0:05 → 5 | 5s
         1:30+30 → 90+30 | 0:01:30+30",
    );
    check_clear(
        "1:30/40 → 90/40
         1:30/40, 0:30 → 90/40, 30
         1:30:00+30 → 90+30",
    );
}

#[test]
fn a_bonus_that_may_be_a_period_or_for_some_periods_only_is_a_question() {
    check_asked(
        r#"90/40+30 → 90/40+30s | 90/40, 30
           90/40 + 30 + 30s → 90/40+30, 30+30 | 90/40, 30+30
           90'/40 moves + 30' + 30" → 90/40+30, 30+30 | 90/40, 30+30
           90 min/40 moves + 30 min + 30 s/move → 90/40+30, 30+30 | 90/40, 30+30
           90m/40 + 30m + 30s inc → 90/40+30, 30+30 | 90/40, 30+30
           1h30/40 coups + 30min + 30s/cp → 90/40+30, 30+30 | 90/40, 30+30
           90 Minuten für 40 Züge, danach 30 Minuten + 30 Sekunden pro Zug
               → 90/40+30, 30+30 | 90/40, 30+30
           90/40, 10s/move → 90/40+10s | 90/40, 10s/move
           40/2,5 → 120/40, 5 | 40+2.5 | 150/40"#,
    );
}

#[test]
fn an_announcement_in_english_is_read_as_it_is_meant() {
    check_clear(
        "90 minutes for the first 40 moves followed by 30 minutes for the rest of the game with an
             addition of 30 seconds per move starting from move one → 90/40+30, 30+30
         90 minutes for 40 moves, followed by 30 minutes for the rest of the game, with an
             increment of 30 seconds per move starting from move 1 → 90/40+30, 30+30
         90 minutes for the first 40 moves, then 30 minutes to the end of the game, plus 30 seconds
             per move from the first move → 90/40+30, 30+30
         100 minutes for the first 40 moves, then 50 minutes for the next 20 moves, then 15 minutes
             for the rest of the game, with an increment of 30 seconds per move from move one
             → 100/40+30, 50/20+30, 15+30
         120 minutes for the first 40 moves, 60 minutes for the next 20 moves and then 15 minutes
             for the rest of the game with an increment of 30 seconds per move starting from move 61
             → 120/40, 60/20, 15+30
         120 minutes for the first 40 moves, then 30 minutes for the rest of the game, with an
             increment of 30 seconds per move starting from move 41 → 120/40, 30+30
         the first 40 moves in 100 minutes, the next 20 moves in 50 minutes, the rest in 15
             minutes, with 30 seconds per move from the start → 100/40+30, 50/20+30, 15+30
         90 min/40 moves + 30 min + 30 s/move from move 1 → 90/40+30, 30+30
         40 moves in 90 minutes + 30 minutes for the rest of the game + 30 seconds increment from
             move 1 → 90/40+30, 30+30
         2 hours for 40 moves, then 1 hour for the rest → 120/40, 60
         2 hours for the first 40 moves and 1 hour for the rest of the game → 120/40, 60
         40 moves in 2 hours, then 20 moves in 1 hour, then 30 minutes → 120/40, 60/20, 30
         40 moves in 2 hours, rest in 1 hour → 120/40, 60
         40 moves in 2 hours, sudden death in 1 hour → 120/40, 60
         90 min up to move 40, then 30 min to the end of the game → 90/40, 30
         2 hours per 40 moves → 120/40
         2 hr 30 min for 40 moves → 150/40
         2h/40 + 1h/20 + 30min → 120/40, 60/20, 30
         90 min + 30 sec per move from move 1 → 90+30
         90 minutes and 30 seconds per move → 90+30
         90 minutes plus 30 seconds after each move → 90+30
         90 minutes with 30-second increment from move 1 → 90+30
         15 minutes + 10 seconds per move → 15+10
         15 min. + 10 s → 15+10
         15 min + 10 sec/move → 15+10
         25m + 10s → 25+10
         60 min each + 30 s/move → 60+30
         3 minutes plus 2 seconds increment per move → 3+2
         3 min + 2 sec increment → 3+2
         5 min + 3 s Fischer increment → 5+3
         10 minutes per player → 10
         10 min each → 10
         10 minutes for the whole game → 10
         5 minutes per player for all moves → 5
         30 min sudden death → 30
         10 seconds per move → 10s/move
         Time control: 90+30 → 90+30
         Rapid: 15+10 → 15+10
         Blitz 3+2 → 3+2
         90 min (+30 s) → 90+30
         5 min v 3 min → 5 v 3",
    );
}

#[test]
fn an_announcement_in_german_is_read_as_it_is_meant() {
    check_clear(
        "90 Minuten für 40 Züge, danach 30 Minuten für den Rest der Partie, 30 Sekunden
             Zeitgutschrift pro Zug ab dem 1. Zug → 90/40+30, 30+30
         90 Minuten für 40 Züge + 30 Minuten für den Rest + 30 Sekunden pro Zug ab Zug 1
             → 90/40+30, 30+30
         90 Min/40 Züge + 15 Min + 30 Sek/Zug ab 1. Zug → 90/40+30, 15+30
         90 Min für 40 Züge, 30 Min für den Rest, 30 Sek. pro Zug ab Zug 1 → 90/40+30, 30+30
         100 Minuten für 40 Züge, danach 50 Minuten für den Rest der Partie, 30 Sekunden pro Zug
             von Beginn an → 100/40+30, 50+30
         100 Minuten für die ersten 40 Züge, 50 Minuten für die nächsten 20 Züge, 15 Minuten für
             die restlichen Züge, zuzüglich 30 Sekunden pro Zug → 100/40+30, 50/20+30, 15+30
         2 Std. bis zum 40. Zug, dann 1 Std. bis Partieende → 120/40, 60
         120 min bis zum 40. Zug + 60 min bis zum 60. Zug + 30 min bis zum Ende → 120/40, 60/20, 30
         40 Züge in 2 Stunden → 120/40
         40 Züge in 2 Std., danach 30 Min. → 120/40, 30
         40 Züge / 2 h, 20 Züge / 1 h, Rest 30 min → 120/40, 60/20, 30
         40 Züge in 1,5 Stunden, Rest in 30 Minuten → 90/40, 30
         2 Stunden für 40 Züge, 1 Stunde für den Rest → 120/40, 60
         2 Std./40 Züge + 1 Std. → 120/40, 60
         2 Std. für 40 Züge + 30 Min. Rest → 120/40, 30
         1½ Std. für 40 Züge → 90/40
         1,5 h → 90
         1,5 Std. + 30 Sek. → 90+30
         2,5 → 0:02:30
         90 Min. + 30 Sek. pro Zug → 90+30
         90 + 30/Zug → 90+30
         90 Minuten und 30 Sekunden pro Zug → 90+30
         90 Minuten mit 30 Sekunden Zeitgutschrift → 90+30
         75 Minuten + 30 Sekunden Zeitzuschlag je Zug vom ersten Zug an → 75+30
         15 Minuten plus 10 Sekunden pro Zug → 15+10
         10 Min. + 5 Sek./Zug → 10+5
         10 Minuten mit 5 Sekunden Inkrement → 10+5
         10 Min. + 5 Sek. Bonus → 10+5
         3 Min. + 2 Sek. Inkrement → 3+2
         5 Minuten → 5
         5 Min. je Spieler → 5
         5 Min. pro Spieler und Partie → 5
         15 Min. pro Partie → 15
         20 Minuten Bedenkzeit je Spieler → 20
         Bedenkzeit: 90 Minuten + 30 Sekunden je Zug → 90+30
         30 Sekunden pro Zug → 30s/move
         Sanduhr 1 min → hourglass 1
         5 Minuten gegen 4 Minuten → 5 v 4",
    );
}

#[test]
fn an_announcement_in_the_us_is_read_as_it_is_meant() {
    check_clear(
        "G/60 d5 → 60 d5
         G/60;d5 → 60 d5
         G60 d5 → 60 d5
         Game/60; d5 → 60 d5
         Game in 60 → 60
         Game in 30 minutes with 5 second delay → 30 d5
         30 minutes with a 5 second delay → 30 d5
         G/30 with a 5-second delay → 30 d5
         5 min + 3 s delay → 5 d3
         G/5 → 5
         G/5 d0 → 5
         G/3 d2 → 3 d2
         G/25; d3 → 25 d3
         G/2h → 120
         G/60 inc 5 → 60+5
         G/90;+30 → 90+30
         Game/90; inc/30 → 90+30
         40/90,SD/30;d10 → 90/40 d10, 30 d10
         40/90, SD/30; +30 → 90/40+30, 30+30
         40/120, SD/60, d5 → 120/40 d5, 60 d5
         40/100; 20/50; SD/15 +30 → 100/40+30, 50/20+30, 15+30
         30/90, SD/60 → 90/30, 60
         SD/60 d5 → 60 d5
         40/2h, 20/1h → 120/40, 60/20",
    );
}

#[test]
fn a_short_form_without_main_time_is_read() {
    check_clear(
        "0+5 → 0+5
         0 d5 → 0 d5
         0 b5 → 0 b5
         90/40, 0+30 → 90/40, 0+30
         5+3 v 0+5 → 5+3 v 0+5",
    );
}

#[test]
fn a_text_that_cannot_be_read_is_answered_at_the_character_that_was_typed() {
    for (text, at) in [
        ("", 0),
        ("?", 0),
        ("fast", 0),
        ("½", 0),
        ("5+", 2),
        ("5+3 fast", 4),
        ("5,3", 1),
        ("120, 30", 3),
        ("40/90+", 6),
        ("40/90+30, 30+", 13),
        ("90 Minuten für 40 Züge, schnell", 24),
        ("90 min/40, 15 min after 60 moves", 18),
        ("2 Std., nach 40 Zügen 1 Std.", 6),
        ("90 Minuten für die ersten vierzig Züge", 26),
        ("2h bis zum 40. Zug, 1h bis zum 30. Zug", 23),
        ("120 min für 40 Züge + 30 min + 30 s ab Zug 50", 36),
    ] {
        let error = parse_typed(text).expect_err(text);
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

#[test]
fn a_link_means_what_it_meant_when_it_was_written() {
    let meaning =
        |text: &str| print(&parse(text).unwrap_or_else(|error| panic!("{text}: {error}")));
    for (text, was) in [
        ("15/10", "15/10"),
        ("3/2", "3/2"),
        ("40/2", "40/2"),
        ("40/2 SD/1", "2min/40, 1"),
        ("40/2, G/60", "2min/40, 60"),
        ("40/1:30+1", "1s/40, 30s+1"),
        ("36/2:30", "2s/36, 30s"),
        ("180", "3"),
        ("40/180", "3min/40"),
        ("90/40, 1", "90/40, 1"),
        ("90/40, 10s/move", "90/40, 10s/move"),
    ] {
        assert_eq!(meaning(text), was, "{text}");
        assert_ne!(
            readings(text),
            [was],
            "typed, {text} is asked about or means more"
        );
    }
    // What no version could read is read if it is clear.
    assert_eq!(meaning("40/90+30, 30+30"), "90/40+30, 30+30");
    assert_eq!(meaning("90 Min. + 30 Sek. pro Zug"), "90+30");
    assert!(parse("1:30").is_err());
    assert!(parse("90/40+30").is_err());
}

/// The main times of a control, in milliseconds.
fn times(controls: &ByColor<TimeControl>) -> Vec<i64> {
    let periods = controls.iter().flat_map(|control| &control.periods);
    periods.map(|period| period.time.get()).collect()
}

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// The times that a player can mean by a number of moves and a number for their time: minutes, or
/// hours if they are few, which give at least half a minute and at most ten minutes a move.
fn times_for(moves: i64, number: i64) -> impl Iterator<Item = i64> {
    let hours = (number <= 6).then_some(number * HOUR);
    let possible = [number * MINUTE].into_iter().chain(hours);
    possible.filter(move |time| moves <= 60 && (30_000..=600_000).contains(&(time / moves)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// The law of typed controls, on numbers alone.
    #[test]
    fn no_silent_reading_has_a_shorter_period_than_another_that_could_be_meant(
        a in 1..130i64,
        b in 1..130i64,
        rest in prop::option::of(1..60i64),
    ) {
        let tail = rest.map(|rest| format!(", {rest}")).unwrap_or_default();
        let text = format!("{a}/{b}{tail}");
        if let Ok(Typed::Clear(controls)) = parse_typed(&text) {
            let first = times(&controls)[0];
            let increment = (rest.is_none() && b <= 30).then_some(a * MINUTE);
            for other in times_for(a, b).chain(times_for(b, a)).chain(increment) {
                prop_assert!(first >= other, "{text}: {first} and not {other}");
            }
        }
    }

    #[test]
    fn a_time_of_two_parts_is_never_silently_the_shorter(
        hours in 0..4i64,
        minutes in 0..60i64,
        moves in prop::option::of(prop::sample::select(vec![20i64, 36, 40])),
    ) {
        let time = format!("{hours}:{minutes:02}");
        let text = moves.map_or(time.clone(), |moves| format!("{moves}/{time}"));
        if let Ok(Typed::Clear(controls)) = parse_typed(&text) {
            prop_assert_eq!(times(&controls)[0], hours * HOUR + minutes * MINUTE, "{}", text);
        }
    }

    #[test]
    fn a_typed_text_is_bounded_and_never_panics(
        text in prop_oneof![any::<String>(), near_announcements()],
    ) {
        match parse_typed(&text) {
            Ok(Typed::Ambiguous { readings }) => {
                prop_assert!((2..=MAX_READINGS).contains(&readings.len()), "{text}");
                for reading in readings {
                    prop_assert!(Setup::new(SetupDraft::standard(reading)).is_ok(), "{text}");
                }
            }
            Ok(Typed::Clear(controls)) => prop_assert!(!controls.white.periods.is_empty()),
            Err(error) => prop_assert!(error.at <= text.chars().count(), "{text}"),
        }
    }
}

/// Texts composed of the words of announcements, most of them wrong.
fn near_announcements() -> impl Strategy<Value = String> {
    let words = "90 40 30 2 1:30 1,5 ½ / + , . : - ( ) min Min. Sek. h Stunden s für for in bis zum 40.
                 Zug Züge moves pro per each all the ersten first rest Partie game Spieler und then
                 danach with mit plus inc delay d5 from ab move 1 Beginn an von Ende G/ SD v up ẞ ’ en
                 a i o с х x na za po do por para d' jusqu’au 40e 1-го 1º hamle için itibaren başına
                 ilk jugada coups mosse tahů ходов uur godz. минут сек. хода inc. sin dodatek hora y
                 media KO końca partii 2x un'ora İ é";
    let words = prop::sample::select(words.split_whitespace().collect::<Vec<_>>());
    let joined = |words: Vec<&str>| words.join(" ");
    prop::collection::vec(words, 0..14).prop_map(joined)
}

#[test]
fn a_text_as_long_as_allowed_is_read_like_any_other() {
    let longest = |part: &str| part.chars().cycle().take(MAX_TEXT).collect::<String>();
    for part in [
        "40/2 + 1:30, ",
        "1,5/2+",
        "ab ",
        "inc ",
        "for the rest ",
        "5/5 v ",
        "10/move, ",
        "5 min + 3 s, ",
    ] {
        assert!(parse_typed(&longest(part)).is_err(), "{part}");
    }
    assert!(parse_typed(&"5".repeat(MAX_TEXT + 1)).is_err());
}

#[test]
fn a_control_can_be_typed_in_the_words_in_which_the_app_says_it() {
    check_clear(
        "2 s → 2s
         0:01:30+2 → 0:01:30+2
         5 min, +3 s → 5+3
         40 moves in 90 min, then 30 min, +30 s per move → 90/40+30, 30+30
         40 moves in 2 h, then 20 moves in 60 min, then 30 min → 120/40, 60/20, 30
         40 Züge in 90 min, dann 30 min, +30 s je Zug → 90/40+30, 30+30",
    );
    check_asked(
        "1:30, +2 s per move → 90+2 | 0:01:30+2
         // Canadian overtime, or a period that ends by its time and then one that repeats.
         60 min, then 5 min for every 10 moves → 60/flag, 5min/10 | 60 can 5min/10",
    );
}
