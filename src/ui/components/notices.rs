//! What the user is to be told: [`notices`].

use leptos::prelude::*;

use super::icon::Icon;
use crate::ui::el::{El, dynamic, el, when};
use crate::ui::route::Route;
use crate::ui::table::{Notice, Table};
use crate::ui::text::t;

/// All notices, each until it is dismissed.
pub fn notices() -> El {
    let table = expect_context::<Table>();
    el("div")
        .class("notices")
        .attr("role", "status")
        .child(when(
            move || table.following.get(),
            || el("p").class("notice").child(t().face.following),
        ))
        .child(dynamic(move || {
            let notices = table.notices.get().into_iter().enumerate();
            notices
                .map(|(place, notice)| one(table, place, &notice))
                .collect::<Vec<_>>()
        }))
}

fn one(table: Table, place: usize, notice: &Notice) -> El {
    let mut words = el("span").child(notice.text.as_str());
    if notice.set_aside {
        let link = el("a").attr("href", Route::Settings.href());
        words = words
            .child(" ")
            .child(link.child(t().faults.set_aside_link));
    }
    let close = move || {
        table.notices.update(|notices| {
            if place < notices.len() {
                notices.remove(place);
            }
        });
    };
    el("p")
        .class("notice")
        .attr("role", "alert")
        .child(words)
        .child(
            el("button")
                .class("tool")
                .attr("aria-label", t().common.close)
                .on("click", move |_| close())
                .child(Icon::Close.view()),
        )
}
