//! The form of an event as it is typed, and the event that it makes: [`EventFields`].

use super::certainty::Certainty;
use super::event::{Edition, Event, EventDraft, EventError, Protection, Refill};
use super::interpretations::Interpretations;
use super::offer::{BlocksOffer, OfferKind, offers};
use super::seconds::{Seconds, Utc};
use super::typed::{self, DurationError};

/// The length with which a new event begins, in days: about two years.
const USUAL_DAYS: u32 = 700;

/// The number of moves that bring the increment unless the event says otherwise (rule 4).
pub const USUAL_MOVES: u32 = 50;

/// The lengths that an event can have, in days.
const DAYS: std::ops::RangeInclusive<u32> = 1..=9_999;

/// Where the blocks come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlocksChoice {
    /// An offer for the length.
    Offered(OfferKind),
    /// The blocks that the organizer published.
    Own,
}

/// The contents of the fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFields {
    /// The name.
    pub name: String,
    /// The start, once it is complete.
    pub start: Option<Utc>,
    /// The length in days, as it is typed.
    pub days: String,
    /// Where the blocks come from.
    pub choice: BlocksChoice,
    /// Clock, increment and bank as they are typed, where they are one's own.
    pub own: [String; 3],
    /// How many moves bring the increment, as it is typed.
    pub moves: String,
    /// The version of the rules.
    pub edition: Edition,
    /// How the bank refills the clock.
    pub refill: Refill,
    /// SDP or GT.
    pub protection: Protection,
    /// Whether it is a team event.
    pub team: bool,
    /// Whether a captain may transfer bank time.
    pub captain: bool,
    /// The time zone of the server.
    pub zone: String,
    /// The interpretations of other open questions of the rules.
    pub interpretations: Interpretations,
}

impl EventFields {
    /// A form for a new event in this zone, which suggests a start and the first offer; `text` writes
    /// a block as it is typed.
    pub fn suggested(
        start: Option<Utc>,
        zone: &str,
        text: impl Fn(Seconds) -> String,
    ) -> EventFields {
        EventFields {
            name: String::new(),
            start,
            days: USUAL_DAYS.to_string(),
            choice: BlocksChoice::Offered(OfferKind::Listed),
            own: [50, 5, 50].map(|days| text(Seconds::days(days))),
            moves: USUAL_MOVES.to_string(),
            edition: Edition::default(),
            refill: Refill::default(),
            protection: Protection::default(),
            team: false,
            captain: false,
            zone: zone.into(),
            interpretations: Interpretations::default(),
        }
    }

    /// The form that shows a draft; `text` writes a block as it is typed.
    pub fn of(draft: &EventDraft, text: impl Fn(Seconds) -> String) -> EventFields {
        let offered = offers(draft.days).into_iter().find(|offer| {
            let blocks = (offer.days, offer.clock, offer.increment, offer.bank);
            blocks == (draft.days, draft.clock, draft.increment, draft.bank)
        });
        EventFields {
            name: draft.name.clone(),
            start: Some(draft.start),
            days: draft.days.to_string(),
            choice: offered.map_or(BlocksChoice::Own, |offer| BlocksChoice::Offered(offer.kind)),
            own: [draft.clock, draft.increment, draft.bank].map(text),
            moves: draft.increment_moves.to_string(),
            edition: draft.edition,
            refill: draft.refill,
            protection: draft.protection,
            team: draft.team,
            captain: draft.captain_may_transfer,
            zone: draft.zone.clone(),
            interpretations: draft.interpretations,
        }
    }

    /// The typed length in days, if it is a whole number.
    pub fn typed_days(&self) -> Option<u32> {
        number(&self.days)
    }

    /// The offers for the typed length; none while that is not one.
    pub fn offers(&self) -> Vec<BlocksOffer> {
        let days = self.typed_days().filter(|days| DAYS.contains(days));
        days.map(offers).unwrap_or_default()
    }

    /// The chosen offer; `None` where the blocks are one's own, or where the typed length has no
    /// offers.
    pub fn offer(&self) -> Option<BlocksOffer> {
        let BlocksChoice::Offered(kind) = self.choice else {
            return None;
        };
        let offers = self.offers();
        let chosen = offers.iter().find(|offer| offer.kind == kind);
        chosen.or(offers.first()).copied()
    }

    /// The length of the event in days, which may be less than what was typed: the table may have
    /// no such length.
    pub fn length(&self) -> Option<u32> {
        let offer = self.offer().map(|offer| offer.days);
        offer.or_else(|| self.typed_days())
    }

    /// The scheduled end; `None` while the start or a valid length is missing.
    pub fn end(&self) -> Option<Utc> {
        let days = self.length().filter(|days| DAYS.contains(days))?;
        Some(self.start? + Seconds::days(days.into()))
    }

    /// Clock, increment and bank, each as far as it can be read.
    pub fn blocks(&self) -> [Result<Seconds, DurationError>; 3] {
        match self.offer() {
            Some(offer) => [offer.clock, offer.increment, offer.bank].map(Ok),
            None => self.own.each_ref().map(|text| typed::parse(text)),
        }
    }

    /// Clock, increment and bank, if all can be read.
    pub fn lengths(&self) -> Option<[Seconds; 3]> {
        let [clock, increment, bank] = self.blocks();
        Some([clock.ok()?, increment.ok()?, bank.ok()?])
    }

    /// How many moves bring the increment, if it is a whole number.
    pub fn typed_moves(&self) -> Option<u32> {
        number(&self.moves)
    }

    /// How many moves bring the increment; [`USUAL_MOVES`] while that is no whole number.
    pub fn moves(&self) -> u32 {
        self.typed_moves().unwrap_or(USUAL_MOVES)
    }

    /// Whether the end is certain, as far as the blocks can be read.
    pub fn certainty(&self) -> Option<Certainty> {
        let [clock, increment, bank] = self.lengths()?;
        let each = clock + bank + increment.times(self.typed_moves()?.into());
        Some(Certainty::of(self.length()?, each, self.protection))
    }

    /// Takes a length of the table, with its blocks.
    pub fn choose_days(&mut self, days: u32) {
        self.choice = BlocksChoice::Offered(OfferKind::Listed);
        self.days = days.to_string();
    }

    /// Makes the blocks one's own, as they are; `text` writes a block as it is typed.
    pub fn keep_own(&mut self, text: impl Fn(Seconds) -> String) {
        if let Some(offer) = self.offer() {
            self.own = [offer.clock, offer.increment, offer.bank].map(text);
            self.days = offer.days.to_string();
        }
        self.choice = BlocksChoice::Own;
    }

    /// Switches to another text of the rules: options that it lacks or has suspended are off, and
    /// those that it has are on.
    pub fn choose_edition(&mut self, edition: Edition) {
        self.edition = edition;
        self.protection = Protection::None;
        self.captain = self.team && edition.lets_captains_transfer();
    }

    /// Makes it a team event, or an ordinary one.
    pub fn choose_team(&mut self, team: bool) {
        self.team = team;
        self.captain = team && self.edition.lets_captains_transfer();
    }

    /// Reads the form. `is_known` says whether the browser knows a time zone.
    ///
    /// # Errors
    /// Everything that is wrong with it, in reading order: each field that cannot be read, then each
    /// other one whose value makes no valid event ([`EventFieldError::Event`]).
    pub fn check(&self, is_known: impl Fn(&str) -> bool) -> Result<Event, Vec<FieldFault>> {
        let mut faults = Vec::new();
        let draft = self.draft(is_known, &mut faults);
        match Event::new(draft) {
            Ok(event) if faults.is_empty() => return Ok(event),
            Ok(_) => {}
            Err(problems) => {
                for problem in problems {
                    let field = EventField::of(problem);
                    if !faults.iter().any(|(known, _)| *known == field) {
                        faults.push((field, EventFieldError::Event(problem)));
                    }
                }
            }
        }
        faults.sort_by_key(|(field, _)| *field as u8);
        Err(faults)
    }

    /// The values of the fields. A field that cannot be read adds a fault and gets a usual value.
    fn draft(&self, is_known: impl Fn(&str) -> bool, faults: &mut Vec<FieldFault>) -> EventDraft {
        let mut read = |field, value: Result<Seconds, DurationError>, usual| {
            value.unwrap_or_else(|problem| {
                faults.push((field, EventFieldError::Length(problem)));
                usual
            })
        };
        let [clock, increment, bank] = self.blocks();
        let clock = read(EventField::Clock, clock, Seconds::days(50));
        let increment = read(EventField::Increment, increment, Seconds::ZERO);
        let bank = read(EventField::Bank, bank, Seconds::ZERO);
        let mut whole = |field, number: Option<u32>, usual| {
            number.unwrap_or_else(|| {
                faults.push((field, EventFieldError::Number));
                usual
            })
        };
        let days = whole(EventField::Days, self.length(), USUAL_DAYS);
        let increment_moves = whole(EventField::Moves, self.typed_moves(), USUAL_MOVES);
        let start = self.start.unwrap_or_else(|| {
            faults.push((EventField::Start, EventFieldError::NoStart));
            Utc::default()
        });
        let zone = self.zone.trim();
        if !zone.is_empty() && !is_known(zone) {
            faults.push((EventField::Zone, EventFieldError::UnknownZone));
        }
        EventDraft {
            name: self.name.trim().to_owned(),
            start,
            days,
            clock,
            bank,
            increment,
            increment_moves,
            edition: self.edition,
            refill: self.refill,
            protection: self.protection,
            team: self.team,
            captain_may_transfer: self.captain,
            zone: zone.to_owned(),
            interpretations: self.interpretations,
        }
    }
}

/// A whole number as it is typed.
fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// An error and its field.
pub type FieldFault = (EventField, EventFieldError);

/// The field with an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the fields of an event")]
pub enum EventField {
    Name,
    Start,
    Days,
    Clock,
    Increment,
    Bank,
    Moves,
    Protection,
    Captain,
    Zone,
}

/// The error in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventFieldError {
    /// Not a length of time.
    #[error(transparent)]
    Length(DurationError),
    /// Not a whole number.
    #[error("not a whole number")]
    Number,
    /// No start is given.
    #[error("no start is given")]
    NoStart,
    /// This browser does not know the time zone.
    #[error("this browser knows no such time zone")]
    UnknownZone,
    /// The parameters make no valid event.
    #[error(transparent)]
    Event(EventError),
}

impl EventField {
    /// The field for an error of a draft.
    pub const fn of(problem: EventError) -> EventField {
        match problem {
            EventError::Name => EventField::Name,
            EventError::Start => EventField::Start,
            EventError::Days => EventField::Days,
            EventError::Clock => EventField::Clock,
            EventError::Bank => EventField::Bank,
            EventError::Increment => EventField::Increment,
            EventError::IncrementMoves => EventField::Moves,
            EventError::Protection => EventField::Protection,
            EventError::CaptainWithoutTeam => EventField::Captain,
            EventError::Zone => EventField::Zone,
        }
    }
}
