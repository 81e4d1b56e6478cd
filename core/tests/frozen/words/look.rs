//! The words of the settings.

use zeitnot_core::clock::LowTime;
use zeitnot_core::settings::Theme;

use super::{every, hold};
use zeitnot_core::settings::{BoardColours, Letters};
use zeitnot_core::settings::{Facing, Layout};

#[test]
fn the_choices_of_the_settings_keep_their_words() {
    let layouts = every!(Layout {
        Layout::Automatic => Layout::Automatic,
        Layout::FaceToFace => Layout::FaceToFace,
        Layout::SideBySide => Layout::SideBySide,
    });
    hold("layout", &layouts);
    let themes = every!(Theme {
        Theme::System => Theme::System,
        Theme::Light => Theme::Light,
        Theme::Dark => Theme::Dark,
        Theme::Contrast => Theme::Contrast,
    });
    hold("theme", &themes);
    let colours = every!(BoardColours {
        BoardColours::Boxwood => BoardColours::Boxwood,
        BoardColours::Green => BoardColours::Green,
        BoardColours::Slate => BoardColours::Slate,
        BoardColours::Contrast => BoardColours::Contrast,
    });
    hold("board-colours", &colours);
    let letters = every!(Letters {
        Letters::Own => Letters::Own,
        Letters::English => Letters::English,
        Letters::Figurines => Letters::Figurines,
    });
    hold("letters", &letters);
    let facing = every!(Facing {
        Facing::OneSide => Facing::OneSide,
        Facing::BothSides => Facing::BothSides,
        Facing::SideToMove => Facing::SideToMove,
    });
    hold("facing", &facing);
    let low_times = every!(LowTime {
        LowTime::Automatic => LowTime::Automatic,
        LowTime::Off => LowTime::Off,
        LowTime::TenSeconds => LowTime::TenSeconds,
        LowTime::TwentySeconds => LowTime::TwentySeconds,
        LowTime::ThirtySeconds => LowTime::ThirtySeconds,
        LowTime::OneMinute => LowTime::OneMinute,
    });
    hold("low-time", &low_times);
}
