//! The browser's own picker of a date and a time: [`Pick`].

use leptos::html;
use leptos::prelude::*;

use super::draft::Draft;
use crate::correspondence::Utc;
use crate::correspondence::civil::{self, Civil, TypedTime};
use crate::platform::time::wall_now;
use crate::platform::zone;
use crate::ui::text;
use crate::ui::widgets::icon::Icon;

/// A calendar icon under the browser's invisible field: a touch opens the field's picker. People
/// with a keyboard type into the field beside it.
#[component]
pub(super) fn Pick(name: String, draft: Draft, at_midnight: bool) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let open = move |_| {
        if let Some(input) = input.get_untracked() {
            // Browsers without it open the picker at a touch on the icon of their own field.
            let _ = input.show_picker();
        }
    };
    let is_day = draft.span.is_some();
    let pick = move |text: String| match civil::parse(&text) {
        Ok(_) if is_day => draft.pick_day(&text),
        Ok(TypedTime::Local(civil)) => {
            let is_first = draft.typed.with_untracked(String::is_empty);
            draft.pick(if at_midnight && is_first && is_now(civil) {
                midnight(civil)
            } else {
                civil
            });
        }
        // The picker can clear the field, too.
        _ => draft.type_text(String::new()),
    };
    let value = move || {
        let shown = |civil: Civil| {
            if is_day {
                civil.day()
            } else {
                civil.to_string().replace(' ', "T")
            }
        };
        draft.civil().map(shown).unwrap_or_default()
    };
    view! {
        <span class="stamp-pick">
            {Icon::Calendar.view()}
            <input
                type=if is_day { "date" } else { "datetime-local" }
                step="1"
                min=if is_day { "1970-01-01" } else { "1970-01-01T00:00:00" }
                max=if is_day { "9999-12-31" } else { "9999-12-31T23:59:59" }
                tabindex="-1"
                name=[&name, "-pick"].concat()
                aria-label=text::correspondence::game::stamp_pick()
                node_ref=input
                prop:value=value
                on:click=open
                on:input:target=move |event| pick(event.target().value())
            />
        </span>
    }
}

/// Whether this is the current time of day here: pickers begin with it until somebody chooses
/// another.
fn is_now(civil: Civil) -> bool {
    let now = zone::civil_in(&zone::here(), Utc::of(wall_now()));
    (civil.hour, civil.minute) == (now.hour, now.minute)
}

fn midnight(civil: Civil) -> Civil {
    Civil {
        hour: 0,
        minute: 0,
        second: 0,
        ..civil
    }
}
