//! Restores an earlier position with the times that the arbiter decides on (6.13).

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::prompt::{Prompt, SendOrCancel};
use super::state::BoardPage;
use crate::clock::draft::FieldErrorKind;
use crate::clock::length::{self, Unit};
use crate::clock::reading::AccountDetails;
use crate::clock::{ByColor, Color, Overtime, Reading};
use crate::platform::listener::prevent_default;
use crate::time::Millis;
use crate::ui::text;
use crate::ui::text::play::acts as texts;
use crate::ui::widgets::field::Field;

/// The time that the clock shows: on extra time, what is left of it.
fn shown(reading: &Reading) -> Millis {
    let on_extra = reading.kept.is_some_and(|kept| kept.first_flag.is_some());
    match reading.overtime {
        Overtime::Extra { left } if on_extra => left,
        _ => reading.time,
    }
}

/// The reading with another time; a positive time puts the flag up again.
fn shows(before: Reading, time: Millis) -> Reading {
    let on_extra = before.kept.is_some_and(|kept| kept.first_flag.is_some());
    let kept = before.kept.map(|kept| AccountDetails {
        flag: kept.flag.filter(|_| !time.is_positive()),
        ..kept
    });
    match before.overtime {
        Overtime::Extra { .. } if on_extra => Reading {
            overtime: Overtime::Extra { left: time },
            kept,
            ..before
        },
        _ => Reading {
            time,
            kept,
            ..before
        },
    }
}

/// The form, filled in with the times that both clocks showed then.
#[component]
pub(super) fn Restore(screen: BoardPage, ply: usize) -> impl IntoView {
    let readings: Option<ByColor<Reading>> = screen.clock.game.with_untracked(|game| {
        let sheet = game.board.as_ref()?;
        let then = screen
            .live
            .with_untracked(|live| sheet.clock_before(&game.clock, live, ply));
        Some(then.accounts.map(|account| account.reading()))
    });
    readings.map(|readings| view! { <RestoreForm screen ply readings/> })
}

#[component]
fn RestoreForm(screen: BoardPage, ply: usize, readings: ByColor<Reading>) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let fields = readings.map(RestoredTime::new);
    let save = move |event: SubmitEvent| {
        prevent_default(&event);
        let [white, black] = Color::ALL.map(|side| fields.get(side).read());
        if let (Some(white), Some(black)) = (white, black)
            && clock.restore(ply, ByColor { white, black }).is_ok()
        {
            prompt.set(Prompt::Nothing);
        }
    };
    let field = move |side: Color| {
        let RestoredTime { typed, wrong, .. } = *fields.get(side);
        let type_time = move |text| {
            typed.set(text);
            wrong.set(None);
        };
        view! {
            <Field
                name=["restore-", side.name()].concat()
                label=untrack(|| clock.player(side))
                value=typed
                on_input=type_time
                error=wrong
            />
        }
    };
    let position = untrack(|| screen.look_back()).unwrap_or_default();
    view! {
        <form class="asked" novalidate=true on:submit=save>
            <p class="question">{texts::restore_question(&position)}</p>
            <div class="columns">{Color::ALL.map(field).collect_view()}</div>
            <SendOrCancel prompt act="restore-now" label=texts::restore()/>
        </form>
    }
}

/// The time of a side, as typed.
#[derive(Clone, Copy)]
struct RestoredTime {
    before: Reading,
    typed: RwSignal<String>,
    wrong: RwSignal<Option<String>>,
}

impl RestoredTime {
    fn new(before: Reading) -> RestoredTime {
        RestoredTime {
            before,
            typed: RwSignal::new(shown(&before).to_string()),
            wrong: RwSignal::new(None),
        }
    }

    /// The reading that the clock is to show. `None` where the text is no time; the field then
    /// shows the error.
    fn read(self) -> Option<Reading> {
        let text = self.typed.get_untracked();
        // An untouched time stays as it was, to the millisecond.
        if text == shown(&self.before).to_string() {
            return Some(self.before);
        }
        match length::parse(&text, Unit::Minutes) {
            Ok(time) => Some(shows(self.before, time)),
            Err(problem) => {
                let problem = FieldErrorKind::Length(problem);
                self.wrong
                    .set(Some(text::shared::problem::of_field(problem).to_owned()));
                None
            }
        }
    }
}
