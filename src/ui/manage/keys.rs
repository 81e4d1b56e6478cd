//! The list of keyboard shortcuts.

use leptos::prelude::*;

use crate::ui::context::AppContext;
use crate::ui::el::{El, el};
use crate::ui::text::{self, t};
use crate::ui::widgets::board::keys::help;
use crate::ui::widgets::page::page;

/// Keys, and what they do.
type Row = (&'static [&'static str], &'static str);

pub(crate) fn keys_page() -> El {
    let context = expect_context::<AppContext>();
    let (texts, beside) = (&text::manage().keys, &t().beside);
    let clock: [Row; 7] = [
        (&["A", "←", "↓"], texts.first_half),
        (&["L", "→", "↑"], texts.second_half),
        (&["Space", "P"], texts.pause),
        (&["U"], texts.undo),
        (&["R"], texts.redo),
        (&["F"], texts.full_screen),
        (&["?"], texts.help),
    ];
    let board: [Row; 6] = [
        (&["/"], beside.key_entry),
        (&["="], beside.key_press),
        (&["Space"], texts.pause),
        (&[","], beside.earlier),
        (&["."], beside.later),
        (&["Escape"], beside.now),
    ];
    let body = [
        el("h2").child(t().common.clock),
        keys(&mut clock.into_iter()),
        el("h2").child(beside.keys_of_page),
        keys(&mut board.into_iter()),
        el("h2").child(beside.keys_of_board),
        keys(&mut help()),
    ];
    page(texts.title, &context.play_route(), body)
}

fn keys(rows: &mut dyn Iterator<Item = Row>) -> El {
    let row = |(keys, does): Row| {
        let mut cell = el("td");
        for (i, key) in keys.iter().enumerate() {
            if i > 0 {
                // Seen are the keys side by side.
                let either = [" ", text::manage().keys.either, " "].concat();
                cell = cell.child(el("span").class("unseen").child(either));
            }
            cell = cell.child(el("kbd").child((text::manage().keys.name)(key)));
        }
        el("tr")
            .child(el("th").attr("scope", "row").child(does))
            .child(cell)
    };
    let rows: Vec<El> = rows.map(row).collect();
    el("table").class("keys").child(el("tbody").child(rows))
}
