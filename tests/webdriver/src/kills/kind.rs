//! The game that is played while the browser is killed: [`Kind`].

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use zeitnot_core::correspondence::{Seconds, Utc};
use zeitnot_core::json as written;

use super::moves::Moves;
use crate::cup;
use crate::page::Page;
use crate::patience::PATIENCE;

/// One of the three kinds of game that the app keeps at every step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Presses of the clock.
    Clock,
    /// Moves on the board beside it.
    Board,
    /// Entries of a correspondence game.
    Correspondence,
}

/// The report of the page at one instant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct News {
    /// The steps of the game that are shown, one text for each.
    pub shown: Vec<String>,
    /// How many writes were issued until then, after a step including its own;
    /// none where the app does not say, or the step wrote nothing.
    pub written: Option<u64>,
    /// How many writes are certain by now, as far as the app says.
    pub mirrored: Option<u64>,
}

/// How long ago the correspondence game began: too short for anyone to have
/// lost on time by now.
const BEGAN: Seconds = Seconds::days(30);

/// How long each of its moves took, in seconds.
const THOUGHT: i64 = 600;

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::Clock, Kind::Board, Kind::Correspondence];

    /// The route of the game after the browser was started again.
    fn route(self) -> &'static str {
        match self {
            Kind::Clock => "#/clock",
            Kind::Board => "#/board",
            Kind::Correspondence => "#/post/game/7",
        }
    }

    /// The condition under which the page can be read.
    fn ready(self) -> &'static str {
        match self {
            Kind::Clock => "document.querySelectorAll('button.half .digits').length === 2",
            Kind::Board => {
                "document.querySelectorAll('button.half .digits').length === 2 \
                 && document.querySelector('[data-act=type]')"
            }
            Kind::Correspondence => {
                "document.querySelector('.correspondence-entries [data-place]')"
            }
        }
    }

    /// A script: this body, after the functions that every script uses, for
    /// what is shown and where it is stored.
    fn script(self, body: &str) -> String {
        let (kept, shown) = match self {
            // The moves that each half counts.
            Kind::Clock => (
                "(game|tail)",
                "[...document.querySelectorAll('button.half .moves')].flatMap((moves) => \
                 Array(Number.parseInt(moves.textContent.replace(/^\\D+/, ''))).fill(''))",
            ),
            Kind::Board => (
                "(game|tail)",
                "[...document.querySelectorAll('.moves .move:not([hidden]) .san')]\
                 .map((move) => move.textContent.trim())",
            ),
            Kind::Correspondence => (
                "post",
                "[...document.querySelectorAll('.correspondence-entries [data-place] strong')]\
                 .map((entry) => entry.textContent.trim())",
            ),
        };
        let common = include_str!("../scripts/kills/common.js");
        format!(
            "const kept = /^zeitnot\\.{kept}\\./;\nconst shown = () => {shown};\n\
             const patience = {PATIENCE};\n{common}\n{body}"
        )
    }

    /// Stores what the app needs before it is first killed. Returns whether the
    /// app says what is certain.
    #[track_caller]
    pub(super) fn prepare(self, page: &Page) -> bool {
        page.open("#/");
        page.wait_for("main");
        if self == Kind::Correspondence {
            page.leave();
            let began = Utc::new(now() / 1_000) - BEGAN;
            let event = cup::event_of("1", cup::draft(began));
            let game = cup::played("7", began, []);
            for (key, text) in [
                ("post.event.1", written::write(&event)),
                ("post.game.7", written::write(&game)),
            ] {
                let value = serde_json::from_str(&text).expect("what was just written");
                page.set_value(key, &value);
            }
        }
        self.open(page);
        // Waits until everything that the app has to write for it is certain.
        page.wait(
            "Number(document.documentElement.getAttribute('data-mirrored')) \
             >= Number(document.documentElement.getAttribute('data-written'))",
        );
        page.value("document.documentElement.hasAttribute('data-written')") == json!(true)
    }

    /// Opens the page where the game was left, and returns what is shown there.
    #[track_caller]
    pub(super) fn open(self, page: &Page) -> News {
        page.open(self.route());
        page.wait(self.ready());
        News::read(
            &page
                .session()
                .run_async(&self.script("return news();"), &[]),
        )
    }

    /// Begins a game where none is left. That does not count as a step.
    #[track_caller]
    pub(super) fn begin(self, page: &Page) {
        let route = match self {
            Kind::Clock => "#/?control=90%2B30",
            Kind::Board => "#/board?control=90%2B30",
            Kind::Correspondence => self.route(),
        };
        page.open(route);
        page.wait(self.ready());
        if self == Kind::Clock {
            // A clock that was started before the kill is there again, or asks about the time away.
            let start = include_str!("../scripts/kills/begin_clock.js");
            page.session().run_async(&self.script(start), &[]);
        }
    }

    /// Whether nothing is left of the game; never for a correspondence game,
    /// which has begun before the first kill.
    pub(super) fn is_over(self, news: &News) -> bool {
        self != Kind::Correspondence && news.shown.is_empty()
    }

    /// Makes the next step after those that are shown, and returns what is
    /// shown then.
    #[track_caller]
    pub(super) fn step(self, page: &Page, moves: &Moves, shown: usize) -> News {
        let (body, arguments) = match self {
            Kind::Clock => (include_str!("../scripts/kills/clock.js"), Vec::new()),
            Kind::Board => (
                include_str!("../scripts/kills/board.js"),
                vec![json!(moves.at(shown))],
            ),
            Kind::Correspondence => {
                // The first entry is the start.
                let ply = shown.saturating_sub(1);
                let number = i64::try_from(shown).unwrap_or_default();
                let began = now() / 1_000 - BEGAN.get();
                let at = (began + THOUGHT * number) * 1_000;
                (
                    include_str!("../scripts/kills/correspondence.js"),
                    vec![json!(moves.at(ply)), json!(at)],
                )
            }
        };
        News::read(&page.session().run_async(&self.script(body), &arguments))
    }
}

impl News {
    #[track_caller]
    fn read(news: &Value) -> News {
        let shown = news["shown"].as_array();
        let shown = shown.unwrap_or_else(|| panic!("nothing is shown: {news}"));
        News {
            shown: shown
                .iter()
                .map(|text| text.as_str().unwrap_or_default().into())
                .collect(),
            written: news["written"].as_u64(),
            mirrored: news["mirrored"].as_u64(),
        }
    }
}

/// How many writes are certain by now.
#[track_caller]
pub(super) fn mirrored(page: &Page) -> Option<u64> {
    let text = page.value("document.documentElement.getAttribute('data-mirrored')");
    text.as_str()?.parse().ok()
}

fn now() -> i64 {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH);
    passed.map_or(0, |passed| {
        passed.as_millis().try_into().unwrap_or_default()
    })
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Clock => "clock",
            Kind::Board => "board",
            Kind::Correspondence => "correspondence",
        })
    }
}
