//! The effect of changed event parameters on the event's games: [`Changes`].

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::Event;
use crate::correspondence::effect::{Effect, effect, keeps_start};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, el};
use crate::ui::text::{self, t};
use crate::ui::widgets::moment;

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
            let told = (text::correspondence().interpretations.own_starts)(self.own_starts);
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

/// What changes in a game, in sentences.
pub(crate) fn effect_view(effect: &Effect) -> El {
    let words = &text::correspondence().events.form;
    let line = |text: String| el("p").child(text);
    let item = el("li")
        .attr("data-changes", &effect.id)
        .child(el("strong").child((t().games.versus)(&effect.players)));
    if let Some((conflict, at)) = &effect.conflict {
        let why = (text::correspondence().common.refusal)(conflict.why, &moment::here);
        return item.child(line((words.change_conflict)(&moment::here(*at), &why)));
    }
    let mut lines = Vec::new();
    if !effect.fitted {
        lines.push(line(words.change_fits.into()));
    }
    match (effect.before.verdict(), effect.after.verdict()) {
        (None, Some(lost)) => {
            let words = (words.change_lost)(&moment::here(lost.at));
            lines.push(line(words).class("event-lost"));
        }
        (Some(_), None) => lines.push(line(words.change_saved.into())),
        _ => {}
    }
    if let (Some(from), Some(to)) = (effect.before.falls(), effect.after.falls())
        && from != to
    {
        let moved = (words.change_deadline)(&moment::here(from), &moment::here(to));
        lines.push(line(moved));
    }
    for side in Color::ALL {
        let (before, after) = (effect.before.account(side), effect.after.account(side));
        let (from, to) = ([before.clock, before.bank], [after.clock, after.bank]);
        if from != to {
            lines.push(line((words.change_accounts)(side, from, to)));
        }
        let [from, to] = effect.increments.map(|left| *left.get(side));
        if from != to {
            lines.push(line((words.change_increments)(side, from, to)));
        }
    }
    item.child(lines)
}
