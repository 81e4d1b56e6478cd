//! The time from which a player's time is low: [`LowTime`].

use serde::{Deserialize, Serialize};

use super::color::Color;
use super::setup::Setup;
use crate::time::Millis;

/// From when on time is low, as the players have chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LowTime {
    /// By the time control: from an eighth of the first period on, but at least ten seconds and at
    /// most a minute.
    #[default]
    Automatic,
    /// Never.
    Off,
    /// From ten seconds on.
    TenSeconds,
    /// From twenty seconds on.
    TwentySeconds,
    /// From thirty seconds on.
    ThirtySeconds,
    /// From a minute on.
    OneMinute,
}

impl LowTime {
    /// All of them, in the order in which they are offered.
    pub const ALL: [LowTime; 6] = [
        LowTime::Automatic,
        LowTime::Off,
        LowTime::TenSeconds,
        LowTime::TwentySeconds,
        LowTime::ThirtySeconds,
        LowTime::OneMinute,
    ];

    /// The time of a side from which it is low; `None` if it never is.
    pub fn limit(self, setup: &Setup, side: Color) -> Option<Millis> {
        match self {
            LowTime::Automatic => {
                let eighth = Millis::new(setup.period(side, 0).time.get() / 8);
                Some(eighth.clamp(Millis::seconds(10), Millis::minutes(1)))
            }
            LowTime::Off => None,
            LowTime::TenSeconds => Some(Millis::seconds(10)),
            LowTime::TwentySeconds => Some(Millis::seconds(20)),
            LowTime::ThirtySeconds => Some(Millis::seconds(30)),
            LowTime::OneMinute => Some(Millis::minutes(1)),
        }
    }
}
