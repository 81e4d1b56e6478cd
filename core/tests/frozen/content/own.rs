//! The things that a user has besides games: settings, time controls, progress, and the book of studies.

use zeitnot_core::clock::match_score::MatchScore;
use zeitnot_core::clock::{ByColor, Color, GameResult, LowTime, Setup};
use zeitnot_core::game::book::{Bookmark, StoredBook};
use zeitnot_core::game::sheet::{Claiming, Pressing};
use zeitnot_core::lessons::lesson::Asks;
use zeitnot_core::lessons::progress::Progress;
use zeitnot_core::lessons::{Lesson, Step};
use zeitnot_core::settings::Theme;

use super::table::draft;
use zeitnot_core::settings::{BoardColours, Letters};
use zeitnot_core::settings::{BoardSettings, Facing, Layout, Preset, Settings};

fn setup(control: &str) -> Setup {
    Setup::new(draft(control)).expect("a valid setup")
}

/// Settings that all differ from the usual ones.
pub fn settings() -> Settings {
    let mut score = MatchScore::default();
    score.count("1790000000000", GameResult::Win(Color::White));
    score.count("1790003600000", GameResult::Draw);
    Settings {
        layout: Layout::FaceToFace,
        exchanged: true,
        theme: Theme::Contrast,
        sound: false,
        volume: 35,
        vibration: false,
        voice: true,
        low_time: LowTime::Automatic,
        players: ByColor {
            white: "Zoë “Z” Åkesson".into(),
            black: "象棋".into(),
        },
        last: Some(setup("90/40, 15 df300/30")),
        match_score: Some(score),
        board: BoardSettings {
            on: true,
            pressing: Pressing::ByHand,
            claiming: Claiming::Judged,
            flipped: true,
            facing: Facing::OneSide,
            coordinates: false,
            colours: BoardColours::Slate,
            letters: Letters::Figurines,
        },
        example_hidden: false,
    }
}

/// Time controls of the user's own.
pub fn presets() -> Vec<Preset> {
    let preset = |name: &str, control| Preset {
        name: name.into(),
        setup: setup(control),
    };
    vec![
        preset("Vereinsmeisterschaft", "100/40+30, 50/20+30, 15+30"),
        preset("Opa & Émile", "10 b5 v 3 b5"),
    ]
}

const fn step(answers: &'static [bool]) -> Step {
    let asks = match answers {
        [] => Asks::Nothing,
        answers => Asks::Question { answers },
    };
    Step {
        exhibit: None,
        asks,
        rule: None,
    }
}

/// A lesson under a name that is in use, with steps that never change.
pub const fn lesson(slug: &'static str) -> Lesson {
    const STEPS: [Step; 4] = [step(&[]), step(&[true, false]), step(&[true]), step(&[])];
    Lesson {
        slug,
        steps: &STEPS,
    }
}

/// A lesson that was solved, and another that was begun.
pub fn progress() -> Progress {
    let mut progress = Progress::default();
    let solved = lesson("df-first-flag");
    for place in 0..4 {
        progress.open(&solved, place);
        progress.solve(&solved, place);
    }
    let begun = lesson("6-11");
    progress.open(&begun, 2);
    progress.solve(&begun, 2);
    progress
}

/// Two games with variations, comments and signs.
pub fn book() -> StoredBook {
    StoredBook {
        text: "[Event \"Café de la Régence\"]\n[White \"Łukasz\"]\n[Black \"Zoë\"]\n\
               [Result \"1-0\"]\n\n1. e4 {[%clk 0:03:02]} e5 (1... c5 2. Nf3 $5) 2. Qh5 $6 Nc6 \
               3. Bc4 Nf6 $4 4. Qxf7# 1-0\n\n[Event \"?\"]\n[Result \"*\"]\n\
               [SetUp \"1\"]\n[FEN \"8/8/8/8/8/4k3/4p3/4K3 w - - 0 60\"]\n\n*\n"
            .into(),
        changed: true,
    }
}

/// The place in the first game, in its variation.
pub fn bookmark() -> Bookmark {
    Bookmark {
        game: 0,
        path: vec![0, 1, 0],
    }
}
