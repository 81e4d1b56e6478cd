//! The effect of an event's new parameters on a game: [`Effect`].

use super::ledger::ConflictError;
use super::{Act, CorrespondenceGame, Event, Ledger, Seconds, State, Utc};
use crate::clock::{ByColor, Color};

/// The changes in a game when its event gets other parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// The game's number in the store.
    pub id: String,
    /// The players' names.
    pub players: ByColor<String>,
    /// The clocks now, by the old parameters.
    pub before: State,
    /// The clocks now, by the new ones.
    pub after: State,
    /// How many moves still bring the increment, before and after.
    pub increments: [ByColor<u32>; 2],
    /// Whether every entry of the journal is possible by the old parameters.
    pub fitted: bool,
    /// The first entry that is impossible by the new ones, and its time.
    pub conflict: Option<(ConflictError, Utc)>,
}

/// Whether a game goes on that keeps its own start where the event gets another.
pub fn keeps_start(game: &CorrespondenceGame, old: &Event, new: &Event, now: Utc) -> bool {
    let first = game.journal.first();
    old.draft().start != new.draft().start
        && first.is_some_and(|first| first.act == Act::Start)
        && game
            .ledger(old)
            .unwrap_or_else(|failed| failed.0)
            .at(now)
            .verdict()
            .is_none()
}

/// The state without the figures of an account that is not known: they are only the event's.
fn known(mut state: State) -> State {
    for side in Color::ALL {
        if !state.is_known(side) {
            let account = state.accounts.get_mut(side);
            (account.clock, account.bank) = (Seconds::ZERO, Seconds::ZERO);
        }
    }
    state
}

/// The changes up to now; `None` if nothing changes.
pub fn effect(game: CorrespondenceGame, old: &Event, new: &Event, now: Utc) -> Option<Effect> {
    let split = |opened: Result<Ledger, Box<(Ledger, ConflictError)>>| match opened {
        Ok(ledger) => (known(ledger.last()), None),
        Err(failed) => (known(failed.0.last()), Some(failed.1)),
    };
    let (before, unfit) = split(game.ledger(old));
    let (after, conflict) = split(game.ledger(new));
    let left =
        |state: &State, event| ByColor::from_fn(|side| state.account(side).increments_left(event));
    let increments = [left(&before, old), left(&after, new)];
    // A number of moves that brings nothing does not count as a change.
    let seen = |state: &State| {
        let mut state = state.advanced(now);
        for side in Color::ALL {
            state.accounts.get_mut(side).moves = 0;
        }
        state
    };
    let same = seen(&before) == seen(&after)
        && before.falls() == after.falls()
        && increments[0] == increments[1]
        && unfit == conflict;
    if same {
        return None;
    }
    let conflict = conflict.and_then(|conflict| {
        let entry = game.journal.get(conflict.place)?;
        Some((conflict, entry.at))
    });
    Some(Effect {
        id: game.id,
        players: game.players,
        before: before.advanced(now),
        after: after.advanced(now),
        increments,
        fitted: unfit.is_none(),
        conflict,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::correspondence::proposal::of_700_days;
    use crate::correspondence::{Entry, Openings, Refill};
    use crate::game::{MoveHistory, Start};

    fn event(openings: Openings) -> Event {
        let standard = of_700_days(Utc::new(0), Refill::Automatic);
        let mut draft = standard.draft().clone();
        draft.interpretations.openings = openings;
        Event::new(draft).expect("these parameters are fine")
    }

    fn game(act: Act, at: Utc, plies: &[&str]) -> CorrespondenceGame {
        let mut lead = MoveHistory::new(Start::standard());
        for text in plies {
            lead.play_text(text).expect("a move");
        }
        CorrespondenceGame {
            id: "7".into(),
            event: "1".into(),
            players: ByColor::default(),
            mine: None,
            lead,
            moves_before: ByColor::both(0),
            journal: vec![Entry { at, act }],
            note: String::new(),
            link: String::new(),
            server_id: String::new(),
            brought: Vec::new(),
        }
    }

    #[test]
    fn rule_4_counting_a_given_opening_changes_the_increments_that_are_left() {
        let [apart, counted] = [Openings::Apart, Openings::Counted].map(event);
        let now = Utc::new(86_400);
        let opening = ["e4", "c5", "d4"];
        let changed = effect(
            game(Act::OfficialStart, Utc::new(0), &opening),
            &apart,
            &counted,
            now,
        );
        let changed = changed.expect("an effect");
        let left = |white, black| ByColor { white, black };
        assert_eq!(changed.increments, [left(50, 50), left(48, 49)]);
        let plain = game(Act::OfficialStart, Utc::new(0), &[]);
        assert_eq!(effect(plain, &apart, &counted, now), None);
    }

    #[test]
    fn another_clock_of_the_event_changes_nothing_in_a_game_of_unknown_time() {
        let old = event(Openings::Apart);
        let mut draft = old.draft().clone();
        draft.clock = Seconds::days(30);
        let new = Event::new(draft).expect("an event with another clock");
        let now = Utc::new(86_400);
        let with = |made| CorrespondenceGame {
            moves_before: ByColor::both(made),
            ..game(Act::Start, Utc::new(0), &[])
        };
        assert!(effect(with(0), &old, &new, now).is_some());
        assert_eq!(effect(with(7), &old, &new, now), None);
    }

    #[test]
    fn a_game_with_a_start_of_its_own_keeps_it() {
        let old = event(Openings::Apart);
        let mut draft = old.draft().clone();
        draft.start = Utc::new(3_600);
        let new = Event::new(draft).expect("an event with another start");
        let (own, now) = (Utc::new(7_200), Utc::new(86_400));
        let keeps = |act, at, new| keeps_start(&game(act, at, &[]), &old, new, now);
        assert!(keeps(Act::Start, own, &new));
        assert!(!keeps(Act::Start, own, &old));
        assert!(!keeps(Act::OfficialStart, Utc::new(0), &new));
    }
}
