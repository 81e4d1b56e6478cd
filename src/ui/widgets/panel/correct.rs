//! Corrects both sides' times, moves, periods and overtime in one step (6.10, 6.13).

use leptos::prelude::*;

use super::view::{View, refusal};
use crate::clock::draft::FieldErrorKind;
use crate::clock::length::{self, Unit};
use crate::clock::{ByColor, Color, Event, Overtime, Reading};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::player_names::name_of;
use crate::ui::el::{El, el, several};
use crate::ui::text::t;
use crate::ui::widgets::field::Field;

/// One side of the form.
#[derive(Clone, Copy)]
struct Side {
    before: Reading,
    time: RwSignal<String>,
    moves: RwSignal<String>,
    period: RwSignal<String>,
    left: RwSignal<String>,
    count: RwSignal<String>,
}

/// The errors of the fields.
#[derive(Clone, Copy, Default)]
struct Wrong {
    time: RwSignal<String>,
    moves: RwSignal<String>,
    period: RwSignal<String>,
    left: RwSignal<String>,
    count: RwSignal<String>,
}

impl Side {
    fn of(before: Reading) -> Side {
        let (left, count) = match before.overtime {
            Overtime::None => (String::new(), String::new()),
            Overtime::ByoYomi { left, periods } => (left.to_string(), periods.to_string()),
            Overtime::Canadian { left, moves } => (left.to_string(), moves.to_string()),
            Overtime::Extra { left } => (left.to_string(), String::new()),
        };
        Side {
            before,
            time: RwSignal::new(before.time.to_string()),
            moves: RwSignal::new(before.moves.to_string()),
            period: RwSignal::new((before.period + 1).to_string()),
            left: RwSignal::new(left),
            count: RwSignal::new(count),
        }
    }

    /// Reads the form; errors are shown beside their fields.
    fn read(self, wrong: Wrong) -> Option<Reading> {
        let length = |text: RwSignal<String>, unit, shown, told: RwSignal<String>| {
            let text = text.get_untracked();
            if text == shown {
                // Untouched fields keep their exact value, to the millisecond.
                return None;
            }
            Some(length::parse(&text, unit).map_err(|problem| {
                told.set((t().editor.problem)(&FieldErrorKind::Length(problem)));
            }))
        };
        let whole = |text: RwSignal<String>, told: RwSignal<String>| {
            text.get_untracked().trim().parse::<u16>().map_err(|_| {
                told.set((t().editor.problem)(&FieldErrorKind::NotWhole));
            })
        };
        let before = self.before;
        let time = length(
            self.time,
            Unit::Minutes,
            before.time.to_string(),
            wrong.time,
        )
        .unwrap_or(Ok(before.time));
        let moves = whole(self.moves, wrong.moves);
        let period = whole(self.period, wrong.period).and_then(|n| {
            usize::from(n).checked_sub(1).ok_or_else(|| {
                wrong
                    .period
                    .set((t().editor.problem)(&FieldErrorKind::NotWhole));
            })
        });
        let overtime = match before.overtime {
            Overtime::None => Ok(Overtime::None),
            Overtime::Extra { left } => {
                length(self.left, Unit::Seconds, left.to_string(), wrong.left)
                    .unwrap_or(Ok(left))
                    .map(|left| Overtime::Extra { left })
            }
            Overtime::ByoYomi { left, .. } | Overtime::Canadian { left, .. } => {
                let left = length(self.left, Unit::Seconds, left.to_string(), wrong.left)
                    .unwrap_or(Ok(left));
                let count = whole(self.count, wrong.count);
                left.and_then(|left| Ok((left, count?)))
                    .map(|(left, count)| match before.overtime {
                        Overtime::ByoYomi { .. } => Overtime::ByoYomi {
                            left,
                            periods: count,
                        },
                        _ => Overtime::Canadian { left, moves: count },
                    })
            }
        };
        Some(Reading {
            time: time.ok()?,
            moves: u32::from(moves.ok()?),
            period: period.ok()?,
            overtime: overtime.ok()?,
            kept: None,
        })
    }
}

pub(super) fn correct(clock: ClockController, view: RwSignal<View>) -> El {
    let state = clock.state();
    let sides = ByColor::from_fn(|color| Side::of(state.accounts.get(color).reading()));
    let wrong = ByColor::from_fn(|_| Wrong::default());
    let save = move || {
        let white = sides.white.read(wrong.white);
        let black = sides.black.read(wrong.black);
        let (Some(white), Some(black)) = (white, black) else {
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
            view.set(View::Main);
        }
    };
    let extra = sides
        .iter()
        .any(|side| matches!(side.before.overtime, Overtime::Extra { .. }));
    let columns =
        Color::ALL.map(|color| side_form(clock, color, *sides.get(color), *wrong.get(color)));
    let button = el("button")
        .class("main")
        .attr("type", "submit")
        .attr("data-act", "save-correction")
        .child(t().common.save);
    let form = el("form")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            save();
        })
        .child(el("div").class("columns").child(columns))
        .child(el("div").class("primary").child(button));
    several()
        .child(el("p").class("quiet").child(t().panel.correct_hint))
        .child(extra.then(|| el("p").class("quiet").child(t().panel.first_flag_hint)))
        .child(refusal(clock))
        .child(form)
}

fn side_form(clock: ClockController, color: Color, side: Side, wrong: Wrong) -> El {
    let (name, several) = clock.game.with_untracked(|game| {
        (
            name_of(&game.players, color),
            game.clock.setup().control(color).periods.len() > 1,
        )
    });
    let prefix = color.name();
    let field = |label, part: &str, text: RwSignal<String>, error: RwSignal<String>| {
        Field::new(
            [prefix, "-", part].concat(),
            label,
            move || text.get(),
            move |typed| {
                text.set(typed);
                error.set(String::new());
            },
        )
        .error(move || error.get())
        .view()
    };
    let overtime = match side.before.overtime {
        Overtime::None | Overtime::Extra { .. } => None,
        Overtime::ByoYomi { .. } => Some(t().panel.periods_left),
        Overtime::Canadian { .. } => Some(t().panel.moves_left),
    };
    let mut form = el("fieldset")
        .attr("data-color", prefix)
        .child(el("legend").child(name))
        .child(field(t().panel.time, "time", side.time, wrong.time))
        .child(field(t().panel.moves, "moves", side.moves, wrong.moves));
    if several {
        form = form.child(field(t().panel.period, "period", side.period, wrong.period));
    }
    if let Overtime::Extra { .. } = side.before.overtime {
        form = form.child(field(t().panel.extra_left, "left", side.left, wrong.left));
    }
    if let Some(label) = overtime {
        form = form
            .child(field(
                t().panel.overtime_left,
                "left",
                side.left,
                wrong.left,
            ))
            .child(field(label, "count", side.count, wrong.count));
    }
    form
}
