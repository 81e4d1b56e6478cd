//! An entry that the user is writing: [`EntryDraft`].

use leptos::prelude::*;
use shakmaty::Move;
use shakmaty::uci::UciMove;

use super::state::GamePage;
use crate::clock::{ByColor, Color, GameResult};
use crate::correspondence::entry::ActKind;
use crate::correspondence::{
    Act, Cause, Edit, Ending, Entry, EntryEffect, Phase, Seconds, ShownTime, Utc, typed,
};
use crate::game::notation::MoveError;
use crate::ui::context::piece_letters::{self, san};
use crate::ui::text;
use crate::ui::text::correspondence::game as words;
use crate::ui::widgets::length::typed_length;

/// Where the entry goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EntryPlace {
    /// After all others.
    End,
    /// Where its stamp puts it, among the others.
    ByStamp,
    /// In place of the entry with this index.
    Of(usize),
    /// The same, and of all after it.
    From(usize),
}

/// An entry that is being written. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct EntryDraft {
    pub(super) page: GamePage,
    pub(super) place: EntryPlace,
    pub(super) kind: RwSignal<ActKind>,
    pub(super) side: RwSignal<Color>,
    /// A move, or a name.
    pub(super) text: RwSignal<String>,
    pub(super) amount: RwSignal<String>,
    pub(super) amount_by_hand: RwSignal<bool>,
    /// The least amount that another page asks for.
    pub(super) least: Option<Seconds>,
    pub(super) shown: [RwSignal<String>; 4],
    pub(super) cause: RwSignal<Cause>,
    /// The result, and how it came about: nothing is so until the user says it.
    pub(super) result: RwSignal<Option<GameResult>>,
    pub(super) ending: RwSignal<Option<Ending>>,
    pub(super) stamp: RwSignal<Option<Utc>>,
    /// Whether the entry that is corrected goes away instead.
    pub(super) removing: RwSignal<bool>,
}

impl EntryDraft {
    /// An empty draft of this kind.
    pub(super) fn new(page: GamePage, place: EntryPlace, kind: ActKind) -> EntryDraft {
        let turn = page.ledger.with_untracked(|ledger| ledger.last().turn);
        let mine = page.game.with_untracked(|game| game.mine);
        EntryDraft {
            page,
            place,
            kind: RwSignal::new(kind),
            side: RwSignal::new(mine.unwrap_or(turn)),
            text: RwSignal::default(),
            amount: RwSignal::default(),
            amount_by_hand: RwSignal::new(false),
            least: None,
            shown: std::array::from_fn(|_| RwSignal::default()),
            cause: RwSignal::new(Cause::Unknown),
            result: RwSignal::new(None),
            ending: RwSignal::new(None),
            stamp: RwSignal::new(None),
            removing: RwSignal::new(false),
        }
    }

    /// A draft of something that happens now; a start takes its time from the event. The result of
    /// a game that is lost on time is known, and entries that came too late give way to it.
    pub(super) fn of_act(page: GamePage, kind: ActKind) -> EntryDraft {
        let mut draft = EntryDraft::new(page, EntryPlace::End, kind);
        let at = match kind {
            ActKind::Start => page.event.with_untracked(|event| event.draft().start),
            _ => page.correspondence.this_second(),
        };
        draft.stamp.set(Some(at));
        let state = page.state.get_untracked();
        if kind == ActKind::Result && matches!(state.phase, Phase::Fallen { .. }) {
            draft.result.set(Some(GameResult::Win(state.turn.other())));
            draft.ending.set(Some(Ending::Time));
            if let Some(late) = page.conflict.get_untracked() {
                draft.place = EntryPlace::From(late.place);
            }
        }
        draft
    }

    /// A draft of a refill now, of at least this much. All that fits is offered: with the least
    /// nothing would be left.
    pub(super) fn of_refill(page: GamePage, least: Seconds) -> EntryDraft {
        let mut draft = EntryDraft::of_act(page, ActKind::Refill);
        draft.least = Some(least);
        draft
    }

    /// A draft of an existing entry, as it is.
    pub(super) fn of_entry(page: GamePage, place: usize) -> Option<EntryDraft> {
        let entry = page
            .game
            .with_untracked(|game| game.journal.get(place).cloned())?;
        let draft = EntryDraft::new(page, EntryPlace::Of(place), entry.act.kind());
        // A move whose time is not known waits for it.
        let has_time = !matches!(entry.act, Act::UntimedMove(_));
        draft.stamp.set(has_time.then_some(entry.at));
        match entry.act {
            Act::OfficialStart | Act::Start | Act::Resolved => {}
            Act::Move(uci) | Act::UntimedMove(uci) => {
                draft.text.set(page.ledger.with_untracked(|ledger| {
                    let step = ledger.steps().get(place).map(|step| step.effect);
                    match step {
                        Some(EntryEffect::Move { play, ply, .. }) => ledger
                            .line()
                            .position_at(ply - 1)
                            .map_or_else(String::new, |before| san(before, play)),
                        _ => uci.to_string(),
                    }
                }))
            }
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
                draft.result.set(Some(result));
                draft.ending.set(Some(ending));
            }
        }
        Some(draft)
    }

    /// The index at which it goes into the journal.
    fn index(self, at: Option<Utc>) -> usize {
        let entries = self.page.game.with(|game| game.journal.len());
        match (self.place, at) {
            (EntryPlace::Of(place) | EntryPlace::From(place), _) => place,
            (EntryPlace::ByStamp, Some(at)) => self.page.ledger.with(|ledger| ledger.place_of(at)),
            _ => entries,
        }
    }

    /// Reads its move in the position in which the move is made.
    fn read_move(self, text: &str) -> Result<Move, MoveError> {
        let index = self.index(self.stamp.get());
        self.page.ledger.with(|ledger| {
            let position = ledger.position_before(index);
            piece_letters::typed(position, text)
        })
    }

    /// The problem with the typed move; `None` if it can be read or nothing is typed.
    pub(super) fn move_problem(self) -> Option<String> {
        let text = self.text.get();
        let text = Some(text.trim()).filter(|text| !text.is_empty())?;
        let problem = self.read_move(text).err()?;
        Some(text::play::move_problem(text, &problem))
    }

    /// The act that the fields describe; `None` while something is missing or cannot be read.
    fn act(self) -> Option<Act> {
        let side = self.side.get();
        let amount = || typed::parse(&self.amount.get()).ok();
        let name = || self.text.get().trim().to_owned();
        Some(match self.kind.get() {
            ActKind::Start => {
                let at = self.stamp.get()?;
                self.page.ledger.with(|ledger| ledger.start_at(at))
            }
            ActKind::Resolved => Act::Resolved,
            ActKind::Move => {
                let play = self.read_move(self.text.get().trim()).ok()?;
                let mode = self.page.ledger.with(|ledger| ledger.line().start().mode());
                Act::Move(UciMove::from_move(play, mode))
            }
            ActKind::Refill => Act::Refill {
                side,
                amount: amount()?,
            },
            ActKind::Transfer => Act::Transfer {
                side,
                amount: amount()?,
            },
            ActKind::Claim => Act::Claim { by: side },
            ActKind::Substitution => Act::Substitution { side, name: name() },
            ActKind::Replacement => Act::Replacement { side, name: name() },
            ActKind::Correction => {
                let shown = self.seen()?;
                let cause = match (self.cause.get(), self.stamp.get()) {
                    (Cause::Unknown, Some(at)) => {
                        (self.page.ledger).with(|ledger| ledger.cause_of(&shown, at))
                    }
                    (cause, _) => cause,
                };
                Act::Correction { shown, cause }
            }
            ActKind::Result => Act::Result {
                result: self.result.get()?,
                ending: self.ending.get()?,
            },
        })
    }

    /// The figures seen for each side; `None` while a figure of a pair is missing or cannot be
    /// read.
    fn seen(self) -> Option<ByColor<Option<ShownTime>>> {
        let one = |fields: &[RwSignal<String>]| -> Option<Option<ShownTime>> {
            let [clock, bank] = [0, 1].map(|i| fields[i].get());
            if clock.trim().is_empty() && bank.trim().is_empty() {
                return Some(None);
            }
            let (clock, bank) = (typed::parse(&clock).ok()?, typed::parse(&bank).ok()?);
            Some(Some(ShownTime { clock, bank }))
        };
        let white = one(&self.shown[..2])?;
        let black = one(&self.shown[2..])?;
        Some(ByColor { white, black })
    }

    /// The change that the draft would make; `None` while it is incomplete or changes nothing.
    pub(super) fn edit(self) -> Option<Edit> {
        if let (EntryPlace::Of(place), true) = (self.place, self.removing.get()) {
            return Some(Edit::Remove(place));
        }
        let at = self.stamp.get()?;
        let entry = Entry {
            at,
            act: self.act()?,
        };
        let index = self.index(Some(at));
        self.page.game.with(|game| match self.place {
            EntryPlace::Of(place) => {
                let same = game.journal.get(place) == Some(&entry);
                (!same).then_some(Edit::Replace(place, entry))
            }
            EntryPlace::From(place) => Some(Edit::ReplaceFrom(place, entry)),
            EntryPlace::End | EntryPlace::ByStamp => {
                (self.page.ledger).with(|ledger| Some(ledger.entering(&game.journal, index, entry)))
            }
        })
    }

    /// The reason why it is not a change yet.
    pub(super) fn lacks(self) -> &'static str {
        match (self.stamp.get(), self.act()) {
            (None, _) => words::nothing_yet(),
            (_, None) if self.kind.get() == ActKind::Result => match self.result.get() {
                None => words::no_result(),
                Some(_) => words::no_ending(),
            },
            (_, None) => words::incomplete(),
            _ => words::unchanged(),
        }
    }
}
