//! The places at which the opened text was not as expected.

use leptos::prelude::*;

use super::state::Study;
use crate::ui::text;
use crate::ui::text::study::problem as texts;

/// The list of problems, unfolded if the game on the board has some.
#[component]
pub(super) fn Problems(study: Study) -> impl IntoView {
    let problems = Memo::new(move |_| {
        let found = study
            .book
            .with(|book| Some((book.as_ref()?.problems(), book.as_ref()?.other_problems())));
        found.filter(|(here, elsewhere)| here.len() + elsewhere > 0)
    });
    let list = move || {
        let (here, elsewhere) = problems.get()?;
        let more = (elsewhere > 0).then(|| view! { <li>{texts::more(elsewhere)}</li> });
        let lines = here
            .iter()
            .map(|problem| view! { <li>{text::study::problem(problem)}</li> });
        Some(view! {
            <details class="pgn-problems no-print" open=!here.is_empty()>
                <summary>{texts::count(here.len() + elsewhere)}</summary>
                <ul>{lines.collect_view()} {more}</ul>
            </details>
        })
    };
    view! { <div role="status">{list}</div> }
}
