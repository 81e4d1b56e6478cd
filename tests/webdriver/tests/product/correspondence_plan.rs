//! Looking ahead in correspondence games: what if, the chart, a time away, and
//! private study.

use serde_json::json;
use zeitnot::clock::Color;
use zeitnot::correspondence::{Act, CorrespondenceGame, EventDraft, Refill, Seconds, Utc};
use zeitnot::storage::correspondence::{CorrespondenceRepository, PrivateStudy};
use zeitnot::storage::store::{MemoryStore, Store as _};
use zeitnot::storage::versioned::{Schema, VersionedStore};
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

/// A game of these moves, each so many days after the one before.
fn game(id: &str, mine: Color, moves: &[(&str, i64)]) -> CorrespondenceGame {
    let moves = moves.iter();
    CorrespondenceGame {
        mine: Some(mine),
        ..cup::game(
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
    let kept = cup::event("1", EventDraft { refill, ..draft });
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.save_event(&kept).unwrap();
    for game in games {
        correspondence.save(game, &kept.event).unwrap();
    }
    cup::keep(page, &versioned);
}

/// What is kept of a study.
fn study(page: &Page, id: &str) -> PrivateStudy {
    CorrespondenceRepository(&cup::device(page))
        .study(id)
        .value
        .unwrap_or_default()
}

/// What is kept of games, events and studies. What the app notes about the
/// device, its backups and its second copy when it is opened is nobody's game.
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

fn figure(page: &Page, side: &str, name: &str) -> String {
    page.text(&format!("[data-side={side}] [data-figure={name}]"))
}

#[test]
fn time_is_scrubbed_forward_by_keyboard_and_both_accounts_follow() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        // White has thought for ten days.
        let moves = [("e4", 10), ("e5", 20)];
        keep(page, Refill::IncrementOnly, &[game("7", Color::White, &moves)]);
        let before = games_kept(page);
        page.open("#/post/game/7/what-if");
        page.wait_for("[name=time]");
        assert_eq!(figure(page, "white", "clock"), "35 d");
        assert_eq!(figure(page, "black", "clock"), "35 d");
        assert_eq!(figure(page, "white", "bank"), "50 d");
        page.value("document.querySelector('[name=time]').focus()");
        page.key(PAGE_UP);
        page.key(RIGHT);
        page.wait("document.querySelector('[data-side=white] [data-figure=clock]').innerText === '33\\u00a0d\\u00a023:00:00'");
        page.shifted_key(RIGHT);
        page.wait("document.querySelector('[data-side=white] [data-figure=clock]').innerText === '32\\u00a0d\\u00a023:00:00'");
        assert_eq!(figure(page, "black", "clock"), "35 d");
        assert!(page.text(".correspondence-outlook").contains("with 50 d still in the bank"));
        // The instants are gone to by the keyboard too.
        page.value("document.querySelector('[data-go=falls]').focus()");
        page.key(ENTER);
        page.wait_for(".correspondence-outlook.lost");
        assert!(page.text(".correspondence-outlook").contains("with 50 d still in the bank"));
        assert_eq!(figure(page, "white", "clock"), "00:00:00");
        assert_eq!(
            page.value("document.activeElement.dataset.go"),
            json!("falls")
        );
        assert_eq!(page.value("document.querySelector('[name=days]').value"), json!("35"));
        assert_eq!(games_kept(page), before);
    });
}

#[test]
fn what_is_supposed_moves_the_accounts_and_is_taken_back() {
    Stage::still().on(Device::PHONE).run(|page| {
        let moves = [("e4", 10), ("e5", 20)];
        keep(
            page,
            Refill::IncrementOnly,
            &[game("7", Color::White, &moves)],
        );
        let before = games_kept(page);
        page.open("#/post/game/7/what-if");
        page.fill("[name=days]", "30");
        page.wait(
            "document.querySelector('[data-side=white] [data-figure=clock]').innerText === '5\\u00a0d'",
        );
        page.tap("[data-act=suppose-refill][data-side=white]");
        page.wait("document.querySelectorAll('.correspondence-supposed li').length === 1");
        assert_eq!(figure(page, "white", "clock"), "50 d");
        assert_eq!(figure(page, "white", "bank"), "5 d");
        page.tap("[data-act=suppose-move]");
        page.wait("document.querySelectorAll('.correspondence-supposed li').length === 2");
        // What the clock cannot take of the increment is in the bank.
        assert_eq!(figure(page, "white", "bank"), "10 d");
        assert!(page.text(".correspondence-outlook").contains("opponent"));
        // Before what is supposed nothing more can be.
        page.tap("[data-act=day-back]");
        page.tap("[data-act=suppose-move]");
        page.wait_for(".refusal:not(:empty)");
        page.tap("[data-act=undo-suppose]");
        page.tap("[data-act=undo-suppose]");
        page.wait("!document.querySelector('.correspondence-supposed')");
        assert_eq!(figure(page, "white", "clock"), "5 d");
        assert_eq!(games_kept(page), before);
    });
}

#[test]
fn an_entry_of_the_past_is_a_beginning_too() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        let moves = [("e4", 10), ("e5", 20)];
        keep(
            page,
            Refill::IncrementOnly,
            &[game("7", Color::White, &moves)],
        );
        page.open("#/post/game/7/what-if");
        page.wait_for("[name=from]");
        page.value(
            "(() => { const from = document.querySelector('[name=from]'); from.value = '1';\
             from.dispatchEvent(new Event('change', { bubbles: true })); return 1; })()",
        );
        page.wait(
            "document.querySelector('[data-side=black] [data-figure=clock]').innerText === '50\\u00a0d'",
        );
        assert_eq!(figure(page, "white", "clock"), "45 d");
        page.fill("[name=days]", "50");
        page.wait_for(".correspondence-outlook.lost");
        page.go("#/post/game/999/what-if");
        page.wait("document.querySelector('.empty')?.innerText.includes('not on this device')");
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
        // Nothing pauses when one leaves.
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
        assert!(page.text(".passage:not(.aside)").contains("e5"));
        assert!(page.text(".passage.aside").contains("c5"));
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
        assert!(page.text(".passage:not(.aside)").contains("Nf3"));
        page.tap("[data-act=delete-from-here]");
        page.wait("document.querySelectorAll('.move').length === 3");
        page.tap("[data-act=undo-delete]");
        page.wait("document.querySelectorAll('.move').length === 4");
    });
}

#[test]
fn the_chart_shows_both_budgets_in_figures_too_and_where_the_pace_leads() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        let moves = [("e4", 10), ("e5", 20), ("Nf3", 4), ("Nc6", 2)];
        keep(page, Refill::IncrementOnly, &[game("7", Color::White, &moves)]);
        page.open("#/post/game/7/chart");
        page.wait_for(".correspondence-drawing");
        assert_eq!(
            page.value("document.querySelectorAll('.correspondence-budget[data-side=white] rect.of-clock').length"),
            json!(3)
        );
        let fill = |class: &str| {
            page.value(&format!("getComputedStyle(document.querySelector('.correspondence-drawing .{class}')).fill"))
        };
        assert_ne!(fill("of-bank"), fill("of-clock"));
        assert_ne!(fill("of-bank"), json!("rgb(0, 0, 0)"), "no colour of its own");
        // 50 − 10 + 5 = 45 d, 45 − 4 + 5 = 46 d; the bank as it was.
        let row = page.text(".correspondence-budget-table tbody tr:nth-child(3)");
        let row: Vec<&str> = row.split_whitespace().collect();
        assert_eq!(&row[..5], ["2", "46", "d", "50", "d"], "{row:?}");
        let white = ".correspondence-forecast[data-side=white]";
        assert!(page.text(white).contains("Pace: 7 d a move"), "{}", page.text(white));
        // It runs out before move 50: what comes after that is not said.
        assert!(page.text(white).contains("the clock runs out at move"));
        assert!(!page.text(white).contains("After move 50"));
        page.value(
            "(() => { const pace = document.querySelector('[name=pace]'); pace.value = '3';\
             pace.dispatchEvent(new Event('change', { bubbles: true })); return 1; })()",
        );
        page.wait("document.querySelector('.correspondence-forecast[data-side=white]').innerText.includes('last 2 moves')");
    });
}

#[test]
fn a_time_away_tells_what_each_game_needs_and_a_refill_is_entered_at_once() {
    Stage::still().on(Device::PHONE).run(|page| {
        let safe = game("1", Color::White, &[("e4", 10)]);
        // It is White's turn, with 20 days on the clock.
        let refill = game("2", Color::White, &[("e4", 30), ("e5", 5)]);
        keep(page, Refill::IncrementOnly, &[safe, refill]);
        page.open("#/post/absence");
        page.wait_for("[name=from]");
        page.fill("[name=from]", "2023-11-15T00:00:00Z");
        page.fill("[name=to]", "2023-12-14T00:00:00Z");
        page.wait("document.querySelectorAll('[data-verdict]').length === 2");
        assert_eq!(
            page.value(
                "[...document.querySelectorAll('[data-verdict]')].map((row) => row.dataset.verdict)"
            ),
            json!(["refill", "safe"])
        );
        assert_eq!(
            page.value("document.querySelectorAll('.correspondence-plan li').length"),
            json!(1)
        );
        page.tap("[data-game='2'] [data-act=refill]");
        page.wait("document.activeElement.matches('[data-act=confirm-refill]')");
        page.key(ENTER);
        page.wait("document.querySelector('[data-told]').innerText === 'Entered.'");
        page.wait("document.querySelectorAll('[data-verdict=safe]').length === 2");
        assert!(!page.has(".correspondence-plan"));
        // It is in the journal.
        let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        for (key, text) in page.storage() {
            versioned.store().set(&key, &text).unwrap();
        }
        let kept = CorrespondenceRepository(&versioned)
            .load("2")
            .value
            .unwrap();
        assert!(matches!(
            kept.journal.last().map(|entry| &entry.act),
            Some(Act::Refill {
                side: Color::White,
                ..
            })
        ));
        // Sixty days cannot be saved.
        page.fill("[name=to]", "2024-01-14T00:00:00Z");
        page.wait("document.querySelectorAll('[data-verdict=lost]').length === 2");
        page.fill("[name=to]", "2023-11-14T00:00:00Z");
        page.wait_for(".refusal:not(:empty)");
    });
}
