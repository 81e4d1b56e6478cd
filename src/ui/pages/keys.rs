//! The keyboard.

use leptos::prelude::*;

use crate::ui::components::page::Page;
use crate::ui::text::t;

/// The page.
#[component]
pub fn KeysPage() -> impl IntoView {
    let texts = &t().keys;
    let rows: [(&[&str], &str); 7] = [
        (&["A", "←", "↓"], texts.first_half),
        (&["L", "→", "↑"], texts.second_half),
        (&["Space", "P"], texts.pause),
        (&["U"], texts.undo),
        (&["R"], texts.redo),
        (&["F"], texts.full_screen),
        (&["?"], texts.help),
    ];
    let row = |(keys, does): (&'static [&'static str], &'static str)| {
        let keys = keys
            .iter()
            .enumerate()
            .map(|(i, key)| {
                view! {
                    {(i > 0).then(|| format!(" {} ", t().keys.either))}
                    <kbd>{*key}</kbd>
                }
            })
            .collect_view();
        view! {
            <tr>
                <th scope="row">{does}</th>
                <td>{keys}</td>
            </tr>
        }
    };
    view! {
        <Page title=texts.title.to_owned()>
            <p class="quiet">{texts.hint}</p>
            <table class="keys">
                <tbody>{rows.map(row).collect_view()}</tbody>
            </table>
        </Page>
    }
}
