//! Settings, time controls, progress in the lessons, and the book of studies.

use zeitnot_core::clock::{Color, LowTime, Mode, PeriodEnd};
use zeitnot_core::game::Start;
use zeitnot_core::game::book::{Bookmark, StoredBook};
use zeitnot_core::game::sheet::{Claiming, Pressing};
use zeitnot_core::lessons::progress::Progress;
use zeitnot_core::settings::Theme;
use zeitnot_core::time::Millis;

use crate::assert_means;
use crate::content::own;
use crate::device::{Device, each};
use zeitnot_core::settings::{BoardColours, Letters};
use zeitnot_core::settings::{Facing, Layout, Preset, Settings};

/// A stored value, which reads without a fault.
fn read<T: serde::de::DeserializeOwned>(device: &Device, key: &str) -> T {
    let found = device.read::<T>(key);
    assert_means!(found.faults, [], "{key}");
    found
        .value
        .unwrap_or_else(|| panic!("{key} is gone{}", crate::fixture::ADVICE))
}

#[test]
fn the_settings_are_those_that_were_chosen() {
    for (version, device) in each() {
        let settings: Settings = read(&device, "settings");
        assert_means!(settings.layout, Layout::FaceToFace, "{version}");
        assert_means!(
            (settings.exchanged, settings.theme),
            (true, Theme::Contrast),
            "{version}"
        );
        assert_means!((settings.sound, settings.volume), (false, 35), "{version}");
        assert_means!(
            (settings.vibration, settings.voice),
            (false, true),
            "{version}"
        );
        assert_means!(settings.players.black, "象棋", "{version}");
        let score = settings.match_score.as_ref().expect("a match");
        let points = score.points();
        assert_means!((&*points.white, &*points.black), ("1½", "½"), "{version}");
        let last = settings.last.as_ref().expect("a setup");
        let first = last.control(Color::White).periods[0];
        assert_means!(first.end, PeriodEnd::Moves(40), "{version}");
        let Mode::DoubleFlag { extra, .. } = last.control(Color::Black).periods[1].mode else {
            panic!("{version}: no double flag{}", crate::fixture::ADVICE);
        };
        assert_means!(extra, Millis::minutes(5), "{version}");
        let board = &settings.board;
        assert_means!(
            (board.on, board.flipped, board.coordinates),
            (true, true, false),
            "{version}"
        );
        assert_means!(board.pressing, Pressing::ByHand, "{version}");
        assert_means!(board.claiming, Claiming::Judged, "{version}");
        assert_means!(board.colours, BoardColours::Slate, "{version}");
        assert_means!(board.letters, Letters::Figurines, "{version}");
        // Version 1.0 had neither, and did what the usual choice does.
        assert_means!(
            (settings.low_time, board.facing),
            (LowTime::Automatic, Facing::OneSide),
            "{version}"
        );
        assert_means!(settings, own::settings(), "{version}");
    }
}

#[test]
fn the_user_s_time_controls_are_there() {
    for (version, device) in each() {
        let presets: Vec<Preset> = read(&device, "presets");
        let names: Vec<&str> = presets.iter().map(|preset| &*preset.name).collect();
        assert_means!(names, ["Vereinsmeisterschaft", "Opa & Émile"], "{version}");
        let last = presets[0].setup.control(Color::White).periods[2];
        let bonus = Mode::Increment(Millis::seconds(30));
        assert_means!(
            (last.time, last.mode),
            (Millis::minutes(15), bonus),
            "{version}"
        );
        let white = presets[1].setup.control(Color::White).periods[0];
        let delay = Mode::Bronstein(Millis::seconds(5));
        assert_means!(
            (white.time, white.mode),
            (Millis::minutes(10), delay),
            "{version}"
        );
        assert_means!(presets, own::presets(), "{version}");
    }
}

#[test]
fn the_solved_steps_of_lessons_stay_solved() {
    for (version, device) in each() {
        let progress: Progress = read(&device, "lessons");
        let (solved, begun) = (own::lesson("df-first-flag"), own::lesson("6-11"));
        assert_means!(progress.is_done(&solved), true, "{version}");
        assert_means!(progress.share(&solved), (2, 2), "{version}");
        assert_means!(progress.share(&begun), (1, 2), "{version}");
        let latest = progress.latest().expect("a lesson");
        assert_means!((&*latest.slug, latest.place), ("6-11", 2), "{version}");
        assert_means!(progress, own::progress(), "{version}");
    }
}

#[test]
fn the_book_opens_at_the_place_where_it_was_closed() {
    for (version, device) in each() {
        let kept: StoredBook = read(&device, "study");
        let mut book = kept.open().expect("a book");
        assert_means!(
            (book.games().len(), book.is_changed()),
            (2, true),
            "{version}"
        );
        assert_means!(kept, own::book(), "{version}");
        let mark: Bookmark = read(&device, "study.at");
        let node = book.find(&mark);
        // In the variation 1… c5 2. Nf3.
        let fen = Start::from_position(book.tree().position(node)).fen();
        let there = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
        assert_means!(fen, there, "{version}");
    }
}
