//! The parameters of an event under Triple Block, for lengths in and beyond the rules' own table.

use serde::{Deserialize, Serialize};
use zeitnot_core::correspondence::Event;
use zeitnot_core::correspondence::certainty::Certainty;
use zeitnot_core::correspondence::event::EventDraft;
use zeitnot_core::correspondence::proposal::{Proposal, propose};

use crate::file::{Case, File, differences, play};
use crate::ledgers::Protection;
use crate::stamp::Stamp;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    start: Stamp,
}

/// The wish of an organizer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    length_days: u32,
    protection: Option<Protection>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parameters {
    rated: bool,
    end_certain: bool,
    listed: Option<Blocks>,
    exact: Blocks,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Blocks {
    clock_s: i64,
    bank_s: i64,
    increment_s: i64,
    length_days: u32,
    end: Stamp,
}

impl Blocks {
    fn of(proposal: &Proposal, bank: usize, start: Stamp) -> Blocks {
        Blocks {
            clock_s: proposal.clock.get(),
            bank_s: proposal.banks[bank].get(),
            increment_s: proposal.increment.get(),
            length_days: proposal.days,
            end: Stamp(proposal.end(start.0)),
        }
    }
}

fn parameters(start: Stamp, wish: &Wish) -> Parameters {
    let proposals = propose(wish.length_days);
    let draft = proposals.standard().draft("Suite", start.0);
    let event = Event::new(EventDraft {
        protection: wish.protection.unwrap_or_default().rule(),
        ..draft
    })
    .expect("an event of the rules");
    let listed = proposals.listed.as_ref();
    Parameters {
        rated: event.is_rated(),
        end_certain: event.draft().certainty() == Certainty::Certain,
        listed: listed.map(|row| Blocks::of(row, 0, start)),
        exact: Blocks::of(&proposals.exact, 0, start),
    }
}

#[test]
fn triple_block_parameters() {
    let differs = |_: &File<Given, Wish, Parameters>, case: &Case<Given, Wish, Parameters>| {
        let wishes = case.events.iter().zip(&case.expect);
        let found = wishes.flat_map(|(wish, expected)| {
            let place = format!("{} days:", wish.length_days);
            differences(&place, expected, &parameters(case.given.start, wish))
        });
        found.collect()
    };
    play("triple_block_parameters.json", &[], differs);
}
