//! The question whether the time away counts, before anything else.

use leptos::prelude::*;

use super::page::EventButton;
use crate::clock::Event;
use crate::clock::state::Gap;
use crate::ui::text::t;

#[component]
pub(super) fn Away(gap: Gap) -> impl IntoView {
    let (side, texts) = (gap.turn.side, &t().panel);
    view! {
        <header>
            <h2>{texts.away_title}</h2>
        </header>
        <p class="question">{(texts.away)(side, &(t().words.spoken)(gap.length()))}</p>
        <div class="primary">
            <EventButton
                act="count-away"
                label=(texts.away_count)(side)
                event=Event::CountAway(true)
                is_main=true
            />
            <EventButton
                act="ignore-away"
                label=texts.away_ignore
                event=Event::CountAway(false)
                is_main=true
            />
        </div>
    }
}
