//! Messages to the user: [`notices`].

use leptos::prelude::*;

use super::icon::Icon;
use super::update::{failed_notice, update_notice};
use crate::ui::app::App;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::{AppContext, Notice};
use crate::ui::el::{El, dynamic, el, text, when};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::t;

/// All notices; each stays until dismissed.
pub(crate) fn notices() -> El {
    let context = expect_context::<AppContext>();
    el("div")
        .class("notices")
        .attr("role", "status")
        .child(when(
            move || context.follows(),
            || el("p").class("notice").child(t().face.following),
        ))
        .child(update_notice())
        .child(failed_notice())
        .child(dynamic(move || {
            let notices = context.notices.get().into_iter().enumerate();
            notices
                .map(|(place, notice)| one(context, place, &notice))
                .collect::<Vec<_>>()
        }))
}

/// Notices that cannot wait until the clocks stop. They have no buttons: while a clock runs, only
/// the halves and the pause control may be touched.
pub(crate) fn urgent() -> El {
    let context = expect_context::<AppContext>();
    let words = move || {
        let following = context.follows().then(|| t().face.following.into());
        let unsaved = context
            .notices
            .get()
            .into_iter()
            .filter(|notice| notice.urgent)
            .map(|notice| notice.text);
        following
            .into_iter()
            .chain(unsaved)
            .collect::<Vec<String>>()
    };
    el("div")
        .class("notices urgent")
        .attr("role", "status")
        .child(dynamic(move || {
            let line = |words| el("p").class("notice").child(words);
            words().into_iter().map(line).collect::<Vec<El>>()
        }))
}

/// What is said in a few words while a clock runs, and in full when it stands: one line, where
/// nothing is covered that a player needs.
pub(crate) fn brief() -> El {
    let context = expect_context::<AppContext>();
    el("p")
        .class("brief")
        .attr("role", "status")
        .child(text(move || context.brief().unwrap_or_default()))
}

fn one(context: AppContext, place: usize, notice: &Notice) -> El {
    let mut words = el("span").child(notice.text.as_str());
    if notice.set_aside {
        let link = el("a").attr("href", Route::Manage(ManageRoute::Settings).href());
        words = words
            .child(" ")
            .child(link.child(t().faults.set_aside_link));
    }
    if notice.backup {
        let (app, correspondence) = (
            expect_context::<App>(),
            expect_context::<CorrespondenceStore>(),
        );
        let save = el("button")
            .attr("data-act", "backup-now")
            .on("click", move |_| app.backup(correspondence));
        words = words.child(" ").child(save.child(t().keep.backup));
    }
    if let Some(setup) = notice.new_game.clone() {
        let clock = expect_context::<ClockController>();
        let start = el("button")
            .attr("data-act", "replace")
            .on("click", move |_| {
                context.forget_new_game();
                clock.start_game(setup.clone());
            });
        words = words
            .child(" ")
            .child(start.child(t().controls.replaces_end));
    }
    let close = move || {
        context.notices.update(|notices| {
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
