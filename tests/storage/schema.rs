//! What version 1 of the stored data is: values that were written by the page
//! as it was then, read for ever. Nothing in `tests/data/schema1` is ever
//! written anew.

use zeitnot::clock::{ByColor, Color, EndReason, GameResult, Mode, Phase as ClockPhase};
use zeitnot::correspondence::state::GameEndReason;
use zeitnot::correspondence::{
    Act, EndDate, Ending, Event, EventDraft, Openings, Phase, Readings, Reset, Seconds, Utc,
};
use zeitnot::storage::backup;
use zeitnot::storage::correspondence::{
    Backups, ConditionalMoves, CorrespondenceRepository, PrivateStudy,
};
use zeitnot::storage::games::GameRepository;
use zeitnot::storage::store::{MemoryStore, Store as _};
use zeitnot::storage::versioned::{Schema, VersionedStore};
use zeitnot::time::{Instant, Millis, WallTime};

const BACKUP: &str = include_str!("../data/schema1/backup.json");

macro_rules! kept {
    ($($key:literal)*) => {
        [$(($key, include_str!(concat!("../data/schema1/zeitnot.", $key, ".txt")))),*]
    };
}

/// A device as version 1 left it.
fn device() -> VersionedStore<MemoryStore> {
    let texts = kept![
        "current.a"
        "game.1790000000000.a"
        "game.1790000100000.a"
        "game.1790000200000.a"
        "games.a"
        "games.b"
        "post.backup.a"
        "post.behind.a"
        "post.behind.b"
        "post.device.a"
        "post.event.1790000300000.a"
        "post.game.1790000400000.a"
        "post.game.1790000500000.a"
        "post.index.a"
        "post.index.b"
        "post.study.1790000500000.a"
    ];
    let store = MemoryStore::default();
    for (key, text) in texts {
        store.set(&["zeitnot.", key].concat(), text).unwrap();
    }
    VersionedStore::new(store, Schema::FIRST)
}

/// A new device on which the backup of version 1 was restored.
fn restored() -> VersionedStore<MemoryStore> {
    let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let report = backup::import(&versioned, BACKUP).unwrap();
    assert_eq!(report.refused, []);
    assert_eq!(report.set_aside, 1);
    assert_eq!(
        versioned.quarantined().unwrap()[0].from,
        "post.game.1790000600000.a"
    );
    versioned
}

#[test]
fn games_on_the_table_are_as_they_were() {
    for versioned in [device(), restored()] {
        let games = GameRepository(&versioned);
        let list = games.list();
        assert_eq!(list.faults, []);
        let list = list.value.unwrap();
        let ids: Vec<&str> = list.iter().map(|game| game.id.as_str()).collect();
        assert_eq!(ids, ["1790000200000", "1790000100000", "1790000000000"]);
        assert_eq!(games.current().value.unwrap().id, "1790000200000");

        let game = games.load("1790000000000").value.unwrap();
        assert_eq!(game.started, WallTime::new(1_790_000_000_000));
        assert_eq!(game.players.white, "Anna");
        assert_eq!(game.clock.journal().len(), 3);
        let state = game.clock.at(Instant::new(12_010));
        assert_eq!(
            state.accounts.map(|account| account.moves),
            ByColor { white: 1, black: 1 }
        );
        assert!(matches!(state.phase, ClockPhase::Running(_)));

        let game = games.load("1790000100000").value.unwrap();
        let board = game.board.unwrap();
        assert_eq!(board.live(&game.clock).line.ply(), 7);
        let outcome = list[1].outcome.unwrap();
        assert_eq!(outcome.result, GameResult::Win(Color::White));
        assert_eq!(outcome.reason, EndReason::Checkmate);

        let game = games.load("1790000200000").value.unwrap();
        let control = &game.clock.setup().draft().controls.white;
        let Some(Mode::DoubleFlag { extra, bonus, .. }) =
            control.periods.last().map(|period| period.mode)
        else {
            panic!("it has a double flag");
        };
        assert_eq!((extra, bonus), (Millis::seconds(60), Millis::seconds(10)));
        assert_eq!(game.clock.journal().len(), 3);
    }
}

#[test]
fn correspondence_games_are_as_they_were() {
    for versioned in [device(), restored()] {
        let correspondence = CorrespondenceRepository(&versioned);
        let events = correspondence.events();
        assert_eq!(events.faults, []);
        let events = events.value.unwrap();
        let [event] = &events[..] else {
            panic!("{events:?}");
        };
        let draft = event.event.draft();
        assert_eq!((draft.days, draft.clock), (700, Seconds::days(50)));
        assert_eq!(draft.zone, "Europe/Berlin");
        assert_eq!(event.event.end(), draft.start + Seconds::days(700));

        let game = correspondence.load("1790000400000").value.unwrap();
        assert_eq!(game.journal.len(), 65);
        assert_eq!(game.note, "A plan.");
        assert_eq!(game.link, "https://example.org/game/1");
        assert_eq!(game.mine, Some(Color::White));
        assert_eq!(game.journal[0].act, Act::Start);
        assert_eq!(game.journal[0].at, Utc::new(1_767_268_800));
        let ledger = game.ledger(&event.event).unwrap();
        assert_eq!(ledger.line().ply(), 60);
        let Phase::Over(verdict) = ledger.last().phase else {
            panic!("{:?}", ledger.last());
        };
        assert_eq!(verdict.result, GameResult::Draw);
        assert_eq!(verdict.why, GameEndReason::Word(Ending::Agreement));

        let game = correspondence.load("1790000500000").value.unwrap();
        assert_eq!(game.players.black, "Bo Å. %20 Lund");
        let ledger = game.ledger(&event.event).unwrap();
        assert_eq!(ledger.line().ply(), 3);

        let list = correspondence.list();
        assert_eq!(list.faults, []);
        let mut lines = list.value.unwrap();
        lines.sort_by(|a, b| a.id.cmp(&b.id));
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[1].players.black, "Bo Å. %20 Lund");
        assert_eq!((lines[0].ply, lines[1].ply), (60, 3));
        assert_eq!(lines[1].state, ledger.last());

        let study = PrivateStudy {
            pgn: "1. e4 {a plan} e5 (1... c5) *\n".into(),
            prepared: vec![ConditionalMoves {
                ply: 3,
                line: "e7e5 g1f3".into(),
            }],
        };
        assert_eq!(correspondence.study("1790000500000").value, Some(study));
    }
}

#[test]
fn an_event_of_version_1_has_the_usual_readings() {
    let event = CorrespondenceRepository(&device())
        .events()
        .value
        .unwrap()
        .remove(0);
    let draft = event.event.draft();
    assert_eq!(draft.readings, Readings::default());
    assert_eq!(draft.readings.openings, Openings::Apart);
    assert_eq!(draft.readings.reset, Reset::AfterLast);
    assert_eq!(draft.readings.end_date, EndDate::Instant);
}

#[test]
fn a_game_of_version_1_follows_the_corrected_start_of_its_event() {
    let versioned = device();
    let correspondence = CorrespondenceRepository(&versioned);
    let mut kept = correspondence.events().value.unwrap().remove(0);
    let old = kept.event.draft().start;
    let hour = Seconds::hours(1);
    for start in [old - hour, old + hour] {
        kept.event = Event::new(EventDraft {
            start,
            ..kept.event.draft().clone()
        })
        .unwrap();
        correspondence.save_event(&kept).unwrap();
        for id in ["1790000400000", "1790000500000"] {
            let game = correspondence.load(id).value.unwrap();
            assert_eq!(game.journal[0].act, Act::OfficialStart);
            let ledger = game.ledger(&kept.event).unwrap();
            assert_eq!(ledger.entries()[0].at, start);
            // Every other entry is where it was.
            assert!(ledger.entries()[1].at > old);
            let lines = correspondence.list().value.unwrap();
            let line = lines.iter().find(|line| line.id == id).unwrap();
            assert_eq!(line.state, ledger.last());
        }
    }
}

#[test]
fn what_a_device_knows_of_itself_is_as_it_was() {
    let versioned = device();
    let backups = Backups {
        since: Some(WallTime::new(1)),
        last: Some(WallTime::new(2)),
        warned: true,
    };
    assert_eq!(CorrespondenceRepository(&versioned).backups(), backups);
    assert_eq!(
        versioned.load("post.device").value.as_deref(),
        Some("\"1789999999999\"")
    );
    assert!(versioned.quarantined().unwrap().is_empty());
}

#[test]
fn a_value_of_version_1_is_saved_again_without_loss() {
    let versioned = device();
    let correspondence = CorrespondenceRepository(&versioned);
    let event = correspondence.events().value.unwrap().remove(0);
    for id in ["1790000400000", "1790000500000"] {
        let game = correspondence.load(id).value.unwrap();
        correspondence.save(&game, &event.event).unwrap();
        assert_eq!(correspondence.load(id).value, Some(game));
    }
    for id in ["1790000000000", "1790000100000", "1790000200000"] {
        let games = GameRepository(&versioned);
        let game = games.load(id).value.unwrap();
        games.save(&game).unwrap();
        assert_eq!(games.load(id).value, Some(game));
    }
}
