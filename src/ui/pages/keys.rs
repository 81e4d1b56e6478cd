//! The keyboard.

use crate::ui::components::page::page;
use crate::ui::el::{El, el};
use crate::ui::route::Route;
use crate::ui::text::t;

/// The page.
pub fn keys_page() -> El {
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
    let row = |(keys, does): (&[&str], &str)| {
        let mut cell = el("td");
        for (i, key) in keys.iter().enumerate() {
            if i > 0 {
                cell = cell.child([" ", texts.either, " "].concat());
            }
            cell = cell.child(el("kbd").child(*key));
        }
        el("tr")
            .child(el("th").attr("scope", "row").child(does))
            .child(cell)
    };
    let table = el("table")
        .class("keys")
        .child(el("tbody").child(rows.map(row)));
    let hint = el("p").class("quiet").child(texts.hint);
    page(texts.title, &Route::Clock, [hint, table])
}
