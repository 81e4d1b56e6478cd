//! Games of correspondence chess under Triple Block, with their stamps.

mod form;
mod game;

use crate::file::{Case, File, LeftOut, differences, play};
pub use form::Protection;
use form::{Given, Happened, Seen};
use game::Game;

/// The interpretations that this core has no setting for.
const LEFT_OUT: [LeftOut; 1] = [(
    "ledger/refill/off-turn/own-turn",
    "here a player may refill at any time, by (5), in every event",
)];

#[test]
fn triple_block_ledgers() {
    play("triple_block_ledgers.json", &LEFT_OUT, differs);
}

/// The differences after each entry of a case. Nothing but the reason of a refusal may be unnamed.
fn differs(file: &File<Given, Happened, Seen>, case: &Case<Given, Happened, Seen>) -> Vec<String> {
    let mut game = Game::begin(&case.given, &file.moves);
    let mut wrong = Vec::new();
    if case.events.len() != case.expect.len() {
        wrong.push("not as many states as events".into());
    }
    for (place, (happened, expected)) in case.events.iter().zip(&case.expect).enumerate() {
        let accepted = game.happens(happened);
        let found = game.seen(accepted);
        let place = format!("event {place}, {}:", happened.at);
        wrong.extend(differences(&place, expected, &found));
        for (name, is_named, is_found) in [
            (
                "deadline",
                expected.deadline.is_some(),
                found.deadline.is_some(),
            ),
            ("latest", expected.latest.is_some(), found.latest.is_some()),
            ("worst", expected.worst.is_some(), found.worst.is_some()),
            ("lost", expected.lost.is_some(), found.lost.is_some()),
        ] {
            if is_found && !is_named {
                wrong.push(format!("{place} {name} is not expected, and found"));
            }
        }
    }
    wrong
}
