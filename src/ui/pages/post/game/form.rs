//! Entering something: [`Draft`], what was filled in, and the entry that it
//! makes.

mod fields;

pub use fields::{amount_field, sides};

use leptos::prelude::*;
use shakmaty::Move;
use shakmaty::uci::UciMove;

use super::ask::confirm;
use super::desk::Desk;
use crate::clock::color::{ByColor, Color};
use crate::clock::outcome::GameResult;
use crate::correspondence::entry::{Act, Cause, Ending, Entry, Shown};
use crate::correspondence::ledger::{Change, Edit};
use crate::correspondence::seconds::Utc;
use crate::correspondence::typed;
use crate::game::Position;
use crate::game::notation::read_move;
use crate::ui::components::post::typed_length;
use crate::ui::el::El;
use crate::ui::letters::{self, san};
use crate::ui::text;

/// What kind of entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "as the acts")]
pub enum Kind {
    Start,
    Move,
    Refill,
    Claim,
    Resolved,
    Correction,
    Result,
    Substitution,
    Replacement,
    Transfer,
}

impl Kind {
    /// The kind of an act.
    pub const fn of(act: &Act) -> Kind {
        match act {
            Act::OfficialStart | Act::Start => Kind::Start,
            Act::Move(_) => Kind::Move,
            Act::Refill { .. } => Kind::Refill,
            Act::Claim { .. } => Kind::Claim,
            Act::Resolved => Kind::Resolved,
            Act::Correction { .. } => Kind::Correction,
            Act::Result { .. } => Kind::Result,
            Act::Substitution { .. } => Kind::Substitution,
            Act::Replacement { .. } => Kind::Replacement,
            Act::Transfer { .. } => Kind::Transfer,
        }
    }

    /// What is entered as missing; those of teams are entered on their page.
    const MISSING: [Kind; 6] = [
        Kind::Refill,
        Kind::Move,
        Kind::Claim,
        Kind::Resolved,
        Kind::Correction,
        Kind::Start,
    ];
}

/// Where the entry goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// After all others.
    End,
    /// Where its stamp puts it.
    ByStamp,
    /// In the place of that one.
    Of(usize),
}

/// An entry that is being written. A handle.
#[derive(Clone, Copy, Debug)]
pub struct Draft {
    desk: Desk,
    place: Place,
    kind: RwSignal<Kind>,
    side: RwSignal<Color>,
    /// A move, or a name.
    text: RwSignal<String>,
    amount: RwSignal<String>,
    amount_by_hand: RwSignal<bool>,
    shown: [RwSignal<String>; 4],
    cause: RwSignal<Cause>,
    result: RwSignal<GameResult>,
    ending: RwSignal<Ending>,
    /// When.
    pub stamp: RwSignal<Option<Utc>>,
}

impl Draft {
    /// Of that kind, without anything in it.
    pub fn new(desk: Desk, place: Place, kind: Kind) -> Draft {
        let turn = desk.ledger.with_untracked(|ledger| ledger.last().turn);
        let mine = desk.game.with_untracked(|game| game.mine);
        Draft {
            desk,
            place,
            kind: RwSignal::new(kind),
            side: RwSignal::new(mine.unwrap_or(turn)),
            text: RwSignal::default(),
            amount: RwSignal::default(),
            amount_by_hand: RwSignal::new(false),
            shown: std::array::from_fn(|_| RwSignal::default()),
            cause: RwSignal::new(Cause::Unknown),
            result: RwSignal::new(GameResult::Win(Color::White)),
            ending: RwSignal::new(Ending::Resignation),
            stamp: RwSignal::new(None),
        }
    }

    /// Who loses a game before it starts has withdrawn or was defaulted.
    pub fn suppose_ending(self, at: Utc) {
        let start = (self.desk.event).with_untracked(|event| event.draft().start);
        if at < start {
            self.ending.set(Ending::Default);
        }
    }

    /// A move that is laid on the board. Who moves here does so now; when the
    /// opponent moved, the server says.
    pub fn of_move(desk: Desk, play: Move) -> Draft {
        let draft = Draft::new(desk, Place::End, Kind::Move);
        desk.ledger.with_untracked(|ledger| {
            draft.text.set(san(ledger.line().position(), play));
            let own = desk.game.with_untracked(|game| game.mine) == Some(ledger.last().turn);
            draft.stamp.set(own.then(|| desk.post.this_second()));
        });
        draft
    }

    /// An entry as it is.
    pub fn of_entry(desk: Desk, place: usize) -> Option<Draft> {
        let entry = desk
            .game
            .with_untracked(|game| game.journal.get(place).cloned())?;
        let draft = Draft::new(desk, Place::Of(place), Kind::of(&entry.act));
        draft.stamp.set(Some(entry.at));
        match entry.act {
            Act::OfficialStart | Act::Start | Act::Resolved => {}
            Act::Move(uci) => draft.text.set(desk.ledger.with_untracked(|ledger| {
                let step = ledger.steps().get(place).map(|step| step.change);
                match step {
                    Some(Change::Move { play, ply, .. }) => ledger
                        .line()
                        .position_at(ply - 1)
                        .map_or_else(String::new, |before| san(before, play)),
                    _ => uci.to_string(),
                }
            })),
            Act::Refill { side, amount } | Act::Transfer { side, amount } => {
                draft.side.set(side);
                draft.amount.set(typed_length(amount));
                draft.amount_by_hand.set(true);
            }
            Act::Claim { by } => draft.side.set(by),
            Act::Substitution { side, name } | Act::Replacement { side, name } => {
                draft.side.set(side);
                draft.text.set(name);
            }
            Act::Correction { shown, cause } => {
                draft.cause.set(cause);
                for (side, fields) in Color::ALL.into_iter().zip(draft.shown.chunks(2)) {
                    if let Some(shown) = shown.get(side) {
                        fields[0].set(typed_length(shown.clock));
                        fields[1].set(typed_length(shown.bank));
                    }
                }
            }
            Act::Result { result, ending } => {
                draft.result.set(result);
                draft.ending.set(ending);
            }
        }
        Some(draft)
    }

    /// Where in the journal it goes.
    fn index(self, at: Option<Utc>) -> usize {
        let entries = self.desk.game.with(|game| game.journal.len());
        match (self.place, at) {
            (Place::Of(place), _) => place,
            (Place::ByStamp, Some(at)) => self.desk.ledger.with(|ledger| ledger.place_of(at)),
            _ => entries,
        }
    }

    /// The position in which its move is made.
    fn position(self) -> Position {
        let index = self.index(self.stamp.get());
        self.desk.ledger.with(|ledger| {
            let moves = ledger.steps().iter().take(index);
            let moves = moves.filter(|step| matches!(step.change, Change::Move { .. }));
            let ply = ledger.lead_plies() + moves.count();
            let position = ledger.line().position_at(ply);
            position.unwrap_or(ledger.line().position()).clone()
        })
    }

    /// What is wrong with the move that was written; nothing while none is.
    fn move_problem(self) -> String {
        let text = self.text.get();
        match text.trim() {
            "" => String::new(),
            text => match letters::typed(text, |text| read_move(&self.position(), text)) {
                Ok(_) => String::new(),
                Err(problem) => (text::play().move_problem)(&problem),
            },
        }
    }

    /// What happened; `None` while it is not all there.
    fn act(self) -> Option<Act> {
        let side = self.side.get();
        let amount = || typed::read(&self.amount.get()).ok();
        let name = || self.text.get().trim().to_owned();
        Some(match self.kind.get() {
            // At the event's instant it is the event's.
            Kind::Start => {
                let official = self.desk.event.with(|event| event.draft().start);
                match self.stamp.get() == Some(official) {
                    true => Act::OfficialStart,
                    false => Act::Start,
                }
            }
            Kind::Resolved => Act::Resolved,
            Kind::Move => {
                let text = self.text.get();
                let read = |text: &str| read_move(&self.position(), text);
                let play = letters::typed(text.trim(), read).ok()?;
                let mode = self.desk.ledger.with(|ledger| ledger.line().start().mode());
                Act::Move(UciMove::from_move(play, mode))
            }
            Kind::Refill => Act::Refill {
                side,
                amount: amount()?,
            },
            Kind::Transfer => Act::Transfer {
                side,
                amount: amount()?,
            },
            Kind::Claim => Act::Claim { by: side },
            Kind::Substitution => Act::Substitution { side, name: name() },
            Kind::Replacement => Act::Replacement { side, name: name() },
            Kind::Correction => Act::Correction {
                cause: self.cause_of(&self.seen()?),
                shown: self.seen()?,
            },
            Kind::Result => Act::Result {
                result: self.result.get(),
                ending: self.ending.get(),
            },
        })
    }

    /// What was seen of each side; `None` while a figure of a pair is missing
    /// or cannot be read.
    pub fn seen(self) -> Option<ByColor<Option<Shown>>> {
        let one = |fields: &[RwSignal<String>]| -> Option<Option<Shown>> {
            let [clock, bank] = [0, 1].map(|i| fields[i].get());
            if clock.trim().is_empty() && bank.trim().is_empty() {
                return Some(None);
            }
            let (clock, bank) = (typed::read(&clock).ok()?, typed::read(&bank).ok()?);
            Some(Some(Shown { clock, bank }))
        };
        let white = one(&self.shown[..2])?;
        let black = one(&self.shown[2..])?;
        Some(ByColor { white, black })
    }

    /// Nothing needs explaining where the server shows what is here.
    fn cause_of(self, seen: &ByColor<Option<Shown>>) -> Cause {
        let cause = self.cause.get();
        let (Cause::Unknown, Some(at)) = (cause, self.stamp.get()) else {
            return cause;
        };
        let state = self.desk.ledger.with(|ledger| ledger.at(at));
        let agrees = |side: Color| {
            let account = state.account(side);
            let same = |seen: &Shown| (seen.clock, seen.bank) == (account.clock, account.bank);
            seen.get(side).as_ref().is_none_or(same)
        };
        match Color::ALL.into_iter().all(agrees) {
            true => Cause::Agrees,
            false => Cause::Unknown,
        }
    }

    /// The change that it would be.
    pub fn edit(self) -> Option<Edit> {
        let at = self.stamp.get()?;
        let act = self.act()?;
        let entry = Entry { at, act };
        let index = self.index(Some(at));
        Some(match self.place {
            Place::Of(_) => Edit::Replace(index, entry),
            Place::End | Place::ByStamp if self.desk.conflict.with(Option::is_none) => {
                (self.desk.ledger).with(|ledger| ledger.entering(index, entry))
            }
            Place::End | Place::ByStamp => Edit::Insert(index, entry),
        })
    }

    /// What it would do, and the button that does it.
    pub fn confirm(self, label: &'static str) -> El {
        confirm(self.desk, move || self.edit(), move || self.lacks(), label)
    }

    /// What keeps it from being a change.
    pub fn lacks(self) -> &'static str {
        let words = &text::desk().post.game;
        match (self.stamp.get(), self.act()) {
            (None, _) => words.nothing_yet,
            (_, None) => words.incomplete,
            _ => words.unchanged,
        }
    }
}
