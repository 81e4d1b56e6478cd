//! The three blocks of a player's time: [`Blocks`].

use super::account::Account;
use super::event::Event;
use super::seconds::Seconds;

/// The three blocks of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blocks {
    /// The time on the clock.
    pub clock: Seconds,
    /// The increment that the current move will bring; zero after the last.
    pub increment: Seconds,
    /// The time in the bank.
    pub bank: Seconds,
}

impl Blocks {
    /// The blocks of an account: the increment is that of the next own move.
    pub fn of(account: &Account, event: &Event) -> Blocks {
        Blocks {
            clock: account.clock,
            increment: match account.increments_left(event) {
                0 => Seconds::ZERO,
                _ => event.draft().increment,
            },
            bank: account.bank,
        }
    }

    /// The sum of all three.
    pub fn total(&self) -> Seconds {
        self.clock + self.increment + self.bank
    }

    /// The widths of clock, increment and bank in tenths of a percent of `most`, each from 0 to 1,000
    /// and together at most 1,000. What is there is at least 1 wide, as long as there is room.
    pub fn widths(&self, most: Seconds) -> [i64; 3] {
        let most = most.get().max(1);
        let part = |block: Seconds| {
            let block = block.get().clamp(0, most);
            // 99,999 days are less than 10^10 seconds.
            (block.saturating_mul(1_000) / most).max(i64::from(block > 0))
        };
        let mut room = 1_000;
        [self.clock, self.increment, self.bank].map(|block| {
            let width = part(block).min(room);
            room -= width;
            width
        })
    }
}
