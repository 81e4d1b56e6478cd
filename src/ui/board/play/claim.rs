//! Claims of a draw by repetition or by fifty moves (6.14): either the app shows the proof first,
//! or it judges a claim after it was made.

use leptos::prelude::*;

use super::prompt::{Act, Prompt, Question};
use super::state::BoardPage;
use crate::clock::{BoardEnd, Event, Offence};
use crate::game::Scoresheet;
use crate::game::history::Claims;
use crate::game::sheet::{Claiming, LiveMoves};
use crate::storage::games::TableGame;
use crate::ui::context::piece_letters;
use crate::ui::text;
use crate::ui::text::play::claims as texts;
use crate::ui::widgets::field::Field;

/// Asks for the kind of claim, in the way that this game uses.
#[component]
pub(super) fn Claim(screen: BoardPage) -> impl IntoView {
    let claiming = |game: &TableGame| game.board.as_ref().map(Scoresheet::claiming);
    match screen.clock.game.with_untracked(claiming) {
        Some(Claiming::Judged) => view! { <ClaimFirst screen/> }.into_any(),
        Some(Claiming::Shown) | None => view! { <ClaimShown screen/> }.into_any(),
    }
}

/// The claims that are possible as the position stands or with one more move, and the moves that
/// prove them.
#[component]
fn ClaimShown(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let found = screen.live.with_untracked(claims);
    let claimed = move |with, end| {
        move |()| {
            prompt.set(Prompt::Nothing);
            let _ = clock.claim(with, end);
        }
    };
    let san = move |played| {
        screen
            .live
            .with_untracked(|live| piece_letters::san(live.line.position(), played))
    };
    let question = if found.is_empty() {
        let halfmoves = screen
            .live
            .with_untracked(|live| live.line.halfmoves_at(live.line.ply()));
        texts::nothing(halfmoves / 2)
    } else {
        texts::question().into()
    };
    let closes = found.is_empty();
    let proofs = found.clone();
    let proof = move |(_, claims): (_, Claims)| {
        let fifty = claims
            .fifty
            .map(|fifty| view! { <p>{texts::fifty_shown(fifty.halfmoves / 2)}</p> });
        let repeated = claims
            .threefold
            .map(|plies| view! { <RepeatedMoves screen plies/> });
        view! { {fifty} {repeated} }
    };
    let answer = move |(with, claims): (Option<shakmaty::Move>, Claims)| {
        let with_move = with.map(san);
        let fifty = claims.fifty.map(|_| {
            let label = with_move
                .as_deref()
                .map_or_else(|| texts::fifty().into(), texts::fifty_with);
            let claim = claimed(with, BoardEnd::FiftyMoves);
            view! { <Act act="claim-fifty" label on_click=claim/> }
        });
        let threefold = claims.threefold.is_some().then(|| {
            let label = with_move
                .as_deref()
                .map_or_else(|| texts::threefold().into(), texts::threefold_with);
            let claim = claimed(with, BoardEnd::Threefold);
            view! { <Act act="claim-threefold" label on_click=claim/> }
        });
        view! { {fifty} {threefold} }
    };
    let below = move || {
        let proofs = proofs.clone().into_iter().map(proof).collect_view();
        view! { <div class="shown">{proofs}</div> }
    };
    view! {
        <Question prompt words=question below closes>
            {found.into_iter().map(answer).collect_view()}
        </Question>
    }
}

/// The moves after which the same position stood; a touch shows it.
#[component]
fn RepeatedMoves(screen: BoardPage, plies: Vec<usize>) -> impl IntoView {
    let known = screen.written.with_untracked(Vec::len);
    let button = move |ply: usize| {
        let label = match ply.checked_sub(1) {
            None => text::play::moves::before_first().into(),
            Some(last) => screen.written.with_untracked(|written| {
                written
                    .get(last)
                    .map(|(_, san)| screen.numbered(ply, san))
                    .unwrap_or_default()
            }),
        };
        view! {
            <button
                type="button"
                data-act="show-ply"
                data-ply=ply.to_string()
                on:click=move |_| screen.show(ply)
            >
                {label}
            </button>
        }
    };
    let shown = plies.into_iter().filter(move |&ply| ply <= known);
    view! {
        <div class="answers">
            <p>{texts::repeated_after()}</p>
            {shown.map(button).collect_view()}
        </div>
    }
}

/// Both kinds of claim; whether one is right shows only after it was made.
#[component]
fn ClaimFirst(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let claimed = move |end| {
        move |()| {
            let text = typed.get_untracked();
            let read = |text: &str| {
                screen
                    .live
                    .with_untracked(|live| piece_letters::typed(live.line.position(), text))
            };
            let with = match text.trim() {
                "" => None,
                text => match read(text) {
                    Ok(played) => Some(played),
                    Err(problem) => {
                        wrong.set(Some(text::play::move_problem(text, &problem)));
                        return;
                    }
                },
            };
            prompt.set(Prompt::Nothing);
            let _ = clock.claim(with, end);
        }
    };
    let type_move = move |text| {
        typed.set(text);
        wrong.set(None);
    };
    let below = move || {
        view! {
            <Field
                name="claim-with"
                label=texts::with()
                value=typed
                on_input=type_move
                error=wrong
            />
        }
    };
    let given = clock
        .game
        .with_untracked(|game| game.clock.setup().penalty_time());
    view! {
        <Question prompt words=texts::first(&given.to_string()) below>
            <Act
                act="claim-threefold"
                label=texts::threefold()
                on_click=claimed(BoardEnd::Threefold)
            />
            <Act
                act="claim-fifty"
                label=texts::fifty()
                on_click=claimed(BoardEnd::FiftyMoves)
            />
        </Question>
    }
}

/// Says that the claim was wrong, and what it cost, until the game goes on.
#[component]
pub(super) fn WrongClaim(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let said = Memo::new(move |_| {
        clock.game.with(|game| {
            let sheet = game.board.as_ref()?;
            let wrong = |event: &Event| {
                matches!(
                    event,
                    Event::Penalize {
                        offence: Offence::WrongClaim,
                        ..
                    }
                )
            };
            // The press of the move named in the claim follows the penalty.
            let mut last = game.clock.journal().iter().rev().map(|entry| entry.event);
            let event = match last.next()? {
                Event::Press(_) => last.next()?,
                event => event,
            };
            (sheet.claiming() == Claiming::Judged && wrong(&event)).then_some(event)
        })
    });
    move || {
        said.get().map(|event| {
            let words = text::history::event(&event);
            view! {
                <p class="refusal" role="alert" data-act="claim-was-wrong">
                    {texts::was_wrong(&words)}
                </p>
            }
        })
    }
}

/// The possible claims, each with the move it needs; `None` as the position stands.
fn claims(live: &LiveMoves) -> Vec<(Option<shakmaty::Move>, Claims)> {
    let mut found = Vec::new();
    if live.pending {
        return found;
    }
    let now = live.line.claims();
    if now.any() {
        found.push((None, now));
        return found;
    }
    for played in shakmaty::Position::legal_moves(live.line.position()) {
        if let Ok(claims) = live.line.claims_with(played)
            && claims.any()
        {
            found.push((Some(played), claims));
        }
    }
    // Nearly every move completes fifty: a few are enough to choose from.
    found.truncate(4);
    found
}
