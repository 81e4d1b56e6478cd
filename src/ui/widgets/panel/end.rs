//! Ends the game with an event on the board or an arbiter's decision, in one touch. The result of
//! an event is shown before it is chosen.

use leptos::prelude::*;

use super::view::{View, refusal};
use crate::clock::{BoardEnd, Color, EndReason, Event, GameResult, Outcome};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, dynamic, el, several};
use crate::ui::text::t;

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

/// The events, and results with their reasons.
pub(super) fn end(clock: ClockController, view: RwSignal<View>) -> El {
    // The side about to resign although it may claim a draw.
    let giving_up = RwSignal::new(None::<Color>);
    several()
        .child(refusal(clock))
        .child(dynamic(move || match giving_up.get() {
            Some(side) => untrack(|| remind(clock, view, side)),
            None => untrack(|| choices(clock, view, giving_up)),
        }))
}

fn take(clock: ClockController, view: RwSignal<View>, event: Event) {
    if clock.act(event).is_ok() {
        view.set(View::Main);
    }
}

fn choices(clock: ClockController, view: RwSignal<View>, giving_up: RwSignal<Option<Color>>) -> El {
    let state = clock.state();
    let facts: Vec<(BoardEnd, Outcome)> = clock.game.with_untracked(|game| {
        let seen = game.board.is_some();
        let said = |end: &BoardEnd| {
            matches!(end, BoardEnd::Resignation { .. } | BoardEnd::Agreement) || !seen
        };
        let setup = game.clock.setup();
        FACTS
            .into_iter()
            .filter(said)
            .filter_map(|end| Some((end, state.result_on_board(setup, end).ok()?)))
            .collect()
    });
    let fact = |&(end, makes): &(BoardEnd, Outcome)| {
        let reminded = match end {
            BoardEnd::Resignation { by } => clock
                .game
                .with_untracked(|game| state.may_claim_draw(game.clock.setup(), by))
                .then_some(by),
            _ => None,
        };
        el("button")
            .attr("data-result", makes.result.score())
            .attr("data-reason", makes.reason.name())
            .attr("data-fact", "")
            .on("click", move |_| match reminded {
                Some(side) => giving_up.set(Some(side)),
                None => take(clock, view, Event::OnBoard(end)),
            })
            .child((t().panel.board_end)(end))
            .child(el("small").child((t().panel.board_result)(end, makes)))
    };
    let buttons: Vec<El> = facts.iter().map(fact).collect();
    let on_board = (!buttons.is_empty()).then(|| {
        el("fieldset")
            .child(el("legend").child(t().panel.on_board))
            .child(el("div").class("acts facts").child(buttons))
    });
    let counts = clock
        .game
        .with_untracked(|game| game.clock.setup().counts_moves_and_repetitions());
    // The arbiter cannot give another result for an event offered above.
    let told: Vec<EndReason> = facts.iter().map(|&(end, _)| plainly(end)).collect();
    let decided = move |result: GameResult, reason: EndReason| {
        let uncounted = !counts && matches!(reason, EndReason::Repetition | EndReason::FiftyMoves);
        // Checkmate on extra time is only a draw.
        let only_draws = match (result, reason) {
            (GameResult::Win(side), EndReason::Checkmate) => clock
                .face
                .with_untracked(|face| face.sides.get(side).first_flag),
            _ => false,
        };
        !told.contains(&reason) && !uncounted && !only_draws
    };
    several()
        .child(on_board)
        .child(arbiter(clock, view, decided))
}

/// The reason of an event, unaffected by the clock.
fn plainly(end: BoardEnd) -> EndReason {
    match end {
        BoardEnd::Checkmate { .. } => EndReason::Checkmate,
        BoardEnd::Resignation { .. } => EndReason::Resignation,
        BoardEnd::Stalemate => EndReason::Stalemate,
        BoardEnd::DeadPosition => EndReason::DeadPosition,
        BoardEnd::Agreement => EndReason::Agreement,
        BoardEnd::FiftyMoves => EndReason::FiftyMoves,
        BoardEnd::SeventyFiveMoves => EndReason::SeventyFiveMoves,
        BoardEnd::Threefold => EndReason::Repetition,
        BoardEnd::Fivefold => EndReason::FivefoldRepetition,
    }
}

/// The other decisions of the arbiter.
fn arbiter(
    clock: ClockController,
    view: RwSignal<View>,
    offered: impl Fn(GameResult, EndReason) -> bool,
) -> El {
    let results: [(GameResult, &'static [EndReason]); 4] = [
        (GameResult::Win(Color::White), &EndReason::OF_WINS),
        (GameResult::Draw, &EndReason::OF_DRAWS),
        (GameResult::Win(Color::Black), &EndReason::OF_WINS),
        (
            GameResult::BothLose,
            &[EndReason::Absence, EndReason::Arbiter],
        ),
    ];
    let button = move |result: GameResult, reason: EndReason| {
        el("button")
            .attr("data-result", result.score())
            .attr("data-reason", reason.name())
            .on("click", move |_| {
                take(clock, view, Event::End(Outcome { result, reason }));
            })
            .child((t().words.reason)(reason))
    };
    let group = |(result, reasons): (GameResult, &'static [EndReason])| {
        let reasons: Vec<El> = reasons
            .iter()
            .copied()
            .filter(|&reason| offered(result, reason))
            .map(|reason| button(result, reason))
            .collect();
        el("div")
            .class("decision")
            .child(el("h3").child((t().words.result)(result)))
            .child(el("div").class("acts").child(reasons))
    };
    el("fieldset")
        .child(el("legend").child(t().panel.arbiter))
        .child(el("div").class("decisions").child(results.map(group)))
}

/// Reminds a side about to resign that it may claim a draw.
fn remind(clock: ClockController, view: RwSignal<View>, side: Color) -> El {
    let claim = el("button")
        .class("main")
        .attr("data-act", "claim-instead")
        .on("click", move |_| take(clock, view, Event::ClaimDraw(side)))
        .child(t().beside.claim_instead);
    let resign = el("button")
        .attr("data-act", "resign-still")
        .on("click", move |_| {
            let end = BoardEnd::Resignation { by: side };
            take(clock, view, Event::OnBoard(end));
        })
        .child((t().panel.resign_still)(side));
    several()
        .child(
            el("p")
                .class("question")
                .child((t().beside.could_claim)(side)),
        )
        .child(el("div").class("primary").child(claim).child(resign))
}
