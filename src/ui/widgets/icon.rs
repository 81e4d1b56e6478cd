//! The icons: one set with a common stroke.

use leptos::prelude::*;

/// An icon, named after what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Pause,
    Back,
    On,
    First,
    Last,
    FullScreen,
    LeaveFullScreen,
    Turn,
    Home,
    Settings,
    Up,
    Down,
    Edit,
    Delete,
    Link,
    Close,
    Flip,
    Board,
    Check,
    Correspondence,
    Learn,
    Plus,
    Minus,
    Save,
    Archive,
    Restore,
    /// Takes a file in.
    Bring,
    Print,
    Play,
    Undo,
    Redo,
    History,
    Penalty,
    GiveTime,
    Swap,
    EndGame,
    Again,
    More,
    TurnTo,
    Clock,
    Draw,
    Resign,
    Sound,
    SoundOff,
    Keyboard,
    Times,
    Download,
    Share,
    Copy,
    Refill,
    Claim,
    Team,
    Calendar,
    Search,
    Absence,
    Events,
    Statement,
    Language,
    /// A code for cameras.
    Code,
    Camera,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Icon::Pause => "M8 5v14M16 5v14",
            Icon::Back => "M14 5l-7 7 7 7",
            Icon::On => "M10 5l7 7-7 7",
            Icon::First => "M17 5l-7 7 7 7M7 5v14",
            Icon::Last => "M7 5l7 7-7 7M17 5v14",
            Icon::FullScreen => "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
            Icon::LeaveFullScreen => "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
            Icon::Turn => {
                "M7 4v15M7 4L3.500 7.500M7 4l3.500 3.500M17 20V5M17 20l-3.500-3.500M17 20l3.500-3.500"
            }
            Icon::Home => "M4 11l8-7 8 7M6 9.500V20h12V9.500",
            Icon::Settings => {
                "M12 3.500l7.400 4.250v8.500L12 20.500l-7.400-4.250v-8.500zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0"
            }
            Icon::Up => "M5 15l7-7 7 7",
            Icon::Down => "M5 9l7 7 7-7",
            Icon::Edit => "M4 20h4L19 9l-4-4L4 16z",
            Icon::Delete => "M5 7h14M10 4h4M7 7l1 13h8l1-13",
            Icon::Link => {
                "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
            }
            Icon::Close => "M5 5l14 14M19 5L5 19",
            Icon::Board => {
                "M4 4h16v16H4zM4.9 5.5h3.500M4.9 6.7h3.500M4.9 7.9h3.500M15.6 5.5h3.500M15.6 6.7h3.500M15.6 7.9h3.500M10.2 10.8h3.500M10.2 12.0h3.500M10.2 13.2h3.500M4.9 16.2h3.500M4.9 17.4h3.500M4.9 18.6h3.500M15.6 16.2h3.500M15.6 17.4h3.500M15.6 18.6h3.500"
            }
            Icon::Check => "M4 12.500l5.500 5.500L20 7",
            Icon::Correspondence => "M4 6h16v13H4zM4 7l8 7 8-7",
            Icon::Learn => {
                "M12 6.500c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2c2-1.500 5-2 8-2v-14c-3 0-6 .5-8 2zM12 6.500v14"
            }
            Icon::Plus => "M12 5v14M5 12h14",
            Icon::Minus => "M5 12h14",
            Icon::Archive => "M4 5h16v4H4zM5.500 9v11h13V9M10 13h4",
            Icon::Save => "M5 4h11l3 3v13H5zM8.500 4v5h6V4M8.500 20v-6h7v6",
            Icon::Undo => "M8 5L4 9l4 4M4 9h10.500a5.500 5.500 0 0 1 0 11H8",
            Icon::Redo => "M16 5l4 4-4 4M20 9H9.500a5.500 5.500 0 0 0 0 11H16",
            Icon::History => "M4 4.500V10h5.500M4.400 10A8 8 0 1 1 4 13M12 8v4.500l3 2",
            Icon::Penalty => "M6.500 3.500h11v17h-11zM12 8v5M12 16.500v.010",
            Icon::GiveTime => {
                "M12 8.500v4l2.500 1.500M20 12.500A8 8 0 1 1 12 4.500M18.500 3v6M15.500 6h6"
            }
            Icon::Swap => {
                "M8 20V5M4.500 8.500L8 5l3.500 3.500M16 4v15M12.500 15.500L16 19l3.500-3.500"
            }
            Icon::EndGame => {
                "M3.750 12a8.250 8.250 0 1 0 16.500 0a8.250 8.250 0 1 0-16.500 0M9 9h6v6H9z"
            }
            Icon::Again => "M20 4.500V10h-5.500M19.600 10A8 8 0 1 0 20 13",
            Icon::More => {
                "M5.250 12a.750.750 0 1 0 1.500 0a.750.750 0 1 0-1.500 0M11.250 12a.750.750 0 1 0 1.500 0a.750.750 0 1 0-1.500 0M17.250 12a.750.750 0 1 0 1.500 0a.750.750 0 1 0-1.500 0"
            }
            Icon::TurnTo => {
                "M7.500 3.500L4 7l3.500 3.500M4 7h11.500a4.500 4.500 0 0 1 4.500 4.500M16.500 20.500L20 17l-3.500-3.500M20 17H8.500A4.500 4.500 0 0 1 4 12.500"
            }
            Icon::Clock => {
                "M3.500 12.500a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0M12 8v4.500l3 2M9.500 2h5"
            }
            Icon::Draw => "M5 9h14M5 15h14",
            Icon::Refill => "M4 20h16M7 20V9h10v11M12 2v11M9 10l3 3 3-3",
            Icon::Claim => "M12 4v16M7 20h10M5 7h14M5 7l-2.500 6h5zM19 7l-2.500 6h5z",
            Icon::Team => {
                "M12 8a3 3 0 1 1-6 0a3 3 0 0 1 6 0M3 19c0-3.500 2.500-5 6-5s6 1.500 6 5M15.500 5.500a2.500 2.500 0 0 1 0 5M17 14c2.500 0.500 4 2 4 5"
            }
            Icon::Resign => "M6 21V4M6 4h12l-3 4 3 4H6",
            Icon::Sound => {
                "M4 9.500v5h3.500L12 18V6L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11"
            }
            Icon::SoundOff => "M4 9.500v5h3.500L12 18V6L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5",
            Icon::Keyboard => {
                "M3 6h18v12H3zM6.500 10h.010M10 10h.010M14 10h.010M17.500 10h.010M8 14h8"
            }
            Icon::Times => "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
            Icon::Download => "M12 4v11M8 11l4 4 4-4M5 20h14",
            Icon::Share => "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
            Icon::Copy => "M9 8h11v12H9zM15 8V4H4v12h5",
            Icon::Search => {
                "M10.500 17a6.500 6.500 0 1 0 0-13a6.500 6.500 0 0 0 0 13zM15.500 15.500L20 20"
            }
            Icon::Absence => "M4 8h16v11H4zM9 8V5h6v3M4 13h16",
            Icon::Events => "M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14",
            Icon::Language => {
                "M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0M4 9h16M4 15h16M12 3.500c-4.500 4.500-4.500 12.500 0 17M12 3.500c4.500 4.500 4.500 12.500 0 17"
            }
            Icon::Code => {
                "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3M20 14v2M14 20h2M20 20v-1.500"
            }
            Icon::Camera => "M4 8h4l2-3h4l2 3h4v11H4zM12 10a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
            Icon::Statement => "M9 8h11v12H9zM15 8V4H4v12h5M12 12h5M12 16h5",
            Icon::Calendar => "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
            Icon::Restore => "M4 4.500V10h5.500M4.400 10A8 8 0 1 1 4 13",
            Icon::Bring => {
                "M3.500 5.500h6l2 2.500h9v11.500h-17zM12 16.500v-5.500M9.500 13l2.500-2.500 2.500 2.500"
            }
            Icon::Print => "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
            Icon::Play => "M8 5.500v13l10.500-6.500z",
            Icon::Flip => {
                "M4 12h16M7 4v5M7 4L4.500 6.500M7 4l2.500 2.500M17 20v-5M17 20l-2.500-2.500M17 20l2.500-2.500"
            }
        }
    }

    /// Draws it; the caller labels it.
    pub fn view(self) -> impl IntoView + use<> {
        view! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=self.path()></path>
            </svg>
        }
    }
}
