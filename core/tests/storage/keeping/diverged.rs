//! A game that went on in both copies: the page played without its second copy, which had more of
//! the game than the first one.

use std::rc::Rc;

use proptest::prelude::*;
use zeitnot_core::clock::{Color, Event, StoppedBy};
use zeitnot_core::game::notation::read_uci;
use zeitnot_core::game::sheet::Pressing;
use zeitnot_core::game::{Scoresheet, Start};
use zeitnot_core::storage::games::{GameRepository, Saved, TableGame};
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{
    MirroredStore, Reconciled, Replica, Schema, VersionedStore,
};
use zeitnot_core::time::{Instant, Millis, Stamp};

use super::lines::table_game;

type Copies = MirroredStore<Rc<MemoryStore>, Replica>;

/// An act at the table, done if it is possible there.
#[derive(Clone, Copy, Debug)]
enum Act {
    /// A press, or a move where there is a board.
    Move,
    Stop,
    Resume,
    Give,
    Undo,
    /// A player gets a name, so the page saves the game whole.
    Rename(u8),
}

fn acts(most: usize) -> impl Strategy<Value = Vec<(Act, bool)>> {
    let act = prop_oneof![
        20 => Just(Act::Move),
        2 => Just(Act::Stop),
        4 => Just(Act::Resume),
        1 => Just(Act::Give),
        2 => Just(Act::Undo),
        1 => any::<u8>().prop_map(Act::Rename),
    ];
    // The page saves after every eighth act on average.
    prop::collection::vec((act, prop::bool::weighted(0.12)), 0..most)
}

fn new_game(with_board: bool) -> TableGame {
    let mut game = table_game("90+30", 1_790_000_000_000);
    game.board = with_board.then(|| Scoresheet::new(Start::standard(), Pressing::ByMove));
    game
}

/// Makes the next of four moves that repeat themselves, or presses.
fn makes_move(game: &mut TableGame, at: i64) {
    const KNIGHTS: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let running = game.clock.at(Instant::new(at)).running();
    let (Some(mut sheet), Some(_)) = (game.board.take(), running) else {
        let side = running.unwrap_or(Color::Black);
        let _ = game.clock.apply(Event::Press(side), Stamp::at_ms(at));
        return;
    };
    let live = sheet.live(&game.clock);
    if let Ok(played) = read_uci(live.line.position(), KNIGHTS[live.len() % 4]) {
        let _ = sheet.play(&mut game.clock, played, Stamp::at_ms(at));
    }
    game.board = Some(sheet);
}

fn does(game: &mut TableGame, act: Act, at: i64) {
    let event = match act {
        Act::Move => return makes_move(game, at),
        Act::Rename(n) => return game.players.white = n.to_string(),
        Act::Stop => Event::Stop(StoppedBy::Arbiter),
        Act::Resume => Event::Resume,
        Act::Give => Event::Give {
            to: Color::White,
            amount: Millis::seconds(1),
        },
        Act::Undo => match game.clock.undoable() {
            Some(entry) => Event::Undo(entry),
            None => return,
        },
    };
    let _ = match &mut game.board {
        Some(sheet) => sheet
            .apply(&mut game.clock, event, Stamp::at_ms(at))
            .is_ok(),
        None => game.clock.apply(event, Stamp::at_ms(at)).is_ok(),
    };
}

fn tab(first: &Rc<MemoryStore>, second: &Replica) -> VersionedStore<Copies> {
    let copies = MirroredStore::new(first.clone(), second.clone());
    VersionedStore::new(copies, Schema::FIRST)
}

/// Plays on from the stored game, and saves. Also whether it saved anything but what was stored.
fn plays_and_writes(
    tab: &VersionedStore<Copies>,
    mut game: TableGame,
    acts: &[(Act, bool)],
    from: i64,
) -> (TableGame, bool) {
    let games = GameRepository(tab);
    let mut saved: Option<Saved> = None;
    let (stored, mut wrote) = (game.clone(), false);
    games.load(&game.id);
    let mut at = from;
    for (act, is_saved) in acts {
        at += 700;
        does(&mut game, *act, at);
        if *is_saved {
            wrote |= game != stored;
            games.append(&mut saved, &game).expect("there is room");
        }
    }
    if !acts.is_empty() {
        wrote |= game != stored;
        games.append(&mut saved, &game).expect("there is room");
    }
    (game, wrote)
}

/// Plays on from the stored game, and saves.
fn plays(
    tab: &VersionedStore<Copies>,
    game: TableGame,
    acts: &[(Act, bool)],
    from: i64,
) -> TableGame {
    plays_and_writes(tab, game, acts, from).0
}

/// The next start, and how it reconciled the two courses.
fn start(first: &Rc<MemoryStore>, second: &Replica) -> (VersionedStore<Copies>, Reconciled) {
    let versioned = tab(first, second);
    let reconciled = versioned.store().reconcile(second.writes());
    Copies::mark_reported(first);
    (versioned, reconciled)
}

/// The game under the id of another one.
fn renamed(mut game: TableGame, id: &str) -> TableGame {
    id.clone_into(&mut game.id);
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn two_courses_of_a_game_are_both_kept_and_never_joined(
        with_board in any::<bool>(),
        before in acts(45),
        there in acts(60),
        here in acts(60),
    ) {
        let (first, second) = (Rc::new(MemoryStore::default()), Replica::default());
        let mut begun = new_game(with_board);
        does(&mut begun, Act::Move, 10);
        let both = tab(&first, &second);
        GameRepository(&both).append(&mut None, &begun).expect("there is room");
        GameRepository(&both).put_on_table(&begun.id).expect("there is room");
        let fork = plays(&both, begun, &before, 100);

        // The browser was killed when the first copy had nothing of this on disk …
        let lost = Rc::new((*first).clone());
        let tab_there = tab(&lost, &second);
        let (there, there_wrote) = plays_and_writes(&tab_there, fork.clone(), &there, 1_000_000);
        // … and the next page got no answer from the second copy.
        let none = Replica::default();
        none.breaks();
        let tab_here = tab(&first, &none);
        let (here, here_wrote) = plays_and_writes(&tab_here, fork.clone(), &here, 2_000_000);

        let (next, reconciled) = start(&first, &second);
        prop_assert!(reconciled.refused.is_empty());
        let games = GameRepository(&next);
        let mut copy = None;
        for diverged in &reconciled.diverged {
            if let Some(merged) = games.settle(diverged).expect("there is room") {
                copy = copy.or(merged.copies.into_iter().next());
            }
        }
        let found = games.current();
        prop_assert_eq!(&found.faults, &[]);
        let found = found.value.expect("the game");
        // A page that saved a name and then the old one again has written something else for a while.
        let (here_idle, there_idle) = (here == fork && !here_wrote, there == fork && !there_wrote);
        if here_idle || there.goes_on(&here) {
            prop_assert_eq!(&found, &there);
            prop_assert_eq!(copy, None);
        } else if there_idle || here.goes_on(&there) {
            prop_assert_eq!(&found, &here);
            prop_assert_eq!(copy, None);
        } else {
            prop_assert_eq!(&found, &here);
            prop_assert!(copy.is_some(), "no copy was made: {reconciled:?}");
            let copy = copy.unwrap_or_default();
            let kept = games.load(&copy);
            prop_assert_eq!(kept.faults, []);
            prop_assert_eq!(kept.value, Some(renamed(there, &copy)));
            let listed = games.list().value.unwrap_or_default();
            prop_assert!(listed.iter().any(|game| game.id == copy));
        }
        prop_assert!(next.quarantine().expect("memory is there").is_empty());

        // Both copies have the same now, and the game goes on from there.
        let (again, reconciled) = start(&first, &second);
        prop_assert_eq!(reconciled, Reconciled::default());
        let more = plays(&again, found, &[(Act::Resume, true), (Act::Move, true)], 3_000_000);
        let (last, _) = start(&Rc::new(MemoryStore::default()), &second);
        prop_assert_eq!(GameRepository(&last).load(&more.id).value, Some(more));
    }
}
