//! The form of a ledger, as `conformance/TRIPLE_BLOCK.md` explains it.

use serde::{Deserialize, Serialize};
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::event::{self, Edition, EventDraft};
use zeitnot_core::correspondence::interpretations::{EndDate, Interpretations, Reset};
use zeitnot_core::correspondence::proposal::MOVES;
use zeitnot_core::correspondence::{Event, Refill, Seconds};

use crate::stamp::Stamp;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    pub start: Stamp,
    end: Stamp,
    length_days: u32,
    clock_s: i64,
    bank_s: i64,
    increment_s: i64,
    protection: Option<Protection>,
    team: bool,
    captain_transfers: bool,
    pub stamp_unit_s: u8,
    pub readings: Readings,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(tag = "kind", deny_unknown_fields)]
pub enum Protection {
    #[default]
    None,
    #[serde(rename = "SDP")]
    SuddenDeath { days: u32 },
    #[serde(rename = "GT")]
    GuaranteedTime { days: u32 },
}

impl Protection {
    pub fn rule(self) -> event::Protection {
        match self {
            Protection::None => event::Protection::None,
            Protection::SuddenDeath { days } => event::Protection::SuddenDeath(days),
            Protection::GuaranteedTime { days } => {
                assert_eq!(days, 3, "guaranteed time is three days");
                event::Protection::GuaranteedTime
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Readings {
    pub refill: RefillReading,
    #[allow(dead_code, reason = "this core takes one of them")]
    transfer: Transfer,
    protection: ResetReading,
    end: EndReading,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum RefillReading {
    Automatic,
    IncrementOnly,
    Unreconciled,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Transfer {
    AnyTime,
    OwnTurn,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ResetReading {
    AfterLast,
    WithLast,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum EndReading {
    Instant,
    Day,
}

impl Given {
    pub fn event(&self) -> Event {
        let protection = self.protection.unwrap_or_default().rule();
        let event = Event::new(EventDraft {
            name: "Suite".into(),
            start: self.start.0,
            days: self.length_days,
            clock: Seconds::new(self.clock_s),
            bank: Seconds::new(self.bank_s),
            increment: Seconds::new(self.increment_s),
            increment_moves: u32::try_from(MOVES).expect("fifty"),
            edition: match protection {
                event::Protection::GuaranteedTime => Edition::Older,
                _ => Edition::Current,
            },
            refill: match self.readings.refill {
                RefillReading::IncrementOnly => Refill::IncrementOnly,
                RefillReading::Automatic | RefillReading::Unreconciled => Refill::Automatic,
            },
            protection,
            team: self.team,
            // Without teams there is no captain who could.
            captain_may_transfer: self.team && self.captain_transfers,
            zone: "UTC".into(),
            interpretations: Interpretations {
                reset: match self.readings.protection {
                    ResetReading::AfterLast => Reset::AfterLast,
                    ResetReading::WithLast => Reset::WithLast,
                },
                end_date: match self.readings.end {
                    EndReading::Instant => EndDate::Instant,
                    EndReading::Day => EndDate::Day,
                },
                ..Interpretations::default()
            },
        })
        .expect("an event of the suite");
        assert_eq!(
            event.end(),
            self.end.0,
            "the end is the start and the length"
        );
        event
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Happened {
    pub at: Stamp,
    pub what: What,
    pub by: Option<Color>,
    pub amount_s: Option<i64>,
    #[serde(default)]
    #[allow(dead_code, reason = "a conditional move is entered as any other")]
    conditional: bool,
    pub plies: Option<u32>,
    pub think_s: Option<ByColor<i64>>,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Move,
    Moves,
    Refill,
    CaptainTransfer,
    Substitution,
    Replacement,
    Claim,
    Resolved,
    Look,
}

/// The state after an event: as expected, with what the case names; or as found.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    pub accepted: bool,
    #[serde(skip_serializing)]
    #[allow(dead_code, reason = "the suite's words, which no program shares")]
    pub reason: Option<String>,
    pub white: Account,
    pub black: Account,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Color>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Possible<Stamp>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub latest: Option<Stamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worst: Option<Stamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<Color>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost_at: Option<Stamp>,
}

/// A value or, where stamps are to the minute, the least and the most that it can be.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Possible<T> {
    Exact(T),
    Between(T, T),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Account {
    pub clock_s: Possible<i64>,
    pub bank_s: Possible<i64>,
    pub moves: u32,
}
