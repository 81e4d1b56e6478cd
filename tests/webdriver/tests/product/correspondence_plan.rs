//! Looking ahead in correspondence games: what if, the chart, a time away, and
//! private study.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::{CorrespondenceGame, EventDraft, Refill, Seconds, Utc};
use zeitnot_core::storage::correspondence::{CorrespondenceRepository, PrivateStudy};
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};
use zeitnot_webdriver::cup;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

const ENTER: char = '\u{e007}';
const RIGHT: char = '\u{e014}';
const PAGE_UP: char = '\u{e00e}';

/// When the event began: forty days before the virtual clock, which begins at
/// its first second.
const BEGUN: Utc = Utc::new(EPOCH / 1_000 + 1 - 40 * 86_400);

/// A game of these moves, each this many days after the one before.
fn game(id: &str, mine: Color, moves: &[(&str, i64)]) -> CorrespondenceGame {
    let moves = moves.iter();
    CorrespondenceGame {
        mine: Some(mine),
        ..cup::played(
            id,
            BEGUN,
            moves.map(|(san, days)| (*san, Seconds::days(*days))),
        )
    }
}

/// Puts games into the storage, as the app keeps them.
fn keep(page: &Page, refill: Refill, games: &[CorrespondenceGame]) {
    let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let draft = cup::draft(BEGUN);
    let kept = cup::event_of("1", EventDraft { refill, ..draft });
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.save_event(&kept).unwrap();
    for game in games {
        correspondence.save(game, &kept.event).unwrap();
    }
    cup::keep(page, &versioned);
}

/// A study as the app keeps it.
fn study(page: &Page, id: &str) -> PrivateStudy {
    CorrespondenceRepository(&cup::device(page))
        .study(id)
        .value
        .unwrap_or_default()
}

/// The games, events and studies in the storage. The app's own notes about the
/// device, its backups and its second copy, which it makes when it is opened,
/// belong to no game.
fn games_kept(page: &Page) -> Vec<(String, String)> {
    let mut kept = page.storage();
    kept.retain(|(key, _)| {
        ["game.", "event.", "study.", "lines."]
            .iter()
            .any(|kind| key.starts_with(&format!("zeitnot.post.{kind}")))
    });
    kept.sort();
    kept
}

#[test]
fn time_is_scrubbed_by_keyboard_over_a_chart_with_two_colours() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        // White has thought for ten days.
        let moves = [("e4", 10), ("e5", 20)];
        keep(page, Refill::IncrementOnly, &[game("7", Color::White, &moves)]);
        let before = games_kept(page);
        page.open("#/post/game/7/ahead");
        page.wait_for("[name=time]");
        page.value("document.querySelector('[name=time]').focus()");
        page.key(PAGE_UP);
        page.key(RIGHT);
        page.wait("document.querySelector('[data-side=white] [data-figure=clock]').innerText === '33\\u00a0d\\u00a023:00:00'");
        page.shifted_key(RIGHT);
        page.wait("document.querySelector('[data-side=white] [data-figure=clock]').innerText === '32\\u00a0d\\u00a023:00:00'");
        assert!(page.text(".what-if-outlook").contains("with 50 d still in the bank"));
        // The keyboard reaches the instants too.
        page.value("document.querySelector('[data-go=falls]').focus()");
        page.key(ENTER);
        page.wait_for(".what-if-outlook.lost");
        assert_eq!(
            page.value("document.activeElement.dataset.go"),
            json!("falls")
        );
        assert_eq!(games_kept(page), before);
        // The pace is folded.
        page.tap("[data-fold=pace] > summary");
        page.wait_for(".pace-drawing");
        let fill = |class: &str| {
            page.value(&format!(
                "getComputedStyle(document.querySelector('.pace-drawing .{class}')).fill"
            ))
        };
        assert_ne!(fill("of-bank"), fill("of-clock"));
        assert_ne!(
            fill("of-bank"),
            json!("rgb(0, 0, 0)"),
            "no colour of its own"
        );
    });
}

#[test]
fn variations_notes_and_prepared_replies_are_kept_with_the_game() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        keep(
            page,
            Refill::Automatic,
            &[game("7", Color::White, &[("e4", 10)])],
        );
        page.open("#/post/game/7/study");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'e4'");
        assert_eq!(
            page.value("document.querySelector('[data-act=prepare]').disabled"),
            json!(true)
        );
        page.tap(".board [data-square=c7]");
        page.tap(".board [data-square=c5]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'c5'");
        assert!(page.text("[data-prepare]").contains("add your reply"));
        page.tap(".board [data-square=g1]");
        page.tap(".board [data-square=f3]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nf3'");
        page.wait("document.querySelector('[data-saved]').innerText === 'Saved.'");
        page.tap("[data-act=prepare]");
        page.wait("document.querySelectorAll('.correspondence-prepared li').length === 1");
        let said = page.text(".correspondence-prepared li");
        assert!(said.contains("If 1\u{2026}c5, then 2.Nf3"), "{said}");
        page.fill("[name=game-note]", "He plays quickly.");
        // Leaving the page saves the note, without a pause after typing.
        page.go("#/post/game/7");
        page.wait_gone(".correspondence-study");
        let kept = study(page, "7");
        assert!(kept.pgn.contains("{He plays quickly.}"), "{}", kept.pgn);
        assert!(kept.pgn.contains("1. e4 c5 2. Nf3"), "{}", kept.pgn);
        assert_eq!(kept.prepared.len(), 1);
        assert_eq!(
            (kept.prepared[0].ply, &*kept.prepared[0].line),
            (1, "c7c5 g1f3")
        );
        // The opponent did something else: the variation stays, out of the way.
        let versioned = page.storage();
        keep(
            page,
            Refill::Automatic,
            &[game("7", Color::White, &[("e4", 10), ("e5", 5)])],
        );
        for (key, text) in versioned.iter().filter(|(key, _)| key.contains("study")) {
            page.set_storage(key, text);
        }
        page.open("#/post/game/7/study");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'e5'");
        page.wait("document.querySelectorAll('.move').length === 4");
        assert!(page.text(".passage:not(.variation)").contains("e5"));
        assert!(page.text(".passage.variation").contains("c5"));
        page.wait_for("[data-standing=elsewhere]");
        page.tap("[data-act=remove-prepared]");
        page.wait_gone(".correspondence-prepared");
        page.reload_any();
        page.wait_for(".correspondence-study .move");
        assert!(!page.has(".correspondence-prepared"));
        assert!(study(page, "7").prepared.is_empty());
    });
}

#[test]
fn the_moves_of_the_game_stay_whatever_is_done_in_its_study() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        let moves = [("e4", 10), ("e5", 5), ("Nf3", 5)];
        keep(page, Refill::Automatic, &[game("7", Color::Black, &moves)]);
        page.open("#/post/game/7/study");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nf3'");
        page.tap(".annotate summary");
        let disabled = |act: &str| {
            page.value(&format!(
                "document.querySelector('[data-act={act}]').disabled"
            ))
        };
        assert_eq!(disabled("delete-from-here"), json!(true));
        // A variation beside the game cannot take its place.
        page.key('\u{e012}');
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'e5'");
        page.tap(".board [data-square=d2]");
        page.tap(".board [data-square=d4]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'd4'");
        assert_eq!(disabled("make-main"), json!(true));
        assert!(page.text(".passage:not(.variation)").contains("Nf3"));
        page.tap("[data-act=delete-from-here]");
        page.wait("document.querySelectorAll('.move').length === 3");
        page.tap("[data-act=undo-delete]");
        page.wait("document.querySelectorAll('.move').length === 4");
    });
}
