//! How correspondence games are kept: what they need, a page that is killed
//! while it saves, two tabs, a full storage, and two devices.
#![cfg(not(target_arch = "wasm32"))]

#[path = "common/post.rs"]
mod post;

use std::time::Instant;

use post::{event, game, look_at_server, play_on};
use proptest::prelude::*;
use zeitnot::correspondence::event::EventDraft;
use zeitnot::correspondence::game::PostGame;
use zeitnot::correspondence::summary::Summary;
use zeitnot::json::{self, ToJson};
use zeitnot::storage::backup::{self, Report};
use zeitnot::storage::faulty::{Faulty, Mishap};
use zeitnot::storage::memory::Memory;
use zeitnot::storage::post::{KeptEvent, Post, Prepared, Study};
use zeitnot::storage::schema::Schema;
use zeitnot::storage::spill::Spill;
use zeitnot::storage::store::{Store, StoreFault};
use zeitnot::storage::vault::{SaveFault, Vault};
use zeitnot::time::WallTime;

fn vault<S: Store>(store: S) -> Vault<S> {
    Vault::new(store, Schema::FIRST)
}

fn note(letters: usize) -> String {
    "He always answers within the week; the plan is a4-a5 and Nd2-c4. "
        .chars()
        .cycle()
        .take(letters)
        .collect()
}

/// The lines as they must be: made of the games themselves.
fn true_lines<S: Store>(vault: &Vault<S>) -> Vec<Summary> {
    let post = Post(vault);
    let events = post.events().value.unwrap();
    let mut lines: Vec<Summary> = Vec::new();
    for key in vault.list("post.game.").unwrap() {
        let id = key.strip_prefix("post.game.").unwrap();
        let Some(game) = post.load(id).value else {
            continue;
        };
        let event = events.iter().find(|event| event.id == game.event).unwrap();
        lines.push(Summary::of(&game, &event.event));
    }
    lines.sort_by(|a, b| a.id.cmp(&b.id));
    lines
}

fn lines<S: Store>(vault: &Vault<S>) -> Vec<Summary> {
    let mut lines = Post(vault).list().value.unwrap();
    lines.sort_by(|a, b| a.id.cmp(&b.id));
    lines
}

#[test]
fn a_game_of_fifty_moves_with_notes_takes_less_than_four_kilobytes() {
    let vault = vault(Memory::default());
    let post = Post(&vault);
    let event = event("1792000000000");
    post.name_device(WallTime::new(1_793_000_000_000)).unwrap();
    let mut game = game("1793011200000", &event.id, 100, 7);
    game.note = note(600);
    game.link = "https://example.org/game?id=1234567".into();
    look_at_server(&mut game, &event.event);
    assert_eq!(game.journal.len(), 102);
    post.save(&game, &event.event).unwrap();
    post.save(&game, &event.event).unwrap();
    let size = |side: &str| {
        let key = ["zeitnot.post.game.1793011200000.", side].concat();
        key.len() + vault.store().get(&key).unwrap().unwrap().len()
    };
    println!("a game of 100 plies: {} and {} bytes", size("a"), size("b"));
    assert!(size("a") + size("b") <= 4_096, "{}", size("a") + size("b"));
}

#[test]
fn a_glance_shows_the_lines_as_they_were_written_and_nothing_where_they_are_lost() {
    let vault = vault(Memory::default());
    let post = Post(&vault);
    let event = event("1792000000000");
    post.save_event(&event).unwrap();
    for n in 1..4 {
        post.save(&game(&n.to_string(), &event.id, 9, n), &event.event)
            .unwrap();
    }
    let glance = post.glance().unwrap();
    assert_eq!(glance.events, std::slice::from_ref(&event));
    assert!(post.is_current(&glance.games, &glance.marks));
    let mut seen = glance.games.clone();
    seen.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(seen, true_lines(&vault));
    // A game, or its event, that is written after the look, and a game that is
    // not there any more.
    post.save(&game("2", &event.id, 11, 2), &event.event)
        .unwrap();
    assert!(!post.is_current(&glance.games, &glance.marks));
    let again = post.glance().unwrap();
    assert!(post.is_current(&again.games, &again.marks));
    post.save_event(&event).unwrap();
    assert!(!post.is_current(&again.games, &again.marks));
    let again = post.glance().unwrap();
    vault.delete("post.game.3").unwrap();
    assert!(!post.is_current(&again.games, &again.marks));
    vault.delete("post.index").unwrap();
    assert!(post.glance().is_none());
    assert_eq!(lines(&vault), true_lines(&vault));
}

#[test]
fn a_line_takes_less_than_150_bytes_and_comes_back_as_it_was() {
    let vault = vault(Memory::default());
    let post = Post(&vault);
    let event = event("1792000000000");
    post.save_event(&event).unwrap();
    let games: Vec<PostGame> = (0..20)
        .map(|n| {
            game(
                &(1_793_011_200_000_i64 + n).to_string(),
                &event.id,
                n as usize * 5,
                n as u64,
            )
        })
        .collect();
    for game in &games {
        post.save(game, &event.event).unwrap();
    }
    let kept = vault.load("post.index").body.unwrap();
    println!("{} bytes a game", kept.len() / games.len());
    assert!(
        kept.len() <= 150 * games.len(),
        "{}",
        kept.len() / games.len()
    );
    assert_eq!(lines(&vault), true_lines(&vault));
    for line in lines(&vault) {
        assert_eq!(json::read::<Summary>(&json::write(&line)), Some(line));
    }
}

/// What it costs, printed: `cargo test --test keeping -- --nocapture two_thousand`.
#[test]
fn two_thousand_games_are_listed_and_one_of_them_saved() {
    let vault = vault(Memory::default());
    let post = Post(&vault);
    let event = event("1");
    post.save_event(&event).unwrap();
    let mut one = game("1793011200000", "1", 60, 3);
    post.save(&one, &event.event).unwrap();
    let (seq, line) = (1, Summary::of(&one, &event.event));
    let mut texts = Vec::new();
    for n in 0..2_000 {
        let id = (1_793_011_200_000_i64 + n).to_string();
        let mut line = line.clone();
        line.id.clone_from(&id);
        let json::Json::Text(text) = line.to_json() else {
            panic!("a line is a text");
        };
        texts.push([&seq.to_string(), " ", &*text].concat());
    }
    let text = json::write(&texts);
    let began = Instant::now();
    let read: Vec<String> = json::read(&text).unwrap();
    let lines: Vec<Summary> = read
        .iter()
        .map(|text| {
            let line = text.split_once(' ').unwrap().1;
            json::read(&json::write(&line)).unwrap()
        })
        .collect();
    println!("{} bytes, {:?} (twice)", text.len(), began.elapsed());
    assert_eq!(lines.len(), 2_000);
    one.note = "again".into();
    let began = Instant::now();
    post.save(&one, &event.event).unwrap();
    println!("a save: {:?}", began.elapsed());
}

#[test]
fn a_lost_index_is_made_anew() {
    let vault = vault(Memory::default());
    let post = Post(&vault);
    post.save_event(&event("1")).unwrap();
    for n in 0..3_u64 {
        let game = game(&n.to_string(), "1", 10, n);
        post.save(&game, &event("1").event).unwrap();
    }
    let before = lines(&vault);
    assert_eq!(before.len(), 3);
    vault.delete("post.index").unwrap();
    assert_eq!(lines(&vault), before);
    vault
        .save("post.index", "{\"events\":[],\"games\":[\"1 what\"]}")
        .unwrap();
    assert_eq!(lines(&vault), before);
    vault.save("post.index", "rubbish").unwrap();
    assert_eq!(lines(&vault), before);
    post.mend().unwrap();
    assert_eq!(Post(&vault).list().faults.len(), 0);
    assert_eq!(lines(&vault), before);
}

#[test]
fn an_event_that_is_corrected_changes_the_lines_of_its_games() {
    let vault = vault(Memory::default());
    let post = Post(&vault);
    for id in ["1", "2"] {
        post.save_event(&event(id)).unwrap();
        post.save(&game(id, id, 9, 5), &event(id).event).unwrap();
    }
    let before = lines(&vault);
    let mut corrected = event("1");
    corrected.event = zeitnot::correspondence::event::Event::new(EventDraft {
        bank: zeitnot::correspondence::seconds::Seconds::days(77),
        ..corrected.event.draft().clone()
    })
    .unwrap();
    post.save_event(&corrected).unwrap();
    let after = lines(&vault);
    assert_ne!(after[0], before[0]);
    assert_eq!(after[1], before[1]);
    assert_eq!(after, true_lines(&vault));
}

/// What a page does until it is killed; how much of it was told to be done.
fn session<S: Store>(vault: &Vault<S>) -> usize {
    let post = Post(vault);
    let mut changed = event("1");
    changed.note = "changed".into();
    changed.event = changed
        .event
        .under(zeitnot::correspondence::event::Refill::IncrementOnly);
    let mut again = game("11", "1", 12, 1);
    play_on(&mut again, 3, 9);
    let study = Study {
        pgn: "1. e4 *".into(),
        prepared: Vec::new(),
    };
    let _ = (post.events(), post.list(), post.load("11"), post.load("12"));
    let steps: [&dyn Fn() -> Result<(), SaveFault>; 9] = [
        &|| post.save_event(&event("1")),
        &|| post.save(&game("11", "1", 12, 1), &event("1").event),
        &|| post.save(&game("12", "1", 4, 2), &event("1").event),
        &|| post.save_study("11", &study),
        &|| post.save(&again, &event("1").event),
        &|| post.save_event(&changed),
        &|| post.save(&game("12", "1", 7, 2), &event("1").event),
        &|| post.delete("11"),
        &|| post.save(&game("13", "1", 2, 3), &event("1").event),
    ];
    steps.iter().take_while(|step| step().is_ok()).count()
}

/// How many moves each game has after so many steps.
fn moves_after(steps: usize) -> Vec<(&'static str, usize)> {
    match steps {
        0 | 1 => vec![],
        2 => vec![("11", 12)],
        3 | 4 => vec![("11", 12), ("12", 4)],
        5 | 6 => vec![("11", 15), ("12", 4)],
        7 => vec![("11", 15), ("12", 7)],
        8 => vec![("12", 7)],
        _ => vec![("12", 7), ("13", 2)],
    }
}

#[test]
fn a_page_killed_at_any_write_leaves_each_game_as_before_or_after_and_every_line_true() {
    let whole = vault(Faulty::default());
    let done = session(&whole);
    assert_eq!(done, 9);
    for torn in [None, Some(0), Some(20), Some(70)] {
        for writes in 0.. {
            let killed = vault(Faulty::default());
            killed.store().expect(Some(Mishap::Dies(writes)));
            let done = session(&killed);
            if done == 9 {
                assert!(writes > 20);
                break;
            }
            killed.store().expect(None);
            let written = killed.store().written();
            if let (Some(length), Some(last)) = (torn, written.last()) {
                killed.store().tear(last, length);
            }
            let next = vault(killed.store());
            let seen = lines(&next);
            let why = format!(
                "{writes} writes, {torn:?}, {done} steps, last {:?}",
                written.last()
            );
            assert_eq!(seen, true_lines(&next), "{why}");
            let moves: Vec<(&str, usize)> = seen
                .iter()
                .map(|line| (line.id.as_str(), line.ply as usize))
                .collect();
            let before = moves_after(done.saturating_sub(1));
            let now = moves_after(done);
            let after = moves_after(done + 1);
            // A torn write may be the last one of what was told to be done.
            let may_be = [&now, &after].contains(&&moves) || (torn.is_some() && moves == before);
            assert!(may_be, "{why}: {moves:?}");
            // And it goes on from there.
            let post = Post(&next);
            post.save_event(&event("1")).unwrap();
            post.load("14");
            post.save(&game("14", "1", 3, 4), &event("1").event)
                .unwrap();
            let again = vault(killed.store());
            assert_eq!(lines(&again), true_lines(&again), "{why}");
        }
    }
}

#[test]
fn a_write_torn_in_silence_is_seen_when_another_game_is_saved() {
    let vault_ = vault(Faulty::default());
    let post = Post(&vault_);
    post.save_event(&event("1")).unwrap();
    post.save(&game("1", "1", 4, 1), &event("1").event).unwrap();
    vault_.store().expect(Some(Mishap::Torn(100)));
    post.save(&game("1", "1", 6, 1), &event("1").event).unwrap();
    post.save(&game("2", "1", 3, 2), &event("1").event).unwrap();
    assert_eq!(lines(&vault_), true_lines(&vault_));
    let plies: Vec<u32> = lines(&vault_).iter().map(|line| line.ply).collect();
    assert_eq!(plies, [4, 3]);
}

#[test]
fn of_two_tabs_the_one_that_is_behind_cannot_save_and_a_list_does_not_hide_that() {
    let store = Memory::default();
    let (one, other) = (vault(&store), vault(&store));
    let (one, other) = (Post(&one), Post(&other));
    let event = event("1");
    one.save_event(&event).unwrap();
    let mut mine = game("1", "1", 4, 1);
    one.save(&mine, &event.event).unwrap();
    other.load("1");
    let theirs = game("1", "1", 9, 2);
    other.save(&theirs, &event.event).unwrap();
    // The first tab hears that the list has changed, and reads it.
    assert_eq!(one.list().value.unwrap()[0].ply, 9);
    play_on(&mut mine, 1, 5);
    assert!(matches!(
        one.save(&mine, &event.event),
        Err(SaveFault::Stale { .. })
    ));
    assert_eq!(one.load("1").value, Some(theirs));
    assert_eq!(one.list().value.unwrap()[0].ply, 9);
}

#[test]
fn what_a_full_storage_does_not_take_is_shown_is_in_the_backup_and_is_written_later() {
    let spill = Spill::new(Faulty::default(), "zeitnot.post.");
    let here = vault(spill.clone());
    let post = Post(&here);
    let event = event("1");
    post.save_event(&event).unwrap();
    post.save(&game("1", "1", 4, 1), &event.event).unwrap();
    spill.below().expect(Some(Mishap::Full));
    post.save(&game("1", "1", 5, 1), &event.event).unwrap();
    post.save(&game("2", "1", 3, 2), &event.event).unwrap();
    assert_eq!(spill.unsaved().unwrap().1, StoreFault::Full);
    assert_eq!(post.load("2").value, Some(game("2", "1", 3, 2)));
    let before = lines(&here);
    assert_eq!(before, true_lines(&here));

    let text = backup::export(&here, WallTime::new(1)).unwrap();
    let other = vault(Memory::default());
    backup::import(&other, &text).unwrap();
    assert_eq!(lines(&other), before);

    // Without room it is lost when the page is closed; the others are not.
    assert_eq!(lines(&vault(spill.below())).len(), 1);
    spill.below().expect(None);
    spill.settle();
    assert_eq!(lines(&vault(spill.below())), before);
}

#[test]
fn a_backup_holds_every_record() {
    let here = vault(Memory::default());
    let post = Post(&here);
    post.name_device(WallTime::new(77)).unwrap();
    let event = event("1");
    post.save_event(&event).unwrap();
    post.save(&game("1", "1", 4, 1), &event.event).unwrap();
    let study = Study {
        pgn: "1. d4 *".into(),
        prepared: vec![Prepared {
            ply: 1,
            line: "d7d5 c2c4".into(),
        }],
    };
    post.save_study("1", &study).unwrap();
    post.set_backups(&Default::default()).unwrap();
    for key in [
        "settings",
        "presets",
        "games",
        "current",
        "game.5",
        "study",
        "a.kind.to.come",
    ] {
        here.save(key, "\"x\"").unwrap();
    }
    let other = vault(Memory::default());
    Post(&other).name_device(WallTime::new(78)).unwrap();
    let text = backup::export(&here, WallTime::new(1)).unwrap();
    backup::import(&other, &text).unwrap();
    // What each device has of its own, and lists that are made anew.
    let own = [
        "post.device",
        "post.backup",
        "post.index",
        "post.behind",
        "games",
    ];
    for key in here.list("").unwrap() {
        if !own.contains(&key.as_str()) {
            assert_eq!(other.load(&key).body, here.load(&key).body, "{key}");
        }
    }
    assert_eq!(lines(&other), lines(&here));
    assert_eq!(Post(&other).study("1").value, Some(study));
    assert_eq!(other.load("post.device").body.as_deref(), Some("\"78\""));
}

/// A device, as a player has it.
struct Device(Vault<Memory>);

impl Device {
    fn new(n: u32) -> Device {
        let vault = vault(Memory::default());
        Post(&vault)
            .name_device(WallTime::new(i64::from(n)))
            .unwrap();
        Device(vault)
    }

    fn post(&self) -> Post<'_, Memory> {
        Post(&self.0)
    }

    fn backup(&self) -> String {
        backup::export(&self.0, WallTime::new(1)).unwrap()
    }

    fn restore(&self, text: &str) -> Report {
        backup::import(&self.0, text).unwrap()
    }

    fn games(&self) -> Vec<PostGame> {
        let lines = lines(&self.0);
        let ids = lines.iter().map(|line| self.post().load(&line.id).value);
        ids.map(|game| game.unwrap()).collect()
    }

    fn events(&self) -> Vec<KeptEvent> {
        self.post().events().value.unwrap()
    }

    /// Two thirds of a player's mornings.
    fn does(&self, act: &Deed) {
        let post = self.post();
        let events = self.events();
        let game_id = (act.game % 3).to_string();
        let event_id = (act.game % 2).to_string();
        let mut kept = events
            .into_iter()
            .find(|kept| kept.id == event_id)
            .unwrap_or_else(|| event(&event_id));
        match act.kind % 6 {
            0 | 1 => {
                if post
                    .events()
                    .value
                    .unwrap()
                    .iter()
                    .all(|e| e.id != event_id)
                {
                    post.save_event(&kept).unwrap();
                }
                let mut played = post
                    .load(&game_id)
                    .value
                    .unwrap_or_else(|| game(&game_id, &event_id, 0, 0));
                play_on(&mut played, 1, act.seed);
                post.save(&played, &kept.event).unwrap();
            }
            2 => {
                if let Some(mut played) = post.load(&game_id).value
                    && played.journal.len() > 1
                {
                    played.journal.pop();
                    post.save(&played, &kept.event).unwrap();
                }
            }
            3 => {
                if let Some(mut played) = post.load(&game_id).value {
                    played.note = act.seed.to_string();
                    post.save(&played, &kept.event).unwrap();
                }
            }
            4 => {
                kept.note = act.seed.to_string();
                post.save_event(&kept).unwrap();
            }
            _ => {
                let mut study = post.study(&game_id).value.unwrap_or_default();
                if act.seed.is_multiple_of(2) {
                    study.pgn = format!("{{{}}} *", act.seed);
                } else {
                    study.prepared.push(Prepared {
                        ply: 0,
                        line: act.seed.to_string(),
                    });
                }
                post.save_study(&game_id, &study).unwrap();
            }
        }
    }
}

#[derive(Clone, Debug)]
struct Deed {
    kind: u8,
    game: u8,
    seed: u64,
}

fn deeds(most: usize) -> impl Strategy<Value = Vec<Deed>> {
    let deed = (any::<u8>(), any::<u8>(), 0_u64..6).prop_map(|(kind, game, seed)| Deed {
        kind,
        game,
        seed,
    });
    proptest::collection::vec(deed, 0..most)
}

/// What a device has that may not be lost.
struct Holds {
    games: Vec<PostGame>,
    events: Vec<KeptEvent>,
    studies: Vec<Study>,
}

impl Holds {
    fn of(device: &Device) -> Holds {
        let studies = device.0.list("post.study.").unwrap();
        let study = |key: &String| {
            device
                .post()
                .study(key.strip_prefix("post.study.").unwrap())
        };
        Holds {
            games: device.games(),
            events: device.events(),
            studies: studies.iter().filter_map(|key| study(key).value).collect(),
        }
    }

    /// Nothing is lost of `other` that `other` wrote by itself after `common`.
    fn has_all_of(&self, other: &Holds, common: &Holds) -> Result<(), TestCaseError> {
        let same = |a: &PostGame, b: &PostGame| {
            a.journal.starts_with(&b.journal) && (a.note == b.note || b.note.is_empty())
        };
        for game in &other.games {
            prop_assert!(
                common.games.contains(game) || self.games.iter().any(|have| same(have, game)),
                "a game is lost: {game:?}"
            );
        }
        for event in &other.events {
            let have = |kept: &KeptEvent| kept.event == event.event && kept.note == event.note;
            prop_assert!(
                common.events.contains(event) || self.events.iter().any(have),
                "an event is lost: {event:?}"
            );
        }
        for study in &other.studies {
            if common.studies.contains(study) {
                continue;
            }
            let pgn = |have: &Study| study.pgn.is_empty() || have.pgn == study.pgn;
            prop_assert!(self.studies.iter().any(pgn), "a study is lost: {study:?}");
            for reply in &study.prepared {
                let prepared = |have: &Study| have.prepared.contains(reply);
                prop_assert!(self.studies.iter().any(prepared), "a reply is lost");
            }
        }
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn whatever_two_devices_did_since_they_were_alike_nothing_of_either_is_lost(
        common in deeds(8), one in deeds(8), other in deeds(8),
    ) {
        let (a, b) = (Device::new(1_001), Device::new(1_002));
        for deed in &common {
            a.does(deed);
        }
        b.restore(&a.backup());
        let alike = Holds::of(&a);
        for deed in &one {
            a.does(deed);
        }
        for deed in &other {
            b.does(deed);
        }
        let (had_a, had_b) = (Holds::of(&a), Holds::of(&b));
        let (from_a, from_b) = (a.backup(), b.backup());
        a.restore(&from_b);
        b.restore(&from_a);
        for device in [&a, &b] {
            let holds = Holds::of(device);
            holds.has_all_of(&had_a, &alike)?;
            holds.has_all_of(&had_b, &alike)?;
            prop_assert_eq!(lines(&device.0), true_lines(&device.0));
            for game in &holds.games {
                prop_assert!(holds.events.iter().any(|event| event.id == game.event));
            }
        }

        // Once more changes nothing.
        let (now_a, now_b) = (a.backup(), b.backup());
        for (device, text, now) in [(&a, &from_b, &now_a), (&b, &from_a, &now_b)] {
            let report = device.restore(text);
            prop_assert!(report.taken.is_empty() && report.copied.is_empty(), "{:?}", report);
            prop_assert!(report.refused.is_empty());
            prop_assert_eq!(&device.backup(), now);
        }
        // And both devices end with the same.
        a.restore(&now_b);
        b.restore(&now_a);
        let (holds_a, holds_b) = (Holds::of(&a), Holds::of(&b));
        prop_assert_eq!(holds_a.games, holds_b.games);
        prop_assert_eq!(holds_a.events, holds_b.events);
        prop_assert_eq!(lines(&a.0), lines(&b.0));
    }
}

#[test]
fn a_game_that_went_on_differently_is_kept_twice_each_with_its_study() {
    let (a, b) = (Device::new(1), Device::new(2));
    a.post().save_event(&event("1")).unwrap();
    a.post()
        .save(&game("7", "1", 4, 1), &event("1").event)
        .unwrap();
    b.restore(&a.backup());
    let study = |pgn: &str| Study {
        pgn: pgn.into(),
        prepared: Vec::new(),
    };
    let mut of_a = a.post().load("7").value.unwrap();
    let mut of_b = b.post().load("7").value.unwrap();
    play_on(&mut of_a, 3, 1);
    play_on(&mut of_b, 2, 2);
    a.post().save(&of_a, &event("1").event).unwrap();
    b.post().save(&of_b, &event("1").event).unwrap();
    a.post().save_study("7", &study("of a")).unwrap();
    b.post().save_study("7", &study("of b")).unwrap();

    let report = a.restore(&b.backup());
    let [(key, copy)] = &report.copied[..] else {
        panic!("{report:?}");
    };
    assert_eq!(key, "post.game.7");
    let copy = copy.strip_prefix("post.game.").unwrap();
    assert!(copy.bytes().all(|digit| digit.is_ascii_digit()));
    assert_eq!(a.post().load("7").value, Some(of_a));
    of_b.id = copy.into();
    assert_eq!(a.post().load(copy).value, Some(of_b));
    assert_eq!(a.post().study("7").value, Some(study("of a")));
    assert_eq!(a.post().study(copy).value, Some(study("of b")));
    assert_eq!(a.games().len(), 2);
}

#[test]
fn an_older_backup_of_the_same_device_brings_nothing_back_that_was_corrected() {
    let a = Device::new(1);
    a.post().save_event(&event("1")).unwrap();
    let mut kept = game("7", "1", 6, 1);
    a.post().save(&kept, &event("1").event).unwrap();
    let old = a.backup();
    kept.journal.pop();
    kept.note = "corrected".into();
    a.post().save(&kept, &event("1").event).unwrap();
    let report = a.restore(&old);
    assert_eq!(report.kept, ["post.game.7"]);
    assert_eq!(a.games(), [kept]);
}

#[test]
fn a_restore_that_is_killed_at_any_write_loses_nothing_and_can_be_done_again() {
    let (a, b) = (Device::new(1), Device::new(2));
    let deed = |kind, game, seed| Deed { kind, game, seed };
    for n in 0..3 {
        a.does(&deed(0, n, 1));
        a.does(&deed(5, n, 2));
    }
    b.restore(&a.backup());
    for n in 0..3 {
        a.does(&deed(0, n, 3));
        a.does(&deed(5, n, 4));
        a.does(&deed(4, n, 4));
        b.does(&deed(0, n, 5));
        b.does(&deed(5, n, 0));
        b.does(&deed(4, n, 2));
    }
    let text = b.backup();
    let (had_a, had_b) = (Holds::of(&a), Holds::of(&b));
    let nothing = Holds::of(&Device::new(3));
    for writes in 0.. {
        let killed = vault(Faulty::default());
        for key in a.0.store().keys().unwrap() {
            let value = a.0.store().get(&key).unwrap().unwrap();
            killed.store().set(&key, &value).unwrap();
        }
        killed.store().expect(Some(Mishap::Dies(writes)));
        let report = backup::import(&killed, &text).unwrap();
        killed.store().expect(None);
        let next = vault(Memory::default());
        for key in killed.store().keys().unwrap() {
            let value = killed.store().get(&key).unwrap().unwrap();
            next.store().set(&key, &value).unwrap();
        }
        let device = Device(next);
        assert_eq!(lines(&device.0), true_lines(&device.0), "{writes}");
        Holds::of(&device).has_all_of(&had_a, &nothing).unwrap();
        device.restore(&text);
        let holds = Holds::of(&device);
        holds.has_all_of(&had_a, &nothing).unwrap();
        holds.has_all_of(&had_b, &nothing).unwrap();
        assert_eq!(lines(&device.0), true_lines(&device.0), "{writes}");
        if report.refused.is_empty() {
            assert!(writes > 10);
            break;
        }
    }
}
