//! Rarely used options, folded in: [`Options`].

use leptos::html;
use leptos::prelude::*;

use super::form::{DEFAULT_TIME, Form, STARTS_IN};
use crate::clock::draft::{FieldError, FormField, ModeKind, PeriodField, PeriodForm};
use crate::clock::setup::FlagOrder;
use crate::clock::{Color, FlagDetection};
use crate::time::{Instant, Millis};
use crate::ui::text::manage::make as texts;
use crate::ui::text::{base, bound};
use crate::ui::widgets::check::Check;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::select::Select;

#[component]
pub(super) fn Options(form: Form, is_same: Memo<bool>) -> impl IntoView {
    let details = NodeRef::<html::Details>::new();
    let is_wrong = Memo::new(move |_| form.problems().iter().any(is_here));
    // They stay open once the error is mended, because somebody is typing there.
    Effect::new(move || {
        if is_wrong.get()
            && let Some(details) = details.get()
        {
            details.set_open(true);
        }
    });
    view! {
        <details class="options" node_ref=details>
            <summary>
                {Icon::Down.view()}
                <strong>{texts::options()}</strong>
                " "
                <small>{move || bound(&chosen(form))}</small>
            </summary>
            <Check
                name="same"
                label=texts::same()
                value=is_same
                on_change=move |is_same| form.fields.update(|fields| fields.set_same(is_same))
            />
            <PeriodModes form is_same/>
            <Start form/>
            <Flags form/>
        </details>
    }
}

/// Whether the field of a problem is among the options.
const fn is_here(problem: &FieldError) -> bool {
    matches!(
        problem.field,
        FormField::StartsIn | FormField::DefaultTime | FormField::Period(_, _, PeriodField::Mode)
    )
}

/// The chosen options, in one line.
fn chosen(form: Form) -> String {
    let is_same = form.fields.with(|fields| fields.same);
    let mut parts = vec![texts::is_same(is_same).to_owned()];
    form.setup.with(|setup| {
        let Ok(setup) = setup else {
            return;
        };
        let draft = setup.draft();
        let periods = draft.controls.iter().flat_map(|control| &control.periods);
        let mut increments = periods.map(|period| period.mode.increment());
        if let Some(bonus) = increments.find(|&bonus| bonus > Millis::ZERO) {
            parts.push(texts::first_included(bonus, draft.first_bonus));
        }
        if let Some(schedule) = draft.schedule {
            parts.push(texts::starts_after(schedule.start.since(Instant::START)));
        }
        if has_flags(form) {
            let flag = setup.flag_policy();
            parts.push(texts::flag(flag.noted, flag.freeze).to_owned());
        }
    });
    parts.join("\u{a0}· ")
}

/// The mode of each period, where there are several.
#[component]
fn PeriodModes(form: Form, is_same: Memo<bool>) -> impl IntoView {
    let counts = Memo::new(move |_| Color::ALL.map(|color| form.count(color)));
    let choice = move |color: Color, place: usize| {
        let is_last = place + 1 == form.count(color);
        let is_only = place == 0 && is_last;
        let period = form.period(color, place);
        let is_open = |mode: &ModeKind| {
            !mode.is_last_only() || is_last && (is_only || *mode != ModeKind::Hourglass)
        };
        let modes = ModeKind::ALL.into_iter().filter(is_open);
        let options = modes.map(|mode| (mode, texts::mode_name(mode))).collect();
        let label = if is_same.get() {
            texts::period(place + 1)
        } else {
            [base::names::color(color), ", ", &texts::period(place + 1)].concat()
        };
        view! {
            <Select
                name=period.name(PeriodField::Mode)
                label
                options
                value=Signal::derive(move || period.mode())
                on_change=move |mode| period.update(|period: &mut PeriodForm| period.set_mode(mode))
                error=period.error(PeriodField::Mode)
            />
        }
    };
    let choices = move || {
        let sides: &[Color] = if is_same.get() {
            &[Color::White]
        } else {
            &Color::ALL
        };
        let [white, _] = counts.get();
        (!is_same.get() || white > 1).then(|| {
            let side = |&color: &Color| {
                let places = 0..form
                    .fields
                    .with_untracked(|fields| fields.periods.get(color).len());
                places.map(|place| choice(color, place)).collect_view()
            };
            view! {
                <fieldset>
                    <legend>{texts::modes()}</legend>
                    <div class="columns">{sides.iter().map(side).collect_view()}</div>
                </fieldset>
            }
        })
    };
    view! { {move || choices()} }
}

#[component]
fn Flags(form: Form) -> impl IntoView {
    let Form { fields, .. } = form;
    let freezes = vec![
        (None, texts::freeze_usual()),
        (Some(true), texts::freeze_yes()),
        (Some(false), texts::freeze_no()),
    ];
    let detections = vec![
        (FlagDetection::Automatically, texts::noted_auto()),
        (FlagDetection::OnClaim, texts::noted_claim()),
    ];
    let orders = vec![
        (FlagOrder::Shown, texts::order_shown()),
        (FlagOrder::Hidden, texts::order_hidden()),
    ];
    let freeze = move || fields.with(|fields| fields.freeze);
    let noted = move || fields.with(|fields| fields.noted);
    let order = move || fields.with(|fields| fields.order);
    let is_automatic = move || noted() == FlagDetection::Automatically;
    let is_hidden = move || order() == FlagOrder::Hidden;
    let is_moot = move || fields.with(|fields| fields.hides_no_order());
    let is_double = move || fields.with(|fields| fields.mode() == ModeKind::DoubleFlag);
    view! {
        <Show when=is_double>
            <p class="quiet">{texts::flags_double()}</p>
        </Show>
        <div hidden=move || !has_flags(form)>
            <div class="columns">
                <Select
                    name="freeze"
                    label=texts::freeze()
                    options=freezes
                    value=Signal::derive(freeze)
                    on_change=move |freeze| fields.update(|fields| fields.freeze = freeze)
                />
                <Select
                    name="noted"
                    label=texts::noted()
                    options=detections
                    value=Signal::derive(noted)
                    on_change=move |noted| fields.update(|fields| fields.noted = noted)
                />
                <Select
                    name="order"
                    label=texts::order()
                    options=orders
                    value=Signal::derive(order)
                    on_change=move |order| fields.update(|fields| fields.order = order)
                />
            </div>
            <Show when=is_automatic>
                <p class="quiet">{texts::noted_auto_hint()}</p>
            </Show>
            <Show when=is_hidden>
                <p class="quiet" data-hint="order">
                    {move || if is_moot() { texts::order_moot_hint() } else { texts::order_hidden_hint() }}
                </p>
            </Show>
        </div>
    }
}

/// Whether the form shows the options about flags: the mode has them, or an earlier choice is
/// unusual.
fn has_flags(form: Form) -> bool {
    form.fields.with(|fields| {
        let is_unusual = fields.freeze.is_some()
            || fields.noted != FlagDetection::default()
            || fields.order != FlagOrder::default();
        fields.mode() != ModeKind::DoubleFlag
            && (is_unusual || fields.has_mode(ModeKind::has_flag_policy))
    })
}

#[component]
fn Start(form: Form) -> impl IntoView {
    let Form { fields, .. } = form;
    let has_increment =
        move || fields.with(|fields| fields.has_mode(|mode| mode == ModeKind::Increment));
    let first_bonus = move || fields.with(|fields| fields.first_bonus);
    let starts_in = move || fields.with(|fields| fields.starts_in.clone());
    let default_time = move || fields.with(|fields| fields.default_time.clone());
    let is_scheduled = move || fields.with(|fields| !fields.starts_in.trim().is_empty());
    let write_start = move |text| {
        form.touch(FormField::StartsIn);
        fields.update(|fields| fields.starts_in = text);
    };
    let write_default = move |text| {
        form.touch(FormField::DefaultTime);
        fields.update(|fields| fields.default_time = text);
    };
    view! {
        <Show when=has_increment>
            <Check
                name="first-bonus"
                label=texts::first_bonus()
                hint=texts::first_bonus_hint()
                value=Signal::derive(first_bonus)
                on_change=move |is_given| fields.update(|fields| fields.first_bonus = is_given)
            />
        </Show>
        <div class="columns">
            <Field
                name=STARTS_IN
                label=texts::starts_in()
                hint=texts::starts_in_hint()
                numeric=true
                value=Signal::derive(starts_in)
                on_input=write_start
                error=form.error(FormField::StartsIn)
            />
            <Show when=is_scheduled>
                <div>
                    <Field
                        name=DEFAULT_TIME
                        label=texts::default_time()
                        hint=texts::default_time_hint()
                        numeric=true
                        value=Signal::derive(default_time)
                        on_input=write_default
                        error=form.error(FormField::DefaultTime)
                    />
                    <UsualDefaults value=Signal::derive(default_time) on_choose=write_default/>
                </div>
            </Show>
        </div>
    }
}

/// The default times that most tournaments have, in minutes.
const USUAL: [&str; 3] = ["0", "15", "30"];

#[component]
fn UsualDefaults(
    value: Signal<String>,
    #[prop(into)] on_choose: Callback<String>,
) -> impl IntoView {
    let usual = |minutes: &'static str| {
        view! {
            <button
                type="button"
                data-default=minutes
                aria-pressed=move || (value.get().trim() == minutes).to_string()
                on:click=move |_| on_choose.run(minutes.to_owned())
            >
                {minutes} " " {texts::minutes()}
            </button>
        }
    };
    view! {
        <div class="usual" role="group" aria-label=texts::default_time()>
            {USUAL.map(usual).collect_view()}
        </div>
    }
}
