//! Claims under 6.6, available once due: against an absent or late player, or both.

use leptos::prelude::*;

use crate::clock::{ByColor, Color, Event, Phase};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::shared;

/// The sides that can be claimed against.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    Nobody,
    Absent(Color),
    Late(Color),
    Both { late: ByColor<bool> },
}

/// The buttons, while a claim is due.
#[component]
pub(crate) fn DefaultClaims() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let due = Memo::new(move |_| {
        // Once both have moved, passing time changes nothing.
        let have_moved = clock.game.with(|game| {
            let state = game.clock.at(game.clock.last_instant());
            state.accounts.iter().all(|account| account.moves > 0)
        });
        if have_moved {
            return Due::Nobody;
        }
        // The face changes every second while a clock runs.
        clock.face.track();
        due(clock)
    });
    move || buttons(clock, due.get())
}

/// The buttons for a clock that stands: only what is done to the game changes what is due.
#[component]
pub(crate) fn DefaultClaimsNow() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let due = Memo::new(move |_| {
        clock.game.track();
        due(clock)
    });
    move || buttons(clock, due.get())
}

fn buttons(clock: ClockController, due: Due) -> impl IntoView {
    let claims = claims(due);
    let button = move |(event, against, label)| {
        let claim = move |_| {
            let _ = clock.act(event);
        };
        view! {
            <button type="button" data-act="claim-absence" data-against=against on:click=claim>
                {label}
            </button>
        }
    };
    (!claims.is_empty()).then(|| {
        let buttons = claims.into_iter().map(button).collect_view();
        view! { <div class="absence">{buttons}</div> }
    })
}

/// The claims as events, with the side claimed against and a label.
fn claims(due: Due) -> Vec<(Event, &'static str, &'static str)> {
    let against = |side: Color, label| (Event::ClaimDefault(side), side.name(), label);
    match due {
        Due::Nobody => Vec::new(),
        Due::Absent(side) => vec![against(side, shared::face::claim_default(side))],
        Due::Late(side) => vec![against(side, shared::face::claim_late(side))],
        Due::Both { late } => {
            let both = shared::face::claim_both_absent();
            let mut claims = vec![(Event::ClaimDefaultOfBoth, "both", both)];
            // A player may have arrived without reporting it.
            let alone = Color::ALL
                .into_iter()
                .filter(|side| !late.get(side.other()));
            claims.extend(alone.map(|side| {
                let label = shared::face::claim_alone(side, *late.get(side));
                against(side, label)
            }));
            claims
        }
    }
}

fn due(clock: ClockController) -> Due {
    let state = clock.state();
    if !matches!(state.phase, Phase::Running(_) | Phase::Stopped(..)) {
        return Due::Nobody;
    }
    // Once both have moved, the arbiter has let them play; the panel can still end the game.
    if state.accounts.iter().all(|account| account.moves > 0) {
        return Due::Nobody;
    }
    let (absent, late) = clock.game.with_untracked(|game| {
        let setup = game.clock.setup();
        (
            ByColor::from_fn(|side| state.check_default(setup, side).is_ok()),
            ByColor::from_fn(|side| state.came_late(setup, side)),
        )
    });
    let side = match (absent.white, absent.black) {
        (true, true) => return Due::Both { late },
        (true, false) => Color::White,
        (false, true) => Color::Black,
        (false, false) => return Due::Nobody,
    };
    if *late.get(side) {
        Due::Late(side)
    } else {
        Due::Absent(side)
    }
}
