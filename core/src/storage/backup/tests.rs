use super::*;
use crate::clock::setup::SetupDraft;
use crate::clock::{ByColor, Clock, Setup, notation};
use crate::storage::report::ImportError;
use crate::storage::store::{FaultyStore, Mishap};
use crate::storage::versioned::{SaveError, Schema};

fn versioned() -> VersionedStore<FaultyStore> {
    VersionedStore::new(FaultyStore::default(), Schema::FIRST)
}

fn full() -> (VersionedStore<FaultyStore>, String) {
    let versioned = versioned();
    versioned.save("presets", "one").unwrap();
    versioned.save("settings", "old").unwrap();
    versioned.save("settings", "new").unwrap();
    versioned
        .store()
        .set("zeitnot.game.2.a", "rubbish")
        .unwrap();
    let text = export(&versioned, WallTime::new(1)).unwrap();
    (versioned, text)
}

#[test]
fn a_backup_brings_everything_to_an_empty_device() {
    let (_, text) = full();
    let other = versioned();
    let report = import(&other, &text).unwrap();
    assert_eq!(report.taken, ["presets", "settings"]);
    assert_eq!((report.refused.len(), report.set_aside), (0, 1));
    assert_eq!(other.load("presets").value.as_deref(), Some("one"));
    assert_eq!(other.load("settings").value.as_deref(), Some("new"));
    assert_eq!(other.quarantine().unwrap()[0].text, "rubbish");
    // Exporting what was imported gives the same text.
    assert_eq!(export(&other, WallTime::new(1)).unwrap(), text);
}

#[test]
fn a_backup_read_twice_changes_nothing_the_second_time() {
    let (_, text) = full();
    let other = versioned();
    import(&other, &text).unwrap();
    let before = export(&other, WallTime::new(1)).unwrap();
    let report = import(&other, &text).unwrap();
    assert_eq!(report.same, ["presets", "settings"]);
    assert!(report.taken.is_empty() && report.refused.is_empty());
    assert_eq!(export(&other, WallTime::new(1)).unwrap(), before);
}

#[test]
fn a_value_that_is_as_new_or_newer_here_is_not_overwritten() {
    let (versioned, text) = full();
    versioned.save("presets", "one and more").unwrap();
    versioned.store().remove("zeitnot.settings.b").unwrap();
    let report = import(&versioned, &text).unwrap();
    assert_eq!(
        report.refused,
        [("presets".to_owned(), ImportError::NewerHere)]
    );
    assert_eq!(report.taken, ["settings"]);
    assert_eq!(
        versioned.load("presets").value.as_deref(),
        Some("one and more")
    );
}

#[test]
fn a_value_that_was_taken_makes_an_older_one_in_hand_stale() {
    let (_, text) = full();
    let other = versioned();
    other.save("settings", "mine").unwrap();
    import(&other, &text).unwrap();
    assert_eq!(
        other.save("settings", "mine again"),
        Err(SaveError::Stale {
            known: 1,
            stored: 2
        })
    );
}

#[test]
fn a_broken_value_in_a_backup_is_set_aside_and_the_others_are_taken() {
    let (_, text) = full();
    let other = versioned();
    let report = import(&other, &text.replace("\\none", "\\n0ne")).unwrap();
    assert_eq!(
        report.refused,
        [(
            "presets".to_owned(),
            ImportError::Unreadable(Unreadable::Checksum)
        )]
    );
    assert_eq!((report.taken.len(), report.set_aside), (1, 2));
    assert_eq!(other.load("presets").value, None);
}

#[test]
fn a_full_store_refuses_value_by_value() {
    let (_, text) = full();
    let other = versioned();
    other.store().expect(Some(Mishap::Full));
    let report = import(&other, &text).unwrap();
    assert_eq!(report.refused.len(), 3);
    assert!(report.taken.is_empty());
}

#[test]
fn a_text_that_is_not_a_backup_is_refused_as_a_whole() {
    let (_, text) = full();
    let versioned = versioned();
    for length in (0..text.len()).filter(|length| text.is_char_boundary(*length)) {
        let read = import(&versioned, &text[..length]);
        assert_eq!(read, Err(BackupError::NotABackup), "{length}");
    }
    for other in ["", "[]", "{\"format\":\"other\",\"version\":1}"] {
        assert_eq!(import(&versioned, other), Err(BackupError::NotABackup));
    }
    assert_eq!(
        import(&versioned, "{\"format\":\"zeitnot-backup\",\"version\":9}"),
        Err(BackupError::NewerVersion(9))
    );
    assert_eq!(versioned.store().keys(), Ok(vec![]));
}

fn body(key: &str) -> String {
    let Some(id) = games::game_of(key) else {
        return "\"x\"".into();
    };
    let controls = notation::parse("3+2").unwrap();
    let clock = Clock::new(Setup::new(SetupDraft::standard(controls)).unwrap());
    let mut game = games::TableGame::new(clock, ByColor::default(), WallTime::new(1));
    id.clone_into(&mut game.id);
    json::write(&game)
}

/// A backup of these values, with their sequence numbers.
fn backup_of(values: &[(&str, u64)]) -> String {
    let values: Vec<Entry> = values
        .iter()
        .map(|&(key, seq)| Entry {
            key: key.into(),
            text: Envelope::write(1, seq, &body(key)),
        })
        .collect();
    json::write(&File {
        format: FORMAT.into(),
        version: VERSION,
        made: WallTime::new(1),
        values,
        set_aside: Vec::new(),
    })
}

#[test]
fn a_backup_with_an_unreachable_number_is_refused_and_changes_nothing() {
    for seq in [u64::MAX, 1 << 60, Envelope::MAX_SEQ, (1 << 52) + 1] {
        let versioned = versioned();
        versioned.save("presets", "mine").unwrap();
        let before = versioned.store().keys();
        let text = backup_of(&[("game.1", 1), ("settings", seq)]);
        let refused = Err(BackupError::Sequence("settings".into()));
        assert_eq!(import(&versioned, &text), refused, "{seq}");
        assert_eq!(versioned.store().keys(), before);
        versioned.save("settings", "still").unwrap();
    }
}

#[test]
fn a_backup_with_an_invalid_key_is_refused_and_changes_nothing() {
    for key in ["../../x", "", "quarantine.x", "game.x", "__proto__"] {
        let versioned = versioned();
        let text = backup_of(&[("game.1", 1), (key, 1)]);
        let refused = Err(BackupError::UnknownKey(key.into()));
        assert_eq!(import(&versioned, &text), refused);
        assert_eq!(versioned.store().keys(), Ok(vec![]));
    }
}

#[test]
fn a_backup_with_the_highest_number_leaves_numbers_for_later_saves() {
    let versioned = versioned();
    import(&versioned, &backup_of(&[("settings", import::MAX_SEQ)])).unwrap();
    versioned.load("settings");
    versioned.save("settings", "later").unwrap();
    assert_eq!(versioned.load("settings").value.as_deref(), Some("later"));
    // A value that cannot be restored elsewhere is still in the backup.
    let text = export(&versioned, WallTime::new(1)).unwrap();
    let other = self::versioned();
    let report = import(&other, &text).unwrap();
    assert_eq!((report.taken.len(), report.set_aside), (0, 1));
}

#[test]
fn a_value_under_an_unknown_key_is_in_the_backup_and_does_not_spoil_it() {
    let versioned = versioned();
    versioned.save("settings", "\"x\"").unwrap();
    versioned.save("a.kind.to.come", "\"y\"").unwrap();
    let text = export(&versioned, WallTime::new(1)).unwrap();
    let other = self::versioned();
    let report = import(&other, &text).unwrap();
    assert_eq!(
        (report.taken, report.set_aside),
        (vec!["settings".into()], 1)
    );
    assert_eq!(other.quarantine().unwrap()[0].from, "a.kind.to.come.a");
}

#[test]
fn a_game_on_the_table_is_not_taken_off_it_by_a_backup() {
    let versioned = versioned();
    versioned.save("current", "\"7\"").unwrap();
    let report = import(&versioned, &backup_of(&[("current", 9), ("game.8", 1)])).unwrap();
    assert_eq!(
        (report.taken.len(), report.kept),
        (1, vec!["current".into()])
    );
    assert_eq!(versioned.load("current").value.as_deref(), Some("\"7\""));
    let empty = self::versioned();
    import(&empty, &backup_of(&[("current", 9)])).unwrap();
    assert_eq!(empty.load("current").value.as_deref(), Some("\"x\""));
}

#[test]
fn a_large_backup_is_taken_in_small_steps_and_says_how_far_it_is() {
    let keys: Vec<String> = (0..500).map(|n| format!("game.{n}")).collect();
    let values: Vec<(&str, u64)> = keys.iter().map(|key| (key.as_str(), 1)).collect();
    let versioned = versioned();
    let mut import = Import::open(&backup_of(&values)).unwrap();
    let (mut written, mut before) = (0, 0);
    while import.step(&versioned).unwrap() {
        let now = versioned.store().written().len();
        assert!(now - written <= 1, "one value at a time");
        written = now;
        let (done, all) = import.progress();
        assert!((before..=all).contains(&done));
        before = done;
    }
    assert_eq!(import.progress(), (1_000, 1_000));
    assert_eq!(import.into_report().taken.len(), 500);
}

#[test]
fn a_game_that_is_whole_and_makes_no_sense_does_not_replace_the_one_here() {
    let versioned = versioned();
    let good = body("game.1");
    versioned.save("game.1", &good).unwrap();
    for bad in ["\"x\"", &body("game.2")] {
        let text = backup_of(&[("game.1", 9)]).replace(
            &json::write(&Envelope::write(1, 9, &good)),
            &json::write(&Envelope::write(1, 9, bad)),
        );
        let report = import(&versioned, &text).unwrap();
        let why = ImportError::Unreadable(Unreadable::NotOurs);
        assert_eq!(report.refused, [("game.1".to_owned(), why)]);
        assert_eq!(report.set_aside, 1);
        assert_eq!(versioned.load("game.1").value.as_ref(), Some(&good));
    }
}
