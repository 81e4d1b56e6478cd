//! A small game as a file.

use serde_json::Value;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::setup::SetupDraft;
use zeitnot::clock::{
    ByColor, Clock, Color, EndReason, EntryId, Event, GameResult, Outcome, Setup, StoppedBy,
    notation,
};
use zeitnot::storage::games::TableGame;
use zeitnot::time::{Instant, Millis, Stamp, WallTime};
use zeitnot::ui::manage::past_game::export::{csv, json, text};

/// 2026-09-21T14:13:20Z.
const STARTED: WallTime = WallTime::new(1_790_000_000_000);

/// A game of `control`; the calendar agrees with the game's axis.
pub fn game(started: WallTime, control: &str, events: &[(i64, Event)]) -> TableGame {
    let controls = notation::parse(control).unwrap();
    let mut clock = Clock::new(Setup::new(SetupDraft::standard(controls)).unwrap());
    for &(ms, event) in events {
        let stamp = Stamp {
            at: Instant::new(ms),
            wall: started + Millis::new(ms),
        };
        clock.apply(event, stamp).unwrap();
    }
    let players = ByColor {
        white: "Šachový, \"král\"\n".into(),
        black: String::new(),
    };
    TableGame::new(clock, players, started)
}

/// Two moves and a pause, and White resigns.
pub fn short_game() -> TableGame {
    let outcome = Outcome {
        result: GameResult::Win(Color::Black),
        reason: EndReason::Resignation,
    };
    game(
        STARTED,
        "3+2",
        &[
            (0, Event::Press(Color::Black)),
            (5_000, Event::Press(Color::White)),
            (7_250, Event::Press(Color::Black)),
            (8_001, Event::Stop(StoppedBy::Arbiter)),
            (10_000, Event::Resume),
            (11_000, Event::End(outcome)),
        ],
    )
}

#[wasm_bindgen_test]
fn a_table_has_a_row_for_every_event_with_its_milliseconds() {
    let game = short_game();
    let table = csv(&game, game.clock.last_instant());
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!(
        rows,
        [
            "number,at_ms,utc,event,side,move,thought_ms,gained_ms,white_left_ms,black_left_ms,undone,white_extra_ms,black_extra_ms,kind",
            "1,0,2026-09-21T14:13:20.000Z,start,,,,,182000,182000,false,,,",
            "2,5000,2026-09-21T14:13:25.000Z,move,white,1,5000,2000,179000,182000,false,,,",
            "3,7250,2026-09-21T14:13:27.250Z,move,black,1,2250,2000,179000,181750,false,,,",
            "4,8001,2026-09-21T14:13:28.001Z,stop,,,,,178249,181750,false,,,arbiter",
            "5,10000,2026-09-21T14:13:30.000Z,resume,,,,,178249,181750,false,,,",
            "6,11000,2026-09-21T14:13:31.000Z,end,black,,,,177249,181750,false,,,resignation",
        ]
    );
    assert!(table.ends_with('\n'));
}

#[wasm_bindgen_test]
fn a_table_distinguishes_automatic_and_undone_events() {
    let game = game(
        STARTED,
        "10s",
        &[
            (0, Event::Press(Color::Black)),
            (1_000, Event::Press(Color::White)),
            (2_000, Event::Undo(EntryId(1))),
        ],
    );
    let table = csv(&game, Instant::new(60_000));
    let rows: Vec<&str> = table.lines().skip(2).collect();
    assert_eq!(
        rows[..2],
        [
            "2,1000,2026-09-21T14:13:21.000Z,press,white,,,,9000,10000,true,,,",
            "3,2000,2026-09-21T14:13:22.000Z,undo,,,,,8000,10000,false,,,",
        ]
    );
    let flag = ",10000,2026-09-21T14:13:30.000Z,flag,white,,,,";
    assert!(rows[2].starts_with(flag), "{}", rows[2]);
    assert_eq!(rows.len(), 3);
}

#[wasm_bindgen_test]
fn extra_time_has_columns_of_its_own_and_is_marked_for_people() {
    let game = game(
        STARTED,
        "1 df60/10",
        &[
            (0, Event::Press(Color::Black)),
            (76_000, Event::Press(Color::White)),
            (77_000, Event::ClaimDraw(Color::Black)),
        ],
    );
    let table = csv(&game, game.clock.last_instant());
    let rows: Vec<&str> = table.lines().skip(2).collect();
    assert!(rows[0].contains(",first-flag,white,"), "{}", rows[0]);
    assert!(rows[0].ends_with(",0,60000,false,60000,,"), "{}", rows[0]);
    assert!(rows[1].ends_with(",move,white,1,76000,8000,0,60000,false,52000,,"));
    assert!(rows[2].ends_with(",0,59000,false,52000,,"), "{}", rows[2]);
    let file = text(&game, game.clock.last_instant());
    assert!(file.contains("extra 0:52"), "{file}");
    assert!(file.contains("½–½"), "{file}");
}

#[wasm_bindgen_test]
fn a_file_for_programs_is_json_and_holds_what_it_takes_to_replay_the_game() {
    let game = short_game();
    let file = json(&game, game.clock.last_instant());
    // The browser reads it as well.
    assert!(js_sys::JSON::parse(&file).unwrap().is_object());
    let read: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(read["format"], "zeitnot-game");
    assert_eq!(read["version"], 1);
    assert_eq!(read["started_utc"], "2026-09-21T14:13:20.000Z");
    assert_eq!(read["control"], "3+2");
    assert_eq!(read["players"]["white"], "Šachový, \"král\"\n");
    let events = read["events"].as_array().unwrap();
    assert_eq!(events.len(), 6);
    assert_eq!(events[2]["event"], "move");
    assert_eq!(events[2]["side"], "black");
    assert_eq!(events[2]["at_ms"], 7_250);
    assert_eq!(events[2]["thought_ms"], 2_250);
    assert_eq!(events[3]["white_left_ms"], 178_249);
    assert!(!read["outcome"].is_null());
    let again: TableGame = serde_json::from_value(read["game"].clone()).unwrap();
    assert_eq!(again, game);
}

#[wasm_bindgen_test]
fn a_file_for_people_has_the_result_the_control_and_a_line_for_every_event() {
    let game = short_game();
    let file = text(&game, game.clock.last_instant());
    assert!(file.contains("0–1"), "{file}");
    assert!(file.contains("3+2"), "{file}");
    let (head, log) = file.split_once("\n\n").unwrap();
    assert_eq!(log.lines().count(), 6, "{log}");
    assert!(log.contains("0:07.25"), "{log}");
    assert!(log.contains("2:58.249"), "{log}");
    // A name is one line, whatever is in it.
    assert_eq!(head.lines().count(), 6, "{head}");
}

#[wasm_bindgen_test]
fn a_game_without_events_and_a_hostile_date_are_exported_too() {
    let mut game = game(STARTED, "90/40+30, 30+30", &[]);
    game.started = WallTime::new(i64::MAX);
    assert_eq!(csv(&game, Instant::START).lines().count(), 1);
    let read: Value = serde_json::from_str(&json(&game, Instant::START)).unwrap();
    assert_eq!(read["events"], Value::Array(Vec::new()));
    assert_eq!(read["started_utc"], "");
    assert!(read["outcome"].is_null());
    assert!(text(&game, Instant::START).contains("90/40+30, 30+30"));
}
