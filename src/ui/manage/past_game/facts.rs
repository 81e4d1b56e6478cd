//! The facts about a past game: [`Verdict`], [`SideTimes`].

use leptos::prelude::*;

use super::PastGame;
use crate::clock::{Color, Face};
use crate::platform::date;
use crate::time::Millis;
use crate::ui::context::player_names::name_of;
use crate::ui::manage::take_up::flag_words;
use crate::ui::text::manage::games as texts;
use crate::ui::text::{self, bound, shared};
use crate::ui::widgets::control_words as words;

/// The result, and when and with which control the game was played.
#[component]
pub(super) fn Verdict(past: PastGame) -> impl IntoView {
    past.game.with_value(|game| {
        let setup = game.clock.setup();
        let state = game.clock.at(past.now);
        let (score, words) = match (state.outcome(setup), state.fallen_flag(setup)) {
            (Some(outcome), _) => (
                Some(outcome.result.shown()),
                text::history::outcome(outcome),
            ),
            (None, Some(flag)) => (None, flag_words(flag)),
            (None, None) => (None, texts::unfinished().into()),
        };
        view! {
            <p class="result">
                {score.map(|score| view! { <strong>{score}</strong> " " })}
                <span>{words}</span>
            </p>
            <p class="quiet played">
                {date::date_and_time(game.started)}
                "\u{a0}· "
                <span class="notation">{bound(&words::brief(setup))}</span>
            </p>
        }
    })
}

/// Both sides' moves and times.
#[component]
pub(super) fn SideTimes(past: PastGame) -> impl IntoView {
    let game = past.game.get_value();
    let setup = game.clock.setup();
    let state = game.clock.at(past.now);
    let face = Face::of_state(setup, &state);
    let side = |side: Color| {
        let account = state.accounts.get(side);
        let seen = face.sides.get(side);
        let left = if seen.first_flag {
            shared::games::extra(&format!("{:.3}", seen.time))
        } else {
            format!("{:.3}", account.balance)
        };
        view! {
            <tr>
                <th scope="row">{name_of(&game.players, side)}</th>
                <td class="num">{account.moves.to_string()}</td>
                <td class="num">{format!("{:.3}", state.thinking.get(side))}</td>
                <td class=if seen.first_flag { "num extra" } else { "num" }>{left}</td>
            </tr>
        }
    };
    view! {
        <table class="side-times">
            <thead>
                <tr>
                    <th></th>
                    <th class="num">{shared::panel::moves()}</th>
                    <th class="num">{texts::thinking()}</th>
                    <th class="num">{texts::left()}</th>
                </tr>
            </thead>
            <tbody>{Color::ALL.map(side).collect_view()}</tbody>
        </table>
        {(state.stopped != Millis::ZERO).then(|| {
            view! {
                <p class="quiet">{texts::stopped_time(&format!("{:.3}", state.stopped))}</p>
            }
        })}
    }
}
