//! How the game ended: first the result, then a reason if one is wanted.

use leptos::prelude::*;

use super::Panel;
use super::page::{PanelPage, Refusal, pressed};
use crate::clock::{BoardEnd, Color, EndReason, Event, GameResult, Outcome};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::{self, shared};
use crate::ui::widgets::icon::Icon;

/// Events that players report. With a board, the board detects all but agreement and resignation.
const FACTS: [BoardEnd; 9] = [
    BoardEnd::Checkmate {
        winner: Color::White,
    },
    BoardEnd::Checkmate {
        winner: Color::Black,
    },
    BoardEnd::Resignation { by: Color::White },
    BoardEnd::Resignation { by: Color::Black },
    BoardEnd::Agreement,
    BoardEnd::Stalemate,
    BoardEnd::DeadPosition,
    BoardEnd::Threefold,
    BoardEnd::FiftyMoves,
];

const RESULTS: [GameResult; 4] = [
    GameResult::Win(Color::White),
    GameResult::Draw,
    GameResult::Win(Color::Black),
    GameResult::BothLose,
];

/// A way in which the game may have ended, and its outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct EndChoice {
    makes: Outcome,
    /// The event on the board; `None` if the arbiter decides the result.
    fact: Option<BoardEnd>,
}

impl EndChoice {
    const fn event(self) -> Event {
        match self.fact {
            Some(end) => Event::OnBoard(end),
            None => Event::End(self.makes),
        }
    }

    /// Why the event does not have its usual result here, as after a mate on extra time.
    fn note(self) -> Option<&'static str> {
        let reason = self.fact.map(BoardEnd::reason)?;
        (reason != self.makes.reason).then(|| shared::names::reason(self.makes.reason))
    }

    fn words(self) -> String {
        match self.fact {
            Some(end) => text::shared::fact::end(end).to_owned(),
            None => capital(shared::names::reason(self.makes.reason)),
        }
    }
}

/// Words as they begin on a button.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The results and, below them, the reasons for the chosen one.
#[component]
pub(super) fn End(panel: Panel) -> impl IntoView {
    let Panel { clock, .. } = panel;
    let ways = StoredValue::new(ways(clock));
    let result = RwSignal::new(None::<GameResult>);
    let way = RwSignal::new(None::<EndChoice>);
    // The side that is about to resign although it may claim a draw.
    let giving_up = RwSignal::new(None::<Color>);
    let tile = move |this: GameResult| {
        let choose = move |_| {
            result.set(Some(this));
            way.set(None);
        };
        view! {
            <button
                class="result"
                type="button"
                data-result=this.score()
                aria-pressed=move || pressed(result.get() == Some(this))
                on:click=choose
            >
                <span>{text::base::names::result(this)}</span>
                " "
                <b aria-hidden="true">{this.shown()}</b>
            </button>
        }
    };
    let reason = move |this: EndChoice| {
        view! {
            <button
                type="button"
                data-result=this.makes.result.score()
                data-reason=this.makes.reason.name()
                aria-pressed=move || pressed(way.get() == Some(this))
                on:click=move |_| way.update(|way| *way = (*way != Some(this)).then_some(this))
            >
                {this.words()}
                {this.note().map(|note| view! { <small>" · " {note}</small> })}
            </button>
        }
    };
    let reasons = move || {
        let result = result.get()?;
        let of_result = ways.with_value(|ways| {
            let ways = ways.iter().copied();
            ways.filter(|way| way.makes.result == result)
                .collect::<Vec<_>>()
        });
        Some(of_result.into_iter().map(reason).collect_view())
    };
    let finish = move || {
        let Some(result) = result.get_untracked() else {
            return;
        };
        let event = match way.get_untracked() {
            Some(way) => way.event(),
            None => Event::End(Outcome {
                result,
                reason: EndReason::Unstated,
            }),
        };
        if let Event::OnBoard(BoardEnd::Resignation { by }) = event
            && giving_up.get_untracked().is_none()
            && may_claim(clock, by)
        {
            giving_up.set(Some(by));
            return;
        }
        take(panel, event);
    };
    let choices = move || {
        view! {
            <div class="results">{RESULTS.map(tile).collect_view()}</div>
            <Show when=move || result.with(Option::is_some)>
                <div class="chips facts" role="group" aria-label=shared::panel::reason_if_wished()>
                    <h3>{shared::panel::reason_if_wished()}</h3>
                    {reasons}
                </div>
                <div class="primary">
                    <button class="main" type="button" data-act="finish" on:click=move |_| finish()>
                        {Icon::Check.view()}
                        {move || result.get().map(text::base::names::result)}
                    </button>
                </div>
            </Show>
        }
    };
    view! {
        <Refusal/>
        {move || match giving_up.get() {
            Some(side) => view! { <ClaimFirstReminder panel side/> }.into_any(),
            None => choices().into_any(),
        }}
    }
}

fn take(panel: Panel, event: Event) {
    if panel.clock.act(event).is_ok() {
        panel.page.set(PanelPage::Main);
    }
}

fn may_claim(clock: ClockController, side: Color) -> bool {
    let state = clock.state();
    clock
        .game
        .with_untracked(|game| state.may_claim_draw(game.clock.setup(), side))
}

/// All ways in which the game may have ended now: events on the board, then what else the arbiter
/// decides.
fn ways(clock: ClockController) -> Vec<EndChoice> {
    let state = clock.state();
    let facts: Vec<EndChoice> = clock.game.with_untracked(|game| {
        let has_board = game.board.is_some();
        let may_be_reported = |end: &BoardEnd| {
            matches!(end, BoardEnd::Resignation { .. } | BoardEnd::Agreement) || !has_board
        };
        let way = |end| {
            let makes = state.result_on_board(game.clock.setup(), end).ok()?;
            let fact = Some(end);
            Some(EndChoice { makes, fact })
        };
        FACTS
            .into_iter()
            .filter(may_be_reported)
            .filter_map(way)
            .collect()
    });
    let counts = clock
        .game
        .with_untracked(|game| game.clock.setup().counts_moves_and_repetitions());
    // The arbiter cannot give another result for an event that can be reported.
    let reported: Vec<EndReason> = facts
        .iter()
        .filter_map(|way| way.fact.map(BoardEnd::reason))
        .collect();
    let may_be_decided = |&(result, reason): &(GameResult, EndReason)| {
        let uncounted = !counts && matches!(reason, EndReason::Repetition | EndReason::FiftyMoves);
        // Checkmate on extra time is only a draw.
        let only_draws = match (result, reason) {
            (GameResult::Win(side), EndReason::Checkmate) => clock
                .face
                .with_untracked(|face| face.sides.get(side).first_flag),
            _ => false,
        };
        !reported.contains(&reason) && !uncounted && !only_draws
    };
    let decided = RESULTS
        .into_iter()
        .flat_map(|result| {
            reasons_of(result)
                .iter()
                .map(move |&reason| (result, reason))
        })
        .filter(may_be_decided)
        .map(|(result, reason)| EndChoice {
            makes: Outcome { result, reason },
            fact: None,
        });
    facts.iter().copied().chain(decided).collect()
}

const fn reasons_of(result: GameResult) -> &'static [EndReason] {
    match result {
        GameResult::Win(_) => &EndReason::OF_WINS,
        GameResult::Draw => &EndReason::OF_DRAWS,
        GameResult::BothLose => &[EndReason::Absence, EndReason::Arbiter],
    }
}

/// Reminds a side about to resign that it may claim a draw.
#[component]
fn ClaimFirstReminder(panel: Panel, side: Color) -> impl IntoView {
    let resign = Event::OnBoard(BoardEnd::Resignation { by: side });
    view! {
        <p class="question">{shared::board::could_claim(side)}</p>
        <div class="primary">
            <button
                class="main"
                type="button"
                data-act="claim-instead"
                on:click=move |_| take(panel, Event::ClaimDraw(side))
            >
                {shared::board::claim_instead()}
            </button>
            <button type="button" data-act="resign-still" on:click=move |_| take(panel, resign)>
                {shared::panel::resign_still(side)}
            </button>
        </div>
    }
}
