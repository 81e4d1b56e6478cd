//! Whose turn it is, and until when: two dates, and what they mean.

use leptos::prelude::*;

use super::ask_button::AskButton;
use super::state::{Ask, GamePage};
use crate::clock::{ByColor, Color};
use crate::correspondence::deadline::{
    Cautious, Deadlines, Differs, Doubt, SafeDeadline, WorstCase, deadlines, worst_cases,
};
use crate::correspondence::entry::ActKind;
use crate::correspondence::ledger::ConflictError;
use crate::correspondence::rank::{LITTLE, VERY_LITTLE};
use crate::correspondence::state::GameEnd;
use crate::correspondence::{EntryError, Phase, Seconds, State, Utc};
use crate::ui::text;
use crate::ui::text::correspondence::game as words;
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::moment::{self, Moment};

/// The turn as the status describes it. It changes with the entries, not with the seconds.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Turn {
    pub(super) side: Color,
    phase: Going,
    deadlines: Option<Deadlines>,
    /// How much earlier than in the ledger the clock may fall.
    early: Seconds,
    cautious: Option<Cautious>,
    /// The deadline of a player who has to act, where the clock shows a later date.
    worst: Option<SafeDeadline>,
    /// The accounts after the last entry, where less may be on them than is shown.
    worst_cases: ByColor<Option<WorstCase>>,
    /// Whether the earlier date has passed, so that only the server knows.
    is_in_doubt: bool,
    /// Whether the clock runs and its time is not known.
    is_unknown: bool,
    /// Whether the clock runs out within days, so that the player has to think of the bank.
    is_soon: bool,
    /// Whether the bank has time.
    has_bank: bool,
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
    pub(super) fn memo(page: GamePage) -> Memo<Turn> {
        let careful = Memo::new(move |_| {
            let settled = page.settled();
            page.ledger.with(|ledger| {
                (
                    Doubt::and_why(ledger, &settled),
                    worst_cases(ledger, &settled),
                )
            })
        });
        Memo::new(move |_| {
            let (doubt, worst_cases) = careful.get();
            Turn::of(&page.state.get(), doubt, worst_cases, page.mine())
        })
    }

    /// The account of a side in the case in which it has less than in the ledger, until a comparison
    /// says how the server counts.
    pub(super) fn worst_of(self, page: GamePage, side: Color) -> Option<WorstCase> {
        let state = page.state.get();
        let mine = page.mine();
        if self.side == side && mine.is_none_or(|mine| mine == side) {
            let (deadline, cautious) = self.worst.zip(self.cautious)?;
            return Some(WorstCase {
                account: deadline.worst(&state),
                by: cautious.by,
            });
        }
        let goes_on = matches!(self.phase, Going::Running | Going::Claim(_));
        let worst = self
            .worst_cases
            .get(side)
            .filter(|_| goes_on && mine.is_some())?;
        Some((page.ledger).with(|ledger| worst.run_to(ledger, side, state.account(side))))
    }

    /// In what the server may count otherwise than the statement.
    pub(super) fn differs(&self) -> Option<Differs> {
        let ByColor { white, black } = self.worst_cases;
        Some(white.or(black)?.by)
    }

    fn of(
        state: &State,
        (doubt, cautious): (Doubt, Option<Cautious>),
        worst_cases: ByColor<Option<WorstCase>>,
        mine: Option<Color>,
    ) -> Turn {
        let deadline = SafeDeadline::of(state, doubt, mine);
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
            early: deadline.map_or(Seconds::ZERO, |deadline| deadline.early),
            cautious,
            worst: deadline.filter(|deadline| deadline.is_cautious(state.at)),
            worst_cases,
            is_in_doubt: deadline.is_some_and(|deadline| deadline.is_in_doubt(state.at)),
            is_unknown: state.runs_unknown(),
            is_soon: state.account(state.turn).clock < LITTLE,
            has_bank: state.account(state.turn).bank.is_positive(),
        }
    }
}

/// The status: who is to move, the two dates that count, and what does not fit the event.
#[component]
pub(super) fn Status(page: GamePage, turn: Memo<Turn>) -> impl IntoView {
    view! {
        <section class="correspondence-standing-now">
            {move || {
                let turn = turn.get();
                page.event.track();
                page.conflict.track();
                untrack(|| view! { <Heading page turn/> <TimeNotKnown page turn/> <Due page turn/> })
            }}
            {move || page.conflict.get().map(|conflict| view! { <ConflictNotice page conflict/> })}
        </section>
    }
}

/// The first entry that does not count, and why. Of a game that was lost before it, the heading
/// says so already.
#[component]
fn ConflictNotice(page: GamePage, conflict: ConflictError) -> impl IntoView {
    let entry = page.words(conflict.place);
    if let EntryError::Fallen { .. } = conflict.why {
        return view! {
            <p class="quiet" role="alert" data-conflict="">
                {words::after_fall(&entry)}
            </p>
        };
    }
    let why = moment::why_refused(conflict.why, &page.zone());
    view! {
        <p class="refusal" role="alert" data-conflict="">
            {words::does_not_fit(&entry, &why)}
        </p>
    }
}

/// Whose move it is, or how the game ended.
#[component]
fn Heading(page: GamePage, turn: Turn) -> impl IntoView {
    let zone = page.zone();
    let name = page.name(turn.side);
    let sentence = match turn.phase {
        Going::Waiting => {
            let start = page.event.with(|event| event.draft().start);
            words::waiting(&moment::in_zone(start, &zone))
        }
        Going::Running => words::turn(&name, page.mine() == Some(turn.side)),
        Going::Claim(by) => words::claim_pending(&page.name(by)),
        Going::Fallen(at) => {
            let at = moment::in_zone(at, &zone);
            if turn.has_bank {
                words::fallen_with_bank(&name, &at)
            } else {
                words::fallen(&name, &at)
            }
        }
        Going::Over(verdict) => text::correspondence::verdict(&verdict),
    };
    let is_lost = matches!(turn.phase, Going::Fallen(_));
    view! {
        <h2 class="correspondence-turn" class:lost=is_lost tabindex="-1">
            {sentence}
        </h2>
    }
}

/// Instead of the deadlines: no time is known, and what to do.
#[component]
fn TimeNotKnown(page: GamePage, turn: Turn) -> impl IntoView {
    let is_made = page
        .game
        .with(|game| game.moves_before.iter().any(|made| *made > 0));
    let has_moves = is_made || page.ledger.with(|ledger| ledger.line().ply() > 0);
    let why = if has_moves {
        words::unknown_time()
    } else {
        words::no_moves()
    };
    // Figures cannot be compared while entries do not fit.
    let can_enter = page.conflict.with(Option::is_none);
    let enter = move || {
        let label = words::enter_figures();
        view! {
            <AskButton page act="enter-figures" class="main no-print" label ask=Ask::Reconcile/>
        }
    };
    turn.is_unknown.then(|| {
        view! {
            <p data-deadline="unknown">{why}</p>
            {can_enter.then(enter)}
        }
    })
}

/// A date that counts.
struct DueDate {
    /// The name by which tests and styles find it.
    name: &'static str,
    label: &'static str,
    at: Utc,
    /// A condition, in a few words.
    note: String,
}

/// The dates of the side to move, the one to look at first before the others.
fn due(page: GamePage, turn: Turn) -> Vec<DueDate> {
    let Some(deadlines) = turn.deadlines else {
        return Vec::new();
    };
    let has_bank = deadlines.last != deadlines.falls;
    let is_theirs = is_theirs(page, turn);
    let date = |name, label, at| DueDate {
        name,
        label,
        at,
        note: String::new(),
    };
    let (label, sooner) = match (is_theirs, turn.cautious) {
        (true, None) => (words::their_clock_falls(), ""),
        (true, Some(cautious)) => text::correspondence::their_clock_falls(cautious.by),
        (false, None) => (words::move_by(has_bank), ""),
        (false, Some(_)) if turn.is_in_doubt => (words::at_best_by(), words::in_doubt()),
        (false, Some(_)) => (words::at_best_by(), words::cautious()),
    };
    let falls = date("falls", label, deadlines.falls - turn.early);
    let cautious = turn
        .cautious
        .map(|other| date("cautious", sooner, other.at));
    let last = has_bank.then(|| DueDate {
        note: words::visits(deadlines.visits),
        ..date("last", words::last_moment(), deadlines.last)
    });
    let mut dates: Vec<_> = [Some(falls), last].into_iter().flatten().collect();
    if let Some(cautious) = cautious {
        // A player who has to act reads the earlier date first.
        dates.insert(usize::from(is_theirs), cautious);
    }
    dates
}

/// Whether it is the opponent's clock that runs.
fn is_theirs(page: GamePage, turn: Turn) -> bool {
    page.mine().is_some_and(|side| side != turn.side)
}

/// How many dates are in sight; the others are folded.
const IN_SIGHT: usize = 2;

#[component]
fn Due(page: GamePage, turn: Turn) -> impl IntoView {
    let mut dates = due(page, turn);
    dates.truncate(IN_SIGHT);
    (!dates.is_empty()).then(|| view! { <Dates page turn dates/> })
}

/// The date by which the reader has to act, under the board, where the entry stands between the board
/// and the status; and a refill, where the clock has little time left. Screen readers skip it, because
/// the status says the same.
#[component]
pub(super) fn FirstDate(page: GamePage, turn: Memo<Turn>) -> impl IntoView {
    let is_low = Memo::new(move |_| {
        let state = page.state.get();
        let account = state.account(state.turn);
        let is_low = state.runs() && state.is_known(state.turn) && account.clock < VERY_LITTLE;
        is_low && account.bank.is_positive() && !page.conflict.with(Option::is_some)
    });
    let refill = move || {
        let ask = Ask::Act(ActKind::Refill);
        view! { <AskButton page act="refill-now" class="main" label=words::refill() ask is_second=true/> }
    };
    let drawn = move |turn: Turn| {
        if is_theirs(page, turn) {
            return None;
        }
        let first = due(page, turn).into_iter().next()?;
        let now = page.correspondence.this_second();
        Some(view! {
            <p class="correspondence-first-date no-print" aria-hidden="true">
                <span>{first.label}</span>
                " "
                <strong class="num">{moment::here_soon(first.at, now)}</strong>
                <Show when=move || is_low.get()>{refill}</Show>
            </p>
        })
    };
    move || {
        let turn = turn.get();
        page.event.track();
        untrack(|| drawn(turn))
    }
}

/// The meaning of the dates, and those that are not in sight.
#[component]
pub(super) fn DatesExplained(page: GamePage, turn: Memo<Turn>) -> impl IntoView {
    let explained = move |turn: Turn| {
        let dates: Vec<_> = due(page, turn).into_iter().skip(IN_SIGHT).collect();
        let by = turn.cautious.map(|other| other.by);
        let why = by.map(|by| text::correspondence::cautious(by, is_theirs(page, turn)));
        let has_bank = turn.deadlines.is_some_and(|due| due.last != due.falls);
        let fold = (!dates.is_empty() || why.is_some()).then(|| {
            view! {
                <Fold title=words::about_dates() name="dates">
                    {why.map(|why| view! { <p>{why}</p> })}
                    {(!dates.is_empty()).then(|| view! { <Dates page turn dates/> })}
                </Fold>
            }
        });
        let warning = (has_bank && turn.is_soon).then(|| {
            view! {
                <p class="correspondence-warning" data-warning="">
                    {words::bank_does_not_save()}
                </p>
            }
        });
        (fold.is_some() || warning.is_some()).then(|| {
            view! { <section class="correspondence-explained no-print">{warning} {fold}</section> }
        })
    };
    move || {
        let turn = turn.get();
        page.event.track();
        page.conflict.track();
        untrack(|| explained(turn))
    }
}

#[component]
fn Dates(page: GamePage, turn: Turn, dates: Vec<DueDate>) -> impl IntoView {
    let is_theirs = is_theirs(page, turn);
    let now = page.correspondence.this_second();
    let date = |date: DueDate| {
        view! {
            <div data-deadline=date.name>
                <dt>{date.label}</dt>
                <dd>
                    <Moment at=date.at zone=page.zone() now/>
                    {(!date.note.is_empty()).then(|| view! { <p class="note">{date.note}</p> })}
                </dd>
            </div>
        }
    };
    view! {
        <dl class="correspondence-deadlines stack apart" class:theirs=is_theirs>
            {dates.into_iter().map(date).collect_view()}
        </dl>
    }
}
