//! A player's time for a game: [`TimeControl`], a sequence of [`Period`]s, each with its own
//! [`Mode`].
//!
//! Values of these types may still be nonsense (no period, a bonus of a century);
//! [`Setup::new`](super::setup::Setup::new) checks them and lists everything that is wrong.

use serde::{Deserialize, Serialize};

use super::bonus::BonusRule;
use crate::time::Millis;

/// How a period gives time besides its main time. Lengths are above zero and at most
/// [`MAX_TIME`](super::setup::MAX_TIME), numbers from 1 to [`MAX_COUNT`](super::setup::MAX_COUNT):
/// a setup accepts no others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// None: there is only the main time.
    #[default]
    SuddenDeath,
    /// Fischer: each press adds the bonus.
    Increment(Millis),
    /// US or simple delay: in each turn the main time starts to run only after the delay (6.2,
    /// "time delay mode").
    Delay(Millis),
    /// Bronstein: each press gives back what the turn used, at most the delay.
    Bronstein(Millis),
    /// Japanese: after the main time, `count` periods of `period` each. A period used up is lost;
    /// one not used up is full again in the next turn.
    ByoYomi {
        /// The length of one period.
        period: Millis,
        /// How many periods there are.
        count: u16,
    },
    /// Canadian: after the main time, `moves` moves in each `period`.
    Canadian {
        /// The time for each block of moves.
        period: Millis,
        /// How many moves are to be made in it.
        moves: u16,
    },
    /// One player gains the time that the other uses.
    Hourglass,
    /// Counts down, then up as overtime, as in Scrabble. No flag falls.
    Upcount,
    /// Every move has the period's full time; nothing is carried over.
    PerMove,
    /// The double flag: when the main time has run out, the first flag falls and extra time begins,
    /// on which a player can no longer win on the board ([`double_flag`](super::double_flag)). Only
    /// the last period of a game can have it, and either both sides have it or neither.
    DoubleFlag {
        /// The extra time, which is also its maximum.
        extra: Millis,
        /// The gain of a press on extra time, computed by `rule`.
        bonus: Millis,
        /// How the gain is computed.
        rule: BonusRule,
    },
}

impl Mode {
    /// The delay that a turn's start adds to the displayed balance: only
    /// Bronstein's ("display starts each turn at main + delay").
    pub(super) const fn bronstein_delay(self) -> Millis {
        match self {
            Mode::Bronstein(delay) => delay,
            _ => Millis::ZERO,
        }
    }

    /// The time that a press adds under Fischer's mode; zero in other modes.
    pub const fn increment(self) -> Millis {
        match self {
            Mode::Increment(bonus) => bonus,
            _ => Millis::ZERO,
        }
    }
}

/// How a period ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeriodEnd {
    /// The player's own moves: the press that completes the last of them adds the time of the next
    /// period. If it is the last period, it repeats ("one hour for every 20 moves").
    Moves(u16),
    /// Its time: when it has run out the next period begins for *both* players, and the arbiter
    /// checks whether enough moves were made.
    Time,
    /// Nothing: it lasts for the rest of the game.
    #[default]
    Game,
}

/// One stretch of a game with its own allotment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// Its main time, from zero to [`MAX_TIME`](super::setup::MAX_TIME); zero only where the mode gives
    /// time to play with. Under [`Mode::PerMove`], the time for each move.
    pub time: Millis,
    /// How it ends.
    pub end: PeriodEnd,
    /// How it gives time besides its main time.
    pub mode: Mode,
}

/// The time one player has: one period or several.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TimeControl {
    /// In the order in which they are played: 1 to [`MAX_PERIODS`](super::setup::MAX_PERIODS).
    pub periods: Vec<Period>,
}

impl TimeControl {
    /// One period for the whole game.
    pub fn single(time: Millis, mode: Mode) -> TimeControl {
        TimeControl {
            periods: vec![Period {
                time,
                end: PeriodEnd::Game,
                mode,
            }],
        }
    }

    /// The time that this control gives for 60 moves, by which FIDE distinguishes blitz, rapid and
    /// classical: main times, increments and delays for 60 moves, and one allotment of overtime.
    pub(crate) fn for_sixty_moves(&self) -> Millis {
        self.for_moves(60)
    }

    fn for_moves(&self, moves: i64) -> Millis {
        let mut moves_left = moves;
        let mut total = Millis::ZERO;
        for (i, period) in self.periods.iter().enumerate() {
            let last = i + 1 == self.periods.len();
            let moves = match period.end {
                PeriodEnd::Moves(n) if !last => i64::from(n).min(moves_left),
                _ => moves_left,
            };
            if moves_left == 0 {
                break;
            }
            let rounds = match period.end {
                PeriodEnd::Moves(n) if last && n > 0 => (moves + i64::from(n) - 1) / i64::from(n),
                _ => 1,
            };
            total += match period.mode {
                Mode::PerMove => period.time.times(moves),
                _ => period.time.times(rounds),
            };
            total += match period.mode {
                Mode::Increment(d) | Mode::Delay(d) | Mode::Bronstein(d) => d.times(moves),
                Mode::ByoYomi { period, .. } => period.times(moves),
                Mode::Canadian { period, moves: n } => {
                    period.times((moves + i64::from(n.max(1)) - 1) / i64::from(n.max(1)))
                }
                Mode::DoubleFlag { extra, .. } => extra,
                _ => Millis::ZERO,
            };
            if !matches!(period.end, PeriodEnd::Time) {
                moves_left -= moves;
            }
        }
        total
    }

    /// The rate of play in FIDE's classes: all moves in more than ten but less than sixty minutes
    /// are rapid (A.1), ten minutes or less are blitz (B.1). Bullet is a word of players and their
    /// servers, which estimate forty moves.
    pub fn rate(&self) -> Rate {
        match self.for_sixty_moves() {
            _ if self.for_moves(40) < Millis::minutes(3) => Rate::Bullet,
            t if t <= Millis::minutes(10) => Rate::Blitz,
            t if t < Millis::minutes(60) => Rate::Rapid,
            _ => Rate::Classical,
        }
    }
}

/// The rate of play, by the time for 60 moves; of bullet, for 40.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rate {
    /// Below three minutes: blitz for FIDE, bullet for players.
    Bullet,
    /// Up to ten minutes.
    Blitz,
    /// Above ten and below sixty minutes.
    Rapid,
    /// Sixty minutes and more.
    Classical,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fide_classes_follow_from_the_time_for_sixty_moves() {
        let increment = |m, s| {
            TimeControl::single(Millis::minutes(m), Mode::Increment(Millis::seconds(s))).rate()
        };
        assert_eq!(increment(1, 0), Rate::Bullet);
        assert_eq!(increment(2, 1), Rate::Bullet);
        assert_eq!(increment(2, 2), Rate::Blitz);
        assert_eq!(increment(3, 2), Rate::Blitz);
        assert_eq!(increment(10, 0), Rate::Blitz);
        assert_eq!(increment(10, 1), Rate::Rapid);
        assert_eq!(increment(15, 10), Rate::Rapid);
        assert_eq!(increment(60, 0), Rate::Classical);
        assert_eq!(increment(30, 30), Rate::Classical);
        let double_flag = |minutes, extra| {
            let mode = Mode::DoubleFlag {
                extra: Millis::seconds(extra),
                bonus: Millis::seconds(5),
                rule: BonusRule::Hybrid,
            };
            TimeControl::single(Millis::minutes(minutes), mode).rate()
        };
        assert_eq!(double_flag(2, 30), Rate::Bullet);
        assert_eq!(double_flag(5, 60), Rate::Blitz);
        assert_eq!(double_flag(15, 60), Rate::Rapid);
        assert_eq!(double_flag(60, 300), Rate::Classical);
    }

    #[test]
    fn a_repeating_period_counts_as_often_as_sixty_moves_need_it() {
        let control = TimeControl {
            periods: vec![
                Period {
                    time: Millis::hours(2),
                    end: PeriodEnd::Moves(40),
                    mode: Mode::SuddenDeath,
                },
                Period {
                    time: Millis::minutes(10),
                    end: PeriodEnd::Moves(10),
                    mode: Mode::SuddenDeath,
                },
            ],
        };
        assert_eq!(control.for_sixty_moves(), Millis::minutes(140));
    }
}
