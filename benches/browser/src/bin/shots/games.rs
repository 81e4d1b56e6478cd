//! Plays games until they show what a picture needs.

use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::{CorrespondenceGame, Edition, EventDraft, Seconds, Utc};
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};
use zeitnot_webdriver::cup;
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::{Page, control_route};
use zeitnot_webdriver::seed::Seed;

/// A few moves of a control, and White thinks.
pub fn playing(page: &Page, control: &str, thinks: i64) {
    page.open_control(control);
    page.press(Color::Black);
    page.wait_running(Some(Color::White));
    for (side, thought) in [(Color::White, 3_100), (Color::Black, 4_700)] {
        page.advance(thought);
        page.press(side);
        page.wait_running(Some(side.other()));
    }
    page.advance_far(thinks);
}

pub fn paused(page: &Page) {
    playing(page, "3+2", 12_000);
    pause(page);
}

/// By the keyboard: no finger is left on the panel.
pub fn pause(page: &Page) {
    page.key(' ');
    page.wait_for("[role=dialog].panel");
}

/// Says how the game ended, on the page of the panel that asks for it.
pub fn choose(page: &Page, result: &str, reason: &str) {
    page.tap(&format!(".results [data-result=\"{result}\"]"));
    page.tap(&format!(".facts [data-reason={reason}]"));
    page.tap("[role=dialog].panel [data-act=finish]");
}

pub fn in_panel(page: &Page, act: &str) {
    paused(page);
    page.tap(&format!("[role=dialog].panel [data-act={act}]"));
}

/// Two games that are over and one on the table.
pub fn some_games(page: &Page) {
    for (control, result, reason) in [
        ("90/40+30, 30+30", "1-0", "checkmate"),
        ("5 d2", "1/2-1/2", "agreement"),
    ] {
        page.open_control(control);
        page.press(Color::Black);
        for turn in 0..16 {
            let side = if turn % 2 == 0 {
                Color::White
            } else {
                Color::Black
            };
            page.wait_running(Some(side));
            page.advance(1_500 + 7_919 * turn % 23_000);
            page.press(side);
        }
        pause(page);
        page.tap("[role=dialog].panel [data-act=end]");
        choose(page, result, reason);
        page.advance_far(3_600_000);
    }
}

/// The board with five minutes each, before the first move.
pub fn on_board(page: &Page) {
    page.open(&control_route("5").replace("#/", "#/board"));
    page.wait_for(".board [role=row] button");
}

/// A game on the board after these moves.
pub fn played(page: &Page, moves: &str) {
    on_board(page);
    types(page);
    for (made, san) in (1..).zip(moves.split(' ')) {
        page.fill(".entry input", san);
        page.tap("[data-act=enter-move]");
        page.wait_for(&format!(".move[data-ply='{made}']:not([hidden])"));
        page.advance(4_000);
    }
    page.session()
        .run("document.querySelector('[data-act=type]').click()", &[]);
}

/// Opens the field for a move, whether its button has room or not.
pub fn types(page: &Page) {
    page.session()
        .run("document.querySelector('[data-act=type]').click()", &[]);
    page.wait_for(".entry input");
}

/// The list of thirty correspondence games.
pub fn post_games(page: &Page) {
    page.leave();
    Seed::of(30, Utc::new(EPOCH / 1_000)).keep(page);
    page.open("#/post");
    page.wait_for(".correspondence-row");
}

/// Two games that were entered under way, whose times nobody has typed yet.
pub fn without_figures(page: &Page) {
    let entered = Utc::new(EPOCH / 1_000) - Seconds::days(1);
    let event = cup::event_of("1", cup::draft(entered));
    let device = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let kept = CorrespondenceRepository(&device);
    kept.save_event(&event).expect("there is room");
    for (id, mine) in [("7", Color::White), ("8", Color::Black)] {
        let game = CorrespondenceGame {
            mine: Some(mine),
            moves_before: ByColor::both(5),
            ..cup::played(id, entered, [])
        };
        kept.save(&game, &event.event).expect("there is room");
    }
    cup::keep(page, &device);
    page.open("#/post");
}

/// A game of one's own whose clock falls tomorrow.
pub fn low_time(page: &Page) {
    let began = Utc::new(EPOCH / 1_000) - Seconds::days(60);
    let event = cup::event_of("1", cup::draft(began));
    let device = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let kept = CorrespondenceRepository(&device);
    kept.save_event(&event).expect("there is room");
    // White’s clock has run for 48 and a half of its 50 days.
    let moves = [("e4", Seconds::days(5)), ("e5", Seconds::hours(156))];
    let game = CorrespondenceGame {
        mine: Some(Color::White),
        ..cup::played("7", began, moves)
    };
    kept.save(&game, &event.event).expect("there is room");
    cup::keep(page, &device);
    page.open("#/post/game/7");
    page.wait_for("[data-account]");
}

/// A team event with two boards of one's own, in which a player is being changed.
pub fn team(page: &Page) {
    let began = Utc::new(EPOCH / 1_000) - Seconds::days(30);
    let event = cup::event_of(
        "1",
        EventDraft {
            edition: Edition::Older,
            team: true,
            captain_may_transfer: true,
            ..cup::draft(began)
        },
    );
    let device = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let kept = CorrespondenceRepository(&device);
    kept.save_event(&event).expect("there is room");
    let moves = [("e4", Seconds::days(4)), ("e5", Seconds::hours(60))];
    for (id, mine) in [("7", Color::White), ("8", Color::Black)] {
        let game = CorrespondenceGame {
            mine: Some(mine),
            ..cup::played(id, began, moves)
        };
        kept.save(&game, &event.event).expect("there is room");
    }
    cup::keep(page, &device);
    page.open("#/post/event/1/team");
    page.tap("[data-act=change-player]");
}
