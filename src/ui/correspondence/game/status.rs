//! Whose turn it is, and until when.

use leptos::either::Either;
use leptos::prelude::*;

use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::deadline::{Cautious, Deadlines, SafeDeadline, cautious, deadlines};
use crate::correspondence::rank::LITTLE;
use crate::correspondence::state::GameEnd;
use crate::correspondence::{Phase, State, Utc};
use crate::ui::text;
use crate::ui::widgets::moment::{self, Moment};

/// The turn as the status describes it. It changes with the entries, not with the seconds.
#[derive(Clone, Copy, PartialEq)]
struct Turn {
    side: Color,
    phase: Going,
    deadlines: Option<Deadlines>,
    cautious: Option<Cautious>,
    /// Whether the earlier date has passed, so that only the server knows.
    is_in_doubt: bool,
    /// Whether the clock runs and its time is not known.
    is_unknown: bool,
    /// Whether the clock runs out within days, so that the player has to think of the bank.
    is_soon: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Going {
    Waiting,
    Running,
    Claim(Color),
    Fallen(Utc),
    Over(GameEnd),
}

impl Turn {
    fn of(state: &State, cautious: Option<Cautious>, mine: Option<Color>) -> Turn {
        let sooner = cautious.map(|sooner| sooner.at);
        let deadline = SafeDeadline::of(state, sooner, mine);
        Turn {
            side: state.turn,
            phase: match state.phase {
                Phase::Waiting => Going::Waiting,
                Phase::Running { .. } => Going::Running,
                Phase::Claim { by, .. } => Going::Claim(by),
                Phase::Fallen { at, .. } => Going::Fallen(at),
                Phase::Over(verdict) => Going::Over(verdict),
            },
            deadlines: deadlines(state),
            cautious,
            is_in_doubt: deadline.is_some_and(|deadline| deadline.is_in_doubt(state.at)),
            is_unknown: state.runs_unknown(),
            is_soon: state.account(state.turn).clock < LITTLE,
        }
    }
}

/// The status: who is to move, the deadlines, and what does not fit the event.
#[component]
pub(super) fn Status(page: GamePage) -> impl IntoView {
    let careful = Memo::new(move |_| {
        let settled = page.settled();
        page.ledger.with(|ledger| cautious(ledger, &settled))
    });
    let turn = Memo::new(move |_| Turn::of(&page.state.get(), careful.get(), page.mine()));
    view! {
        <section class="correspondence-standing-now">
            {move || page.conflict.get().map(|conflict| {
                let why = moment::refused(conflict.why, &page.zone());
                let words = page.words(conflict.place);
                view! {
                    <p class="refusal" role="alert" data-conflict="">
                        {(text::correspondence().game.does_not_fit)(&words, &why)}
                    </p>
                }
            })}
            {move || {
                let turn = turn.get();
                page.event.track();
                page.conflict.track();
                untrack(|| view! { <Heading page turn/> <Unknown page turn/> <Due page turn/> })
            }}
        </section>
    }
}

/// Whose move it is, or how the game ended.
#[component]
fn Heading(page: GamePage, turn: Turn) -> impl IntoView {
    let words = &text::correspondence().game;
    let zone = page.zone();
    let name = page.name(turn.side);
    let sentence = match turn.phase {
        Going::Waiting => {
            let start = page.event.with(|event| event.draft().start);
            (words.waiting)(&moment::in_zone(start, &zone))
        }
        Going::Running => (words.turn)(&name, page.mine() == Some(turn.side)),
        Going::Claim(by) => (words.claim_pending)(&page.name(by)),
        Going::Fallen(at) => (words.fallen)(&name, &moment::in_zone(at, &zone)),
        Going::Over(verdict) => (words.verdict)(&verdict),
    };
    let is_lost = matches!(turn.phase, Going::Fallen(_));
    // Where entries do not fit, the sentence above says what to do.
    let is_sure = page.conflict.with(Option::is_none);
    view! {
        <h2 class="correspondence-turn" class:lost=is_lost tabindex="-1">
            {sentence}
        </h2>
        {(is_lost && is_sure).then(|| view! { <p>{words.fallen_but}</p> })}
    }
}

/// Instead of the deadlines: no time is known, and what to do.
#[component]
fn Unknown(page: GamePage, turn: Turn) -> impl IntoView {
    let words = &text::correspondence().game;
    let is_made = page
        .game
        .with(|game| game.moves_before.iter().any(|made| *made > 0));
    let has_moves = is_made || page.ledger.with(|ledger| ledger.line().ply() > 0);
    let why = if has_moves {
        words.unknown_time
    } else {
        words.no_moves
    };
    turn.is_unknown
        .then(|| view! { <p data-deadline="unknown">{why}</p> })
}

/// The deadlines of the side to move. A player who has to act reads the earliest first.
#[component]
fn Due(page: GamePage, turn: Turn) -> impl IntoView {
    let deadlines = turn.deadlines?;
    let words = &text::correspondence().game;
    let has_bank = deadlines.last != deadlines.falls;
    let is_theirs = page.mine().is_some_and(|side| side != turn.side);
    let (label, sooner) = if is_theirs {
        (words.their_clock_falls, words.their_cautious)
    } else if turn.is_in_doubt {
        ((words.move_by)(has_bank), words.in_doubt)
    } else {
        ((words.move_by)(has_bank), words.cautious)
    };
    let falls = move || {
        view! { <Deadline page name="falls" label at=deadlines.falls/> }
    };
    let cautious = move || {
        turn.cautious.map(|other| {
            let note = (text::correspondence().interpretations.cautious)(other.by);
            view! { <Deadline page name="cautious" label=sooner at=other.at note/> }
        })
    };
    let last = has_bank.then(|| {
        let note = (words.visits)(deadlines.visits);
        view! { <Deadline page name="last" label=words.last_moment at=deadlines.last note/> }
    });
    let sorted = if is_theirs {
        Either::Left((falls(), cautious()))
    } else {
        Either::Right((cautious(), falls()))
    };
    Some(view! {
        <dl class="correspondence-deadlines">{sorted} {last}</dl>
        {(has_bank && turn.is_soon).then(|| view! {
            <p class="correspondence-warning" data-warning="">
                {words.bank_does_not_save}
            </p>
        })}
    })
}

#[component]
fn Deadline(
    page: GamePage,
    /// The name by which tests and styles find it.
    name: &'static str,
    label: &'static str,
    at: Utc,
    #[prop(optional)] note: String,
) -> impl IntoView {
    view! {
        <div data-deadline=name>
            <dt>{label}</dt>
            <dd>
                <Moment at zone=page.zone()/>
                {(!note.is_empty()).then(|| view! { <p class="note">{note}</p> })}
            </dd>
        </div>
    }
}
