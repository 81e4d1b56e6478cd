//! A clock game that went on on two devices, and backups of each that are restored on the other.

use proptest::prelude::*;
use shakmaty::Position;
use zeitnot_core::clock::{Color, Entry, Event, StoppedBy};
use zeitnot_core::game::sheet::Pressing;
use zeitnot_core::game::{Scoresheet, Start};
use zeitnot_core::storage::backup;
use zeitnot_core::storage::games::{GameRepository, TableGame};
use zeitnot_core::storage::report::Report;
use zeitnot_core::storage::store::{FaultyStore, MemoryStore, Mishap};
use zeitnot_core::storage::versioned::VersionedStore;
use zeitnot_core::time::{Instant, Stamp, WallTime};

use super::lines::{copy, table_game, versioned};
use zeitnot_fixtures::random::{Act, any_act};

const STARTED: i64 = 1_793_011_200_000;

/// A device, at whose clock games are played.
struct Device {
    kept: VersionedStore<MemoryStore>,
    now: i64,
}

impl Device {
    fn new() -> Device {
        Device {
            kept: versioned(MemoryStore::default()),
            now: 0,
        }
    }

    fn games(&self) -> GameRepository<'_, MemoryStore> {
        GameRepository(&self.kept)
    }

    /// Sets up a game and puts it on the table.
    fn set_up(&self, id: i64, pressing: Option<Pressing>) {
        let game = game(id, pressing);
        self.games().save(&game).unwrap();
        self.games().put_on_table(&game.id).unwrap();
    }

    /// Does something in a game, `after` milliseconds after the last act.
    fn does(&mut self, id: i64, after: i64, deed: impl FnOnce(&mut TableGame, Stamp)) {
        self.now += after;
        let mut game = self.games().load(&id.to_string()).value.unwrap();
        deed(&mut game, stamp(self.now));
        self.games().append(&mut None, &game).unwrap();
    }

    fn press(&mut self, times: usize) {
        for _ in 0..times {
            self.does(STARTED, 1_000, |game, stamp| {
                let state = game.clock.at(stamp.at);
                let side = state.turn().map_or(Color::Black, |turn| turn.side);
                game.clock.apply(Event::Press(side), stamp).unwrap();
            });
        }
    }

    fn event(&mut self, event: Event) {
        self.does(STARTED, 1_000, |game, stamp| {
            game.clock.apply(event, stamp).unwrap();
        });
    }

    fn backup(&self) -> String {
        backup::export(&self.kept, WallTime::new(1)).unwrap()
    }

    fn restore(&self, text: &str) -> Report {
        backup::import(&self.kept, text).unwrap()
    }

    /// All games, by their ids.
    fn all(&self) -> Vec<TableGame> {
        let keys = self.kept.list("game.").unwrap();
        let ids = keys.iter().map(|key| key.strip_prefix("game.").unwrap());
        ids.map(|id| self.games().load(id).value.unwrap()).collect()
    }

    fn on_table(&self) -> TableGame {
        self.games().current().value.unwrap()
    }
}

pub fn game(id: i64, pressing: Option<Pressing>) -> TableGame {
    let mut game = table_game("300+2", id);
    game.board = pressing.map(|pressing| Scoresheet::new(Start::standard(), pressing));
    game
}

fn stamp(ms: i64) -> Stamp {
    Stamp {
        at: Instant::new(ms),
        wall: WallTime::new(STARTED + ms),
    }
}

/// The course of a game, without its id.
fn course(game: &TableGame) -> TableGame {
    TableGame {
        id: String::new(),
        ..game.clone()
    }
}

fn courses(device: &Device) -> Vec<TableGame> {
    device.all().iter().map(course).collect()
}

fn journal(game: &TableGame) -> &[Entry] {
    game.clock.journal()
}

/// Two devices that have the same game, stopped after some presses.
fn alike() -> [Device; 2] {
    let (mut here, mut there) = (Device::new(), Device::new());
    here.set_up(STARTED, None);
    here.press(4);
    here.event(Event::Stop(StoppedBy::Arbiter));
    there.restore(&here.backup());
    there.now = here.now + 100;
    [here, there]
}

/// The same on which the game was resumed: on one of them, and five seconds later on the other.
fn gone_on(first: usize) -> [Device; 2] {
    let mut devices = alike();
    devices[first].event(Event::Resume);
    devices[1 - first].now += 5_000;
    devices[1 - first].event(Event::Resume);
    devices
}

#[test]
fn presses_made_here_are_kept_where_a_backup_brings_another_course() {
    let [mut here, mut there] = alike();
    for (device, presses) in [(&mut here, 3), (&mut there, 5)] {
        device.event(Event::Resume);
        device.press(presses);
        device.event(Event::Stop(StoppedBy::Arbiter));
    }
    let (mine, theirs) = (here.on_table(), there.on_table());
    let report = here.restore(&there.backup());
    let [(key, copy)] = &report.copied[..] else {
        panic!("{report:?}");
    };
    assert_eq!(key, "game.1793011200000");
    let kept = courses(&here);
    assert_eq!(kept.len(), 2);
    assert!(kept.contains(&course(&mine)) && kept.contains(&course(&theirs)));
    // Both are in the list.
    let copy = copy.strip_prefix("game.").unwrap();
    let list = here.games().list().value.unwrap();
    let ids: Vec<&str> = list.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(ids, [copy, "1793011200000"]);
}

#[test]
fn the_game_on_the_table_stays_if_another_course_has_its_id() {
    for first in [0, 1] {
        // The device that goes on first keeps the id.
        let devices = gone_on(first);
        let had = [0, 1].map(|n| course(&devices[n].on_table()));
        let texts = [0, 1].map(|n| devices[n].backup());
        for n in [0, 1] {
            devices[n].restore(&texts[1 - n]);
            let table = devices[n].on_table();
            assert_eq!(course(&table), had[n]);
            assert_eq!(table.id == STARTED.to_string(), n == first);
        }
        assert_eq!(devices[0].all(), devices[1].all());
    }
}

#[test]
fn a_course_that_goes_on_from_the_other_is_taken_whatever_the_numbers_say() {
    let [mut here, mut there] = alike();
    // Many writes there, before the longer one is made here.
    for _ in 0..20 {
        let game = there.on_table();
        there.games().save(&game).unwrap();
    }
    here.event(Event::Resume);
    here.press(2);
    here.event(Event::Stop(StoppedBy::Arbiter));
    let longer = here.on_table();
    let report = there.restore(&here.backup());
    assert_eq!((report.taken.len(), report.copied.len()), (1, 0));
    assert_eq!(there.all(), std::slice::from_ref(&longer));
    // The game goes on, and restoring the shorter one removes nothing.
    let text = there.backup();
    there.now = here.now;
    there.event(Event::Resume);
    let report = there.restore(&text);
    assert_eq!(report.kept, ["current", "game.1793011200000"]);
    assert_eq!(journal(&there.on_table()).len(), journal(&longer).len() + 1);
}

#[test]
fn a_clock_that_runs_on_the_table_is_not_replaced_by_a_later_course() {
    let [mut here, mut there] = alike();
    here.event(Event::Resume);
    there.restore(&here.backup());
    there.now = here.now;
    there.press(3);
    let (running, later) = (here.on_table(), there.on_table());
    let report = here.restore(&there.backup());
    assert_eq!(report.copied.len(), 1);
    assert_eq!(course(&here.on_table()), course(&running));
    assert_eq!(here.games().load("1793011200000").value, Some(later));
    here.does_on_table();
    // Restoring again changes nothing.
    let before = here.backup();
    let report = here.restore(&there.backup());
    assert!(report.taken.is_empty() && report.copied.is_empty());
    assert_eq!(here.backup(), before);
}

impl Device {
    /// A press in whatever game is on the table.
    fn does_on_table(&mut self) {
        let mut game = self.on_table();
        self.now += 1_000;
        let stamp = stamp(self.now);
        let side = game.clock.at(stamp.at).running().unwrap();
        game.clock.apply(Event::Press(side), stamp).unwrap();
        self.games().append(&mut None, &game).unwrap();
        assert_eq!(self.on_table(), game);
    }
}

#[test]
fn games_with_different_names_are_both_kept() {
    let [mut here, mut there] = alike();
    for (device, name) in [(&mut here, "Anna"), (&mut there, "Ben")] {
        device.does(STARTED, 0, |game, _| game.players.white = name.into());
    }
    here.restore(&there.backup());
    let names: Vec<String> = here
        .all()
        .into_iter()
        .map(|game| game.players.white)
        .collect();
    assert!(names.contains(&"Anna".into()) && names.contains(&"Ben".into()));
    // A name that was given later replaces an empty one.
    let [mut here, there] = alike();
    here.does(STARTED, 0, |game, _| game.players.white = "Anna".into());
    there.restore(&here.backup());
    assert_eq!(there.all(), here.all());
}

#[test]
fn a_course_that_goes_on_stays_one_copy_however_often_it_is_brought() {
    let [mut here, mut there] = alike();
    here.event(Event::Resume);
    there.event(Event::Resume);
    for presses in 1..6 {
        there.press(presses);
        here.restore(&there.backup());
        let all = here.all();
        assert_eq!(all.len(), 2, "{presses}");
        assert!(
            all.iter()
                .any(|game| course(game) == course(&there.on_table()))
        );
    }
}

#[test]
fn a_restore_killed_at_any_write_loses_no_course_and_can_be_done_again() {
    for first in [0, 1] {
        let [here, there] = &gone_on(first);
        let had = [course(&here.on_table()), course(&there.on_table())];
        for writes in 0.. {
            let killed = versioned(FaultyStore::default());
            copy(here.kept.store(), killed.store());
            killed.store().expect(Some(Mishap::Dies(writes)));
            let report = backup::import(&killed, &there.backup()).unwrap();
            killed.store().expect(None);
            let mut next = Device::new();
            copy(killed.store(), next.kept.store());
            assert_eq!(course(&next.on_table()), had[0], "{writes}");
            next.restore(&there.backup());
            assert_eq!(course(&next.on_table()), had[0], "{writes}");
            assert_eq!(next.all().len(), 2, "{writes}");
            assert!(
                had.iter().all(|one| courses(&next).contains(one)),
                "{writes}"
            );
            next.now = here.now;
            next.does_on_table();
            if report.refused.is_empty() {
                assert!(writes >= 1);
                break;
            }
        }
    }
}

#[derive(Clone, Debug)]
enum Deed {
    Clock(Act),
    Play(prop::sample::Index),
    TakeBack,
    Offer(bool),
    Name(bool),
}

/// For each deed: which of two games, the time since the last deed, and the deed.
type Deeds = Vec<(bool, i64, Deed)>;

fn deeds(most: usize) -> impl Strategy<Value = Deeds> {
    let deed = prop_oneof![
        6 => any_act().prop_map(Deed::Clock),
        6 => any::<prop::sample::Index>().prop_map(Deed::Play),
        1 => Just(Deed::TakeBack),
        1 => any::<bool>().prop_map(Deed::Offer),
        1 => any::<bool>().prop_map(Deed::Name),
    ];
    // Few lengths: now and then both devices do the same at the same instant.
    prop::collection::vec((any::<bool>(), 0..3_i64, deed), 0..most)
}

fn does(device: &mut Device, deeds: &Deeds) {
    for other in [false, true] {
        let id = STARTED + i64::from(other);
        let mut game = device.games().load(&id.to_string()).value.unwrap();
        let mut saved = None;
        for (_, after, deed) in deeds.iter().filter(|(of, ..)| *of == other) {
            device.now += after;
            deed.done(&mut game, stamp(device.now));
            device.games().append(&mut saved, &game).unwrap();
        }
    }
}

impl Deed {
    /// Does it; a deed that is not possible changes nothing.
    fn done(&self, game: &mut TableGame, stamp: Stamp) {
        let TableGame { clock, board, .. } = game;
        match (self, board) {
            (Deed::Name(white), _) => {
                let side = if *white { Color::White } else { Color::Black };
                let name = format!("player {}", stamp.at.get() % 3);
                *game.players.get_mut(side) = name;
            }
            (Deed::Clock(act), None) => {
                let event = act.event(clock, stamp.at);
                let _ = clock.apply(event, stamp);
            }
            (Deed::Clock(act), Some(sheet)) => {
                let event = act.event(clock, stamp.at);
                let _ = sheet.apply(clock, event, stamp);
            }
            (Deed::Play(any), Some(sheet)) => {
                let moves = sheet.live(clock).line.position().legal_moves();
                if !moves.is_empty() {
                    let _ = sheet.play(clock, moves[any.index(moves.len())], stamp);
                }
            }
            (Deed::TakeBack, Some(sheet)) => {
                let _ = sheet.take_back(clock, stamp);
            }
            (Deed::Offer(offers), Some(sheet)) => {
                let _ = if *offers {
                    sheet.offer_draw(clock, Color::White, stamp)
                } else {
                    sheet.answer(clock, false, stamp)
                };
            }
            _ => {}
        }
    }
}

/// Whether one of these games has everything that was done in `had`.
fn has(games: &[TableGame], had: &TableGame) -> bool {
    games.iter().any(|game| {
        let has_more_entries = journal(game).len() > journal(had).len();
        let board = match (&game.board, &had.board) {
            (Some(now), Some(then)) => now.goes_on(then, has_more_entries),
            (now, then) => now.is_none() && then.is_none(),
        };
        let names = |side| {
            let (now, then) = (game.players.get(side), had.players.get(side));
            then.is_empty() || now == then
        };
        journal(game).starts_with(journal(had)) && board && Color::ALL.into_iter().all(names)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn nothing_is_lost_or_joined_whatever_two_devices_played_after_parting(
        common in deeds(10), one in deeds(8), other in deeds(8), later in deeds(4),
        ahead in 0..2_i64, with_board in any::<bool>(),
    ) {
        let (mut a, mut b) = (Device::new(), Device::new());
        a.set_up(STARTED, Some(Pressing::ByHand));
        a.set_up(STARTED + 1, None);
        does(&mut a, &common);
        if with_board {
            a.games().put_on_table(&STARTED.to_string()).unwrap();
        }
        b.restore(&a.backup());
        b.now = a.now + ahead;
        does(&mut a, &one);
        does(&mut b, &other);
        for round in 0..2 {
            let (had_a, had_b) = (courses(&a), courses(&b));
            let (from_a, from_b) = (a.backup(), b.backup());
            for (device, text) in [(&a, &from_b), (&b, &from_a)] {
                let table = device.on_table();
                let report = device.restore(text);
                prop_assert!(report.refused.is_empty(), "{:?}", report);
                let now = device.all();
                for had in had_a.iter().chain(&had_b) {
                    prop_assert!(has(&now, had), "lost: {had:?}\nof {now:?}");
                }
                for game in &now {
                    let known = course(game);
                    prop_assert!(
                        had_a.contains(&known) || had_b.contains(&known),
                        "joined: {game:?}"
                    );
                    prop_assert!(game.id.len() <= 40 && game.id.bytes().all(|d| d.is_ascii_digit()));
                }
                // The game on the table stays there; if its clock does not run it may go on.
                let still = device.on_table();
                prop_assert!(has(std::slice::from_ref(&still), &table));
                if table.clock.at(table.clock.last_instant()).running().is_some() {
                    prop_assert_eq!(course(&still), course(&table));
                }
                // Every game that has begun is in the list, the newest first.
                let list = device.games().list().value.unwrap();
                let mut begun: Vec<String> = now
                    .iter()
                    .filter(|game| !journal(game).is_empty())
                    .map(|game| game.id.clone())
                    .collect();
                begun.reverse();
                prop_assert_eq!(list.iter().map(|game| game.id.clone()).collect::<Vec<_>>(), begun);
                prop_assert!(list.is_sorted_by_key(|game| -game.started.get()));
                // Restoring once more changes nothing.
                let before = device.backup();
                let report = device.restore(text);
                prop_assert!(report.taken.is_empty() && report.copied.is_empty(), "{:?}", report);
                prop_assert_eq!(device.backup(), before);
            }
            if round == 0 {
                // The game continues on one of them.
                does(&mut a, &later);
            }
        }
        let (from_a, from_b) = (a.backup(), b.backup());
        a.restore(&from_b);
        b.restore(&from_a);
        prop_assert_eq!(a.all(), b.all());
    }
}

#[test]
fn a_press_not_yet_saved_is_never_put_behind_what_a_backup_brought() {
    // The clock was stopped; a press that the page still holds is on no disk when the backup
    // arrives.
    let [here, mut there] = alike();
    let mut mine = here.on_table();
    there.event(Event::Resume);
    there.press(2);
    there.event(Event::Stop(StoppedBy::Arbiter));
    let mut saved = None;
    here.games().append(&mut saved, &mine).unwrap();
    assert!(!here.games().is_rewritten(saved.as_ref(), &mine.id));
    here.restore(&there.backup());
    assert!(here.games().is_rewritten(saved.as_ref(), &mine.id));
    // The page's game follows the backup if it has no new entries of its own.
    assert_eq!(here.games().keep_apart(&mine), Ok(None));
    mine.clock.apply(Event::Resume, stamp(90_000)).unwrap();
    let id = here.games().keep_apart(&mine).unwrap().unwrap();
    assert_eq!(here.on_table().id, id);
    assert_eq!(course(&here.on_table()), course(&mine));
    assert_eq!(here.games().load(&mine.id).value, Some(there.on_table()));
    // Another device that restores both has the same two.
    there.restore(&here.backup());
    assert_eq!(there.all(), here.all());
}

#[test]
fn a_page_finds_the_game_it_has_in_hand_under_its_new_id() {
    let [here, there] = &gone_on(1);
    let mut mine = here.on_table();
    assert_eq!(here.games().moved(&mine), None);
    here.restore(&there.backup());
    // The game went on meanwhile, and a player has another name.
    mine.clock
        .apply(Event::Stop(StoppedBy::Arbiter), stamp(99_000))
        .unwrap();
    mine.players.black = "Ben".into();
    let id = here.games().moved(&mine).unwrap();
    mine.id = id;
    here.games().append(&mut None, &mine).unwrap();
    assert_eq!(here.on_table(), mine);
    // Another game on the table does not count as the moved one.
    here.set_up(STARTED + 60_000, None);
    mine.id = STARTED.to_string();
    assert_eq!(here.games().moved(&mine), None);
}
