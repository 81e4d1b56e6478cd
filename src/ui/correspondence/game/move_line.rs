//! The line into which the next moves are typed or pasted, and the button that enters them.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::effect::NewEntries;
use super::entry_fields::EntryInstant;
use super::entry_form::Refusal;
use super::numbered::with_number;
use super::state::{Ask, GamePage};
use super::typed_line::Undated;
use crate::correspondence::deadline::worst_cases;
use crate::correspondence::statement::comparison::LedgerStanding;
use crate::correspondence::trial::Trial;
use crate::correspondence::{Utc, conditional};
use crate::game::Move;
use crate::platform::focus;
use crate::platform::listener::prevent_default;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::text::correspondence::game as words;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::fold::Fold;

/// The entry of the next moves. A handle.
#[derive(Clone, Copy)]
pub(super) struct NextMoves {
    pub(super) page: GamePage,
    /// When the move without a date was made.
    stamp: RwSignal<Option<Utc>>,
    undated: Memo<Undated>,
    trial: Memo<Option<Result<Trial, String>>>,
    /// The problem that kept them from being entered.
    wrong: RwSignal<Option<String>>,
}

impl NextMoves {
    pub(super) fn of(page: GamePage) -> NextMoves {
        let stamp = RwSignal::new(None);
        NextMoves {
            page,
            stamp,
            undated: Memo::new(move |_| page.line.with(|line| line.undated())),
            trial: Memo::new_with_compare(move |_| page.try_line(stamp.get()), |_, _| true),
            wrong: RwSignal::new(None),
        }
    }

    /// Enters the moves, or shows what is missing.
    pub(super) fn enter(self) {
        let page = self.page;
        if page.correspondence.following.get_untracked() {
            return;
        }
        if let Some(Ok(trial)) = self.trial.get_untracked() {
            page.keep(trial);
            return;
        }
        let problem = page.line.with_untracked(|line| line.problem.clone());
        let is_undated = problem.is_none() && self.stamp.with_untracked(Option::is_none);
        self.wrong.set(problem);
        page.ask.set(Ask::Nothing);
        once(Millis::ZERO, move || {
            focus::move_to(if is_undated {
                ".correspondence-entry [name=stamp]"
            } else {
                ".correspondence-entry [name=move]"
            });
        });
    }
}

/// The field for the next moves, while they can be entered.
#[component]
pub(super) fn NextEntry(next: NextMoves) -> impl IntoView {
    let page = next.page;
    let is_there = Memo::new(move |_| page.ask.get() == Ask::Nothing && page.takes_moves());
    view! {
        <Show when=move || is_there.get()>
            <section class="correspondence-next no-print">
                {move || {
                    // Another tab may have entered something.
                    page.ledger.track();
                    untrack(|| view! { <PreparedReply page/> <MoveLine next/> })
                }}
            </section>
        </Show>
    }
}

/// The field for the next moves. The board shows a legal move at once, and its effect appears
/// below.
#[component]
fn MoveLine(next: NextMoves) -> impl IntoView {
    let NextMoves {
        page,
        stamp,
        undated,
        trial,
        wrong,
    } = next;
    let write = move |text| {
        wrong.set(None);
        page.write(text);
    };
    let has_problem = move || page.line.with(|line| line.problem.is_some());
    let is_disabled = move || {
        let is_ready = trial.with(|trial| matches!(trial, Some(Ok(_)))) || has_problem();
        page.correspondence.following.get() || !is_ready
    };
    let enter = move |event: SubmitEvent| {
        prevent_default(&event);
        next.enter();
    };
    let when = move || {
        let undated = undated.get();
        untrack(|| view! { <UndatedInstant page undated stamp/> })
    };
    let effect = move || {
        let trial = trial.get();
        untrack(|| match trial {
            Some(Ok(trial)) => view! { <MovesEffect page trial/> }.into_any(),
            Some(Err(why)) => view! { <Refusal why/> }.into_any(),
            None if undated.get() == Undated::No || has_problem() => ().into_any(),
            None => view! { <p class="quiet">{words::nothing_yet()}</p> }.into_any(),
        })
    };
    view! {
        <form
            class="correspondence-entry"
            novalidate=true
            autocomplete="off"
            on:submit=enter
            on:keydown=move |event| page.leave_on_escape(&event)
        >
            <Field
                name="move"
                label=words::move_label()
                placeholder=words::line_placeholder()
                value=page.typed
                on_input=write
                error=wrong
            />
            <Fold title=words::line_forms() name="forms">
                <p class="quiet num">{words::line_hint()}</p>
            </Fold>
            {when}
            <button class="main" type="submit" data-act="save-entry" disabled=is_disabled>
                {words::enter()}
            </button>
            <div class="correspondence-effect" aria-live="polite">
                {effect}
            </div>
        </form>
    }
}

/// The reply that was prepared to the opponent's last move.
#[component]
fn PreparedReply(page: GamePage) -> impl IntoView {
    let (play, san) = prepared(page)?;
    Some(view! {
        <p class="correspondence-reply notice" role="status" data-prepared=san.clone()>
            <span>{words::prepared(&san)}</span>
            <button type="button" data-act="lay-prepared" on:click=move |_| page.lay(play)>
                {words::lay()}
            </button>
        </p>
    })
}

fn prepared(page: GamePage) -> Option<(Move, String)> {
    let id = page.game.with_untracked(|game| game.id.clone());
    let turn = page.ledger.with_untracked(|ledger| ledger.last().turn);
    if !page.takes_moves() || page.mine() != Some(turn) {
        return None;
    }
    let study = page.correspondence.study(&id);
    let lines: Vec<(u32, &str)> = (study.prepared.iter())
        .map(|prepared| (prepared.ply, prepared.line.as_str()))
        .collect();
    page.ledger.with_untracked(|ledger| {
        let play = conditional::reply(ledger.line(), &lines)?;
        Some((play, with_number(ledger.line().position(), play)))
    })
}

/// When the move without a date was made.
#[component]
fn UndatedInstant(page: GamePage, undated: Undated, stamp: RwSignal<Option<Utc>>) -> impl IntoView {
    let (index, is_now) = match undated {
        Undated::No => return None,
        Undated::Own(index) => (index, true),
        Undated::Theirs(index) => (index, false),
    };
    stamp.set(is_now.then(|| page.correspondence.this_second()));
    let of = page.line.with(|line| {
        let several = line.moves.get(index).filter(|_| line.moves.len() > 1);
        several.map(|line_move| line_move.label.clone())
    });
    Some(view! { <EntryInstant page of stamp is_now/> })
}

/// The effect of the moves on the accounts, and how things stand afterwards.
#[component]
fn MovesEffect(page: GamePage, trial: Trial) -> impl IntoView {
    let added = page.ledger.with(|before| trial.added(before));
    let are_several = added.len() > 1;
    let lines = added.into_iter().map(|row| {
        let entry = are_several.then(|| page.words_of(&trial.ledger, &trial.journal, row.place));
        (entry, row)
    });
    let lines = lines.collect();
    let standing = LedgerStanding::of(&trial.ledger, page.correspondence.this_second());
    let worst = worst_cases(&trial.ledger, &page.settled());
    view! { <NewEntries page lines standing worst/> }
}
