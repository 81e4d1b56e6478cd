//! The effect of changed event parameters on the event's games: [`Changes`] and [`EffectItem`].

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::Event;
use crate::correspondence::effect::{Effect, effect, keeps_start};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::events::{self, change as texts};
use crate::ui::text::{self, base};
use crate::ui::widgets::moment;

/// The effects that changed event parameters have by now.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Changes {
    /// The games in which they change something.
    pub effects: Vec<Effect>,
    /// How many ongoing games keep their own start when the event gets another.
    pub own_starts: usize,
}

impl Changes {
    /// Whether there is nothing to report.
    pub(crate) fn is_empty(&self) -> bool {
        self.effects.is_empty() && self.own_starts == 0
    }

    /// In how many games the clock that runs falls at another time.
    pub(crate) fn deadlines(&self) -> usize {
        let moves = |effect: &&Effect| effect.before.falls() != effect.after.falls();
        self.effects.iter().filter(moves).count()
    }

    /// The sentence that games keep their own start, if some do.
    pub(crate) fn own_starts(&self) -> Option<String> {
        let words = || text::correspondence::interpretations::own_starts(self.own_starts);
        (self.own_starts > 0).then(words)
    }
}

/// The effects of changed event parameters on the event's games. Each game is read once.
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

/// The changes in a game, in sentences.
#[component]
pub(crate) fn EffectItem(effect: Effect) -> impl IntoView {
    let line = |Line { words, is_lost }| view! { <p class:event-lost=is_lost>{words}</p> };
    view! {
        <li data-changes=effect.id.clone()>
            <strong>{base::versus(&effect.players)}</strong>
            {lines(&effect).into_iter().map(line).collect_view()}
        </li>
    }
}

/// One sentence, and whether it says that the game is lost.
struct Line {
    words: String,
    is_lost: bool,
}

impl From<String> for Line {
    fn from(words: String) -> Line {
        Line {
            words,
            is_lost: false,
        }
    }
}

fn lines(effect: &Effect) -> Vec<Line> {
    if let Some((conflict, at)) = &effect.conflict {
        let why = text::correspondence::why_refused(conflict.why, &moment::here);
        return vec![texts::conflict(&moment::here(*at), &why).into()];
    }
    let mut lines = Vec::new();
    if !effect.fitted {
        lines.push(texts::fits().to_owned().into());
    }
    match (effect.before.verdict(), effect.after.verdict()) {
        (None, Some(lost)) => lines.push(Line {
            words: texts::lost(&moment::here(lost.at)),
            is_lost: true,
        }),
        (Some(_), None) => lines.push(texts::saved().to_owned().into()),
        _ => {}
    }
    if let (Some(from), Some(to)) = (effect.before.falls(), effect.after.falls())
        && from != to
    {
        let moved = texts::deadline(&moment::here(from), &moment::here(to));
        lines.push(moved.into());
    }
    for side in Color::ALL {
        let (before, after) = (effect.before.account(side), effect.after.account(side));
        let (from, to) = ([before.clock, before.bank], [after.clock, after.bank]);
        if from != to {
            lines.push(events::accounts(side, from, to).into());
        }
        let [from, to] = effect.increments.map(|left| *left.get(side));
        if from != to {
            lines.push(texts::increments(side, from, to).into());
        }
    }
    lines
}
