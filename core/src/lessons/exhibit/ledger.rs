//! A correspondence game for the learner to handle, in which days pass as the learner says:
//! [`LedgerExhibit`], [`LedgerState`].

mod moves;

use super::error::ExhibitError;
use crate::clock::{ByColor, Color};
use crate::correspondence::proposal::propose;
use crate::correspondence::{
    Act as Posted, Cause, Entry, EntryError as Refused, Event, EventDraft, Ledger, Phase, Seconds,
    ShownTime, State, Utc,
};

/// A game in its event.
#[derive(Clone, Copy, Debug)]
pub struct LedgerExhibit {
    /// The length of the event in days, which determines its blocks ([`propose`]).
    pub days: u32,
    /// Further agreements, besides the length.
    pub agreed: fn(EventDraft) -> EventDraft,
    /// The state from which the game continues; `None` to start at the beginning.
    pub taken_up: Option<TakenUp>,
    /// The acts before the learner takes over.
    pub script: &'static [LedgerAct],
    /// The learner's side.
    pub side: Color,
    /// The acts that the learner can do.
    pub offers: LedgerActions,
    /// The opponent's thinking time for each answer to a move of the learner, which then happens at
    /// once; `None` if the opponent moves only when the learner asks for it.
    pub reply: Option<Seconds>,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenUp {
    /// The number of half-moves played.
    pub plies: usize,
    /// The days since the event's start.
    pub day: i64,
    /// The times of the learner's side.
    pub own: ShownTime,
    /// The times of the other side.
    pub other: ShownTime,
}

/// The acts that the learner can do in a correspondence game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LedgerActions {
    /// Let days pass, up to this many at once.
    pub wait: u32,
    /// Move, for the learner's side.
    pub moves: bool,
    /// Have the opponent move.
    pub opponent: bool,
    /// Refill the clock from the bank.
    pub refill: bool,
    /// Substitute the learner's side's player, and transfer bank time.
    pub substitute: bool,
    /// File a claim, and have it resolved.
    pub claim: bool,
}

/// An act in a correspondence game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgerAct {
    /// Time passes, but at most until a clock falls.
    Wait(Seconds),
    /// The side to move makes its next move.
    Move,
    /// The learner's side refills its clock.
    Refill(Seconds),
    /// The learner's side gets a substitute.
    Substitute,
    /// The captain transfers bank time to the clock of the learner's side.
    Transfer(Seconds),
    /// The learner's side files a claim.
    Claim,
    /// The claim is resolved and the game goes on.
    Resolve,
}

/// The start of every lesson's event: 1 January 2027, 00:00 UTC.
pub const START: Utc = Utc::new(1_798_761_600);

/// A correspondence game in use.
#[derive(Clone, Debug)]
pub struct LedgerState {
    exhibit: LedgerExhibit,
    /// The ledger with all its entries.
    pub ledger: Ledger,
    /// The lesson's present time.
    pub now: Utc,
    /// The number of entries when the learner took over.
    handed: usize,
}

impl LedgerExhibit {
    /// A game at its start in an event of `days` days, in which the learner plays White: for
    /// viewing only, as no action is offered.
    pub const fn of(days: u32) -> LedgerExhibit {
        LedgerExhibit {
            days,
            agreed: |draft| draft,
            taken_up: None,
            script: &[],
            side: Color::White,
            offers: LedgerActions::NONE,
            reply: None,
        }
    }

    /// Starts the exhibit; `None` if its event or script is not possible.
    pub(super) fn begin(&self) -> Option<LedgerState> {
        let event = Event::new((self.agreed)(draft(self.days))).ok()?;
        let (plies, day) = self
            .taken_up
            .map_or((0, 0), |taken| (taken.plies, taken.day));
        let now = START + Seconds::days(day);
        let start = Entry {
            at: now,
            act: Posted::Start,
        };
        let mut journal = vec![start];
        journal.extend(self.taken_up.map(|taken| Entry {
            at: now,
            act: Posted::Correction {
                shown: ByColor::from_fn(|side| {
                    Some(if side == self.side {
                        taken.own
                    } else {
                        taken.other
                    })
                }),
                cause: Cause::Unknown,
            },
        }));
        let made = u32::try_from(plies).unwrap_or(u32::MAX);
        let made = ByColor {
            white: made / 2 + made % 2,
            black: made / 2,
        };
        let ledger = Ledger::open(event, moves::played(plies)?, made, journal);
        let mut exhibit = LedgerState {
            exhibit: *self,
            ledger: ledger.ok()?,
            now,
            handed: 0,
        };
        for act in self.script {
            exhibit.happen(*act).ok()?;
        }
        exhibit.handed = exhibit.ledger.entries().len();
        Some(exhibit)
    }
}

/// An event of this many days, with the blocks that the rules propose.
fn draft(days: u32) -> EventDraft {
    EventDraft {
        days,
        ..propose(days).standard().draft("Triple Block", START)
    }
}

impl LedgerActions {
    /// None: the learner only looks.
    pub const NONE: LedgerActions = LedgerActions {
        wait: 0,
        moves: false,
        opponent: false,
        refill: false,
        substitute: false,
        claim: false,
    };

    /// Letting days pass, up to `days` at once.
    pub const fn waiting(days: u32) -> LedgerActions {
        LedgerActions {
            wait: days,
            ..LedgerActions::NONE
        }
    }

    /// Letting days pass, up to `days` at once, and moving.
    pub const fn moving(days: u32) -> LedgerActions {
        LedgerActions {
            moves: true,
            ..LedgerActions::waiting(days)
        }
    }

    /// Letting days pass, up to `days` at once, moving and refilling.
    pub const fn refilling(days: u32) -> LedgerActions {
        LedgerActions {
            refill: true,
            ..LedgerActions::moving(days)
        }
    }
}

impl LedgerState {
    /// The exhibit it was made from.
    pub fn exhibit(&self) -> &LedgerExhibit {
        &self.exhibit
    }

    /// The state of the game now.
    pub fn state(&self) -> State {
        self.ledger.at(self.now)
    }

    /// The account of the learner's side now.
    pub fn own(&self) -> crate::correspondence::account::Account {
        *self.state().account(self.exhibit.side)
    }

    /// Whether the learner's side is to move, and the game goes on.
    pub fn to_move(&self) -> bool {
        let state = self.state();
        state.turn == self.exhibit.side && matches!(state.phase, Phase::Running { .. })
    }

    /// Whether the learner's clock has reached zero.
    pub fn has_fallen(&self) -> bool {
        let state = self.state();
        state.turn == self.exhibit.side && matches!(state.phase, Phase::Fallen { .. })
    }

    /// The reflection times of the learner's moves since the start of the exhibit, oldest first.
    pub fn moves(&self) -> impl Iterator<Item = Seconds> {
        use crate::correspondence::EntryEffect;

        let since = self.ledger.steps().iter().skip(self.handed);
        since.filter_map(|step| match step.effect {
            EntryEffect::Move { side, spent, .. } if side == self.exhibit.side => Some(spent),
            _ => None,
        })
    }

    /// How often the learner's clock was refilled, by hand or by the captain, since the start of
    /// the exhibit.
    pub fn refills(&self) -> usize {
        let since = self.ledger.entries().iter().skip(self.handed);
        since
            .filter(|entry| match entry.act {
                Posted::Refill { side, .. } | Posted::Transfer { side, .. } => {
                    side == self.exhibit.side
                }
                _ => false,
            })
            .count()
    }

    /// Whether the learner's side got a substitute since the start of the exhibit.
    pub(crate) fn is_substituted(&self) -> bool {
        let mut since = self.ledger.entries().iter().skip(self.handed);
        since.any(|entry| matches!(entry.act, Posted::Substitution { .. }))
    }

    pub(super) fn act(&mut self, act: LedgerAct) -> Result<(), ExhibitError> {
        let offers = self.exhibit.offers;
        let own = self.state().turn == self.exhibit.side;
        let offered = match act {
            LedgerAct::Wait(time) => {
                time >= Seconds::ZERO && time <= Seconds::days(offers.wait.into())
            }
            LedgerAct::Move if own => offers.moves,
            LedgerAct::Move => offers.opponent,
            LedgerAct::Refill(_) => offers.refill,
            LedgerAct::Substitute | LedgerAct::Transfer(_) => offers.substitute,
            LedgerAct::Claim | LedgerAct::Resolve => offers.claim,
        };
        if !offered {
            return Err(ExhibitError::NotOffered);
        }
        self.happen(act)?;
        if act == LedgerAct::Move
            && own
            && let Some(thought) = self.exhibit.reply
        {
            self.pass(thought);
            if self.state().verdict().is_none() {
                self.happen(LedgerAct::Move)?;
            }
        }
        Ok(())
    }

    /// Lets time pass, at most until the running clock falls.
    fn pass(&mut self, time: Seconds) {
        let to = self.now + time;
        self.now = self.state().falls().map_or(to, |falls| falls.min(to));
    }

    pub(super) fn happen(&mut self, act: LedgerAct) -> Result<(), ExhibitError> {
        let side = self.exhibit.side;
        let act = match act {
            LedgerAct::Wait(time) => {
                let why = match self.state().phase {
                    Phase::Fallen { at, .. } => Refused::Fallen {
                        side: self.state().turn,
                        at,
                    },
                    Phase::Over(_) => Refused::Over,
                    _ => {
                        self.pass(time);
                        return Ok(());
                    }
                };
                return Err(ExhibitError::Ledger(why));
            }
            LedgerAct::Move => {
                let play = moves::next(self.ledger.line());
                Posted::Move(play.ok_or(ExhibitError::Ledger(Refused::Over))?)
            }
            LedgerAct::Refill(amount) => Posted::Refill { side, amount },
            LedgerAct::Substitute => Posted::Substitution {
                side,
                // No name yet, as in lists of teams.
                name: "N. N.".into(),
            },
            LedgerAct::Transfer(amount) => Posted::Transfer { side, amount },
            LedgerAct::Claim => Posted::Claim { by: side },
            LedgerAct::Resolve => Posted::Resolved,
        };
        let entry = Entry { at: self.now, act };
        self.ledger
            .add(entry, self.now)
            .map_err(ExhibitError::Ledger)
    }
}
