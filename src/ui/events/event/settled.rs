//! How the server of the event counts, as comparisons have shown, each with a button that takes it
//! back: [`SettledFacts`].

use leptos::prelude::*;

use crate::correspondence::ServerFacts;
use crate::correspondence::server_facts::Fact;
use crate::platform::focus;
use crate::platform::timer::once;
use crate::storage::correspondence::StoredEvent;
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::base;
use crate::ui::text::correspondence::interpretations as words;
use crate::ui::widgets::moment::to_the_minute;

/// A settled interpretation as it is shown.
struct Line {
    /// The name by which tests find it.
    name: &'static str,
    words: &'static str,
    seen: String,
    /// The facts that remain without it.
    rest: ServerFacts,
}

#[component]
pub(super) fn SettledFacts(kept: StoredEvent) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let lines = lines(correspondence, &kept.settled);
    if lines.is_empty() {
        return None;
    }
    let line = |line: Line| {
        let other = StoredEvent {
            settled: line.rest,
            ..kept.clone()
        };
        let take_back = move |_| {
            // The store reports what goes wrong.
            let _ = correspondence.save_event(&other);
            once(Millis::ZERO, || {
                focus::offer("[data-act=take-back]");
                focus::offer("[data-act=edit-event]");
            });
        };
        view! {
            <li data-settled=line.name>
                <p>
                    {line.words}
                    " "
                    <span class="quiet" dir="auto">
                        {line.seen}
                    </span>
                </p>
                <button
                    type="button"
                    class="no-print"
                    data-act="take-back"
                    aria-label=[words::take_back(), base::common::colon(), line.words].concat()
                    disabled=move || correspondence.following.get()
                    on:click=take_back
                >
                    {words::take_back()}
                </button>
            </li>
        }
    };
    let lines = lines.into_iter().map(line).collect_view();
    Some(view! {
        <section class="event-settled">
            <h2>{words::settled()}</h2>
            <p class="quiet">{words::settled_why()}</p>
            <ul>{lines}</ul>
        </section>
    })
}

fn lines(correspondence: CorrespondenceStore, settled: &ServerFacts) -> Vec<Line> {
    let refill = settled.refill.as_ref().map(|fact| Line {
        name: "refill",
        words: words::settled_refill(fact.is),
        seen: seen(correspondence, fact),
        rest: ServerFacts {
            refill: None,
            ..settled.clone()
        },
    });
    let openings = settled.openings.as_ref().map(|fact| Line {
        name: "openings",
        words: words::settled_openings(fact.is),
        seen: seen(correspondence, fact),
        rest: ServerFacts {
            openings: None,
            ..settled.clone()
        },
    });
    refill.into_iter().chain(openings).collect()
}

/// The game in which it was seen, and when.
fn seen<T>(correspondence: CorrespondenceStore, fact: &Fact<T>) -> String {
    let players = correspondence.games.with_untracked(|games| {
        let game = games.iter().find(|game| game.id == fact.game);
        game.map(|game| base::versus(&game.players))
    });
    let at = to_the_minute(fact.at);
    match players {
        Some(players) => words::seen_in(&players, &at),
        None => words::seen(&at),
    }
}
