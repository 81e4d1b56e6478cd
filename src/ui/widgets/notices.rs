//! Messages to the user: [`fn@Notices`].

use leptos::prelude::*;

use super::notice::ClosableNotice;
use super::update::{FailedNotice, UpdateNotice};
use crate::clock::Setup;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::update::why_not_loaded;
use crate::ui::context::{AppContext, Notice};
use crate::ui::loader::Loader;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::base;

/// All notices; each stays until it is dismissed or its page is left.
#[component]
pub(crate) fn Notices() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let notices = move || {
        let notices = context.notices.get().into_iter();
        notices
            .map(|notice| view! { <NoticeLine notice/> })
            .collect_view()
    };
    view! {
        <div class="notices" role="status">
            <FollowingNotice/>
            <UpdateNotice/>
            <FailedNotice/>
            {notices}
        </div>
    }
}

/// That the game is played in another tab, and a button to play it here.
#[component]
fn FollowingNotice() -> impl IntoView {
    let context = expect_context::<AppContext>();
    view! {
        <Show when=move || context.follows()>
            <p class="notice">
                <span>
                    {base::face::following()} " "
                    <button
                        type="button"
                        data-act="take-over-clock"
                        on:click=move |_| context.table.take_over(context)
                    >
                        {base::face::take_over()}
                    </button>
                </span>
            </p>
        </Show>
    }
}

/// Notices that cannot wait until the clocks stop. They have no buttons: while a clock runs, only
/// the halves and the pause control may be touched. A page that follows has no use for those.
#[component]
pub(crate) fn UrgentNotices() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let words = move || {
        context.notices.with(|notices| {
            let urgent = notices.iter().filter(|notice| notice.urgent);
            lines(urgent.map(|notice| notice.text.clone()).collect())
        })
    };
    view! {
        <div class="notices urgent" role="status">
            <FollowingNotice/>
            {words}
        </div>
    }
}

/// The words of all notices, as long as the code that draws their buttons could not be loaded.
#[component]
pub(crate) fn WordsOfNotices() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let loader = expect_context::<Loader>();
    let words = move || {
        let mut words = Vec::new();
        if loader.has_failed() {
            words.push(why_not_loaded().into());
        }
        let notices = context.notices.get().into_iter();
        words.extend(notices.map(|notice| notice.text));
        lines(words)
    };
    view! {
        <div class="notices" role="status">
            <FollowingNotice/>
            {words}
        </div>
    }
}

fn lines(words: Vec<String>) -> Vec<AnyView> {
    let line = |words| view! { <p class="notice">{words}</p> }.into_any();
    words.into_iter().map(line).collect()
}

/// The short form of a notice while a clock runs; the full text appears when the clock stands. It
/// is one line, placed where it covers nothing that a player needs.
#[component]
pub(crate) fn BriefNotice() -> impl IntoView {
    let context = expect_context::<AppContext>();
    view! { <p class="brief" role="status">{move || context.brief()}</p> }
}

#[component]
fn NoticeLine(notice: Notice) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let shown = notice.clone();
    view! {
        <ClosableNotice role="alert" on_close=move |()| context.dismiss(&shown)>
            <span>
                {notice.text}
                {notice.set_aside.then(|| view! { <SetAsideLink/> })}
                {notice.backup.then(|| view! { <BackupButton/> })}
                {notice.new_game.map(|setup| view! { <ReplaceButton setup/> })}
            </span>
        </ClosableNotice>
    }
}

/// A link to the texts that were set aside.
#[component]
fn SetAsideLink() -> impl IntoView {
    let settings = Route::Manage(ManageRoute::Backup).href();
    view! {
        " "
        <a href=settings>{base::faults::set_aside_link()}</a>
    }
}

/// Saves a backup at once.
#[component]
fn BackupButton() -> impl IntoView {
    let loader = expect_context::<Loader>();
    let correspondence = expect_context::<CorrespondenceStore>();
    view! {
        " "
        <button type="button" data-act="backup-now" on:click=move |_| loader.backup(correspondence)>
            {base::keep::backup()}
        </button>
    }
}

/// Starts the game that a link asks for, in the place of the one on the table.
#[component]
fn ReplaceButton(setup: Setup) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let start = move |_| {
        clock.context.forget_new_game();
        clock.start_game(setup.clone());
    };
    view! {
        " "
        <button type="button" data-act="replace" on:click=start>
            {base::controls::replaces_end()}
        </button>
    }
}
