//! The data stored on this device: [`Data`].

use leptos::html;
use leptos::prelude::*;

use super::read_codes::ReadCodes;
use crate::platform::time::wall_now;
use crate::platform::{date, download, share};
use crate::storage::backup::BackupError;
use crate::storage::meter;
use crate::storage::report::RestoredCounts;
use crate::ui::context::AppContext;
use crate::ui::context::app_storage::UnreadableText;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::manage::live_region::LiveRegion;
use crate::ui::manage::section::Section;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::manage::settings as texts;
use crate::ui::text::{self, shared};
use crate::ui::widgets::code_series::CodeSeries;
use crate::ui::widgets::confirm_button::ConfirmButton;
use crate::ui::widgets::icon::Icon;

/// The largest backup that is read, in bytes: more than any storage holds.
const MAX_BACKUP: u32 = 32 * 1024 * 1024;

/// The storage used, backup and restore, and the texts that could not be read.
#[component]
pub(super) fn Data(
    /// Whether the page opens here.
    is_wanted: bool,
) -> impl IntoView {
    let storage = expect_context::<AppContext>().storage();
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.look_at_backups();
    on_cleanup(move || correspondence.restored.set(None));
    let backup = NodeRef::<html::Button>::new();
    if is_wanted {
        backup.on_load(|button| {
            button.scroll_into_view();
            let _ = button.focus();
        });
    }
    let hint = if storage.is_lasting() {
        texts::data_hint()
    } else {
        texts::nothing_kept()
    };
    view! {
        <Section title=texts::data() hint>
            <StorageUse/>
            <div class="acts wide">
                <button
                    data-act="backup"
                    node_ref=backup
                    on:click=move |_| correspondence.backup()
                >
                    {Icon::Save.view()}
                    {texts::backup()}
                </button>
                <Restore/>
                <ShareBackup/>
                <ShowCodes/>
                <ReadCodes/>
            </div>
            <LiveRegion>
                <ShowLet some=move || correspondence.restoring.get() let:percent>
                    <p data-restoring="">{texts::restoring(percent)}</p>
                </ShowLet>
                <ShowLet some=move || correspondence.restored.get() let:restored>
                    <Restored restored/>
                </ShowLet>
            </LiveRegion>
            <SetAside after_last=backup/>
        </Section>
    }
}

/// The button that takes a file with a backup.
#[component]
fn Restore() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let restore = move |event: leptos::ev::Event| {
        download::read_chosen(&event.into(), MAX_BACKUP, move |read| {
            correspondence.restore(read.ok().map(|(_, text)| text));
        });
    };
    view! {
        <label class="button">
            {Icon::Restore.view()}
            {texts::restore()}
            <input
                class="unseen"
                type="file"
                name="backup"
                accept=".json,.txt,application/json,text/plain"
                on:change=restore
            />
        </label>
    }
}

/// The button that hands a backup to the device's own way of sharing, where it takes files.
#[component]
fn ShareBackup() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    share::takes_files().then(|| {
        view! {
            <button data-act="share-backup" on:click=move |_| correspondence.share_backup()>
                {Icon::Share.view()}
                {texts::share_backup()}
            </button>
        }
    })
}

/// The button that shows a backup as codes for the camera of another device.
#[component]
fn ShowCodes() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let shown = RwSignal::new(None);
    view! {
        <button
            data-act="show-codes"
            on:click=move |_| shown.set(correspondence.backup_text(wall_now()))
        >
            {Icon::Code.view()}
            {texts::show_codes()}
        </button>
        <ShowLet some=move || shown.get() let:text>
            <CodeSeries text on_close=move |()| shown.set(None)/>
        </ShowLet>
    }
}

/// The result of a restore, with a link to the games.
#[component]
fn Restored(restored: Result<RestoredCounts, BackupError>) -> impl IntoView {
    let words = match &restored {
        Ok(counts) => text::shared::restored(counts),
        Err(fault) => text::shared::faults::backup(fault),
    };
    let games = restored.ok().and_then(|counts| {
        if counts.correspondence + counts.events > 0 {
            Some(Route::CorrespondenceGames)
        } else {
            (counts.clock > 0).then(|| ManageRoute::Games.into())
        }
    });
    let link = |to: Route| {
        view! {
            " "
            <a data-act="show-restored" href=to.href()>
                {shared::keep::show_restored()}
            </a>
        }
    };
    view! {
        <p data-restored="">
            {words}
            {games.map(link)}
        </p>
    }
}

/// The texts that could not be read and were set aside.
#[component]
fn SetAside(
    /// The button that gets the focus after the last text is deleted.
    after_last: NodeRef<html::Button>,
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let correspondence = expect_context::<CorrespondenceStore>();
    let all = RwSignal::new(context.storage().unreadable());
    let is_restored = Memo::new(move |_| correspondence.restoring.with(Option::is_none));
    Effect::new(move || {
        if is_restored.get() {
            all.set(context.storage().unreadable());
        }
    });
    let rows = move || {
        let row = |unread| view! { <SetAsideText unread all after_last/> };
        all.get().into_iter().map(row).collect_view()
    };
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <h3>{texts::set_aside()}</h3>
            <p class="quiet">{texts::set_aside_hint()}</p>
            <ul class="set-aside">{move || rows()}</ul>
        </Show>
    }
}

/// One text that could not be read: its name, and buttons to save it as a file or delete it.
#[component]
fn SetAsideText(
    unread: UnreadableText,
    all: RwSignal<Vec<UnreadableText>>,
    after_last: NodeRef<html::Button>,
) -> impl IntoView {
    let UnreadableText {
        name,
        text,
        quarantine_key,
    } = unread;
    let file = [&name, ".txt"].concat();
    let export = move |_| {
        download::save_text(&file, "text/plain", &text);
    };
    view! {
        <li>
            <span>{name}</span>
            <button data-act="export-set-aside" on:click=export>{texts::export_as_is()}</button>
            {quarantine_key.map(|key| view! { <DiscardButton key all after_last/> })}
        </li>
    }
}

/// Deletes a text for good.
#[component]
fn DiscardButton(
    key: String,
    all: RwSignal<Vec<UnreadableText>>,
    after_last: NodeRef<html::Button>,
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let discard = move |()| {
        let storage = context.storage();
        if storage.versioned().discard(&key).is_ok() {
            all.set(storage.unreadable());
            if all.with_untracked(Vec::is_empty)
                && let Some(next) = after_last.get_untracked()
            {
                let _ = next.focus();
            }
        }
    };
    view! {
        <ConfirmButton
            act="discard"
            label=shared::common::delete()
            sure=texts::discard_sure()
            on_confirm=discard
        />
    }
}

/// The share of browser storage used, and the date of the last backup. Beside the result of a
/// restore nothing says that there is no backup.
#[component]
fn StorageUse() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let correspondence = expect_context::<CorrespondenceStore>();
    let used = Memo::new(move |_| {
        // Anything that may have written data changes one of these.
        context.notices.track();
        correspondence.backups.track();
        meter::measure(context.storage().versioned().texts()).unwrap_or_default()
    });
    let words = move || {
        let used = used.get();
        let kilobytes = (used.ours + used.others).div_ceil(1_024);
        shared::keep::used(used.percent(), kilobytes)
    };
    let last = move || {
        let last = correspondence.backups.get().last.map(date::date_and_time);
        let is_said = last.is_some() || correspondence.restored.with(Option::is_none);
        is_said.then(|| text::shared::keep::last(last.as_deref()))
    };
    view! {
        <div class="field">
            <label for="room">{shared::keep::used_label()}</label>
            <meter
                id="room"
                min="0"
                max="100"
                high=meter::WARNING.to_string()
                value=move || used.get().percent().to_string()
            ></meter>
            <span class="quiet" data-room="">{words}</span>
        </div>
        <p class="quiet" data-last-backup="">{last}</p>
    }
}
