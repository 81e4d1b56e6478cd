//! Corrects both sides' times, moves, periods and overtime in one step (6.10, 6.13).

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::Panel;
use super::page::{PanelPage, Refusal};
use super::time_stepper::{Figure, TimeField, TimeStepper};
use crate::clock::draft::FieldErrorKind;
use crate::clock::draft::scale::{Scale, Way};
use crate::clock::length::{self, Unit};
use crate::clock::{ByColor, Color, Event, Overtime, Reading};
use crate::platform::listener::prevent_default;
use crate::time::Millis;
use crate::ui::text::{self, shared};
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;

/// The typed values of one side. A handle.
#[derive(Clone, Copy)]
struct Side {
    before: Reading,
    time: TimeField,
    moves: RwSignal<String>,
    period: RwSignal<String>,
    /// The time left of the overtime, and its number of periods or moves.
    left: RwSignal<String>,
    count: RwSignal<String>,
    /// Whether somebody has tried to save. The fields show their errors from then on.
    sent: RwSignal<bool>,
}

impl Side {
    fn of(before: Reading, sent: RwSignal<bool>) -> Side {
        let (left, count) = match before.overtime {
            Overtime::None => (String::new(), String::new()),
            Overtime::ByoYomi { left, periods } => (left.to_string(), periods.to_string()),
            Overtime::Canadian { left, moves } => (left.to_string(), moves.to_string()),
            Overtime::Extra { left } => (left.to_string(), String::new()),
        };
        Side {
            before,
            time: TimeField::new(before.time),
            moves: RwSignal::new(before.moves.to_string()),
            period: RwSignal::new((before.period + 1).to_string()),
            left: RwSignal::new(left),
            count: RwSignal::new(count),
            sent,
        }
    }

    fn moves(self) -> Result<u16, FieldErrorKind> {
        whole(self.moves)
    }

    /// The period, counted from 0.
    fn period(self) -> Result<usize, FieldErrorKind> {
        let period = whole(self.period)?;
        usize::from(period)
            .checked_sub(1)
            .ok_or(FieldErrorKind::NotWhole)
    }

    /// The time left of the overtime. A value that nobody has touched is exact to the millisecond.
    fn left(self) -> Result<Millis, FieldErrorKind> {
        let before = match self.before.overtime {
            Overtime::None => Millis::ZERO,
            Overtime::ByoYomi { left, .. }
            | Overtime::Canadian { left, .. }
            | Overtime::Extra { left } => left,
        };
        self.left.with(|text| {
            if *text == before.to_string() {
                return Ok(before);
            }
            length::parse(text, Unit::Seconds).map_err(FieldErrorKind::Length)
        })
    }

    fn overtime(self) -> Result<Overtime, FieldErrorKind> {
        Ok(match self.before.overtime {
            Overtime::None => Overtime::None,
            Overtime::Extra { .. } => Overtime::Extra { left: self.left()? },
            Overtime::ByoYomi { .. } => Overtime::ByoYomi {
                left: self.left()?,
                periods: whole(self.count)?,
            },
            Overtime::Canadian { .. } => Overtime::Canadian {
                left: self.left()?,
                moves: whole(self.count)?,
            },
        })
    }

    /// The reading that the clock is to show; `None` if a field is wrong.
    fn reading(self) -> Option<Reading> {
        Some(Reading {
            time: self.time.time()?,
            moves: u32::from(self.moves().ok()?),
            period: self.period().ok()?,
            overtime: self.overtime().ok()?,
            kept: None,
        })
    }

    /// Whether anything was changed here, rightly or wrongly.
    fn is_changed(self) -> bool {
        self.reading() != Some(self.before.shown())
    }

    /// The error of a field, once somebody has tried to save.
    fn error<T: 'static>(
        self,
        read: fn(Side) -> Result<T, FieldErrorKind>,
    ) -> Signal<Option<String>> {
        Signal::derive(move || {
            let error = read(self).err().filter(|_| self.sent.get())?;
            Some(text::shared::problem::of_field(error).to_owned())
        })
    }
}

fn whole(text: RwSignal<String>) -> Result<u16, FieldErrorKind> {
    text.with(|text| text.trim().parse().map_err(|_| FieldErrorKind::NotWhole))
}

#[component]
pub(super) fn CorrectTimes(panel: Panel) -> impl IntoView {
    let Panel { clock, .. } = panel;
    let state = clock.state();
    let sent = RwSignal::new(false);
    let sides = ByColor::from_fn(|color| Side::of(state.accounts.get(color).reading(), sent));
    let save = move || {
        sent.set(true);
        let (Some(white), Some(black)) = untrack(|| (sides.white.reading(), sides.black.reading()))
        else {
            return;
        };
        let mut readings = ByColor { white, black };
        // A changed period starts with its full overtime.
        clock.game.with_untracked(|game| {
            for color in Color::ALL {
                let reading = readings.get_mut(color);
                if reading.period != sides.get(color).before.period {
                    let periods = &game.clock.setup().control(color).periods;
                    if let Some(period) = periods.get(reading.period) {
                        reading.overtime = Overtime::full(period.mode);
                    }
                }
            }
        });
        if clock.act(Event::Correct(readings)).is_ok() {
            panel.page.set(PanelPage::Main);
        }
    };
    let has_extra_time = sides
        .iter()
        .any(|side| matches!(side.before.overtime, Overtime::Extra { .. }));
    let on_submit = move |event: SubmitEvent| {
        prevent_default(&event);
        save();
    };
    let save_words = move || match Color::ALL.map(|color| sides.get(color).is_changed()) {
        [true, false] => shared::panel::set_clock(Color::White),
        [false, true] => shared::panel::set_clock(Color::Black),
        [true, true] => shared::panel::set_both(),
        [false, false] => shared::panel::confirm_both(),
    };
    let side = |color: Color| view! { <SideForm panel color side=*sides.get(color)/> };
    view! {
        {has_extra_time.then(|| view! { <p class="quiet">{shared::panel::first_flag_hint()}</p> })}
        <Refusal/>
        <form novalidate=true on:submit=on_submit>
            <div class="columns">{Color::ALL.map(side).collect_view()}</div>
            <div class="primary">
                <button class="main" type="submit" data-act="save-correction">
                    {Icon::Check.view()}
                    {save_words}
                </button>
            </div>
        </form>
    }
}

#[component]
fn SideForm(panel: Panel, color: Color, side: Side) -> impl IntoView {
    let Panel { clock, .. } = panel;
    let name = untrack(|| clock.player(color));
    let has_periods = clock
        .game
        .with_untracked(|game| game.clock.setup().control(color).periods.len() > 1);
    let prefix = color.name();
    let before = side.before.time;
    let message = move || match side.time.time() {
        None => shared::panel::no_time().to_owned(),
        Some(_) => match side.time.change() {
            Some(change) => shared::was(before.or_zero(), change),
            None => shared::panel::as_it_was().to_owned(),
        },
    };
    let step_moves = move |way: Way| {
        if let Some(next) = side
            .moves
            .with_untracked(|text| Scale::Number.step(text, way))
        {
            side.moves.set(next);
        }
    };
    let label = [&name, ", ", shared::panel::moves()].concat();
    let field = move |part: &str, label: &'static str, text: RwSignal<String>, error| {
        view! {
            <Field
                name=[prefix, "-", part].concat()
                label=Signal::stored(label.to_owned())
                value=text
                on_input=move |typed| text.set(typed)
                error
            />
        }
    };
    let period = has_periods.then(|| {
        field(
            "period",
            shared::panel::period(),
            side.period,
            side.error(Side::period),
        )
    });
    let left = match side.before.overtime {
        Overtime::None => None,
        Overtime::Extra { .. } => Some(shared::panel::extra_left()),
        Overtime::ByoYomi { .. } | Overtime::Canadian { .. } => {
            Some(shared::panel::overtime_left())
        }
    };
    let left = left.map(|label| field("left", label, side.left, side.error(Side::left)));
    let count = match side.before.overtime {
        Overtime::None | Overtime::Extra { .. } => None,
        Overtime::ByoYomi { .. } => Some(shared::panel::periods_left()),
        Overtime::Canadian { .. } => Some(shared::panel::moves_left()),
    };
    let count = count.map(|label| field("count", label, side.count, side.error(Side::overtime)));
    let moves_error = side.error(Side::moves);
    view! {
        <fieldset class="side" data-color=prefix>
            <legend>{name.clone()}</legend>
            <p class="message" role="status">{message}</p>
            <div class="figures-row">
                <TimeStepper name=prefix label=name field=side.time/>
                <Figure
                    name=[prefix, "-moves"].concat()
                    label
                    unit=Signal::derive(move || side.moves.with(|n| shared::panel::moves_unit(n.trim().parse().unwrap_or(0_u32))))
                    text=side.moves.into()
                    on_input=move |typed| side.moves.set(typed)
                    on_step=step_moves
                />
            </div>
            {move || moves_error.get().map(|error| view! { <p class="refusal" role="alert">{error}</p> })}
            {period}
            {left}
            {count}
        </fieldset>
    }
}
