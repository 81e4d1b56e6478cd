//! Every page of the app, for tests that hold on all of them.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;
use zeitnot_core::correspondence::Utc;
use zeitnot_core::lessons::{self, lesson};

use crate::page::Page;
use crate::seed::Seed;

/// Addresses of pages that need nothing stored, at least one of each.
pub const ALL: &[&str] = &[
    "#/",
    "#/clock",
    "#/board",
    "#/controls",
    "#/edit",
    "#/games",
    "#/post",
    "#/post/new",
    "#/post/events",
    "#/post/event",
    "#/post/new/event",
    "#/post/ahead",
    "#/post/absence",
    "#/post/figures",
    "#/study",
    "#/winning",
    "#/learn",
    "#/learn/class",
    "#/embed",
    "#/settings",
    "#/keys",
    "#/no-such-page",
];

/// An address of the shell, and one of each area that is loaded when it is first
/// looked at.
pub const OF_AREAS: &[&str] = &[
    "#/clock",
    "#/board",
    "#/post",
    "#/learn",
    "#/settings",
    "#/embed",
];

/// Addresses of pages that show something of a [`Seed`].
pub const SEEDED: &[&str] = &[
    "#/",
    "#/post",
    "#/post/new?event=1",
    "#/post/game/1001",
    "#/post/game/1002",
    "#/post/game/1001/study",
    "#/post/game/1001/ahead",
    "#/post/ahead",
    "#/post/events",
    "#/post/event/1",
    "#/post/event/1/edit",
    "#/post/event/1/team",
    "#/post/absence",
];

/// Addresses of what can be shown in a frame of another page.
pub const EMBEDDED: &[&str] = &[
    "embed.html?view=clock&control=5%2B3",
    "embed.html?view=board&pgn=1.e4%20e5%202.Nf3%20*",
    "embed.html?view=triple-block",
    "embed.html?view=lesson&lesson=6-7",
];

/// Addresses of lessons: the first step of each kind, by what it shows and what it asks; the quiz;
/// and a lesson that does not exist.
pub fn of_lessons() -> Vec<String> {
    let mut seen = Vec::new();
    let mut routes = vec![
        "#/learn/quiz?seed=7".into(),
        "#/learn/no-such-lesson".into(),
    ];
    let lessons = lessons::COURSES.iter().flat_map(|course| course.lessons);
    for lesson in lessons {
        for (step, number) in lesson.steps.iter().zip(1..) {
            let kind = kind(step);
            if !seen.contains(&kind) {
                seen.push(kind);
                routes.push(format!("#/learn/{}/{number}", lesson.slug));
            }
        }
    }
    routes
}

/// The kind of a step: what it shows, and what it asks.
fn kind(step: &lesson::Step) -> impl PartialEq + use<> {
    let shown = step.exhibit.as_ref().map(std::mem::discriminant);
    (shown, std::mem::discriminant(&step.asks))
}

/// Stores the games that the pages of [`SEEDED`] show, as they stand at that instant, or now.
#[track_caller]
pub fn keep_games(page: &Page, now: Option<Utc>) {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.unwrap_or_else(|| {
        let seconds = passed.map_or(0, |passed| passed.as_secs());
        Utc::new(seconds.try_into().unwrap_or_default())
    });
    Seed::of(6, now).keep(page);
}

/// Shows every page of the app in a language, one after the other, in the page that is open: first
/// with an empty storage, then with games.
#[track_caller]
pub fn each(page: &mut Page, language: &str, mut look: impl FnMut(&mut Page, &str)) {
    let mut show = |page: &mut Page, route: &str| {
        page.go(route);
        page.wait_for("main");
        page.two_frames();
        look(page, route);
    };
    page.leave();
    page.session().run(
        "localStorage.setItem('zeitnot.language', arguments[0])",
        &[json!(language)],
    );
    page.open("#/clock");
    page.wait_for("main");
    for route in ALL {
        show(page, route);
    }
    for route in of_lessons() {
        show(page, &route);
    }
    page.leave();
    keep_games(page, None);
    page.open("#/clock");
    page.wait_for("main");
    for route in SEEDED {
        show(page, route);
    }
}
