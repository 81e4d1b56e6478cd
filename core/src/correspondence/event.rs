//! An event under Triple Block: [`EventDraft`], as entered in a form, and [`Event`], checked.

use serde::{Deserialize, Serialize};

use super::interpretations::{Interpretations, Openings, Reset};
use super::seconds::{Seconds, Utc};

/// The maximum that a clock ever shows (rule 3): 50 days.
pub const CAP: Seconds = Seconds::days(50);

/// The shortest event that can be rated (rule 6), in days.
pub const MIN_RATED_DAYS: u32 = 302;

/// Lengths that are a touch away wherever the length of an event is asked for, in days: the
/// shortest rated one, and round ones of the table (6).
pub const COMMON_DAYS: [u32; 8] = [MIN_RATED_DAYS, 350, 400, 450, 500, 600, 700, 1_000];

/// The version of the rules that an event uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The current text: SDP, and a captain's transfers, are "temporarily not
    /// in effect", so both are off unless the organizer turned them on.
    #[default]
    Current,
    /// An older text: GT, and captains may transfer.
    Older,
}

impl Edition {
    /// Whether captains may transfer bank time to a clock (point h and rule 8) unless the organizer
    /// decides otherwise. This is "temporarily not in effect" in the current text.
    pub const fn lets_captains_transfer(self) -> bool {
        match self {
            Edition::Current => false,
            Edition::Older => true,
        }
    }

    /// Whether organizers are offered the option of rule 9, which the current text has suspended.
    /// In either case there is no protection unless it was selected.
    pub const fn offers_protection(self) -> bool {
        match self {
            Edition::Current => false,
            Edition::Older => true,
        }
    }

    /// The possible settings of rule 9 in that text: SDP of 1 to 5 days, or GT.
    pub const fn protections(self) -> &'static [Protection] {
        match self {
            Edition::Current => &[
                Protection::SuddenDeath(1),
                Protection::SuddenDeath(2),
                Protection::SuddenDeath(3),
                Protection::SuddenDeath(4),
                Protection::SuddenDeath(5),
            ],
            Edition::Older => &[Protection::GuaranteedTime],
        }
    }
}

/// Whether the bank refills the clock automatically after a move.
///
/// By point (d) a clock is refilled automatically after each move, and refilling means from the
/// bank; (7) names only one reason for refilling by hand, the 50-day limit. So
/// [`Refill::Automatic`] is the default; a federation's page describes the other interpretation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refill {
    /// After each move the bank fills the clock up to 50 days.
    #[default]
    Automatic,
    /// After a move the clock gets only the increment.
    IncrementOnly,
}

impl Refill {
    /// The other interpretation.
    pub const fn other(self) -> Refill {
        match self {
            Refill::Automatic => Refill::IncrementOnly,
            Refill::IncrementOnly => Refill::Automatic,
        }
    }
}

/// The protection of a player when all time is nearly used up (rule 9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Protection {
    /// None: the end date is certain.
    #[default]
    None,
    /// Sudden death protection: 1 to 5 days (current text).
    #[serde(rename = "sdp")]
    SuddenDeath(u32),
    /// Guaranteed time: 3 days (older text).
    #[serde(rename = "gt")]
    GuaranteedTime,
}

impl Protection {
    /// The time to which a lower clock is reset.
    pub const fn reset_to(self) -> Option<Seconds> {
        match self {
            Protection::None => None,
            Protection::SuddenDeath(days) => Some(Seconds::days(days as i64)),
            Protection::GuaranteedTime => Some(Seconds::days(3)),
        }
    }
}

/// An event as given by a form, a link or a file, not checked yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventDraft {
    /// Its name, 1 to 100 characters.
    pub name: String,
    /// The official start: White's clock starts then.
    pub start: Utc,
    /// The scheduled length in days, 1 to 9,999.
    pub days: u32,
    /// The time on each clock at the start: 1 second to 50 days.
    pub clock: Seconds,
    /// The time in each bank at the start: 0 to 9,999 days.
    pub bank: Seconds,
    /// The increment of each of the first moves: 0 to 50 days.
    pub increment: Seconds,
    /// The number of a player's moves with an increment, 0 to 500; usually 50 (rule 4).
    pub increment_moves: u32,
    /// The version of the rules.
    pub edition: Edition,
    /// How the bank refills the clock.
    pub refill: Refill,
    /// SDP or GT.
    pub protection: Protection,
    /// Whether it is a team event.
    pub team: bool,
    /// Whether a captain may transfer bank time to a clock as part of a substitution (rule 8).
    pub captain_may_transfer: bool,
    /// The time zone of the server, by its IANA name, at most 60 characters. The server's stamps
    /// are read in it, and deadlines are also shown in it.
    pub zone: String,
    /// Its interpretations of other open questions of the rules.
    pub interpretations: Interpretations,
}

/// An error in a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum EventError {
    /// No name, or one of over 100 characters.
    #[error("the event has no name, or one of over 100 characters")]
    Name,
    /// A start before 1970 or after the year 9000.
    #[error("the start is before 1970 or after the year 9000")]
    Start,
    /// Not 1 to 9,999 days.
    #[error("the length is not 1 to 9,999 days")]
    Days,
    /// Not above 0 and up to 50 days.
    #[error("the clock is not above 0 and up to 50 days")]
    Clock,
    /// Not 0 to 9,999 days.
    #[error("the bank is not 0 to 9,999 days")]
    Bank,
    /// Not 0 to 50 days.
    #[error("the increment is not 0 to 50 days")]
    Increment,
    /// Not 0 to 500 moves.
    #[error("the increment is not for 0 to 500 moves")]
    IncrementMoves,
    /// The days of SDP are not 1 to 5.
    #[error("sudden death protection is not 1 to 5 days")]
    Protection,
    /// Captains may transfer time, but there are no teams.
    #[error("captains transfer time only in a team event")]
    CaptainWithoutTeam,
    /// The zone is missing or cannot be the name of one.
    #[error("this cannot be the name of a time zone")]
    Zone,
}

/// An event with valid parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "EventDraft")]
pub struct Event(EventDraft);

impl TryFrom<EventDraft> for Event {
    type Error = &'static str;

    fn try_from(draft: EventDraft) -> Result<Event, &'static str> {
        Event::new(draft).map_err(|_| "no valid event")
    }
}

impl Event {
    /// Checks a draft.
    ///
    /// ```
    /// use zeitnot_core::correspondence::event::EventError;
    /// use zeitnot_core::correspondence::proposal::propose;
    /// use zeitnot_core::correspondence::{Event, EventDraft, Seconds, Utc};
    ///
    /// let draft = propose(600).standard().draft("Cup", Utc::new(1_798_761_600));
    /// let cup = Event::new(draft.clone()).expect("the blocks of the rules");
    /// assert_eq!(cup.end(), Utc::new(1_798_761_600) + Seconds::days(600));
    /// let wrong = Event::new(EventDraft { clock: Seconds::days(51), ..draft });
    /// assert_eq!(wrong, Err(vec![EventError::Clock]));
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong with it, one [`EventError`] for each parameter out of its range.
    pub fn new(draft: EventDraft) -> Result<Event, Vec<EventError>> {
        let days = |from: i64, to: i64| Seconds::days(from)..=Seconds::days(to);
        let sdp = match draft.protection {
            Protection::SuddenDeath(days) => (1..=5).contains(&days),
            Protection::None | Protection::GuaranteedTime => true,
        };
        let name = draft.name.trim();
        let zone = draft.zone.as_str();
        let of_zones = |c: char| c.is_ascii_alphanumeric() || "/_+-".contains(c);
        let checks = [
            (
                !name.is_empty() && name.chars().count() <= 100,
                EventError::Name,
            ),
            (
                (0..=221_845_392_000).contains(&draft.start.get()),
                EventError::Start,
            ),
            ((1..=9_999).contains(&draft.days), EventError::Days),
            (
                draft.clock.is_positive() && draft.clock <= CAP,
                EventError::Clock,
            ),
            (days(0, 9_999).contains(&draft.bank), EventError::Bank),
            (
                days(0, 50).contains(&draft.increment),
                EventError::Increment,
            ),
            (draft.increment_moves <= 500, EventError::IncrementMoves),
            (sdp, EventError::Protection),
            (
                draft.team || !draft.captain_may_transfer,
                EventError::CaptainWithoutTeam,
            ),
            (
                (1..=60).contains(&zone.len()) && zone.chars().all(of_zones),
                EventError::Zone,
            ),
        ];
        let problems: Vec<EventError> = checks
            .into_iter()
            .filter_map(|(fine, problem)| (!fine).then_some(problem))
            .collect();
        if problems.is_empty() {
            Ok(Event(draft))
        } else {
            Err(problems)
        }
    }

    /// The parameters, checked when the event was made.
    pub const fn draft(&self) -> &EventDraft {
        &self.0
    }

    /// The scheduled end: the start plus the event's days (rule 1). [`EventDraft::certainty`] says
    /// how certain it is (point e).
    pub fn end(&self) -> Utc {
        self.0.start + Seconds::days(i64::from(self.0.days))
    }

    /// The last second at which a team may change a player (substitutions, 4).
    pub fn last_substitution(&self) -> Utc {
        self.0.interpretations.end_date.last(self.end())
    }

    /// Whether it is long enough to be rated (rule 6).
    pub const fn is_rated(&self) -> bool {
        self.0.days >= MIN_RATED_DAYS
    }

    /// The same event under this interpretation of refilling.
    pub fn under(&self, refill: Refill) -> Event {
        Event(EventDraft {
            refill,
            ..self.0.clone()
        })
    }

    /// The same event under these interpretations.
    pub fn interpreted(&self, interpretations: Interpretations) -> Event {
        Event(EventDraft {
            interpretations,
            ..self.0.clone()
        })
    }

    /// The same event under this interpretation of rule 9.
    pub(crate) fn resetting(&self, reset: Reset) -> Event {
        let mut draft = self.0.clone();
        draft.interpretations.reset = reset;
        Event(draft)
    }

    /// The same event under this interpretation of rule 4.
    pub fn counting(&self, openings: Openings) -> Event {
        let mut draft = self.0.clone();
        draft.interpretations.openings = openings;
        Event(draft)
    }
}
