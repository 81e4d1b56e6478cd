//! What other parameters of an event change in its games: [`Effect`].

use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::correspondence::ledger::ConflictError;
use crate::correspondence::{Act, CorrespondenceGame, Event, Ledger, State, Utc};
use crate::ui::components::correspondence::moment;
use crate::ui::correspondence::CorrespondenceStore;
use crate::ui::el::{El, el};
use crate::ui::text::{self, t};

/// What changes in a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Effect {
    pub id: String,
    /// The players' names.
    pub players: ByColor<String>,
    before: State,
    after: State,
    /// How many moves still bring the increment, before and after.
    increments: [ByColor<u32>; 2],
    fitted: bool,
    conflict: Option<(ConflictError, Utc)>,
}

/// What other parameters of an event change by now.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Changes {
    /// The games in which they change something.
    pub effects: Vec<Effect>,
    /// How many games that go on keep their own start where the event gets
    /// another.
    pub own_starts: usize,
}

impl Changes {
    /// Whether nothing has to be said.
    pub(crate) fn is_empty(&self) -> bool {
        self.effects.is_empty() && self.own_starts == 0
    }

    /// That games keep their own start, where some do.
    pub(crate) fn own_starts(&self) -> Option<El> {
        (self.own_starts > 0).then(|| {
            let told = (text::desk().correspondence.readings.own_starts)(self.own_starts);
            el("p").attr("data-said", "own-starts").child(told)
        })
    }
}

/// What other parameters of an event change in its games, each read once.
pub(crate) fn changes(correspondence: CorrespondenceStore, id: &str, event: &Event) -> Changes {
    let games = correspondence.games.with_untracked(|lines| {
        let of_event = lines.iter().filter(|line| line.event == id);
        of_event.map(|line| line.id.clone()).collect::<Vec<_>>()
    });
    let now = correspondence.this_second();
    let mut changes = Changes::default();
    for (game, old) in games.iter().filter_map(|game| correspondence.load(game)) {
        changes.own_starts += usize::from(keeps_start(&game, &old, event, now));
        changes.effects.extend(effect(game, &old, event, now));
    }
    changes
}

/// Whether a game goes on that keeps its own start where the event gets another.
fn keeps_start(game: &CorrespondenceGame, old: &Event, new: &Event, now: Utc) -> bool {
    let first = game.journal.first();
    old.draft().start != new.draft().start
        && first.is_some_and(|first| first.act == Act::Start)
        && CorrespondenceStore::ledger(game, old)
            .at(now)
            .verdict()
            .is_none()
}

fn effect(game: CorrespondenceGame, old: &Event, new: &Event, now: Utc) -> Option<Effect> {
    let split = |opened: Result<Ledger, Box<(Ledger, ConflictError)>>| match opened {
        Ok(ledger) => (ledger.last(), None),
        Err(failed) => (failed.0.last(), Some(failed.1)),
    };
    let (before, unfit) = split(game.ledger(old));
    let (after, conflict) = split(game.ledger(new));
    let left =
        |state: &State, event| ByColor::from_fn(|side| state.account(side).increments_left(event));
    let increments = [left(&before, old), left(&after, new)];
    // A number of moves that brings nothing is no change.
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

impl Effect {
    /// What changes, in sentences.
    pub(crate) fn view(&self) -> El {
        let words = &text::desk().correspondence.events.form;
        let line = |text: String| el("p").child(text);
        let item = el("li")
            .attr("data-changes", &self.id)
            .child(el("strong").child((t().games.versus)(&self.players)));
        if let Some((conflict, at)) = &self.conflict {
            let why = (text::desk().correspondence.common.refusal)(conflict.why, &moment::here);
            return item.child(line((words.change_conflict)(&moment::here(*at), &why)));
        }
        let mut lines = Vec::new();
        if !self.fitted {
            lines.push(line(words.change_fits.into()));
        }
        match (self.before.verdict(), self.after.verdict()) {
            (None, Some(lost)) => {
                let words = (words.change_lost)(&moment::here(lost.at));
                lines.push(line(words).class("event-lost"));
            }
            (Some(_), None) => lines.push(line(words.change_saved.into())),
            _ => {}
        }
        if let (Some(from), Some(to)) = (self.before.falls(), self.after.falls())
            && from != to
        {
            let moved = (words.change_deadline)(&moment::here(from), &moment::here(to));
            lines.push(line(moved));
        }
        for side in Color::ALL {
            let (before, after) = (self.before.account(side), self.after.account(side));
            let (from, to) = ([before.clock, before.bank], [after.clock, after.bank]);
            if from != to {
                lines.push(line((words.change_accounts)(side, from, to)));
            }
            let [from, to] = self.increments.map(|left| *left.get(side));
            if from != to {
                lines.push(line((words.change_increments)(side, from, to)));
            }
        }
        item.child(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::correspondence::event::of_700_days;
    use crate::correspondence::{Entry, Openings, Refill};
    use crate::game::{MoveHistory, Start};

    fn event(openings: Openings) -> Event {
        let standard = of_700_days(Utc::new(0), Refill::Automatic);
        let mut draft = standard.draft().clone();
        draft.readings.openings = openings;
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
    fn a_game_with_a_start_of_its_own_keeps_it() {
        let old = event(Openings::Apart);
        let mut draft = old.draft().clone();
        draft.start = Utc::new(3_600);
        let new = Event::new(draft).expect("another start");
        let (own, now) = (Utc::new(7_200), Utc::new(86_400));
        let keeps = |act, at, new| keeps_start(&game(act, at, &[]), &old, new, now);
        assert!(keeps(Act::Start, own, &new));
        assert!(!keeps(Act::Start, own, &old));
        assert!(!keeps(Act::OfficialStart, Utc::new(0), &new));
    }
}
