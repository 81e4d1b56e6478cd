//! Penalties: the offence and the offender in one touch.

use leptos::prelude::*;

use super::{View, refusal};
use crate::clock::color::Color;
use crate::clock::event::{Event, Offence};
use crate::ui::table::{Table, name_of};
use crate::ui::text::t;

/// Each offence, for either side.
#[component]
pub fn Penalties(view: RwSignal<View>) -> impl IntoView {
    let table = expect_context::<Table>();
    let (amount, players) = table
        .game
        .with_untracked(|game| (game.clock.setup().penalty_time(), game.players.clone()));
    let warned = table.state().illegal_moves.iter().any(|&count| count > 0);
    let offences = [
        Offence::IllegalMove,
        Offence::PressWithoutMove,
        Offence::WrongClaim,
        Offence::ClockHandling,
    ];
    let row = move |offence: Offence| {
        let sides = Color::ALL.map(|offender| {
            let penalize = move |_| {
                let event = Event::Penalize {
                    offender,
                    offence,
                    amount,
                };
                if table.act(event).is_ok() {
                    view.set(View::Main);
                }
            };
            view! {
                <button
                    data-offence=format!("{offence:?}").to_lowercase()
                    data-offender=match offender { Color::White => "white", Color::Black => "black" }
                    on:click=penalize
                >
                    {name_of(&players, offender)}
                </button>
            }
        });
        view! {
            <fieldset>
                <legend>{(t().words.offence)(offence)}</legend>
                <div class="acts two">{sides.collect_view()}</div>
            </fieldset>
        }
        .into_any()
    };
    view! {
        <p class="quiet">
            {t().panel.who_offended} " "
            {(t().panel.opponent_gets)(&(t().words.spoken)(amount))}
        </p>
        {warned.then(|| view! { <p class="refusal">{t().panel.second_loses}</p> })}
        {refusal(table)}
        {offences.map(row).collect_view()}
    }
}
