//! One's own time controls: [`OwnControls`].

use leptos::html;
use leptos::prelude::*;

use super::tile::ControlTile;
use crate::clock::{Setup, notation};
use crate::platform::location;
use crate::settings::Preset;
use crate::ui::context::AppContext;
use crate::ui::manage::delete_button::DeleteButton;
use crate::ui::route::{ManageRoute, link_to_control};
use crate::ui::text::manage::choose as texts;
use crate::ui::widgets::control_words as words;
use crate::ui::widgets::copy_link::CopyLink;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::{IconButton, IconLink};
use crate::ui::widgets::link_code::CodeButton;

/// One's own time controls, once there are any.
#[component]
pub(super) fn OwnControls(
    play: Callback<Setup>,
    /// The link that gets the focus after the last control is deleted.
    after_last: NodeRef<html::A>,
) -> impl IntoView {
    let presets = expect_context::<AppContext>().presets;
    // Names may repeat, so the place identifies a row; an update keeps the focus in it.
    let rows = move || {
        let presets = presets.get();
        let last = presets.len().saturating_sub(1);
        let row = |(place, preset)| {
            view! { <OwnControl place is_last={place == last} preset play after_last/> }
        };
        presets.into_iter().enumerate().map(row).collect_view()
    };
    view! {
        <Show when=move || presets.with(|presets| !presets.is_empty())>
            <section class="family">
                <h2>{texts::own()}</h2>
                <ul class="own">{move || rows()}</ul>
            </section>
        </Show>
    }
}

/// One of one's own time controls: to play, move, share, edit and delete.
#[component]
fn OwnControl(
    place: usize,
    is_last: bool,
    preset: Preset,
    play: Callback<Setup>,
    after_last: NodeRef<html::A>,
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let this = StoredValue::new(preset.clone());
    let Preset { name, setup } = preset;
    let own = name.clone();
    let title = match name.trim() {
        "" => words::whole(&setup),
        name => name.to_owned(),
    };
    let notation = notation::print(&setup.draft().controls);
    let link = [location::address(), link_to_control(&notation)].concat();
    // Another tab may have changed the list meanwhile.
    let is_here = move |presets: &[Preset]| {
        this.with_value(|this| presets.get(place).is_some_and(|found| found == this))
    };
    let swap = move |with: usize| {
        context.set_presets(|presets| {
            if is_here(presets) && with < presets.len() {
                presets.swap(place, with);
            }
        });
    };
    let delete = move |()| {
        context.set_presets(|presets| {
            if is_here(presets) {
                presets.remove(place);
            }
        });
        if context.presets.with_untracked(Vec::is_empty)
            && let Some(next) = after_last.get_untracked()
        {
            let _ = next.focus();
        }
    };
    let up = (place > 0).then(|| {
        view! {
            <IconButton act="up" icon=Icon::Up label=texts::up() on_click=move |()| swap(place - 1)/>
        }
    });
    let down = (!is_last).then(|| {
        view! {
            <IconButton
                act="down"
                icon=Icon::Down
                label=texts::down()
                on_click=move |()| swap(place + 1)
            />
        }
    });
    view! {
        <li data-own=own>
            <ControlTile setup name play/>
            <span class="tools">
                {up}
                {down}
                <CopyLink act="share" label=texts::share() link=link.clone() copied=texts::shared()/>
                <CodeButton title link/>
                <IconLink
                    act="edit"
                    icon=Icon::Edit
                    label=texts::edit()
                    to=ManageRoute::Editor(Some(place))
                />
                <DeleteButton on_confirm=delete/>
            </span>
        </li>
    }
}
