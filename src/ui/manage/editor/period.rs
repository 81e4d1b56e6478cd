//! The fields of one period.

use leptos::prelude::*;

use super::bonus_rules::BonusRules;
use super::form::Period;
use crate::clock::draft::{EndKind, ModeKind, PeriodField, PeriodForm};
use crate::ui::text::t;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::select::Select;

/// The fields of one of `count` periods.
#[component]
pub(super) fn PeriodFields(
    period: Period,
    count: usize,
    /// Called when the button that removes it is gone as well, and the focus with it.
    #[prop(into)]
    on_focus_lost: Callback<()>,
) -> impl IntoView {
    let texts = &t().editor;
    let is_last = period.place + 1 == count;
    let remove = move |_| {
        period.remove();
        // Otherwise the next period takes its place; the only one left has no such button.
        if is_last || count == 2 {
            on_focus_lost.run(());
        }
    };
    let legend = (count > 1).then(|| {
        view! {
            {(texts.period)(period.place + 1)}
            <button type="button" class="quiet" data-act="remove-period" on:click=remove>
                {texts.remove_period}
            </button>
        }
    });
    let label = |part| (texts.part)(part, ModeKind::SuddenDeath);
    let ends = EndKind::ALL.map(|end| (end, (texts.end_kind)(end, is_last)));
    let modes = ModeKind::ALL.map(|mode| (mode, (t().words.mode)(mode)));
    let end = move || period.with(|period| period.end);
    let mode = move || period.with(|period| period.mode);
    view! {
        <fieldset class="period">
            <legend>{legend}</legend>
            <PeriodText
                period
                part=PeriodField::Time
                name="time"
                hint=texts.minutes
                read=|period| period.time.clone()
                write=|period, time| period.time = time
            />
            <Select
                name=period.name("end")
                label=label(PeriodField::End)
                options=ends.to_vec()
                value=Signal::derive(end)
                on_change=move |end| period.update(|period| period.end = end)
                error=period.error(PeriodField::End)
            />
            <Show when=move || end() == EndKind::Moves>
                <PeriodText
                    period
                    part=PeriodField::Moves
                    name="moves"
                    read=|period| period.moves.clone()
                    write=|period, moves| period.moves = moves
                />
            </Show>
            <Select
                name=period.name("mode")
                label=label(PeriodField::Mode)
                options=modes.to_vec()
                value=Signal::derive(mode)
                on_change=move |mode| period.set_mode(mode)
                error=period.error(PeriodField::Mode)
            />
            <Show when=move || mode().has_extra()>
                <PeriodText
                    period
                    part=PeriodField::Extra
                    name="extra"
                    hint=texts.seconds
                    read=|period| period.extra.clone()
                    write=|period, extra| period.extra = extra
                />
            </Show>
            <Show when=move || mode().has_bonus()>
                <PeriodText
                    period
                    part=PeriodField::Bonus
                    name="bonus"
                    hint=texts.seconds
                    read=|period| period.bonus.clone()
                    write=|period, bonus| period.bonus = bonus
                />
            </Show>
            <Show when=move || mode().has_count()>
                <PeriodText
                    period
                    part=PeriodField::Count
                    name="count"
                    read=|period| period.count.clone()
                    write=|period, count| period.count = count
                />
            </Show>
            <Show when=move || mode().has_extra()>
                <DoubleFlag period/>
            </Show>
        </fieldset>
    }
}

/// A part of a period that is typed. Its label depends on the mode.
#[component]
fn PeriodText(
    period: Period,
    part: PeriodField,
    /// The end of the name of its input.
    name: &'static str,
    #[prop(optional)] hint: &'static str,
    read: fn(&PeriodForm) -> String,
    write: fn(&mut PeriodForm, String),
) -> impl IntoView {
    let label = move || (t().editor.part)(part, period.with(|period| period.mode)).to_owned();
    view! {
        <Field
            name=period.name(name)
            label=Signal::derive(label)
            hint
            numeric=true
            value=Signal::derive(move || period.with(read))
            on_input=move |text| period.update(|period| write(period, text))
            error=period.error(part)
        />
    }
}

/// What the double flag is, and how its bonus is reckoned.
#[component]
fn DoubleFlag(period: Period) -> impl IntoView {
    view! {
        <div class="double-flag">
            <p class="quiet">{t().editor.double_flag}</p>
            <BonusRules
                name=period.name("rule")
                value=Signal::derive(move || period.with(|period| period.rule))
                on_change=move |rule| period.update(|period| period.rule = rule)
                times=Memo::new(move |_| period.extra_and_bonus())
            />
        </div>
    }
}
