//! A correspondence game to be handled, with days that pass as one says:
//! [`LedgerExhibit`], [`LedgerState`].

mod moves;

use super::error::ExhibitError;
use crate::clock::{ByColor, Color};
use crate::correspondence::proposal::propose;
use crate::correspondence::{
    Act as Posted, Cause, Edition, Entry, EntryError as Refused, Event, EventDraft, Ledger, Phase,
    Protection, Readings, Refill as Automatic, Seconds, ShownTime, State, Utc,
};

/// A game in its event.
#[derive(Clone, Copy, Debug)]
pub struct LedgerExhibit {
    /// The length of the event in days, from which its blocks follow
    /// ([`propose`]).
    pub days: u32,
    /// What is agreed beside it.
    pub agreed: fn(EventDraft) -> EventDraft,
    /// Where the game is taken up; `None` at its start.
    pub taken_up: Option<TakenUp>,
    /// What has happened before it is handed over.
    pub script: &'static [LedgerAct],
    /// Whose side the learner has.
    pub side: Color,
    /// What the learner can do.
    pub offers: LedgerActions,
    /// For how long the opponent thinks before answering each move of the
    /// learner, which then happens at once; `None` where the opponent waits to
    /// be told.
    pub reply: Option<Seconds>,
}

/// A game that goes on already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenUp {
    /// How many plies were played.
    pub plies: usize,
    /// How many days after the event's start that was.
    pub day: i64,
    /// What the learner's side has then.
    pub own: ShownTime,
    /// What the other has.
    pub other: ShownTime,
}

/// What the learner can do with a correspondence game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LedgerActions {
    /// To let days pass, up to so many at once.
    pub wait: u32,
    /// To move, for the own side.
    pub moves: bool,
    /// To let the opponent move.
    pub opponent: bool,
    /// To refill the clock from the bank.
    pub refill: bool,
    /// To substitute the own side's player, and to move bank time with it.
    pub substitute: bool,
    /// To file a claim, and to have it resolved.
    pub claim: bool,
}

/// What can happen in a correspondence game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgerAct {
    /// Time passes; not beyond the fall of a clock.
    Wait(Seconds),
    /// The side to move makes its next move.
    Move,
    /// The learner's side refills its clock.
    Refill(Seconds),
    /// The learner's side gets a substitute.
    Substitute,
    /// The captain moves bank time to the clock of the learner's side.
    Transfer(Seconds),
    /// A claim is filed by the learner's side.
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
    /// With all that has happened.
    pub ledger: Ledger,
    /// The present of the lesson.
    pub now: Utc,
    /// How many entries there were when it was handed over.
    handed: usize,
}

impl LedgerExhibit {
    /// A game at its start in an event of so many days, which the learner has
    /// with White: to be looked at, as nothing is offered yet.
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

    /// It, handed over.
    ///
    /// # Panics
    /// When its event or script is not valid: data, that the tests begin.
    pub(super) fn begin(&self) -> LedgerState {
        let event = Event::new((self.agreed)(draft(self.days))).expect("a lesson's event is valid");
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
                    Some(match side == self.side {
                        true => taken.own,
                        false => taken.other,
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
        let ledger = Ledger::open(event, moves::played(plies), made, journal);
        let mut desk = LedgerState {
            exhibit: *self,
            ledger: ledger.expect("a lesson's game can start"),
            now,
            handed: 0,
        };
        for act in self.script {
            desk.happen(*act).expect("a lesson's script happens");
        }
        desk.handed = desk.ledger.entries().len();
        desk
    }
}

/// The event of so many days, with the blocks that the rules propose.
fn draft(days: u32) -> EventDraft {
    let proposals = propose(days);
    let blocks = proposals.standard();
    EventDraft {
        days,
        clock: blocks.clock,
        bank: blocks.bank(),
        increment: blocks.increment,
        start: START,
        name: "Triple Block".into(),
        increment_moves: 50,
        edition: Edition::default(),
        refill: Automatic::default(),
        protection: Protection::None,
        team: false,
        captain_may_transfer: false,
        zone: "UTC".into(),
        readings: Readings::default(),
    }
}

impl LedgerActions {
    /// Nothing: one looks.
    pub const NONE: LedgerActions = LedgerActions {
        wait: 0,
        moves: false,
        opponent: false,
        refill: false,
        substitute: false,
        claim: false,
    };

    /// To let days pass, up to so many at once.
    pub const fn waiting(days: u32) -> LedgerActions {
        LedgerActions {
            wait: days,
            ..LedgerActions::NONE
        }
    }

    /// To let days pass, up to so many at once, and to move.
    pub const fn moving(days: u32) -> LedgerActions {
        LedgerActions {
            moves: true,
            ..LedgerActions::waiting(days)
        }
    }

    /// To let days pass, up to so many at once, to move and to refill.
    pub const fn refilling(days: u32) -> LedgerActions {
        LedgerActions {
            refill: true,
            ..LedgerActions::moving(days)
        }
    }
}

impl LedgerState {
    /// What it is of.
    pub fn exhibit(&self) -> &LedgerExhibit {
        &self.exhibit
    }

    /// How the game stands now.
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

    /// The own moves made since it was handed over, each with its reflection
    /// time, oldest first.
    pub fn moves(&self) -> impl Iterator<Item = Seconds> {
        use crate::correspondence::Change;

        let since = self.ledger.steps().iter().skip(self.handed);
        since.filter_map(|step| match step.change {
            Change::Move { side, spent, .. } if side == self.exhibit.side => Some(spent),
            _ => None,
        })
    }

    /// How often the own clock was refilled by hand, or by the captain, since
    /// it was handed over.
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

    /// Whether the own side has got a substitute since it was handed over.
    pub fn is_substituted(&self) -> bool {
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

    /// Time passes, up to the fall of the clock that runs.
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
                // Not yet named, as lists of teams have it.
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
