//! What other parameters of an event change in its games: [`Effect`].

use leptos::prelude::*;

use crate::clock::color::{ByColor, Color};
use crate::correspondence::entry::Act;
use crate::correspondence::event::Event;
use crate::correspondence::game::PostGame;
use crate::correspondence::ledger::{Conflict, Ledger};
use crate::correspondence::seconds::Utc;
use crate::correspondence::state::State;
use crate::correspondence::summary::Summary;
use crate::ui::components::post::moment;
use crate::ui::el::{El, el};
use crate::ui::post::Post;
use crate::ui::text::{self, t};

/// What changes in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// Its id.
    pub id: String,
    /// The players' names.
    pub players: ByColor<String>,
    before: State,
    after: State,
    fitted: bool,
    conflict: Option<(Conflict, Utc)>,
}

/// The games of an event in which other parameters change something by now.
pub fn effects(post: Post, id: &str, event: &Event) -> Vec<Effect> {
    let games = post.games.with_untracked(|lines| {
        let of_event = lines.iter().filter(|line| line.event == id);
        of_event.map(|line| line.id.clone()).collect::<Vec<_>>()
    });
    let now = post.this_second();
    games
        .iter()
        .filter_map(|game| {
            let (game, old) = post.load(game)?;
            effect(game, &old, event, now)
        })
        .collect()
}

/// How many games that go on keep their own start where the event gets another.
pub fn own_starts(post: Post, id: &str, old: &Event, event: &Event) -> usize {
    if old.draft().start == event.draft().start {
        return 0;
    }
    let now = post.this_second();
    let lines = post.games.get_untracked();
    let keeps = |line: &&Summary| {
        let game = post.load(&line.id).map(|(game, _)| game);
        let first = game.and_then(|game| game.journal.into_iter().next());
        first.is_some_and(|first| first.act == Act::Start)
    };
    lines
        .iter()
        .filter(|line| line.event == id && line.state.advanced(now).verdict().is_none())
        .filter(keeps)
        .count()
}

fn effect(game: PostGame, old: &Event, new: &Event, now: Utc) -> Option<Effect> {
    let split = |opened: Result<Ledger, Box<(Ledger, Conflict)>>| match opened {
        Ok(ledger) => (ledger.last(), None),
        Err(failed) => (failed.0.last(), Some(failed.1)),
    };
    let (before, unfit) = split(game.ledger(old));
    let (after, conflict) = split(game.ledger(new));
    let same = before.advanced(now) == after.advanced(now)
        && before.falls() == after.falls()
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
        fitted: unfit.is_none(),
        conflict,
    })
}

impl Effect {
    /// What changes, in sentences.
    pub fn view(&self) -> El {
        let words = &text::desk().post.events.form;
        let line = |text: String| el("p").child(text);
        let item = el("li")
            .attr("data-changes", &self.id)
            .child(el("strong").child((t().games.versus)(&self.players)));
        if let Some((conflict, at)) = &self.conflict {
            let why = (text::desk().post.common.refusal)(conflict.why, &moment::here);
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
        }
        item.child(lines)
    }
}
