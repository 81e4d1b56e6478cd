//! Backups: their contents, and two devices that restore each other's.

use std::rc::Rc;

use proptest::prelude::*;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::{Act, Event, EventDraft, Seconds, Utc};
use zeitnot_core::qr::series::{self, Reader};
use zeitnot_core::storage::backup;
use zeitnot_core::storage::correspondence::{
    ConditionalMoves, CorrespondenceRepository, PrivateStudy, StoredEvent, UnenteredMoves,
};
use zeitnot_core::storage::games::GameRepository;
use zeitnot_core::storage::store::{FaultyStore, MemoryStore, Mishap};
use zeitnot_core::storage::versioned::{MirroredStore, Replica, VersionedStore};
use zeitnot_core::time::WallTime;

use super::device::{Deed, Device, Holds, deeds};
use super::lines::{copy, lines, load, save, true_lines, versioned};
use zeitnot_fixtures::correspondence::{START, against, event, game, play_on, settled};

/// Two devices with names of their own.
fn two_devices() -> [VersionedStore<MemoryStore>; 2] {
    [77, 78].map(|name| {
        let versioned = versioned(MemoryStore::default());
        CorrespondenceRepository(&versioned)
            .name_device(WallTime::new(name))
            .unwrap();
        versioned
    })
}

/// Restores a backup of one device on the other.
fn bring(here: &VersionedStore<MemoryStore>, there: &VersionedStore<MemoryStore>) {
    let text = backup::export(here, WallTime::new(1)).unwrap();
    backup::import(there, &text).unwrap();
}

/// A game alone goes from one device to another, as by codes.
#[test]
fn a_chosen_game_brings_its_event_and_its_study_and_no_other_game() {
    let [here, there] = two_devices();
    for id in ["1", "2"] {
        CorrespondenceRepository(&here)
            .save_event(&event(id))
            .unwrap();
        save(&here, &game(id, id, 6, 1));
        let study = PrivateStudy {
            pgn: id.to_owned(),
            ..PrivateStudy::default()
        };
        CorrespondenceRepository(&here)
            .save_study(id, &study)
            .unwrap();
    }
    save(&there, &game("3", "3", 4, 3));
    let chosen = load(&here, "2");
    let text = backup::export_game(&here, &chosen, WallTime::new(1)).unwrap();
    let report = backup::import(&there, &text).unwrap();
    assert_eq!(
        (report.counts().correspondence, report.counts().events),
        (1, 1)
    );
    assert_eq!(load(&there, "2").journal, chosen.journal);
    let correspondence = CorrespondenceRepository(&there);
    assert_eq!(correspondence.study("2").value.unwrap().pgn, "2");
    assert_eq!(correspondence.load("1").value, None);
    assert!(correspondence.load("3").value.is_some());
}

/// The longer of two versions of a game stays, whichever device has it.
#[test]
fn a_chosen_game_that_went_on_there_is_merged_and_loses_nothing() {
    let [here, there] = two_devices();
    CorrespondenceRepository(&here)
        .save_event(&event("1"))
        .unwrap();
    save(&here, &game("1", "1", 4, 1));
    bring(&here, &there);
    let mut longer = load(&there, "1");
    play_on(&mut longer, 4, 1);
    save(&there, &longer);
    let text = backup::export_game(&here, &load(&here, "1"), WallTime::new(1)).unwrap();
    backup::import(&there, &text).unwrap();
    assert_eq!(load(&there, "1").journal, longer.journal);
    assert_eq!(lines(&there).len(), 1);
}

/// Five codes a second are shown.
#[test]
fn a_season_of_thirty_games_fits_into_ten_seconds_of_codes() {
    let [here, there] = two_devices();
    let opponents = ["Novák, Jana", "Svensson, Per", "García López, María"];
    for n in 1..=30_u64 {
        let id = n.to_string();
        let (event_id, opponent) = ((n % 3 + 1).to_string(), opponents[n as usize % 3]);
        CorrespondenceRepository(&here)
            .save_event(&event(&event_id))
            .unwrap();
        let played = game(&id, &event_id, 80, n);
        save(&here, &against(Color::White, opponent, played));
    }
    let text = backup::export(&here, WallTime::new(1)).unwrap();
    let parts = series::parts(&text).expect("a season is not too much");
    assert!(parts.len() <= 50, "{} codes", parts.len());
    let mut reader = Reader::default();
    let read = parts.iter().filter_map(|part| reader.read(part)).next();
    let read = read.expect("the last code").expect("a text");
    backup::import(&there, &read).unwrap();
    assert_eq!(lines(&there), lines(&here));
}

/// Corrects the start of an event.
fn begin_at(event: &mut StoredEvent, start: Utc) {
    let draft = EventDraft {
        start,
        ..event.event.draft().clone()
    };
    event.event = Event::new(draft).unwrap();
}

#[test]
fn a_game_that_is_here_alone_follows_a_corrected_start_that_a_backup_brings() {
    let [here, there] = two_devices();
    let mut event = event("1");
    CorrespondenceRepository(&here).save_event(&event).unwrap();
    save(&here, &game("1", "1", 4, 1));
    bring(&here, &there);
    save(&there, &game("2", "1", 4, 2));
    let start = START - Seconds::hours(1);
    begin_at(&mut event, start);
    CorrespondenceRepository(&here).save_event(&event).unwrap();
    bring(&here, &there);
    for id in ["1", "2"] {
        let game = load(&there, id);
        assert_eq!(game.journal[0].act, Act::OfficialStart, "{id}");
        let ledger = game.ledger(&event.event).unwrap();
        assert_eq!(ledger.entries()[0].at, start, "{id}");
    }
    // No game was copied: only one that went on in two places would be.
    assert_eq!(lines(&there).len(), 2);
    assert_eq!(lines(&there), true_lines(&there));
}

/// A game that went on there is longer than the one that comes with the corrected start.
#[test]
fn a_game_that_went_on_here_follows_a_corrected_start_and_is_not_kept_twice() {
    let [here, there] = two_devices();
    let mut event = event("1");
    CorrespondenceRepository(&here).save_event(&event).unwrap();
    let mut old = game("1", "1", 4, 1);
    save(&here, &old);
    bring(&here, &there);
    play_on(&mut old, 4, 1);
    load(&there, "1");
    save(&there, &old);
    let entries = old.journal.len();
    let start = START - Seconds::hours(1);
    begin_at(&mut event, start);
    CorrespondenceRepository(&here).save_event(&event).unwrap();
    bring(&here, &there);
    assert_eq!(lines(&there).len(), 1, "the list has the game once");
    let game = load(&there, "1");
    assert_eq!(game.journal.len(), entries);
    assert_eq!(game.journal[0].act, Act::OfficialStart);
    let ledger = game.ledger(&event.event).unwrap();
    assert_eq!(ledger.entries()[0].at, start);
    assert_eq!(lines(&there), true_lines(&there));
}

/// A kill takes the last moves from the first copy; the second copy and a backup have them. The page
/// starts without its second copy, twice, and other moves are made.
#[test]
fn moves_that_a_kill_undid_come_back_from_a_backup_beside_those_made_since() {
    type Copies = MirroredStore<Rc<MemoryStore>, Replica>;
    let plays = |page: &VersionedStore<Copies>, more: usize| {
        let stored = CorrespondenceRepository(page).load("1").value;
        let mut played = stored.unwrap_or_else(|| game("1", "1", 4, 1));
        play_on(&mut played, more, more as u64);
        save(page, &played);
        played.journal
    };
    let disk = Rc::new(MemoryStore::default());
    let page = versioned(Copies::new(disk.clone(), Replica::default()));
    let correspondence = CorrespondenceRepository(&page);
    correspondence.name_device(WallTime::new(77)).unwrap();
    correspondence.save_event(&event("1")).unwrap();
    plays(&page, 0);
    let after_the_kill = Rc::new((*disk).clone());
    let undone = plays(&page, 2);
    let backup = backup::export(&page, WallTime::new(1)).unwrap();

    let none = Replica::default();
    none.breaks();
    for start in [78, 79] {
        let alone = versioned(Copies::new(after_the_kill.clone(), none.clone()));
        let correspondence = CorrespondenceRepository(&alone);
        correspondence.rename_device(WallTime::new(start)).unwrap();
        plays(&alone, 3);
    }
    let alone = versioned(Copies::new(after_the_kill, none));
    let device = alone.load("post.device").value;
    assert_eq!(device.as_deref(), Some("\"78\""), "one new name is enough");
    let made_since = load(&alone, "1").journal;
    backup::import(&alone, &backup).unwrap();
    let lines = lines(&alone).into_iter();
    let mut journals = lines.map(|line| load(&alone, &line.id).journal);
    assert_eq!(journals.len(), 2);
    assert!(journals.all(|journal| journal == undone || journal == made_since));
}

#[test]
fn a_backup_holds_every_record() {
    let here = versioned(MemoryStore::default());
    let correspondence = CorrespondenceRepository(&here);
    correspondence.name_device(WallTime::new(77)).unwrap();
    correspondence.save_event(&event("1")).unwrap();
    save(&here, &game("1", "1", 4, 1));
    let study = PrivateStudy {
        pgn: "1. d4 *".into(),
        prepared: vec![ConditionalMoves {
            ply: 1,
            line: "d7d5 c2c4".into(),
        }],
        ..PrivateStudy::default()
    };
    correspondence.save_study("1", &study).unwrap();
    correspondence.set_backups(&Default::default()).unwrap();
    for key in [
        "settings", "presets", "games", "current", "lessons", "study",
    ] {
        here.save(key, "\"x\"").unwrap();
    }
    let played = super::courses::game(5, None);
    GameRepository(&here).save(&played).unwrap();
    let other = versioned(MemoryStore::default());
    CorrespondenceRepository(&other)
        .name_device(WallTime::new(78))
        .unwrap();
    let text = backup::export(&here, WallTime::new(1)).unwrap();
    backup::import(&other, &text).unwrap();
    // Values that belong to one device, and values that are computed again.
    let own = ["post.device", "post.backup", "games"];
    let is_own = |key: &str| own.contains(&key) || key.starts_with("post.game.");
    for key in here.list("").unwrap() {
        if !is_own(&key) {
            assert_eq!(other.load(&key).value, here.load(&key).value, "{key}");
        }
    }
    assert_eq!(lines(&other), lines(&here));
    assert_eq!(
        CorrespondenceRepository(&other).load("1"),
        CorrespondenceRepository(&here).load("1")
    );
    assert_eq!(
        CorrespondenceRepository(&other).study("1").value,
        Some(study)
    );
    assert_eq!(other.load("post.device").value.as_deref(), Some("\"78\""));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn two_devices_that_restore_each_others_backups_lose_nothing(
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

        // Restoring once more changes nothing.
        let (now_a, now_b) = (a.backup(), b.backup());
        for (device, text, now) in [(&a, &from_b, &now_a), (&b, &from_a, &now_b)] {
            let report = device.restore(text);
            prop_assert!(report.taken.is_empty() && report.copied.is_empty(), "{:?}", report);
            prop_assert!(report.refused.is_empty());
            prop_assert_eq!(&device.backup(), now);
        }
        // And both devices end with the same data.
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
    a.correspondence().save_event(&event("1")).unwrap();
    save(&a.0, &game("7", "1", 4, 1));
    b.restore(&a.backup());
    let study = |pgn: &str| PrivateStudy {
        pgn: pgn.into(),
        prepared: Vec::new(),
        ..PrivateStudy::default()
    };
    let (mut of_a, mut of_b) = (load(&a.0, "7"), load(&b.0, "7"));
    play_on(&mut of_a, 3, 1);
    play_on(&mut of_b, 2, 2);
    save(&a.0, &of_a);
    save(&b.0, &of_b);
    a.correspondence().save_study("7", &study("of a")).unwrap();
    b.correspondence().save_study("7", &study("of b")).unwrap();

    let report = a.restore(&b.backup());
    let [(key, copy)] = &report.copied[..] else {
        panic!("{report:?}");
    };
    assert_eq!(key, "post.game.7");
    let copy = copy.strip_prefix("post.game.").unwrap();
    assert!(copy.bytes().all(|digit| digit.is_ascii_digit()));
    assert_eq!(load(&a.0, "7"), of_a);
    of_b.id = copy.into();
    assert_eq!(load(&a.0, copy), of_b);
    assert_eq!(a.correspondence().study("7").value, Some(study("of a")));
    assert_eq!(a.correspondence().study(copy).value, Some(study("of b")));
    assert_eq!(a.games().len(), 2);
}

#[test]
fn an_event_that_was_compared_on_two_devices_is_not_kept_twice() {
    let (a, b) = (Device::new(1), Device::new(2));
    let event = event("1");
    a.correspondence().save_event(&event).unwrap();
    b.restore(&a.backup());
    let seen = |game: &str, days| {
        let at = START + Seconds::days(days);
        let settled = settled(event.event.draft(), game, at);
        StoredEvent {
            settled,
            ..event.clone()
        }
    };
    let (later, earlier) = (seen("7", 9), seen("8", 3));
    for device in [&a, &b] {
        device.events();
    }
    a.correspondence().save_event(&later).unwrap();
    b.correspondence().save_event(&earlier).unwrap();
    a.restore(&b.backup());
    b.restore(&a.backup());
    assert_eq!(a.events(), [earlier]);
    assert_eq!(b.events(), a.events());
}

#[test]
fn moves_that_are_not_entered_are_kept_when_two_studies_are_merged() {
    let (a, b) = (Device::new(1), Device::new(2));
    a.correspondence().save_event(&event("1")).unwrap();
    save(&a.0, &game("7", "1", 4, 1));
    b.restore(&a.backup());
    let unentered = UnenteredMoves {
        ply: 4,
        text: "Nf3 2026-11-20 14:03".into(),
    };
    let of_a = PrivateStudy {
        unentered: Some(unentered.clone()),
        ..PrivateStudy::default()
    };
    let of_b = PrivateStudy {
        pgn: "1. e4 *".into(),
        ..PrivateStudy::default()
    };
    a.correspondence().save_study("7", &of_a).unwrap();
    for _ in 0..2 {
        b.correspondence().save_study("7", &of_b).unwrap();
    }
    b.restore(&a.backup());
    let merged = b.correspondence().study("7").value.unwrap();
    assert_eq!(merged.unentered, Some(unentered));
    assert_eq!(merged.pgn, of_b.pgn);
}

#[test]
fn an_older_backup_of_the_same_device_does_not_undo_corrections() {
    let a = Device::new(1);
    a.correspondence().save_event(&event("1")).unwrap();
    let mut kept = game("7", "1", 6, 1);
    save(&a.0, &kept);
    let old = a.backup();
    kept.journal.pop();
    kept.note = "corrected".into();
    save(&a.0, &kept);
    let report = a.restore(&old);
    assert_eq!(report.kept, ["post.game.7"]);
    assert_eq!(a.games(), [kept]);
}

#[test]
fn a_restore_killed_at_any_write_loses_nothing_and_can_be_repeated() {
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
        let killed = versioned(FaultyStore::default());
        copy(a.0.store(), killed.store());
        killed.store().expect(Some(Mishap::Dies(writes)));
        let report = backup::import(&killed, &text).unwrap();
        killed.store().expect(None);
        let next = versioned(MemoryStore::default());
        copy(killed.store(), next.store());
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
