//! The gallery of embedded views, in English.

use crate::embed::parameter::Parameter;
use crate::ui::text::gallery::GalleryText;

pub(super) const GALLERY: GalleryText = GalleryText {
    title: "Embed",
    lead: "On your own site. No cookies, and nothing is sent anywhere.",
    views: [
        ("Clock", "Any time control"),
        ("Board", "A game or a position"),
        ("Triple Block", "From length to blocks"),
        ("Lesson", "One rule, by doing"),
    ],
    view: "What to show",
    options: "Options",
    label,
    hint,
    which: "This can mean more than one thing. Which one do you mean?",
    value,
    shows: "On the board",
    shows_game: "A game",
    shows_position: "A position",
    preview: "Preview",
    as_shown: "As on your page; it works here",
    high: |pixels| format!("{pixels} px high"),
    preview_offline: "The preview needs a network, and there is none now. The code to copy is \
                      complete without it.",
    snippet: "Two lines for your page",
    plain: "Where scripts are not allowed",
    plain_code: "A plain frame",
    plain_why: "Many content systems allow only frames in their HTML block. The height is that of \
                this preview.",
    copy: "Copy",
    copied: "Copied.",
    not_copied: "The browser did not allow copying. Select the text and copy it by hand.",
    host: "On your own server",
    host_how: &[
        "Copy all files of this site into a folder of yours. Any static host will do; nothing runs \
         there.",
        "Open this page in that folder: the snippets then have your address.",
        "If your site sends a Content-Security-Policy, allow that folder under script-src and \
         frame-src.",
    ],
    notes: "Good to know",
    notes_are: &[
        "The frame follows its content\u{2019}s height, attributes change it live, and it reports \
         events.",
        "A page can have several views. Each loads only what it shows, and only when it is about to come into view.",
        "The frame is sandboxed: it cannot read your page, and keeps nothing on the device.",
        "Light or dark follows the reader\u{2019}s device, and the language the browser, unless \
         you choose.",
    ],
    start_hint: "The event starts at 00:00 UTC.",
    bad_start: "start: use a day, like 2026-12-01, or an instant, like 2026-12-01T12:00:00Z.",
    bad_days: "A whole number from 1 to 9,999.",
};

fn label(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Lang => "Language",
        Parameter::Theme => "Theme",
        Parameter::Colours => "Board colours",
        Parameter::Pieces => "Pieces",
        Parameter::Orientation => "At the lower edge",
        Parameter::Size => "Size in pixels",
        Parameter::Control => "Time control",
        Parameter::Pgn => "Game in PGN",
        Parameter::Fen => "Position in FEN",
        Parameter::Days => "Length in days",
        Parameter::Start => "Start",
        Parameter::Lesson => "Lesson",
        Parameter::Step => "From step",
        other => other.name(),
    }
}

fn hint(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Control => "15+10, 90/40+30, 30+30, or with double flag 15 df60/10",
        Parameter::Pgn => "At most 20,000 bytes, with variations, comments and %clk",
        Parameter::Days => "1 to 9,999",
        Parameter::Start => "A day, like 2026-12-01; if empty, the day it is viewed",
        Parameter::Step => "1 is the first",
        _ => "",
    }
}

fn value(parameter: Parameter, value: &str) -> Option<&'static str> {
    Some(match (parameter, value) {
        (Parameter::Theme, "system") => "Same as device",
        (Parameter::Theme, "light") => "Light",
        (Parameter::Theme, "dark") => "Dark",
        (Parameter::Theme, "contrast") => "High contrast",
        (Parameter::Colours, "boxwood") => "Boxwood",
        (Parameter::Colours, "green") => "Green",
        (Parameter::Colours, "slate") => "Slate",
        (Parameter::Colours, "contrast") => "High contrast",
        (Parameter::Size, "s") => "280",
        (Parameter::Size, "m") => "420",
        (Parameter::Size, "l") => "640",
        (Parameter::Pieces, "cburnett") => "Burnett",
        (Parameter::Orientation, "white") => "White",
        (Parameter::Orientation, "black") => "Black",
        _ => return None,
    })
}
