//! Entries and statements of correspondence games, their events, and errors of both.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Position as _};
use zeitnot_fixtures::correspondence::{START, draft};

use super::samples::{COMBINED, Samples, all, combined};
use super::setups::Random;
use crate::clock::{ByColor, Color};
use crate::correspondence::certainty::{Certainty, Departure};
use crate::correspondence::civil::CivilError;
use crate::correspondence::enter::EnterError;
use crate::correspondence::entry::ActKind;
use crate::correspondence::event::EventError;
use crate::correspondence::event_form::{EventField, EventFieldError};
use crate::correspondence::forecast::{AveragePace, PerMove};
use crate::correspondence::leave_planner::{LeaveTask, LeaveVerdict, PlannedRefill};
use crate::correspondence::link::{LinkError, LinkKey};
use crate::correspondence::look::Figure;
use crate::correspondence::offer::{BlocksOffer, OfferKind};
use crate::correspondence::reconcile::Discrepancy;
use crate::correspondence::server_facts::Differs;
use crate::correspondence::state::{GameEnd, GameEndReason};
use crate::correspondence::statement::{Block, StatementRow, rows};
use crate::correspondence::typed::DurationError;
use crate::correspondence::typed_moves::TypedMovesError;
use crate::correspondence::{
    Act, Blocks, Cause, Edition, EndDate, Ending, Entry, EntryError, Event, EventDraft,
    GameStanding, Interpretations, Ledger, Openings, Protection, Refill, Reset, Seconds, ShownTime,
    Utc,
};
use crate::game::ending::BoardFact;
use crate::game::{MoveHistory, Start};
use crate::lessons::exhibit::ExhibitError;
use crate::ui::text::events::{LinkFault, ProtectionKind};
use crate::ui::text::whose::Whose;

/// Many lengths of time, from none to fifty days and more; and times that have run out.
const LENGTHS: [i64; 26] = [
    0, 1, 59, 60, 61, 3_599, 3_600, 3_660, 7_200, 36_000, 86_399, 86_400, 86_401, 90_000, 172_800,
    432_000, 604_800, 1_000_000, 1_209_600, 4_320_000, 4_320_001, 8_640_000, 60_480_000, -1,
    -90_061, -86_400,
];

/// How many random entries are tried in each ledger; those that are refused are left out.
const ENTRIES: usize = 40;

impl Samples for Seconds {
    fn samples() -> Vec<Self> {
        LENGTHS.map(Seconds::new).to_vec()
    }
}

impl Samples for Utc {
    fn samples() -> Vec<Self> {
        let after = [0, 1, 90_061, 4_320_000];
        after.map(|s| START + Seconds::new(s)).to_vec()
    }
}

impl Samples for UciMove {
    fn samples() -> Vec<Self> {
        let moves = ["e2e4", "g1f3", "e1g1", "e8c8", "a7a8q", "b2c1n"];
        moves.map(|text| text.parse().expect("a move")).to_vec()
    }
}

/// Events by every rule that they can have.
impl Samples for Event {
    fn samples() -> Vec<Self> {
        let drafts = combined(COMBINED, |parts| EventDraft {
            edition: parts.next(),
            refill: parts.next(),
            protection: parts.next(),
            team: parts.next(),
            captain_may_transfer: parts.next(),
            interpretations: parts.next(),
            ..draft(START)
        });
        let events = drafts.into_iter().map(Event::new);
        events.filter_map(Result::ok).collect()
    }
}

/// The statements of a random game in each event.
pub(super) fn statements() -> Vec<StatementRow> {
    let mut random = Random(1);
    let ledgers = all::<Event>()
        .iter()
        .map(|event| ledger(&mut random, event))
        .collect::<Vec<_>>();
    ledgers.iter().flat_map(rows).collect()
}

fn ledger(random: &mut Random, event: &Event) -> Ledger {
    let lead = MoveHistory::new(Start::standard());
    let start = Entry {
        at: START,
        act: Act::OfficialStart,
    };
    let mut ledger = Ledger::open(event.clone(), lead, ByColor::both(0), vec![start])
        .expect("a start begins a ledger");
    let lengths = all::<Seconds>();
    for _ in 0..ENTRIES {
        let at = ledger.last().at + random.one_of(&lengths[..20]);
        let act = act(random, &ledger, at);
        // Most of what is refused is too early or too much.
        let _ = ledger.add(Entry { at, act }, at);
    }
    ledger
}

/// A move, most of the time, or another act.
fn act(random: &mut Random, ledger: &Ledger, at: Utc) -> Act {
    let side = random.one_of(&Color::ALL);
    let length = random.one_of(&all::<Seconds>());
    let name = "Bo".to_owned();
    match random.below(20) {
        0 | 1 => Act::Refill {
            side,
            amount: length,
        },
        2 => Act::Claim { by: side },
        3 | 4 => Act::Resolved,
        5 => Act::Substitution { side, name },
        6 => Act::Replacement { side, name },
        7 => Act::Transfer {
            side,
            amount: length,
        },
        8 | 9 => {
            let mut shown = ledger.at(at).accounts.map(|account| ShownTime {
                clock: account.clock,
                bank: account.bank,
            });
            shown.get_mut(side).bank = length.abs();
            let cause = random.one_of(&all::<Cause>());
            let shown = shown.map(Some);
            Act::Correction { shown, cause }
        }
        _ => {
            let line = ledger.line();
            let position = line.positions().last().expect("a line has a position");
            let moves = position.legal_moves();
            if moves.is_empty() {
                return Act::Resolved;
            }
            Act::Move(random.one_of(&moves).to_uci(CastlingMode::Standard))
        }
    }
}

every! { struct AveragePace { of, mean } }
every! { struct Blocks { clock, increment, bank } }
every! { struct BlocksOffer { kind, days, clock, increment, bank } }
every! { struct Differs { refill, reset, openings } }
every! { struct Entry { at, act } }
every! { struct GameEnd { at, result, why } }
every! { struct Interpretations { openings, reset, end_date } }
every! { struct PerMove { moves, each } }
every! { struct PlannedRefill { amount, from, by } }
every! { struct ShownTime { clock, bank } }

every! {
    Act {
        OfficialStart, Start, Move(uci), Refill { side, amount }, Claim { by }, Resolved,
        Substitution { side, name }, Replacement { side, name }, Transfer { side, amount },
        Correction { shown, cause }, Result { result, ending },
    }
}
every! {
    ActKind {
        Start, Move, Refill, Claim, Resolved, Correction, Result, Substitution, Replacement,
        Transfer,
    }
}
every! { Block { Clock, Bank } }
every! { BoardFact { Checkmate { winner }, Stalemate, DeadPosition } }
every! { Cause { Unknown, Refill, Rounding, Stamp, Interpretation, Event, Agrees } }
every! { Certainty { Certain, Exceeded(by), Unbounded(protection) } }
every! { CivilError { Shape, Order, Date, Time } }
every! { Departure { Clock, Increment(increment), Moves, Bank(bank) } }
every! {
    Discrepancy {
        Agrees, Rounding(off), Refill { amount, at }, Stamp { place, off }, Interpretation(refill),
        Reset(reset), Openings(openings), Opening { clock, bank }, Increment(increment),
        Protection(protection), TakenOver, Unknown { clock, bank },
    }
}
every! { DurationError { Empty, Shape, Range } }
every! { Edition { Current, Older } }
every! { EndDate { Instant, Day } }
every! { Ending { Resignation, Agreement, Claim, Time, Default, Adjudication } }
every! {
    EnterError {
        Name(side), Fen(error), TwoStarts, Moves(error), Several(games), Over, NotStarted(start),
        Made(side), Clock(side, error), Bank(side, error), Refused(why),
    }
}
every! {
    EntryError {
        BeforeStart { start }, NotStarted, Started, Order { after }, Future { now },
        Fallen { side, at }, Over, Claim, NoClaim, Illegal, Amount, Bank { bank }, Cap { room },
        Shown, NothingShown, NotTeam, CaptainMayNot, AfterEnd { end }, NothingLeft,
        SubstitutionOwed { side }, Name,
    }
}
every! {
    EventError {
        Name, Start, Days, Clock, Bank, Increment, IncrementMoves, Protection, CaptainWithoutTeam,
        Zone,
    }
}
every! {
    EventField {
        Name, Start, Days, Clock, Increment, Bank, Moves, Protection, Captain, Zone,
    }
}
every! { EventFieldError { Length(error), Number, NoStart, UnknownZone, Event(error) } }
every! { ExhibitError { Clock(why), Board(why), Ledger(why), NotOffered } }
every! { Figure { Clock, Bank } }
every! { GameEndReason { Board(fact), Word(ending), Time } }
every! { GameStanding { Mine, Watched, Theirs, Ahead, Finished } }
every! { LeaveTask { Compare, Check, Lost, MayBeLost, Move, Refill, Safe } }
every! {
    LeaveVerdict {
        Over, Unknown, Safe { left }, RefillFirst { refills },
        MoveFirst { by, keep, first, refill }, CannotBeSaved { falls },
    }
}
every! { LinkError { TooLong, Missing(key), Unreadable(key), Twice(key), End, Event(error) } }
every! { LinkFault { Missing, Unreadable, Twice } }
every! {
    LinkKey {
        Name, Start, Days, Clock, Bank, Increment, Moves, Rules, Refill, Protection, Team,
        Transfer, Openings, Reset, EndDate, Zone, End,
    }
}
every! { OfferKind { Listed, Published, Exact } }
every! { Openings { Apart, Counted } }
every! { Protection { None, SuddenDeath(moves), GuaranteedTime } }
every! { ProtectionKind { None, SuddenDeath, GuaranteedTime } }
every! { Refill { Automatic, IncrementOnly } }
every! { Reset { AfterLast, WithLast } }
every! {
    TypedMovesError<'static> {
        NoMove(text), TooMuch(text), Date(text, error), Number(text), Sent(text), Took(text),
        UnclosedComment(text), HalfShown(text),
    }
}
every! { Whose { Mine, Theirs, White, Black } }
