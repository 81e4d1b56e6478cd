//! The official start: whether the event or the game holds it, and games that end before their
//! first move.

use zeitnot_core::clock::{ByColor, GameResult};
use zeitnot_core::correspondence::state::GameEndReason;
use zeitnot_core::correspondence::{
    Act, CorrespondenceGame, Edit, Ending, Entry, EntryEffect, EntryError, Event, EventDraft,
    Seconds, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_core::json;

use super::play::*;

/// A stored game in which White moved a day after START.
fn kept(start: Act, at: Utc) -> CorrespondenceGame {
    let entry = |at: Utc, act: Act| Entry { at, act };
    CorrespondenceGame {
        id: "1".into(),
        event: "1".into(),
        players: ByColor::both(String::new()),
        mine: Some(White),
        lead: MoveHistory::new(Start::standard()),
        moves_before: ByColor::both(0),
        journal: vec![entry(at, start), entry(START + d(1), knights(0))],
        note: String::new(),
        link: String::new(),
        server_id: String::new(),
        brought: Vec::new(),
    }
}

/// The same event, started this much later.
fn corrected(by: Seconds) -> Event {
    Event::new(EventDraft {
        start: START + by,
        ..event(700)
    })
    .unwrap()
}

#[test]
fn rule_1_a_corrected_start_moves_the_games_that_begin_with_the_event() {
    let game = kept(Act::OfficialStart, START);
    for by in [h(-5), h(7)] {
        let ledger = game.ledger(&corrected(by)).unwrap();
        assert_eq!(ledger.entries()[0].at, START + by);
        // White took a day less `by`, and Black's clock runs from the move.
        let EntryEffect::Move { spent, .. } = ledger.steps()[1].effect else {
            panic!("the second entry is a move");
        };
        assert_eq!(spent, d(1) - by);
    }
    // While it is White's move, White's deadline moves with the start.
    let mut game = game;
    game.journal.truncate(1);
    let falls = |by| game.ledger(&corrected(by)).unwrap().last().falls();
    assert_eq!(falls(h(7)), Some(START + h(7) + d(50)));
}

#[test]
fn rule_1_the_start_of_the_event_is_kept_in_the_event_alone() {
    let game = kept(Act::OfficialStart, START);
    let text = json::write(&game);
    assert!(text.contains("\"0.!v "), "{text}");
    // After reading the text again, every entry has its instant.
    let read: CorrespondenceGame = json::read(&text).unwrap();
    assert_eq!(read, game);
    let late = read.ledger(&corrected(h(1))).unwrap();
    assert_eq!(late.entries()[1].at, START + d(1));
}

#[test]
fn rule_1_a_game_that_began_at_another_instant_keeps_its_own() {
    for at in [START + s(1), START + h(7)] {
        let game = kept(Act::Start, at).with_start_of(&corrected(d(0)));
        assert_eq!(game.journal[0].act, Act::Start);
        let ledger = game.ledger(&corrected(h(-5))).unwrap();
        assert_eq!(ledger.entries()[0].at, at);
    }
}

#[test]
fn rule_1_a_start_corrected_to_after_a_move_conflicts_with_the_move() {
    let game = kept(Act::OfficialStart, START);
    let (_, conflict) = *game.ledger(&corrected(d(2))).unwrap_err();
    let start = START + d(2);
    assert_eq!(conflict.place, 1);
    assert_eq!(conflict.why, EntryError::BeforeStart { start });
}

/// Black wins with this ending.
fn default(ending: Ending) -> Act {
    let result = GameResult::Win(Black);
    Act::Result { result, ending }
}

#[test]
fn a_game_can_be_over_before_its_first_move() {
    // The start is entered, and White never moves.
    let mut game = Play::of(event(700));
    game.wait(d(3)).does(default(Ending::Default));
    let verdict = game.state().verdict().unwrap();
    assert_eq!(verdict.result, GameResult::Win(Black));
    assert_eq!(
        (verdict.at, verdict.why),
        (game.now, GameEndReason::Word(Ending::Default))
    );
}

#[test]
fn a_game_can_be_over_before_it_starts() {
    let early = START - d(20);
    let mut game = Play::waiting(event(700));
    game.now = early;
    game.does(default(Ending::Default));
    for at in [early, START, START + d(90)] {
        game.now = at;
        let verdict = game.state().verdict().unwrap();
        assert_eq!(
            (verdict.at, verdict.result),
            (early, GameResult::Win(Black))
        );
        assert_eq!(game.state().falls(), None);
    }
    game.now = START;
    assert_eq!(game.refused(Act::OfficialStart), EntryError::Started);
    assert_eq!(game.refused(substitution(White)), EntryError::NotTeam);
    // Neither a claim nor a clock ends a game that has not begun.
    for ending in [Ending::Claim, Ending::Time] {
        let mut game = Play::waiting(event(700));
        assert_eq!(game.refused(default(ending)), EntryError::NotStarted);
    }
}

#[test]
fn the_player_of_a_side_is_the_last_substitute() {
    let mut game = kept(Act::OfficialStart, START);
    *game.players.get_mut(White) = " Cy ".into();
    assert_eq!((game.player(White), game.player(Black)), ("Cy", ""));
    for act in [substitution(White), replacement(White), replacement(Black)] {
        let at = START + d(2);
        game.journal.push(Entry { at, act });
    }
    assert_eq!((game.player(White), game.player(Black)), ("Bo", "Bo"));
}

#[test]
fn a_result_before_the_official_start_stands_in_its_place() {
    let begun = kept(Act::OfficialStart, START);
    let game = CorrespondenceGame {
        journal: begun.journal[..1].to_vec(),
        ..begun.clone()
    };
    let ledger = game.ledger(&corrected(d(0))).unwrap();
    let at = START - d(20);
    let act = default(Ending::Default);
    let result = Entry { at, act };
    let edit = ledger.entering(ledger.entries(), 1, result.clone());
    assert_eq!(edit, Edit::Replace(0, result.clone()));
    // It also replaces the start if its stamp decides the place.
    let place = ledger.place_of(at);
    assert_eq!(place, 0);
    assert_eq!(
        ledger.entering(ledger.entries(), place, result.clone()),
        edit
    );
    let over = ledger.edited(edit, at).unwrap();
    assert_eq!(over.last().verdict().unwrap().at, at);
    // The result stays in this place, whatever start the event has.
    assert!(over.under(corrected(d(-30))).is_ok());
    // A result after the start is added as the last entry, like any other act.
    let at = START + d(1);
    let late = Entry { at, ..result };
    assert_eq!(
        ledger.entering(ledger.entries(), 1, late.clone()),
        Edit::Insert(1, late.clone())
    );
    let ledger = begun.ledger(&corrected(d(0))).unwrap();
    assert_eq!(
        ledger.entering(ledger.entries(), 2, late.clone()),
        Edit::Insert(2, late)
    );
}
