//! Rarely used options, folded in: [`Options`].

use leptos::html;
use leptos::prelude::*;

use super::flags::{Flags, has_flags};
use super::form::Form;
use super::start::Start;
use crate::clock::Color;
use crate::clock::draft::{FieldError, FormField, ModeKind, PeriodField, PeriodForm};
use crate::time::{Instant, Millis};
use crate::ui::text::manage::make as texts;
use crate::ui::text::{base, bound};
use crate::ui::widgets::check::Check;
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
