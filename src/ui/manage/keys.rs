//! The list of keyboard shortcuts.

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::manage::section::Section;
use crate::ui::text::manage::keys as texts;
use crate::ui::text::{base, shared};
use crate::ui::widgets::board::keys::help;
use crate::ui::widgets::page::Page;

/// Keys, and what they do.
type Row = (&'static [&'static str], &'static str);

#[component]
pub(crate) fn KeysPage() -> impl IntoView {
    let context = expect_context::<AppContext>();
    // A button keeps its own meaning of Space: whoever has gone there by the keyboard or with a
    // screen reader means to press it. P pauses everywhere on the clock.
    let clock: [Row; 8] = [
        (&["A", "←", "↓"], texts::first_half()),
        (&["L", "→", "↑"], texts::second_half()),
        (&["Space", "P"], texts::pause()),
        (&["Space", "Enter"], texts::press_focused()),
        (&["U"], texts::undo()),
        (&["R"], texts::redo()),
        (&["F"], texts::full_screen()),
        (&["?"], texts::help()),
    ];
    let board: [Row; 6] = [
        (&["/"], shared::board::key_entry()),
        (&["="], shared::board::key_press()),
        (&["Space"], texts::pause()),
        (&[","], shared::board::earlier()),
        (&["."], shared::board::later()),
        (&["Escape"], shared::board::now()),
    ];
    view! {
        <Page title=texts::title() back=context.play_route()>
            <Section title=base::common::clock()>
                <Keys rows=clock.to_vec()/>
            </Section>
            <Section title=shared::board::keys_of_page()>
                <Keys rows=board.to_vec()/>
            </Section>
            <Section title=shared::board::keys_of_board()>
                <Keys rows=help().collect()/>
            </Section>
        </Page>
    }
}

#[component]
fn Keys(rows: Vec<Row>) -> impl IntoView {
    let row = |(keys, does): Row| {
        view! {
            <tr>
                <th scope="row">{does}</th>
                <td>{keys.iter().enumerate().map(key).collect_view()}</td>
            </tr>
        }
    };
    view! {
        <table class="keys">
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// A key, or two that are held together. For every key after the first, a screen reader says that
/// it is another way to do the same.
fn key((place, key): (usize, &&'static str)) -> impl IntoView + use<> {
    let either = (place > 0).then(|| {
        let either = [" ", texts::either(), " "].concat();
        view! { <span class="unseen">{either}</span> }
    });
    let cap = |key: &str| view! { <kbd>{texts::name(key)}</kbd> };
    let (held, key) = match key.strip_prefix("Shift ") {
        Some(key) => (Some("Shift"), key),
        None => (None, *key),
    };
    view! {
        {either}
        {held.map(cap)}
        {cap(key)}
    }
}
