//! The editor of a time control: its meaning in a sentence, tiles for the mode, the periods, and
//! the rarely used options.

mod bonus_rules;
mod form;
mod options;
mod period;

use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;

use crate::clock::Color;
use crate::clock::draft::{FieldError, FormField, ModeKind, SetupForm};
use crate::clock::setup::MAX_PERIODS;
use crate::platform::focus;
use crate::platform::listener::prevent_default;
use crate::settings::{MAX_NAME, Preset, first_setup};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::manage::new_game::{NewGame, NewGameQuestion};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::manage::{self, make as texts};
use crate::ui::text::{self, base, bound, sentence, shared};
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::page::Page;
use form::Form;
use options::Options;
use period::PeriodFields;

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

#[component]
fn Meaning(form: Form) -> impl IntoView {
    let meaning = move || {
        let sentence = form.setup.with(|setup| {
            let setup = setup.as_ref().ok()?;
            Some(bound(&sentence(setup)))
        });
        match sentence {
            Some(sentence) => view! { <Sentence sentence/> }.into_any(),
            None => view! { <Problems form/> }.into_any(),
        }
    };
    view! {
        <div class="meaning" role="status">
            {move || meaning()}
        </div>
    }
}

/// A sentence, with its figures and what they count in heavier type.
#[component]
fn Sentence(sentence: String) -> impl IntoView {
    let word = |word: &str| {
        let is_figure = word.starts_with(|c: char| c == '+' || c.is_ascii_digit());
        let end = word.trim_end_matches([' ', ',', ';', '.']).len();
        let (figure, rest) = word.split_at(if is_figure { end } else { 0 });
        let figure = is_figure.then(|| view! { <b>{figure.to_owned()}</b> });
        view! {
            {figure}
            {rest.to_owned()}
        }
    };
    let words = sentence.split_inclusive(' ').map(word).collect_view();
    view! { <p>{words}</p> }
}

#[component]
fn Problems(form: Form) -> impl IntoView {
    let problems = form.problems();
    let problem = |problem: &FieldError| {
        let words = located(form, problem);
        match form.field_name(problem.field) {
            Some(name) => view! { <li><ToField name words/></li> }.into_any(),
            None => view! { <li>{words}</li> }.into_any(),
        }
    };
    (!problems.is_empty()).then(|| {
        view! {
            <p class="refusal">{texts::problems()}</p>
            <ul class="problems">{problems.iter().map(problem).collect_view()}</ul>
        }
    })
}

/// A problem as a button that leads to its field, by the name of the field's input.
#[component]
fn ToField(name: String, words: String) -> impl IntoView {
    let go = move |_| focus::unfold(&["#field-", &name].concat());
    view! { <button type="button" data-act="to-field" on:click=go>{words}</button> }
}

/// A problem, after the name of its field and, where there are several, of its side and period.
fn located(form: Form, found: &FieldError) -> String {
    let is_same = form.fields.with(|fields| fields.same);
    let side = |color| (!is_same).then(|| base::names::color(color).to_owned());
    let place = match found.field {
        FormField::Period(color, place, part) => {
            let is_one = form.count(color) == 1;
            let period = (!is_one).then(|| texts::period(place + 1));
            let part = texts::part(part, form.period(color, place).mode());
            [side(color), period, Some(part.to_owned())]
        }
        FormField::Control(color) => [side(color), None, None],
        FormField::StartsIn => [Some(texts::starts_in().into()), None, None],
        FormField::DefaultTime => [Some(texts::default_time().into()), None, None],
    };
    let place: Vec<String> = place.into_iter().flatten().collect();
    let problem = text::shared::problem::of_field(found.problem);
    if place.is_empty() {
        problem.to_owned()
    } else {
        [&place.join(", "), base::common::colon(), problem].concat()
    }
}

/// A tile for each mode, with the course of a clock in it.
#[component]
fn Modes(form: Form) -> impl IntoView {
    let chosen = Memo::new(move |_| form.fields.with(SetupForm::mode));
    let tile = |mode: ModeKind| {
        let (key, course) = drawing(mode);
        view! {
            <button
                class="tile mode"
                type="button"
                data-mode=key
                aria-pressed=move || if chosen.get() == mode { "true" } else { "false" }
                on:click=move |_| form.set_mode(mode)
            >
                <svg viewBox="0 0 72 40" aria-hidden="true">
                    <path d=course></path>
                </svg>
                <strong>{texts::mode_name(mode)}</strong>
                // Without the blank, a screen reader would join the two words.
                " "
                <span>{texts::mode_hint(mode)}</span>
            </button>
        }
    };
    view! {
        <div class="modes" role="group" aria-label=texts::modes()>
            {ModeKind::ALL.map(tile).collect_view()}
        </div>
    }
}

/// A mode's key, and the course of a player's time during a game.
const fn drawing(mode: ModeKind) -> (&'static str, &'static str) {
    match mode {
        ModeKind::SuddenDeath => ("sudden-death", "M4 4 68 36"),
        ModeKind::Increment => (
            "increment",
            "M4 6 14 20V13L26 27V20L38 32V25L50 36V29L60 36",
        ),
        ModeKind::Delay => ("delay", "M4 6h8l9 10h8l9 10h8l9 10h9"),
        ModeKind::Bronstein => ("bronstein", "M4 6 18 22V10L32 27V15L46 31V20L60 36"),
        ModeKind::ByoYomi => ("byo-yomi", "M4 4 30 36V24L40 36V24L50 36V24L60 36V24L68 34"),
        ModeKind::Canadian => ("canadian", "M4 4 26 36V16L47 36V16L68 36"),
        ModeKind::Hourglass => ("hourglass", "M4 6 26 28 46 12 68 32M4 34 26 12 46 28 68 8"),
        ModeKind::DoubleFlag => (
            "double-flag",
            "M4 4 36 36M36 36V18M36 18 68 36M40 36V21M45 36v-12M50 36v-9M55 36v-6",
        ),
        ModeKind::PerMove => ("per-move", "M4 8 18 26V8L32 34V8L46 22V8L60 30V8L68 18"),
        ModeKind::Upcount => ("upcount", "M4 8 32 36 60 8M52 8h8v8"),
    }
}

#[component]
fn Side(form: Form, color: Color) -> impl IntoView {
    let count = Memo::new(move |_| form.count(color));
    let has_heading = move || form.fields.with(|fields| !fields.same);
    let is_hourglass = move || {
        form.fields
            .with(|fields| fields.mode() == ModeKind::Hourglass)
    };
    let has_room = move || count.get() < MAX_PERIODS && !is_hourglass();
    let add = NodeRef::<html::Button>::new();
    let focus_add = move |()| {
        if let Some(add) = add.get_untracked() {
            let _ = add.focus();
        }
    };
    // The place identifies a period, so an update keeps the focus in it.
    let periods = move || {
        let count = count.get();
        let fields = |place| {
            let period = form.period(color, place);
            view! { <PeriodFields period count on_focus_lost=focus_add/> }
        };
        (0..count).map(fields).collect_view()
    };
    let error = form.error(FormField::Control(color));
    view! {
        <div class="side">
            <Show when=has_heading>
                <h2>{base::names::color(color)}</h2>
            </Show>
            {move || periods()}
            {move || error.get().map(|error| view! { <p class="refusal">{error}</p> })}
            <Show when=has_room>
                <button
                    class="fold"
                    type="button"
                    data-act="add-period"
                    node_ref=add
                    on:click=move |_| form.fields.update(|fields| fields.add_period(color))
                >
                    {Icon::Plus.view()}
                    {manage::make::add_period()}
                </button>
            </Show>
        </div>
    }
}
