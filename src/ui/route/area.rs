//! The areas of the app: [`Area`].

use crate::ui::text::{
    Words, board, bring, correspondence, embed, events, learn, lessons, manage, play, shared, study,
};

/// Pages that are looked at together: a chunk, and its style sheets.
///
/// The start script has to know names and texts before there is a program, so `src/ui/areas.json`
/// repeats them, with the addresses and the sheets (`tests/web/route.rs` compares the two).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// The first page.
    Home,
    /// The board, with the clock beside it.
    Board,
    /// Study of games, and whether a side can still win.
    Study,
    /// The private study of a correspondence game.
    Private,
    /// The list of correspondence games.
    Correspondence,
    /// The form for a new correspondence game.
    NewGame,
    /// A correspondence game.
    CorrespondenceGame,
    /// The server's figures of several correspondence games.
    Figures,
    /// A server's file with correspondence games.
    Bring,
    /// Looking ahead in correspondence games.
    Plan,
    /// The planner for a leave.
    Absence,
    /// Correspondence events and their teams.
    Events,
    /// The form of a correspondence event.
    EventForm,
    /// The list of lessons.
    Learn,
    /// The link for a class.
    Class,
    /// A lesson, and the quiz.
    Lesson,
    /// Time controls, the list of past games, settings.
    Manage,
    /// A past game, on its board.
    Game,
    /// The views that other sites can embed.
    Gallery,
}

impl Area {
    /// All areas.
    pub const ALL: &[Area] = &[
        Area::Home,
        Area::Board,
        Area::Study,
        Area::Private,
        Area::Correspondence,
        Area::NewGame,
        Area::CorrespondenceGame,
        Area::Figures,
        Area::Bring,
        Area::Plan,
        Area::Absence,
        Area::Events,
        Area::EventForm,
        Area::Learn,
        Area::Class,
        Area::Lesson,
        Area::Manage,
        Area::Game,
        Area::Gallery,
    ];

    /// Its name, which is its chunk's too.
    pub const fn name(self) -> &'static str {
        match self {
            Area::Home => "home",
            Area::Board => "board",
            Area::Study => "study",
            Area::Private => "private",
            Area::Correspondence => "correspondence",
            Area::NewGame => "new_game",
            Area::CorrespondenceGame => "correspondence_game",
            Area::Figures => "figures",
            Area::Bring => "bring",
            Area::Plan => "plan",
            Area::Absence => "absence",
            Area::Events => "events",
            Area::EventForm => "event_form",
            Area::Learn => "learn",
            Area::Class => "class",
            Area::Lesson => "lesson",
            Area::Manage => "manage",
            Area::Game => "game",
            Area::Gallery => "gallery",
        }
    }

    /// The texts on its pages, besides those of every page.
    pub const fn texts(self) -> &'static [Words] {
        match self {
            Area::Home => &[],
            Area::Board => &[shared::WORDS, board::WORDS, play::WORDS],
            Area::Study => &[shared::WORDS, board::WORDS, play::WORDS, study::WORDS],
            Area::Private | Area::CorrespondenceGame => &[
                shared::WORDS,
                board::WORDS,
                play::WORDS,
                study::WORDS,
                correspondence::WORDS,
                events::WORDS,
            ],
            Area::Correspondence | Area::Figures => &[shared::WORDS, correspondence::WORDS],
            Area::NewGame => &[
                shared::WORDS,
                board::WORDS,
                play::WORDS,
                study::WORDS,
                correspondence::WORDS,
            ],
            Area::Bring => &[
                shared::WORDS,
                board::WORDS,
                play::WORDS,
                study::WORDS,
                correspondence::WORDS,
                bring::WORDS,
            ],
            Area::Plan | Area::Absence | Area::Events | Area::EventForm => {
                &[shared::WORDS, correspondence::WORDS, events::WORDS]
            }
            Area::Learn | Area::Class => &[shared::WORDS, lessons::WORDS, learn::WORDS],
            Area::Lesson => &[
                shared::WORDS,
                board::WORDS,
                correspondence::WORDS,
                lessons::WORDS,
                learn::WORDS,
            ],
            Area::Manage => &[shared::WORDS, manage::WORDS],
            Area::Game => &[shared::WORDS, board::WORDS, play::WORDS, manage::WORDS],
            Area::Gallery => &[
                shared::WORDS,
                board::WORDS,
                correspondence::WORDS,
                lessons::WORDS,
                learn::WORDS,
                embed::WORDS,
            ],
        }
    }
}
