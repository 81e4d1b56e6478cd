//! Making a time control: every option of the clock, everything that is wrong
//! with it at once, and what it means in a sentence.

use leptos::prelude::*;

use crate::clock::color::Color;
use crate::clock::draft::{
    EndKind, Field as Place, FieldProblem, ModeKind, Part, PeriodForm, SetupForm,
};
use crate::clock::setup::{FlagOrder, MOST_PERIODS, Noted, Setup};
use crate::ui::components::field::Field;
use crate::ui::components::page::Page;
use crate::ui::erased::{attr, dynamic, on};
use crate::ui::route::Route;
use crate::ui::settings::{LONGEST_NAME, Preset, first_setup};
use crate::ui::table::Table;
use crate::ui::text::t;

/// The form and what comes of it. A handle.
#[derive(Clone, Copy)]
struct Form {
    form: RwSignal<SetupForm>,
    read: Memo<Result<Setup, Vec<FieldProblem>>>,
}

impl Form {
    fn new(setup: &Setup) -> Form {
        let form = RwSignal::new(SetupForm::of(setup));
        let read = Memo::new(move |_| form.with(SetupForm::check));
        Form { form, read }
    }

    /// What is wrong with a field, in words.
    fn wrong(self, place: Place) -> Signal<String> {
        Signal::derive(move || {
            self.read
                .with(|read| {
                    let problems = read.as_ref().err()?;
                    let found = problems.iter().find(|problem| problem.field == place)?;
                    Some((t().editor.problem)(&found.problem))
                })
                .unwrap_or_default()
        })
    }

    fn period(self, color: Color, index: usize) -> Memo<PeriodForm> {
        Memo::new(move |_| {
            self.form
                .with(|form| form.periods.get(color).get(index).cloned())
                .unwrap_or_default()
        })
    }

    fn change(self, color: Color, index: usize, change: impl FnOnce(&mut PeriodForm)) {
        self.form.update(|form| {
            if let Some(period) = form.periods.get_mut(color).get_mut(index) {
                change(period);
            }
        });
    }
}

/// The page.
#[component]
pub fn EditorPage(
    /// The own preset to edit, by its place.
    place: Option<usize>,
) -> impl IntoView {
    let table = expect_context::<Table>();
    let preset = place.and_then(|place| table.presets.with_untracked(|p| p.get(place).cloned()));
    let place = place.filter(|_| preset.is_some());
    let setup = preset.as_ref().map(|preset| preset.setup.clone());
    let setup = setup
        .or_else(|| {
            table
                .settings
                .with_untracked(|settings| settings.last.clone())
        })
        .unwrap_or_else(first_setup);
    let form = Form::new(&setup);
    let name = RwSignal::new(preset.map(|preset| preset.name).unwrap_or_default());
    let name_wrong = RwSignal::new(String::new());
    let same = Memo::new(move |_| form.form.with(|form| form.same));

    let save = move || {
        let chosen = name.get_untracked().trim().to_owned();
        if chosen.is_empty() {
            name_wrong.set(t().editor.name_missing.into());
            return;
        }
        if chosen.chars().count() > LONGEST_NAME {
            name_wrong.set(t().editor.name_long.into());
            return;
        }
        if let Ok(setup) = form.read.get_untracked() {
            let preset = Preset {
                name: chosen,
                setup,
            };
            table.set_presets(|presets| match place {
                Some(place) if place < presets.len() => presets[place] = preset,
                _ => presets.push(preset),
            });
            Route::Controls.go();
        }
    };
    let play = move |_| {
        if let Ok(setup) = form.read.get_untracked() {
            if table.is_idle() {
                table.set_up(setup);
                Route::Clock.go();
            } else {
                table.tell(t().controls.replaces.into());
            }
        }
    };
    view! {
        <Page title=t().editor.title.to_owned() back=Route::Controls>
            <form
                class="editor"
                novalidate
                on:submit=move |event| {
                    event.prevent_default();
                    save();
                }
            >
                <label class="check">
                    <input
                        type="checkbox"
                        name="same"
                        prop:checked=attr(move || same.get())
                        on:change:target=move |event| {
                            let same = event.target().checked();
                            form.form
                                .update(|form| {
                                    if !same {
                                        form.periods.black = form.periods.white.clone();
                                    }
                                    form.same = same;
                                });
                        }
                    />
                    {t().editor.same}
                </label>
                <div class="columns">
                    {side(form, Color::White, same)}
                    {dynamic(move || (!same.get()).then(|| side(form, Color::Black, same)))}
                </div>
                {start(form)}
                {flags(form)}
                <aside class="meaning" role="status" aria-label=t().editor.means>
                    {dynamic(move || meaning(form))}
                </aside>
                <Field
                    label=t().editor.name.to_owned()
                    name="name"
                    placeholder=t().editor.name_hint
                    value=name
                    error=name_wrong
                    on_input=move |typed| {
                        name.set(typed);
                        name_wrong.set(String::new());
                    }
                />
                <div class="primary">
                    <button
                        class="main"
                        type="button"
                        data-act="play"
                        disabled=attr(move || form.read.with(Result::is_err))
                        on:click=play
                    >
                        {t().editor.play}
                    </button>
                    <button
                        type="submit"
                        data-act="save"
                        disabled=attr(move || form.read.with(Result::is_err))
                    >
                        {t().editor.save}
                    </button>
                </div>
            </form>
        </Page>
    }
}

/// What the form means, or everything that is to be mended.
fn meaning(form: Form) -> AnyView {
    form.read.with(|read| match read {
        Ok(setup) => view! { <p>{(t().words.sentence)(setup)}</p> }.into_any(),
        Err(problems) => {
            let items = problems
                .iter()
                .map(|problem| view! { <li>{(t().editor.located)(problem)}</li> })
                .collect_view();
            view! {
                <p class="refusal">{(t().editor.problems)(problems.len())}</p>
                <ul class="problems">{items}</ul>
            }
            .into_any()
        }
    })
}

/// The periods of one side.
fn side(form: Form, color: Color, same: Memo<bool>) -> AnyView {
    let count = Memo::new(move |_| form.form.with(|form| form.periods.get(color).len()));
    let wrong = form.wrong(Place::Control(color));
    let add = move |_| {
        form.form.update(|form| {
            let periods = form.periods.get_mut(color);
            if let Some(last) = periods.last_mut() {
                let next = PeriodForm {
                    end: EndKind::Game,
                    moves: String::new(),
                    ..last.clone()
                };
                if last.end == EndKind::Game {
                    last.end = EndKind::Moves;
                    last.moves = "40".into();
                }
                periods.push(next);
            }
        });
    };
    view! {
        <div class="side">
            {dynamic(move || (!same.get()).then(|| view! { <h2>{(t().words.color)(color)}</h2> }))}
            {dynamic(move || {
                (0..count.get()).map(|index| period(form, color, index, count.get())).collect_view()
            })}
            <p class="refusal">{wrong}</p>
            {dynamic(move || {
                (count.get() < MOST_PERIODS)
                    .then(|| {
                        view! {
                            <button type="button" data-act="add-period" on:click=add>
                                {t().editor.add_period}
                            </button>
                        }
                    })
            })}
        </div>
    }
    .into_any()
}

/// The fields of one period.
fn period(form: Form, color: Color, index: usize, count: usize) -> AnyView {
    let value = form.period(color, index);
    let mode = Memo::new(move |_| value.with(|period| period.mode));
    let end = Memo::new(move |_| value.with(|period| period.end));
    let prefix = match color {
        Color::White => "white",
        Color::Black => "black",
    };
    let place = move |part| Place::Period(color, index, part);
    let field = move |part: Part,
                      hint: &'static str,
                      get: fn(&PeriodForm) -> &String,
                      set: fn(&mut PeriodForm) -> &mut String| {
        let key = match part {
            Part::Time => "time",
            Part::Moves => "moves",
            Part::Bonus => "bonus",
            _ => "count",
        };
        view! {
            <Field
                label=Signal::derive(move || (t().editor.part)(part, mode.get()).to_owned())
                name=format!("{prefix}-{index}-{key}")
                hint=hint
                numeric=true
                value=Signal::derive(move || value.with(|period| get(period).clone()))
                error=form.wrong(place(part))
                on_input=move |typed| form.change(color, index, |period| *set(period) = typed)
            />
        }
        .into_any()
    };
    let last = index + 1 == count;
    view! {
        <fieldset class="period">
            <legend>
                {(count > 1).then(|| (t().editor.period)(index + 1))}
                {(count > 1)
                    .then(|| {
                        view! {
                            <button
                                type="button"
                                class="quiet"
                                data-act="remove-period"
                                on:click=on(move || {
                                    form.form
                                        .update(|form| {
                                            let periods = form.periods.get_mut(color);
                                            if index < periods.len() {
                                                periods.remove(index);
                                            }
                                            if let Some(last) = periods.last_mut()
                                                && last.end == EndKind::Time
                                            {
                                                last.end = EndKind::Game;
                                            }
                                        })
                                })
                            >
                                {t().editor.remove_period}
                            </button>
                        }
                    })}
            </legend>
            {field(Part::Time, t().editor.minutes, |p| &p.time, |p| &mut p.time)}
            <Choice
                label=(t().editor.part)(Part::End, ModeKind::SuddenDeath)
                name=format!("{prefix}-{index}-end")
                options=EndKind::ALL
                    .into_iter()
                    .map(|kind| (kind, (t().editor.end_kind)(kind, last)))
                    .collect()
                value=end
                choose=move |kind| form.change(color, index, |period| period.end = kind)
                error=form.wrong(place(Part::End))
            />
            {dynamic(move || {
                (end.get() == EndKind::Moves)
                    .then(|| field(Part::Moves, "", |p| &p.moves, |p| &mut p.moves))
            })}
            <Choice
                label=(t().editor.part)(Part::Mode, ModeKind::SuddenDeath)
                name=format!("{prefix}-{index}-mode")
                options=ModeKind::ALL.into_iter().map(|kind| (kind, (t().words.mode)(kind))).collect()
                value=mode
                choose=move |kind| form.change(color, index, |period| period.mode = kind)
                error=form.wrong(place(Part::Mode))
            />
            {dynamic(move || {
                mode.get()
                    .has_bonus()
                    .then(|| field(Part::Bonus, t().editor.seconds, |p| &p.bonus, |p| &mut p.bonus))
            })}
            {dynamic(move || {
                mode.get()
                    .has_count()
                    .then(|| field(Part::Count, "", |p| &p.count, |p| &mut p.count))
            })}
        </fieldset>
    }
    .into_any()
}

/// A labelled list of choices.
#[component]
fn Choice<T>(
    label: &'static str,
    #[prop(into)] name: String,
    options: Vec<(T, &'static str)>,
    #[prop(into)] value: Signal<T>,
    choose: impl Fn(T) + 'static,
    #[prop(optional, into)] error: Signal<String>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let id = format!("field-{name}");
    let note = format!("{id}-note");
    let values: Vec<T> = options.iter().map(|(value, _)| *value).collect();
    let items = options
        .into_iter()
        .enumerate()
        .map(|(i, (option, words))| {
            view! {
                <option value=i.to_string() prop:selected=attr(move || value.get() == option)>
                    {words}
                </option>
            }
        })
        .collect_view();
    let wrong = Memo::new(move |_| !error.with(String::is_empty));
    view! {
        <div class="field" class:wrong=attr(move || wrong.get())>
            <label for=id.clone()>{label}</label>
            <select
                id=id
                name=name
                aria-describedby=note.clone()
                aria-invalid=attr(move || wrong.get().then_some("true"))
                on:change:target=move |event| {
                    let chosen = event.target().value().parse::<usize>().ok();
                    if let Some(value) = chosen.and_then(|i| values.get(i)) {
                        choose(*value);
                    }
                }
            >
                {items}
            </select>
            <p class="note" id=note role=attr(move || wrong.get().then_some("alert"))>
                {error}
            </p>
        </div>
    }
    .into_any()
}

/// How the game starts.
fn start(form: Form) -> AnyView {
    let first_bonus = Memo::new(move |_| form.form.with(|form| form.first_bonus));
    let scheduled = Memo::new(move |_| form.form.with(|form| !form.starts_in.trim().is_empty()));
    view! {
        <fieldset>
            <legend>{t().editor.start}</legend>
            <label class="check">
                <input
                    type="checkbox"
                    name="first-bonus"
                    prop:checked=attr(move || first_bonus.get())
                    on:change:target=move |event| {
                        let checked = event.target().checked();
                        form.form.update(|form| form.first_bonus = checked);
                    }
                />
                {t().editor.first_bonus}
                <small>{t().editor.first_bonus_hint}</small>
            </label>
            <div class="columns">
                <Field
                    label=t().editor.starts_in.to_owned()
                    name="starts-in"
                    hint=t().editor.starts_in_hint
                    numeric=true
                    value=Signal::derive(move || form.form.with(|form| form.starts_in.clone()))
                    error=form.wrong(Place::StartsIn)
                    on_input=move |typed| form.form.update(|form| form.starts_in = typed)
                />
                {dynamic(move || {
                    scheduled
                        .get()
                        .then(|| {
                            view! {
                                <Field
                                    label=t().editor.default_time.to_owned()
                                    name="default-time"
                                    hint=t().editor.minutes
                                    numeric=true
                                    value=Signal::derive(move || {
                                        form.form.with(|form| form.default_time.clone())
                                    })
                                    error=form.wrong(Place::DefaultTime)
                                    on_input=move |typed| {
                                        form.form.update(|form| form.default_time = typed);
                                    }
                                />
                            }
                        })
                })}
            </div>
        </fieldset>
    }
    .into_any()
}

/// What a flag does.
fn flags(form: Form) -> AnyView {
    let texts = &t().editor;
    view! {
        <fieldset>
            <legend>{texts.flags}</legend>
            <div class="columns">
                <Choice
                    label=texts.freeze
                    name="freeze"
                    options=vec![
                        (None, texts.freeze_usual),
                        (Some(true), texts.freeze_yes),
                        (Some(false), texts.freeze_no),
                    ]
                    value=Memo::new(move |_| form.form.with(|form| form.freeze))
                    choose=move |chosen| form.form.update(|form| form.freeze = chosen)
                />
                <Choice
                    label=texts.noted
                    name="noted"
                    options=vec![
                        (Noted::Automatically, texts.noted_auto),
                        (Noted::OnClaim, texts.noted_claim),
                    ]
                    value=Memo::new(move |_| form.form.with(|form| form.noted))
                    choose=move |chosen| form.form.update(|form| form.noted = chosen)
                />
                <Choice
                    label=texts.order
                    name="order"
                    options=vec![
                        (FlagOrder::Shown, texts.order_shown),
                        (FlagOrder::Hidden, texts.order_hidden),
                    ]
                    value=Memo::new(move |_| form.form.with(|form| form.order))
                    choose=move |chosen| form.form.update(|form| form.order = chosen)
                />
            </div>
        </fieldset>
    }
    .into_any()
}
