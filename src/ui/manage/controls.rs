//! The page that chooses a time control: the user's own, common ones, or a typed one.

use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;

use crate::clock::Setup;
use crate::clock::notation::{self, Expected};
use crate::clock::presets::{Group, PRESETS};
use crate::percent::{STRICT, encode};
use crate::platform::location;
use crate::ui::context::AppContext;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::settings::Preset;
use crate::ui::read_control;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, bound, t};
use crate::ui::widgets::copy_link::CopyLink;
use crate::ui::widgets::delete_button::DeleteButton;
use crate::ui::widgets::dialog::Dialog;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::{IconButton, IconLink};
use crate::ui::widgets::page::Page;
use crate::ui::widgets::section::Section;

#[component]
pub(crate) fn ControlsPage() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let texts = &t().controls;
    let start = move |setup: Setup| {
        clock.set_up(setup);
        clock.context.play_route().go();
    };
    // A control that was chosen during a game waits for an answer.
    let waiting = RwSignal::new(None::<Setup>);
    let play = Callback::new(move |setup: Setup| {
        if clock.is_idle() {
            start(setup);
        } else {
            waiting.set(Some(setup));
        }
    });
    let replace = move |()| {
        if let Some(setup) = waiting.get_untracked() {
            start(setup);
        }
    };
    let group = move |(group, controls)| view! { <PresetGroup group controls play/> };
    view! {
        <Page title=texts.title back=clock.context.play_route()>
            <Show when=move || waiting.with(Option::is_some)>
                <Dialog
                    question=texts.replaces
                    confirm=texts.replaces_end
                    act="replace"
                    on_confirm=replace
                    on_cancel=move |()| waiting.set(None)
                />
            </Show>
            <TypedControl play/>
            <OwnControls play/>
            {PRESETS.into_iter().map(group).collect_view()}
        </Page>
    }
}

/// A field for the notation, which says at once what it means.
#[component]
fn TypedControl(play: Callback<Setup>) -> impl IntoView {
    let texts = &t().controls;
    let typed = RwSignal::new(String::new());
    let parsed = Memo::new(move |_| {
        typed.with(|text| (!text.trim().is_empty()).then(|| read_control(text)))
    });
    // A half-typed control is not wrong yet: an error is shown once it is sent.
    let is_sent = RwSignal::new(false);
    let error = move || match parsed.get() {
        _ if !is_sent.get() => None,
        Some(Ok(_)) => None,
        Some(Err(message)) => Some(message),
        None => Some((texts.expected)(Expected::Control).into()),
    };
    let meaning = move || match parsed.get() {
        Some(Ok(setup)) => bound(&(text::manage().sentence)(&setup)),
        Some(Err(_)) | None => String::new(),
    };
    let type_in = move |text| {
        is_sent.set(false);
        typed.set(text);
    };
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        is_sent.set(true);
        if let Some(Ok(setup)) = parsed.get_untracked() {
            play.run(setup);
        }
    };
    view! {
        <form class="typed" novalidate=true on:submit=send>
            <Field
                name="notation"
                label=texts.type_one
                placeholder=texts.type_hint
                value=typed
                on_input=type_in
                error=Signal::derive(error)
            />
            <button class="main" type="submit" data-act="play-typed">{texts.play}</button>
            <p class="meaning" role="status">{meaning}</p>
        </form>
    }
}

#[component]
fn PresetGroup(
    group: Group,
    controls: &'static [&'static str],
    play: Callback<Setup>,
) -> impl IntoView {
    let hint = (t().controls.group_hint)(group);
    let preset = move |&notation: &&'static str| {
        let choose = move |_| {
            if let Ok(setup) = read_control(notation) {
                play.run(setup);
            }
        };
        view! { <button class="preset" data-preset=notation on:click=choose>{notation}</button> }
    };
    view! {
        <Section title=(t().words.group)(group)>
            {(!hint.is_empty()).then(|| view! { <p class="quiet">{hint}</p> })}
            <div class="presets">{controls.iter().map(preset).collect_view()}</div>
        </Section>
    }
}

/// One's own time controls.
#[component]
fn OwnControls(play: Callback<Setup>) -> impl IntoView {
    let texts = &t().controls;
    let presets = expect_context::<AppContext>().presets;
    let make = NodeRef::<html::A>::new();
    // Where the last row goes, the focus goes to what makes a new one.
    let after_delete = Callback::new(move |()| {
        if presets.with_untracked(Vec::is_empty)
            && let Some(make) = make.get_untracked()
        {
            let _ = make.focus();
        }
    });
    // Names may repeat, so a row is known by its place, where it is updated and keeps the focus.
    let rows = move || {
        let presets = presets.get();
        let last = presets.len().saturating_sub(1);
        let row = |(place, preset)| {
            view! { <OwnControl place is_last={place == last} preset play after_delete/> }
        };
        presets.into_iter().enumerate().map(row).collect_view()
    };
    let none = move || view! { <p class="quiet">{texts.none_own}</p> };
    view! {
        <Section title=texts.own>
            <Show when=move || presets.with(|presets| !presets.is_empty()) fallback=none>
                <ul class="own">{move || rows()}</ul>
            </Show>
            <a
                class="button"
                data-act="make"
                href=Route::Manage(ManageRoute::Editor(None)).href()
                node_ref=make
            >
                {texts.new_own}
            </a>
        </Section>
    }
}

/// One of one's own time controls: to play, move, share, edit and delete.
#[component]
fn OwnControl(
    place: usize,
    is_last: bool,
    preset: Preset,
    play: Callback<Setup>,
    /// Called once it is deleted.
    after_delete: Callback<()>,
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let texts = &t().controls;
    let this = StoredValue::new(preset.clone());
    let Preset { name, setup } = preset;
    let own = name.clone();
    let notation = notation::print(&setup.draft().controls);
    let link = format!(
        "{}#/?control={}",
        location::address(),
        encode(&notation, STRICT)
    );
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
        after_delete.run(());
    };
    let up = (place > 0).then(|| {
        view! {
            <IconButton act="up" icon=Icon::Up label=texts.up on:click=move |_| swap(place - 1)/>
        }
    });
    let down = (!is_last).then(|| {
        view! {
            <IconButton
                act="down"
                icon=Icon::Down
                label=texts.down
                on:click=move |_| swap(place + 1)
            />
        }
    });
    view! {
        <li>
            <button
                class="preset"
                data-own=own
                on:click=move |_| play.run(setup.clone())
            >
                <strong>{name}</strong>
                <span class="notation">{notation}</span>
            </button>
            <span class="tools">
                {up}
                {down}
                <CopyLink act="share" label=texts.share link copied=texts.shared/>
                <IconLink
                    act="edit"
                    icon=Icon::Edit
                    label=texts.edit
                    to=ManageRoute::Editor(Some(place))
                />
                <DeleteButton on_confirm=delete/>
            </span>
        </li>
    }
}
