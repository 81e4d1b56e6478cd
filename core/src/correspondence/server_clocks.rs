//! The clocks of a game in a server's file, compared with the ledger: [`FileClocks`].
//!
//! Xfcc has one time for each player, in whole minutes, rounded down. Its description is older than
//! Triple Block and calls it the time that is left. Nobody has published whether a server then sends
//! the clock alone or the bank with it, so a time may be either, and both times of a game are the
//! same. One above 50 days has the bank in it, as a clock never shows more (rule 3), and then all of
//! its event have. Events under another time control, in which more than 50 days may be left, may be
//! in the same file, and show nothing.
//!
//! Nor does a file say when it was written. The clock of the side that waits is the same all the
//! time; that of the side to move is the one of some second before the file was brought. A file is
//! taken to be at most a day old: an older one is said to differ rather than a wrong ledger to agree.

use super::account::Account;
use super::bounds::Bounds;
use super::event::{CAP, Event, Refill};
use super::interpretations::own_moves;
use super::ledger::Ledger;
use super::seconds::{Seconds, Utc};
use super::server_facts::{Settles, StampUnit};
use super::server_game::ServerGame;
use super::state::Phase;
use crate::clock::{ByColor, Color};
use crate::game::MoveHistory;

/// The age up to which a file is taken to be of now.
const FRESH: Seconds = Seconds::days(1);

/// By so much the time may be longer than the file's, which is rounded down.
const ROUNDED: Seconds = Seconds::new(59);

/// The clocks that a file has of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileClocks {
    /// The time that is left to each side, if the file has it.
    pub left: ByColor<Option<Seconds>>,
    /// Whether the file shows in any game of the event that the bank is in them.
    pub has_bank: bool,
}

/// The clocks of a file as those of a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockComparison {
    /// They are the same, and this is settled by them.
    Agrees(Settles),
    /// These are others, of either side or both.
    Differs(ByColor<Option<OtherClock>>),
    /// No time of the ledger is known that could be compared.
    Unknown,
}

/// A clock of a file that is not the ledger's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherClock {
    /// The file's.
    pub file: Seconds,
    /// The account in the ledger, now.
    pub ours: Account,
}

/// The figures of a side as far as a file has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FileFigures {
    /// The clock.
    pub clock: Option<Seconds>,
    /// The bank.
    pub bank: Option<Seconds>,
}

/// Whether the clocks of a game have the bank in them, as one is longer than any clock.
pub(super) fn has_bank(game: &ServerGame) -> bool {
    game.left.iter().flatten().any(|left| *left > CAP)
}

/// Until when the ledger's clock of the side to move may be looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Age {
    /// At most by [`FRESH`].
    Fresh,
    /// By the whole turn.
    Any,
}

impl FileClocks {
    /// The clocks of a game of a file; `None` if it has none.
    pub fn of(game: &ServerGame, has_bank: bool) -> Option<FileClocks> {
        let left = game.left;
        let is_any = left.iter().any(Option::is_some);
        is_any.then_some(FileClocks { left, has_bank })
    }

    /// Compares them with a ledger that has the same moves, at the second at which the file was
    /// brought. `None` if the game does not go on.
    pub fn compare(&self, ledger: &Ledger, unit: StampUnit, now: Utc) -> Option<ClockComparison> {
        let last = ledger.last();
        if !matches!(last.phase, Phase::Running { .. } | Phase::Claim { .. }) {
            return None;
        }
        if !Color::ALL.into_iter().all(|side| last.is_known(side)) {
            return Some(ClockComparison::Unknown);
        }
        if self.fits(ledger, unit, now, Age::Fresh) {
            return Some(ClockComparison::Agrees(self.settles(ledger, unit, now)));
        }
        let ranges = Ranges::of(ledger, unit, now, Age::Fresh);
        let state = ledger.at(now);
        let others = |banks: &[bool]| {
            ByColor::from_fn(|side| {
                let file = (*self.left.get(side))?;
                let mut banks = banks.iter();
                let fits = banks.any(|has_bank| ranges.have(side, *has_bank, file));
                let ours = *state.account(side);
                (!fits).then_some(OtherClock { file, ours })
            })
        };
        let mut found = others(self.banks());
        // Each side's may be possible, but not both in one file.
        if found.iter().all(Option::is_none) {
            found = others(&[false]);
        }
        Some(ClockComparison::Differs(found))
    }

    /// Whether the bank is in them: each possibility.
    const fn banks(&self) -> &'static [bool] {
        if self.has_bank {
            &[true]
        } else {
            &[false, true]
        }
    }

    /// Whether both can be those of the ledger.
    fn fits(&self, ledger: &Ledger, unit: StampUnit, now: Utc, age: Age) -> bool {
        let ranges = Ranges::of(ledger, unit, now, age);
        self.banks().iter().any(|has_bank| {
            Color::ALL.into_iter().all(|side| {
                let left = self.left.get(side);
                left.is_none_or(|left| ranges.have(side, *has_bank, left))
            })
        })
    }

    /// The interpretations that they settle: those in which no other one can have these clocks, with
    /// the bank in them or not, however old the file is.
    fn settles(&self, ledger: &Ledger, unit: StampUnit, now: Utc) -> Settles {
        Settles::by(now, ledger.event(), |event| {
            // One under which an entry is impossible stays possible, as the mistake may be in the
            // journal.
            let other = ledger.under(event);
            other.map_or(true, |other| self.fits(&other, unit, now, Age::Any))
        })
    }

    /// The figures that follow from them after these moves of a game of the event. The server's page
    /// shows the others.
    ///
    /// The bank is known only where the event refills by itself: whoever has moved and waits has
    /// an empty bank, unless the clock is full.
    pub fn figures(&self, event: &Event, line: &MoveHistory) -> ByColor<FileFigures> {
        let refills = event.draft().refill == Refill::Automatic;
        ByColor::from_fn(|side| {
            let Some(left) = *self.left.get(side) else {
                return FileFigures::default();
            };
            let waits = line.turn() != side && own_moves(line, side) > 0;
            let (clock, bank) = match left.min(CAP) {
                clock if refills && waits && (left != CAP || self.has_bank) => {
                    (Some(clock), Some(left - clock))
                }
                _ if left > CAP || self.has_bank => (None, None),
                clock => (Some(clock), None),
            };
            FileFigures { clock, bank }
        })
    }
}

/// The least and the most that the clocks of a ledger can be, without the bank and with it.
struct Ranges {
    accounts: ByColor<(Account, Account)>,
}

impl Ranges {
    fn of(ledger: &Ledger, unit: StampUnit, now: Utc, age: Age) -> Ranges {
        let bounds = Bounds::of(ledger, unit);
        let turn = ledger.last().turn;
        let accounts = ByColor::from_fn(|side| {
            let account = bounds.account(side);
            let (mut least, mut most) = (account.least, account.most);
            if side == turn
                && let Some((earliest, latest)) = bounds.falls()
            {
                least.clock = earliest.since(now).or_zero();
                if age == Age::Fresh {
                    let then = latest.since(now - FRESH).or_zero();
                    most.clock = most.clock.min(then);
                }
            }
            (least, most)
        });
        Ranges { accounts }
    }

    /// Whether the clock of a side can be this one of a file.
    fn have(&self, side: Color, has_bank: bool, left: Seconds) -> bool {
        let (least, most) = self.accounts.get(side);
        let time = |account: &Account| {
            if has_bank {
                account.total()
            } else {
                account.clock
            }
        };
        time(least) - ROUNDED <= left && left <= time(most)
    }
}
