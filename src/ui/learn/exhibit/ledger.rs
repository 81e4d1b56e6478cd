//! A lesson's correspondence game: both accounts, the last entry and the possible actions.

use leptos::prelude::*;

use super::post_button::PostButton;
use super::stage::Stage;
use super::stage_game::StageGame;
use crate::clock::{ByColor, Color};
use crate::correspondence::account::Account;
use crate::correspondence::statement::{self, StatementItem, StatementRow};
use crate::correspondence::{Blocks, Seconds};
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerActions, LedgerState};
use crate::ui::context::piece_letters;
use crate::ui::learn::exhibit::block_figure::BlockFigure;
use crate::ui::text::{base, correspondence, learn as texts};
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::moment::in_utc;

#[component]
pub(super) fn LedgerExhibit(stage: Stage) -> impl IntoView {
    let game = StageGame { stage, place: None };
    let (offers, side) = game.look(|game| (game.exhibit().offers, game.exhibit().side))?;
    Some(view! {
        <div class="exhibit-ledger stack apart">
            <Head game/>
            // What one does stands at the account that it changes: on a small screen the opponent's
            // account is what may be out of sight.
            <AccountCard game side/>
            <div class="lesson-turn">
                {(offers.wait > 0).then(|| view! { <PassTime game max=offers.wait/> })}
                <Acts game offers/>
            </div>
            {(offers.refill || offers.substitute).then(|| view! { <Refill game/> })}
            <AccountCard game side=side.other()/>
            <LastEntry game/>
        </div>
    })
}

/// The lesson's date and whose move it is.
#[component]
fn Head(game: StageGame) -> impl IntoView {
    let today = move || game.see(|game| in_utc(game.now)).unwrap_or_default();
    let day = move || {
        let day = game.see(|game| {
            let draft = game.ledger.event().draft();
            let gone = game.now.since(draft.start).whole_days();
            texts::ledger::day(gone.saturating_add(1), draft.days)
        });
        day.unwrap_or_default()
    };
    view! {
        <div class="lesson-head" aria-live="polite">
            <p class="lesson-date num">{today}</p>
            <p class="lesson-day">{day}</p>
            <p class="lesson-standing" class:lost=move || game.is_lost()>
                {move || game.standing()}
            </p>
        </div>
    }
}

/// The learner's acts besides refilling and letting days pass.
#[component]
fn Acts(game: StageGame, offers: LedgerActions) -> impl IntoView {
    let is_mine = Signal::derive(move || {
        let is_mine = game.see(|game| game.state().turn == game.exhibit().side);
        is_mine.unwrap_or_default()
    });
    let make_move = move |()| {
        if is_mine.get_untracked() {
            game.act(LedgerAct::Move);
        }
    };
    let let_opponent_move = move |()| {
        if !is_mine.get_untracked() {
            game.act(LedgerAct::Move);
        }
    };
    view! {
        <div class="lesson-acts">
            {offers.moves.then(|| view! {
                <PostButton
                    post="move"
                    label=texts::ledger::make_move()
                    is_main=true
                    is_disabled=Signal::derive(move || !is_mine.get())
                    on_click=make_move
                />
            })}
            {offers.opponent.then(|| view! {
                <PostButton
                    post="opponent"
                    label=texts::ledger::opponent_moves()
                    is_disabled=is_mine
                    on_click=let_opponent_move
                />
            })}
            {offers.substitute.then(|| view! {
                <PostButton
                    post="substitute"
                    label=texts::ledger::substitute()
                    on_click=move |()| game.act(LedgerAct::Substitute)
                />
            })}
            {offers.claim.then(|| view! {
                <PostButton
                    post="claim"
                    label=texts::ledger::claim()
                    on_click=move |()| game.act(LedgerAct::Claim)
                />
                <PostButton
                    post="resolve"
                    label=texts::ledger::resolve()
                    on_click=move |()| game.act(LedgerAct::Resolve)
                />
            })}
        </div>
    }
}

/// Space for the bank to grow.
const SPARE: Seconds = Seconds::days(20);

/// The account of a side.
#[component]
pub(crate) fn AccountCard(game: StageGame, side: Color) -> impl IntoView {
    let now = move || {
        let now = game.see(|game| Blocks::of(game.state().account(side), game.ledger.event()));
        now.unwrap_or_default()
    };
    // Both sides share a scale, fixed when the step begins.
    let most = game.look(|game| {
        let draft = game.ledger.event().draft();
        let bank = game.own().bank.max(draft.bank);
        draft.clock + draft.increment + bank + SPARE
    });
    let is_mine = game.look(|game| game.exhibit().side == side) == Some(true);
    let runs = move || {
        let runs = game.see(|game| {
            let state = game.state();
            state.turn == side && state.falls().is_some()
        });
        runs.unwrap_or_default()
    };
    let title = if is_mine {
        texts::ledger::yours()
    } else {
        texts::ledger::theirs()
    };
    let value = move |block: fn(&Blocks) -> Seconds| {
        Signal::derive(move || correspondence::length(block(&now())))
    };
    view! {
        <div
            class="lesson-account stack"
            class:mine=is_mine
            class:runs=runs
            data-side=side.name()
            role="group"
            aria-label=title
        >
            <h4>{title}</h4>
            <BlockBar
                value=Signal::derive(now)
                max=most.unwrap_or_default()
            />
            <dl>
                <BlockFigure
                    block="clock"
                    label=texts::ledger::clock()
                    value=value(|blocks| blocks.clock)
                />
                <BlockFigure
                    block="increment"
                    label=texts::ledger::increment()
                    value=value(|blocks| blocks.increment)
                />
                <BlockFigure block="bank" label=texts::ledger::bank() value=value(|blocks| blocks.bank)/>
            </dl>
        </div>
    }
}

/// The statement's last line other than the opponent's replies, with its sums.
#[component]
fn LastEntry(game: StageGame) -> impl IntoView {
    let lines = Memo::new(move |_| game.see(lines).flatten().unwrap_or_default());
    let line = |line: String| view! { <p class="num">{line}</p> };
    view! {
        <Show when=move || lines.with(|lines| !lines.is_empty())>
            <div class="lesson-entry">
                <h4>{texts::ledger::last_entry()}</h4>
                {move || lines.get().into_iter().map(line).collect_view()}
            </div>
        </Show>
    }
}

fn lines(game: &LedgerState) -> Option<Vec<String>> {
    let own = |row: &StatementRow| row.side != Some(game.exhibit().side.other());
    let row = statement::rows(&game.ledger).into_iter().rfind(own)?;
    let played = match row.what {
        StatementItem::Start | StatementItem::Correction(_) => return None,
        StatementItem::Move { ply, .. } => {
            let san = game.ledger.line().san();
            piece_letters::shown(san.get(ply.checked_sub(1)?)?)
        }
        _ => String::new(),
    };
    let entry = game.ledger.entries().get(row.place)?;
    let unnamed = ByColor::both(String::new());
    let mut lines = vec![correspondence::entry(entry, &played, &unnamed)];
    if let StatementItem::Move { spent, .. } = row.what {
        lines.push(correspondence::game::spent(&correspondence::length(spent)));
    }
    lines.extend(correspondence::sums::lines(&row));
    Some(lines)
}

/// The lengths offered.
const STEPS: [Seconds; 4] = [
    Seconds::hours(1),
    Seconds::hours(12),
    Seconds::days(1),
    Seconds::days(10),
];

/// Buttons for lengths of up to `max` days.
#[component]
pub(crate) fn PassTime(game: StageGame, max: u32) -> impl IntoView {
    let max = Seconds::days(max.into());
    let button = move |step: Seconds| {
        let label = texts::ledger::later(step.whole_days(), step.get() / 3_600);
        let said = [texts::ledger::pass(), base::common::colon(), &label].concat();
        view! {
            <button
                type="button"
                data-post="wait"
                data-seconds=step.get().to_string()
                aria-label=said
                on:click=move |_| game.act(LedgerAct::Wait(step))
            >
                {label}
            </button>
        }
    };
    let steps = STEPS.into_iter().filter(|step| *step <= max);
    view! {
        <div class="lesson-pass" role="group" aria-label=texts::ledger::pass()>
            <span aria-hidden="true">{texts::ledger::pass()}</span>
            {steps.map(button).collect_view()}
        </div>
    }
}

/// Refilling by the player and, if there is one, the captain.
#[component]
pub(crate) fn Refill(game: StageGame) -> impl IntoView {
    let offers = game.look(|game| game.exhibit().offers)?;
    // In days; until chosen, the amount that fills the clock.
    let chosen = RwSignal::new(None::<i64>);
    let own = move || game.see(LedgerState::own).unwrap_or_default();
    let amount = move || amount(&own(), chosen.get());
    let then = move || {
        let account = own();
        if account.refillable().is_positive() {
            let then = account.with_refill(amount());
            {
                let [clock, bank] = [then.clock, then.bank].map(correspondence::length);
                texts::ledger::leaves(&clock, &bank)
            }
        } else {
            texts::ledger::full().to_owned()
        }
    };
    let act = move |act: fn(Seconds) -> LedgerAct| {
        game.act(act(untrack(amount)));
        chosen.set(None);
    };
    let is_nothing = Signal::derive(move || !amount().is_positive());
    Some(view! {
        <div class="lesson-refill">
            <p class="lesson-amount">
                <span>{texts::ledger::amount()}</span>
                " "
                <b class="num">{move || correspondence::length(amount())}</b>
            </p>
            <Slider game chosen/>
            <p class="lesson-then num">{then}</p>
            {offers.refill.then(|| view! {
                <PostButton
                    post="refill"
                    label=texts::ledger::refill()
                    is_disabled=is_nothing
                    on_click=move |()| act(LedgerAct::Refill)
                />
            })}
            {offers.substitute.then(|| view! {
                <PostButton
                    post="transfer"
                    label=texts::ledger::transfer()
                    is_disabled=is_nothing
                    on_click=move |()| act(LedgerAct::Transfer)
                />
            })}
        </div>
    })
}

/// Chooses the amount in days.
#[component]
fn Slider(game: StageGame, chosen: RwSignal<Option<i64>>) -> impl IntoView {
    let own = move || game.see(LedgerState::own).unwrap_or_default();
    let max = move || days_up(own().refillable());
    let value = move || {
        let max = max();
        chosen.get().unwrap_or(max).min(max).to_string()
    };
    view! {
        <input
            type="range"
            min="0"
            max=move || max().to_string()
            aria-label=texts::ledger::amount()
            aria-valuetext=move || correspondence::length(amount(&own(), chosen.get()))
            disabled=move || max() == 0
            prop:value=value
            on:input:target=move |event| chosen.set(event.target().value().parse().ok())
        />
    }
}

/// The amount for a number of days; the last one stands for all that can be moved, to the second.
fn amount(account: &Account, days: Option<i64>) -> Seconds {
    let max = account.refillable();
    days.map_or(max, |days| Seconds::days(days).min(max))
}

/// The length in days, rounded up.
fn days_up(length: Seconds) -> i64 {
    length.whole_days() + i64::from(length > Seconds::days(length.whole_days()))
}
