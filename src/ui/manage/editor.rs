//! The editor of a time control: its meaning in a sentence, tiles for the mode, the periods, and
//! the rarely used options.

mod bonus_rules;
mod flags;
mod form;
mod meaning;
mod modes;
mod options;
mod period;
mod side;
mod start;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::clock::Color;
use crate::platform::listener::prevent_default;
use crate::settings::{MAX_NAME, Preset, first_setup};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::manage::new_game::{NewGame, NewGameQuestion};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::manage::make as texts;
use crate::ui::text::shared;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::page::Page;
use form::Form;
use meaning::Meaning;
use modes::Modes;
use options::Options;
use side::Side;

/// The page. `place` is the place of the own control to edit; without it, the page makes a new one.
#[component]
pub(crate) fn EditorPage(place: Option<usize>) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let context = clock.context;
    let own = |presets: &Vec<Preset>| presets.get(place?).cloned();
    let edited = context.presets.with_untracked(own);
    let last = move || {
        context
            .settings
            .with_untracked(|settings| settings.last.clone())
    };
    // The user's own control already has a name; a new one needs it before it can be saved.
    let is_named = edited.is_some();
    let is_naming = RwSignal::new(is_named);
    let (name, setup) = match edited.clone() {
        Some(Preset { name, setup }) => (name, setup),
        None => (String::new(), last().unwrap_or_else(first_setup)),
    };
    let form = Form::new(&setup);
    let is_same = Memo::new(move |_| form.fields.with(|fields| fields.same));
    let name = RwSignal::new(name);
    let name_error = RwSignal::new(None::<String>);
    let type_name = move |typed| {
        name.set(typed);
        name_error.set(None);
    };
    let save = move |event: SubmitEvent| {
        prevent_default(&event);
        if !is_naming.get_untracked() {
            is_naming.set(true);
            return;
        }
        let name = name.get_untracked().trim().to_owned();
        if let Some(error) = wrong_name(&name) {
            name_error.set(Some(error.into()));
        } else if let Ok(setup) = form.setup.get_untracked() {
            let preset = Preset { name, setup };
            // Another tab may have moved, changed or deleted it meanwhile.
            context.set_presets(|presets| {
                let place = presets.iter().position(|one| Some(one) == edited.as_ref());
                match place {
                    Some(place) => presets[place] = preset,
                    None => presets.push(preset),
                }
            });
            Route::Manage(ManageRoute::Controls).go();
        }
    };
    let new_game = NewGame::new(clock);
    let play = move |_| {
        if let Ok(setup) = form.setup.get_untracked() {
            new_game.play(setup);
        }
    };
    let is_wrong = move || form.setup.with(Result::is_err);
    let save_words = move || {
        if is_naming.get() {
            texts::save()
        } else {
            texts::save_as()
        }
    };
    view! {
        <Page title=texts::title() back=ManageRoute::Controls>
            <NewGameQuestion new_game/>
            <form class="editor" novalidate=true on:submit=save>
                <Meaning form/>
                <Modes form/>
                <Side form color=Color::White/>
                <Show when=move || !is_same.get()>
                    <Side form color=Color::Black/>
                </Show>
                <Options form is_same/>
                <div class="foot">
                    <Show when=move || is_naming.get()>
                        <Field
                            name="name"
                            label=texts::name()
                            placeholder=texts::name_hint()
                            value=name
                            on_input=type_name
                            error=name_error
                            autofocus=!is_named
                        />
                    </Show>
                    <button type="submit" data-act="save" disabled=is_wrong>
                        {Icon::Save.view()}
                        {save_words}
                    </button>
                    <button
                        class="main"
                        type="button"
                        data-act="play"
                        disabled=is_wrong
                        on:click=play
                    >
                        {Icon::Play.view()}
                        {texts::play()}
                    </button>
                </div>
            </form>
        </Page>
    }
}

/// The error in a name, if it has one.
fn wrong_name(name: &str) -> Option<&'static str> {
    if name.is_empty() {
        Some(texts::name_missing())
    } else if name.chars().count() > MAX_NAME {
        Some(shared::editor::name_long())
    } else {
        None
    }
}
