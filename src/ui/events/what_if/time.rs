//! The instant in view: a slider with the deadlines on it, and a date.

use leptos::prelude::*;

use super::beginning::Beginning;
use super::scrub::{Scrub, Scrubbed, Sooner};
use crate::correspondence::deadline::deadlines;
use crate::correspondence::{Phase, Seconds, Utc};
use crate::ui::text::events::whatif as texts;
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::{elsewhere, here};
use crate::ui::widgets::timeline::{InstantField, Mark, MarkKind, Span, Timeline};

#[component]
pub(super) fn Time(scrub: Scrub, about: StoredValue<Scrubbed>) -> impl IntoView {
    let (zone, end) = about.with_value(|about| {
        let event = about.event();
        (event.draft().zone.clone(), event.end())
    });
    let span = Memo::new(move |_| {
        let (begin, end) = scrub.span();
        Span { begin, end }
    });
    let marks = Memo::new(move |_| {
        let sooner = about.with_value(|about| scrub.sooner(about));
        let end = Some(end).filter(|end| span.get().has(*end));
        marks(scrub, sooner, end)
    });
    let later = move || {
        let at = scrub.at.get();
        // The choice of the beginning says that it is now.
        let later = at.since(span.get().begin);
        let later = (later != Seconds::ZERO).then(|| texts::later(&length(later)));
        let elsewhere = elsewhere(at, &zone).into_iter();
        let said: Vec<String> = later.into_iter().chain(elsewhere).collect();
        said.join(" \u{b7} ")
    };
    let go = move |to| scrub.go(to);
    let beyond = move || {
        let end = Some(end).filter(|end| !span.get().has(*end))?;
        Some(
            view! { <p class="quiet num" data-beyond="">{texts::event_end()} ": " {here(end)}</p> },
        )
    };
    view! {
        <div class="what-if-time">
            <div class="what-if-instant">
                <InstantField span at=scrub.at on_go=go/>
                <Beginning scrub about/>
                <p class="quiet num" data-at="">
                    {later}
                </p>
            </div>
            <Timeline span marks at=scrub.at on_go=go/>
            {beyond}
        </div>
    }
}

/// The deadlines, as they would be at the instant in view.
fn marks(scrub: Scrub, sooner: Option<Sooner>, end: Option<Utc>) -> Vec<Mark> {
    let state = scrub.state();
    let whose = scrub.whose(state.turn);
    let mark = |kind: MarkKind, label: &str, at: Utc| Mark {
        kind,
        label: label.into(),
        at,
    };
    let mut marks = Vec::new();
    if let Some(Sooner { label, at, .. }) = sooner {
        marks.push(mark(MarkKind::Cautious, label, at));
    }
    // A deadline that was missed stays, so that the user can go back to it.
    let both = match state.phase {
        Phase::Fallen { at, .. } => Some((at, at + state.account(state.turn).bank)),
        _ => deadlines(&state).map(|deadlines| (deadlines.falls, deadlines.last)),
    };
    if let Some((falls, last)) = both {
        let own = sooner.and_then(|sooner| sooner.own_label);
        let label = own.unwrap_or_else(|| texts::refill_by(whose));
        marks.push(mark(MarkKind::Falls, label, falls));
        if last > falls {
            marks.push(mark(MarkKind::Last, texts::last_moment(whose), last));
        }
    }
    marks.extend(end.map(|end| mark(MarkKind::End, texts::event_end(), end)));
    marks
}
