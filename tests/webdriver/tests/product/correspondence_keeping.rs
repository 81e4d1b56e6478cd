//! How correspondence games are kept: two tabs, a storage that is full, a page
//! that was killed while it saved, and a backup on another device.

use serde_json::json;
use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{ByColor, Clock, Setup, notation};
use zeitnot_core::correspondence::{CorrespondenceGame, Seconds, Utc};
use zeitnot_core::json as text;
use zeitnot_core::storage::correspondence::{Backups, CorrespondenceRepository, StoredEvent};
use zeitnot_core::storage::games::TableGame;
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};
use zeitnot_core::time::WallTime;
use zeitnot_webdriver::cup::{self, keep};
use zeitnot_webdriver::injected::EPOCH;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::correspondence_game::{ENTERED, tap_enter};
use crate::files::{SAVED, choose_file, saved};

/// From now on the storage takes nothing, until `window.__full` is false.
const FULL: &str = "window.__full = true; const setItem = Storage.prototype.setItem;\
    Storage.prototype.setItem = function (key, value) {\
      if (window.__full && this === localStorage)\
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');\
      return setItem.call(this, key, value); };";

/// When the event began: forty days before the virtual clock.
const BEGUN: Utc = Utc::new(EPOCH / 1_000 - 40 * 86_400);

fn event() -> StoredEvent {
    cup::event_of("1", cup::draft(BEGUN))
}

/// A game of these moves, a day for each.
fn game(id: &str, moves: &[&str]) -> CorrespondenceGame {
    cup::played(id, BEGUN, moves.iter().map(|san| (*san, Seconds::days(1))))
}

/// The store of a device on which these games were saved.
fn device(games: &[CorrespondenceGame]) -> VersionedStore<MemoryStore> {
    let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let correspondence = CorrespondenceRepository(&versioned);
    correspondence.name_device(WallTime::new(1)).unwrap();
    correspondence.save_event(&event()).unwrap();
    for game in games {
        correspondence.load(&game.id);
        correspondence.save(game, &event().event).unwrap();
    }
    versioned
}

fn kept_moves(page: &Page, id: &str) -> usize {
    let game = CorrespondenceRepository(&cup::device(page)).load(id).value;
    game.map_or(0, |game| game.journal.len() - 1)
}

/// Types a move into the page of a game, a minute later.
#[track_caller]
fn enter(page: &Page, san: &str) {
    page.advance(60_000);
    page.fill(".correspondence-entry input", san);
    page.wait_for("[data-act=change-stamp], [data-act=now-stamp]");
    if page.has("[data-act=now-stamp]") {
        page.tap("[data-act=now-stamp]");
    }
    page.wait("document.querySelector('[data-act=save-entry]')?.disabled === false");
    tap_enter(page);
    page.wait(ENTERED);
}

fn shows(san: &str) -> String {
    format!(
        "document.querySelector('.correspondence-sheet').innerText.includes({})",
        json!(san)
    )
}

#[test]
fn the_second_tab_follows_takes_over_with_one_touch_and_writes_at_the_end() {
    Stage::still().run(|page| {
        keep(page, &device(&[game("7", &["e4", "e5"])]));
        page.open("#/post/game/7");
        page.wait_for(".correspondence-entry");
        let first = page.session().tab();
        let second = page.open_tab("#/post/game/7");
        page.wait("document.body.innerText.includes('Another tab')");
        page.wait_for(".correspondence-following");
        // Nothing can be entered here.
        assert!(!page.has(".correspondence-entry"));
        page.wait("document.querySelector('[data-act=refill]').disabled");
        page.tap("[data-act=line-1]");
        page.wait("document.querySelector('[data-act=correct-1]').disabled");

        page.switch_to(&first);
        enter(page, "Nf3");
        assert_eq!(kept_moves(page, "7"), 3);
        page.switch_to(&second);
        page.wait(&shows("Nf3"));
        let ways = [(&second, "Nc6", 4), (&first, "Bb5", 5), (&second, "a6", 6)];
        for (tab, san, moves) in ways {
            page.switch_to(tab);
            page.tap("[data-act=take-over]");
            page.wait_for(".correspondence-entry");
            enter(page, san);
            assert_eq!(kept_moves(page, "7"), moves);
            let other = if tab == &first { &second } else { &first };
            page.switch_to(other);
            page.wait(&shows(san));
            page.wait_gone(".correspondence-entry");
        }

        // The tab that writes is closed, and the other one goes on.
        page.switch_to(&second);
        page.session().close_tab();
        page.switch_to(&first);
        page.wait("!document.body.innerText.includes('Another tab')");
        enter(page, "Ba4");
        assert_eq!(kept_moves(page, "7"), 7);
        page.reload_any();
        page.wait(&shows("Ba4"));
    });
}

#[test]
fn an_entry_without_room_is_shown_saved_in_a_backup_and_stored_later() {
    Stage::still().run(|page| {
        page.inject(SAVED);
        keep(page, &device(&[game("7", &["e4", "e5"])]));
        page.open("#/post/game/7");
        page.wait_for(".correspondence-entry");
        page.session().run(FULL, &[]);
        enter(page, "Nf3");
        page.wait_for("[data-act=backup-now]");
        page.wait("/storage is full/.test(document.body.innerText)");
        page.wait(&shows("Nf3"));
        assert_eq!(kept_moves(page, "7"), 2);

        // The game goes on, and the backup has it.
        enter(page, "Nc6");
        page.wait(&shows("Nc6"));
        let file = saved(page, || page.tap("[data-act=backup-now]"));
        let other = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        zeitnot_core::storage::backup::import(&other, &file).unwrap();
        let saved = CorrespondenceRepository(&other).load("7").value.unwrap();
        assert_eq!(saved.journal.len(), 5);

        // There is room again.
        page.session().run("window.__full = false", &[]);
        page.advance(30_000);
        page.wait_gone("[data-act=backup-now]");
        assert_eq!(
            CorrespondenceRepository(&cup::device(page)).load("7").value,
            Some(saved)
        );
        page.reload_any();
        page.wait(&shows("Nc6"));
    });
}

#[test]
fn a_page_killed_while_it_saved_shows_the_game_as_it_was_before_and_says_so() {
    Stage::still().run(|page| {
        keep(
            page,
            &device(&[game("7", &["e4", "e5"]), game("7", &["e4", "e5", "Nf3"])]),
        );
        let (key, text) = page
            .storage()
            .into_iter()
            .find(|(key, _)| key == "zeitnot.post.game.7.b")
            .expect("the second write");
        page.set_storage(&key, &text[..text.len() - 20]);
        page.open("#/post");
        page.wait_for("[data-game='7']");
        page.wait("document.querySelector('[role=alert]')?.innerText.includes('set aside')");
        page.go("#/post/game/7");
        page.wait_for(".correspondence-entry");
        page.wait(&shows("e5"));
        assert!(!page.text(".correspondence-sheet").contains("2. Nf3"));
        enter(page, "Bc4");
        assert_eq!(kept_moves(page, "7"), 3);
    });
}

/// Chooses a file in the settings.
#[track_caller]
fn restore(page: &Page, file: &str) {
    choose_file(page, "[name=backup]", "backup.json", file);
}

#[test]
fn a_backup_joins_the_games_of_two_devices_and_an_absurd_one_changes_none() {
    Stage::still().run(|page| {
        page.inject(SAVED);
        // The games that both have, and then those of each alone.
        let here = device(&[game("7", &["e4", "e5"]), game("8", &["d4"])]);
        let there = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        let common = zeitnot_core::storage::backup::export(&here, WallTime::new(1)).unwrap();
        zeitnot_core::storage::backup::import(&there, &common).unwrap();
        let correspondence = CorrespondenceRepository(&there);
        correspondence.name_device(WallTime::new(2)).unwrap();
        for game in [
            game("7", &["e4", "e5", "f4"]),
            game("8", &["d4", "d5"]),
            game("9", &["c4"]),
        ] {
            correspondence.load(&game.id);
            correspondence.save(&game, &event().event).unwrap();
        }
        let file = zeitnot_core::storage::backup::export(&there, WallTime::new(2)).unwrap();

        keep(page, &here);
        page.open("#/post/game/7");
        page.wait_for(".correspondence-entry");
        enter(page, "Nf3");
        page.go("#/settings");
        restore(page, &file);
        page.wait("/kept twice/.test(document.body.innerText)");
        page.wait("/% used/.test(document.querySelector('[data-room]').innerText)");
        page.go("#/post");
        page.wait("document.querySelectorAll('[data-game]').length === 4");
        let versioned = cup::device(page);
        let games = CorrespondenceRepository(&versioned).list().games;
        let mut plies: Vec<u32> = games.iter().map(|line| line.ply).collect();
        plies.sort_unstable();
        assert_eq!(plies, [1, 2, 3, 3]);

        // Restoring once more changes nothing.
        let before = page.storage();
        page.go("#/settings");
        restore(page, &file);
        page.wait("/Nothing new to restore/.test(document.body.innerText)");
        assert_eq!(page.storage(), before);

        // An absurd backup is refused in a sentence.
        for (key, seq) in [("settings", u64::MAX), ("../../x", 1)] {
            let absurd = values([(key.to_owned(), "1".into())].into_iter(), seq);
            restore(page, &absurd);
            page.wait(&format!(
                "[...document.querySelectorAll('[role=status]')].some((answer) => \
                 answer.innerText.includes('{key}') && answer.innerText.includes('Nothing'))"
            ));
        }
        assert_eq!(page.storage(), before);
    });
}

/// A backup of one value under each of these keys, of this number.
fn values(values: impl Iterator<Item = (String, String)>, seq: u64) -> String {
    let text = |body: &str| zeitnot_core::storage::versioned::Envelope::write(1, seq, body);
    let values: Vec<_> = values
        .map(|(key, body)| json!({ "key": key, "text": text(&body) }))
        .collect();
    json!({ "format": "zeitnot-backup", "version": 1, "made": 1, "values": values }).to_string()
}

/// A game of the clock that was set up at that millisecond, as it is kept.
fn past_game(started: i64) -> (String, String) {
    let controls = notation::parse("5+0").expect("a control");
    let setup = Setup::new(SetupDraft::standard(controls)).expect("a valid one");
    let game = TableGame::new(
        Clock::new(setup),
        ByColor::default(),
        WallTime::new(started),
    );
    (format!("game.{}", game.id), text::write(&game))
}

#[test]
fn a_large_backup_shows_how_far_it_is_and_keeps_the_page_alive() {
    Stage::new().run(|page| {
        page.open("#/settings");
        page.wait_for("[name=backup]");
        // Notes what the page shows between the pieces.
        page.session().run(
            "window.__seen = new Set(); window.__longest = 0; window.__whole = 0;
             let last = performance.now();
             const look = () => {
               const alert = document.querySelector('[data-restoring]');
               const passed = performance.now() - last;
               if (alert) {
                 window.__seen.add(alert.innerText);
                 window.__longest = Math.max(window.__longest, passed);
                 window.__whole += passed;
               }
               last = performance.now();
               setTimeout(look, 0);
             };
             look();",
            &[],
        );
        restore(page, &values((1..=4_000).map(past_game), 1));
        page.wait_for_at_most(
            "/4000 games restored/.test(document.body.innerText)",
            120_000,
        );
        page.wait("window.__seen.size > 10");
        page.wait("window.__longest < window.__whole / 2");
        assert!(!page.has("[data-restoring]"));
    });
}

#[test]
fn a_damaged_event_is_reported_leaves_games_readable_and_can_be_restored() {
    Stage::still().run(|page| {
        let versioned = device(&[game("7", &["e4", "e5"])]);
        let file = zeitnot_core::storage::backup::export(&versioned, WallTime::new(1)).unwrap();
        keep(page, &versioned);
        for (key, text) in page.storage() {
            if key.starts_with("zeitnot.post.event.1.") {
                page.set_storage(&key, &text[..text.len() - 20]);
            }
        }
        page.open("#/post");
        page.wait("document.body.innerText.includes('zeitnot.post.event.1.a')");
        page.wait_for("[data-game='7']");
        page.go("#/post/game/7");
        page.wait_for("[data-orphan] [data-event-missing]");
        page.wait(&shows("e5"));
        assert!(!page.has(".correspondence-entry"), "nothing can be entered");
        page.go("#/post/game/7/ahead");
        page.wait_for("[data-event-missing]");

        page.go("#/settings");
        page.wait("document.body.innerText.includes('post.event.1.a')");
        restore(page, &file);
        page.wait("/1 event restored/.test(document.body.innerText)");
        page.go("#/post/game/7");
        page.wait_for(".correspondence-entry");
        assert!(!page.has("[data-event-missing]"));
    });
}

#[test]
fn the_page_asks_for_a_monthly_backup_until_it_is_saved() {
    Stage::still().run(|page| {
        page.inject(SAVED);
        let versioned = device(&[game("7", &["e4"])]);
        let backups = Backups {
            since: Some(WallTime::new(EPOCH - 29 * 86_400_000)),
            ..Backups::default()
        };
        CorrespondenceRepository(&versioned)
            .set_backups(&backups)
            .unwrap();
        keep(page, &versioned);
        page.open("#/post");
        page.wait_for("[data-game='7']");
        assert!(!page.has("[data-act=backup-due]"));
        page.session().run(
            "window.__clock.leave(arguments[0])",
            &[json!(2 * 86_400_000)],
        );
        page.reload_any();
        page.wait_for("[data-act=backup-due]");
        saved(page, || page.tap("[data-act=backup-due]"));
        page.wait_gone("[data-act=backup-due]");
        let kept = cup::device(page).load("post.backup").value.unwrap();
        let backups: Backups = text::read(&kept).unwrap();
        assert_eq!(backups.last, Some(WallTime::new(page.wall())));
        page.go("#/settings");
        page.wait("/Last backup/.test(document.querySelector('[data-last-backup]').innerText)");
    });
}

#[test]
fn a_nearly_full_storage_is_reported_once() {
    Stage::still().run(|page| {
        keep(page, &device(&[game("7", &["e4", "e5"])]));
        page.set_storage("theirs", &"x".repeat(4_300_000));
        page.open("#/post/game/7");
        page.wait_for(".correspondence-entry");
        enter(page, "Nf3");
        page.wait_for("[data-act=backup-now]");
        page.reload_any();
        page.wait_for(".correspondence-entry");
        enter(page, "Nc6");
        page.wait(&shows("Nc6"));
        assert!(!page.has("[data-act=backup-now]"));
    });
}
