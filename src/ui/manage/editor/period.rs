//! The fields of one period: [`PeriodFields`].

use leptos::prelude::*;

use super::bonus_rules::BonusRules;
use super::form::Period;
use crate::clock::draft::scale::{Scale, Way};
use crate::clock::draft::{EndKind, ModeKind, PeriodField, PeriodForm};
use crate::ui::text::manage::make as texts;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::select::Select;
use crate::ui::widgets::stepper::Stepper;

/// The fields of one of `count` periods.
#[component]
pub(super) fn PeriodFields(
    period: Period,
    count: usize,
    /// Called when the remove button disappears with the period, and the focus with it.
    #[prop(into)]
    on_focus_lost: Callback<()>,
) -> impl IntoView {
    let is_last = period.place + 1 == count;
    let remove = move |_| {
        period.remove();
        // Otherwise the next period takes its place; the only one left has no such button.
        if is_last || count == 2 {
            on_focus_lost.run(());
        }
    };
    let heading = (count > 1).then(|| {
        let name = if period.place == 0 {
            texts::first()
        } else {
            texts::then()
        };
        view! {
            <header>
                <h2>{name}</h2>
                // No `IconButton`: a listener given to a component stays when its row is updated.
                <button
                    class="tool"
                    type="button"
                    data-act="remove-period"
                    aria-label=texts::remove_period()
                    on:click=remove
                >
                    {Icon::Delete.view()}
                </button>
            </header>
        }
    });
    let mode = Memo::new(move |_| period.mode());
    // The place identifies a field, so an update keeps the focus in it.
    let fields = move || {
        let field = |part| view! { <PeriodStepper period part/> };
        given(mode.get()).iter().copied().map(field).collect_view()
    };
    view! {
        <section class="period">
            {heading}
            <div class="steppers stack">
                <PeriodStepper period part=PeriodField::Time/>
                <Extent period is_last/>
                {fields}
            </div>
            <Show when=move || mode.get().has_extra()>
                <DoubleFlag period/>
            </Show>
        </section>
    }
}

/// The fields for what a mode gives besides main time.
const fn given(mode: ModeKind) -> &'static [PeriodField] {
    match mode {
        ModeKind::Increment | ModeKind::Delay | ModeKind::Bronstein => &[PeriodField::Bonus],
        ModeKind::ByoYomi | ModeKind::Canadian => &[PeriodField::Bonus, PeriodField::Count],
        ModeKind::DoubleFlag => &[PeriodField::Extra, PeriodField::Bonus],
        ModeKind::SuddenDeath | ModeKind::Hourglass | ModeKind::Upcount | ModeKind::PerMove => &[],
    }
}

/// A part of a period that is a number. Its label depends on the mode.
#[component]
fn PeriodStepper(period: Period, part: PeriodField) -> impl IntoView {
    let label = move || texts::part(part, period.mode()).to_owned();
    let value = move || period.with(|period| period.text(part).cloned().unwrap_or_default());
    let write = move |text| {
        period.touch(part);
        period.update(|period| period.write(part, text));
    };
    view! {
        <Stepper
            name=period.name(part)
            label=Signal::derive(label)
            unit=Signal::derive(move || measure(part, period.mode()).1)
            value=Signal::derive(value)
            next=move |(text, way): (String, Way)| {
                let (scale, _) = untrack(|| measure(part, period.mode()));
                scale.step(&text, way)
            }
            on_input=write
            error=period.error(part)
            on_leave=move |()| period.touch(part)
        />
    }
}

/// The scale of a part of a period, and the unit behind its field.
fn measure(part: PeriodField, mode: ModeKind) -> (Scale, &'static str) {
    match part {
        PeriodField::Time => (Scale::Minutes, texts::minutes()),
        PeriodField::Bonus | PeriodField::Extra => (Scale::Seconds, texts::seconds()),
        PeriodField::Moves => (Scale::Moves, texts::moves()),
        PeriodField::Count if mode == ModeKind::Canadian => (Scale::Moves, texts::moves()),
        PeriodField::Count | PeriodField::End | PeriodField::Mode => (Scale::Number, ""),
    }
}

/// How a period ends: a choice, with the number of moves if they end it; plain words if the mode
/// leaves no choice.
#[component]
fn Extent(period: Period, is_last: bool) -> impl IntoView {
    let is_first = period.place == 0;
    let label = texts::part(PeriodField::End, ModeKind::default());
    let word = move |end| (end, texts::end_kind(end, is_first, is_last));
    // The last period cannot end by its time, and no other period with the game.
    let ends = if is_last {
        [EndKind::Game, EndKind::Moves]
    } else {
        [EndKind::Moves, EndKind::Time]
    };
    let end = Memo::new(move |_| period.with(|period| period.end));
    let is_by_moves = move || end.get() == EndKind::Moves;
    let plain = move || {
        view! {
            <div class="field">
                <span>{label}</span>
                <p>{word(EndKind::Game).1}</p>
            </div>
        }
    };
    view! {
        <div class="extent" class:by-moves=is_by_moves>
            <Show when=move || !period.mode().is_last_only() fallback=plain>
                <Select
                    name=period.name(PeriodField::End)
                    label
                    options=ends.map(word).to_vec()
                    value=end
                    on_change=move |end| period.update(|period| period.set_end(end))
                    error=period.error(PeriodField::End)
                />
            </Show>
            <Show when=is_by_moves>
                <PeriodStepper period part=PeriodField::Moves/>
            </Show>
        </div>
    }
}

/// Explains the double flag, and offers the rules for its bonus.
#[component]
fn DoubleFlag(period: Period) -> impl IntoView {
    view! {
        <div class="double-flag">
            <p class="quiet">{texts::double_flag()}</p>
            <BonusRules
                name=period.named("rule")
                value=Signal::derive(move || period.with(|period| period.rule))
                on_change=move |rule| period.update(|period| period.rule = rule)
                times=Memo::new(move |_| period.with(PeriodForm::extra_and_bonus))
            />
        </div>
    }
}
