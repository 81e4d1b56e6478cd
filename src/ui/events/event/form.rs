//! The data of the event form, and the event it makes: [`Form`].

use leptos::prelude::*;

use crate::correspondence::certainty::Certainty;
use crate::correspondence::civil::Civil;
use crate::correspondence::event_form::{EventField, EventFieldError};
use crate::correspondence::offer::{BlocksOffer, OfferKind, offers};
use crate::correspondence::{
    Edition, Event, EventDraft, Interpretations, Protection, Refill, Seconds, Utc, typed,
};
use crate::platform::time::wall_now;
use crate::platform::zone;
use crate::ui::text::correspondence::figure;
use crate::ui::text::{events, plain};

/// The length with which a new event begins: about two years.
const USUAL_DAYS: u32 = 700;

/// The number of moves that bring the increment unless the event says otherwise (rule 4).
pub const USUAL_MOVES: u32 = 50;

/// Where the blocks come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlocksChoice {
    /// An offer for the length.
    Offered(OfferKind),
    /// The blocks that the organizer published.
    Own,
}

/// The blocks as they are typed: clock, increment, bank.
pub type TypedBlocks = [String; 3];

/// The form of an event. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    pub name: RwSignal<String>,
    pub start: RwSignal<Option<Utc>>,
    pub days: RwSignal<String>,
    pub choice: RwSignal<BlocksChoice>,
    /// The blocks, where they are one's own.
    pub own: RwSignal<TypedBlocks>,
    pub moves: RwSignal<String>,
    pub edition: RwSignal<Edition>,
    pub refill: RwSignal<Refill>,
    pub protection: RwSignal<Protection>,
    pub team: RwSignal<bool>,
    pub captain: RwSignal<bool>,
    pub zone: RwSignal<String>,
    pub interpretations: RwSignal<Interpretations>,
    pub note: RwSignal<String>,
    /// Whether its start is only suggested.
    pub is_new: bool,
    /// Whether the user has tried to save it: from then on a missing value is an error.
    pub tried: RwSignal<bool>,
    /// The offers for the typed length.
    pub offers: Memo<Vec<BlocksOffer>>,
    /// The event, or all errors.
    pub read: Memo<Result<Event, Vec<(EventField, EventFieldError)>>>,
}

impl Form {
    /// A form for a new event.
    pub fn empty() -> Form {
        let draft = EventDraft {
            name: String::new(),
            start: Utc::default(),
            days: USUAL_DAYS,
            clock: Seconds::days(50),
            bank: Seconds::days(50),
            increment: Seconds::days(5),
            increment_moves: USUAL_MOVES,
            edition: Edition::Current,
            refill: Refill::Automatic,
            protection: Protection::None,
            team: false,
            captain_may_transfer: false,
            zone: zone::UTC.into(),
            interpretations: Interpretations::default(),
        };
        let form = Form::of(&draft, "");
        // Events begin with a month, in UTC, more often than at any other time.
        let now = Civil::of(Utc::of(wall_now()), Seconds::ZERO);
        let next = now
            .month_after(1)
            .and_then(|first| first.utc(Seconds::ZERO));
        form.start.set(next);
        form.choice.set(BlocksChoice::Offered(OfferKind::Listed));
        Form {
            is_new: true,
            ..form
        }
    }

    /// A form filled from a draft.
    pub fn of(draft: &EventDraft, note: &str) -> Form {
        let offered = offers(draft.days).into_iter().find(|offer| {
            let blocks = (offer.days, offer.clock, offer.increment, offer.bank);
            blocks == (draft.days, draft.clock, draft.increment, draft.bank)
        });
        let days = RwSignal::new(draft.days.to_string());
        let offers = Memo::new(move |_| {
            let days = days.with(|days| number(days));
            let days = days.filter(|days| (1..=9_999).contains(days));
            days.map(offers).unwrap_or_default()
        });
        let mut form = Form {
            name: RwSignal::new(draft.name.clone()),
            start: RwSignal::new(Some(draft.start)),
            days,
            choice: RwSignal::new(match offered {
                Some(offer) => BlocksChoice::Offered(offer.kind),
                None => BlocksChoice::Own,
            }),
            own: RwSignal::new([draft.clock, draft.increment, draft.bank].map(typed_figure)),
            moves: RwSignal::new(draft.increment_moves.to_string()),
            edition: RwSignal::new(draft.edition),
            refill: RwSignal::new(draft.refill),
            protection: RwSignal::new(draft.protection),
            team: RwSignal::new(draft.team),
            captain: RwSignal::new(draft.captain_may_transfer),
            zone: RwSignal::new(draft.zone.clone()),
            interpretations: RwSignal::new(draft.interpretations),
            note: RwSignal::new(note.to_owned()),
            is_new: false,
            tried: RwSignal::new(false),
            offers,
            read: Memo::new(|_| Err(Vec::new())),
        };
        form.read = Memo::new(move |_| check(form));
        form
    }

    /// The chosen offer; `None` where the blocks are one's own, or where the typed length has no
    /// offers.
    pub fn offer(self) -> Option<BlocksOffer> {
        let BlocksChoice::Offered(kind) = self.choice.get() else {
            return None;
        };
        self.offers.with(|offers| {
            let chosen = offers.iter().find(|offer| offer.kind == kind);
            chosen.or(offers.first()).copied()
        })
    }

    /// The length of the event, which may be less than what was typed.
    pub fn length(self) -> Option<u32> {
        match self.offer() {
            Some(offer) => Some(offer.days),
            None => self.days.with(|days| number(days)),
        }
    }

    /// The scheduled end; `None` while the start or a valid length is missing.
    pub fn end(self) -> Option<Utc> {
        let days = self.length().filter(|days| (1..=9_999).contains(days))?;
        Some(self.start.get()? + Seconds::days(i64::from(days)))
    }

    /// The blocks as they stand in their fields.
    pub fn blocks(self) -> TypedBlocks {
        match self.offer() {
            Some(offer) => [offer.clock, offer.increment, offer.bank].map(typed_figure),
            None => self.own.get(),
        }
    }

    /// The blocks as lengths, as far as they can be read.
    pub fn lengths(self) -> Option<[Seconds; 3]> {
        let [clock, increment, bank] = self.blocks();
        let read = |text: &str| typed::parse(text).ok();
        Some([read(&clock)?, read(&increment)?, read(&bank)?])
    }

    /// Whether the end is certain, as far as the blocks can be read.
    pub fn certainty(self) -> Option<Certainty> {
        let days = self.length()?;
        let [clock, increment, bank] = self.lengths()?;
        let moves = self.moves.with(|moves| number(moves))?;
        let each = clock + bank + increment.times(moves.into());
        Some(Certainty::of(days, each, self.protection.get()))
    }

    /// How many moves bring the increment; the usual number where none is typed yet.
    pub fn moves(self) -> u32 {
        self.moves
            .with(|moves| number(moves))
            .unwrap_or(USUAL_MOVES)
    }

    /// Takes a length of the table, with its blocks.
    pub fn choose_days(self, days: u32) {
        self.choice.set(BlocksChoice::Offered(OfferKind::Listed));
        self.days.set(days.to_string());
    }

    /// Types one of the blocks: from then on all three are one's own.
    pub fn type_block(self, place: usize, text: String) {
        self.keep_own();
        self.own.update(|own| {
            if let Some(block) = own.get_mut(place) {
                *block = text;
            }
        });
    }

    /// Makes the blocks one's own, as they are.
    pub fn keep_own(self) {
        let (blocks, days) = untrack(|| (self.blocks(), self.length()));
        self.own.set(blocks);
        if let Some(days) = days {
            self.days.set(days.to_string());
        }
        self.choice.set(BlocksChoice::Own);
    }

    /// Switches to another text of the rules: options that it lacks or has suspended are off, and
    /// those that it has are on.
    pub fn choose_edition(self, edition: Edition) {
        self.edition.set(edition);
        self.protection.set(Protection::None);
        self.captain
            .set(edition.lets_captains_transfer() && self.team.get_untracked());
    }

    /// Makes it a team event, or an ordinary one.
    pub fn choose_team(self, team: bool) {
        self.team.set(team);
        let may = self.edition.get_untracked().lets_captains_transfer();
        self.captain.set(team && may);
    }

    /// The error at a place, in words.
    pub fn error(self, place: EventField) -> Signal<Option<String>> {
        let words = move |fault| events::field::fault(fault).to_owned();
        Signal::derive(move || self.fault(place).map(words))
    }

    /// The error at a place, once the form may show it: an empty name or start counts as untouched
    /// until the user tries to save.
    pub fn fault(self, place: EventField) -> Option<EventFieldError> {
        let untouched = match place {
            EventField::Name => self.name.with(String::is_empty),
            EventField::Start => self.start.get().is_none(),
            _ => false,
        };
        if untouched && !self.tried.get() {
            return None;
        }
        self.read.with(|read| {
            let faults = read.as_ref().err()?;
            let (_, fault) = faults.iter().find(|(at, _)| *at == place)?;
            Some(*fault)
        })
    }
}

/// A block as it stands in its field: with the spaces that a keyboard types.
fn typed_figure(block: Seconds) -> String {
    plain(&figure(block))
}

/// A whole number as it is typed.
pub fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// An error and its place.
type Fault = (EventField, EventFieldError);

fn check(form: Form) -> Result<Event, Vec<Fault>> {
    let mut faults = Vec::new();
    let draft = draft(form, &mut faults);
    match Event::new(draft) {
        Ok(event) if faults.is_empty() => return Ok(event),
        Ok(_) => {}
        Err(problems) => {
            for problem in problems {
                let place = EventField::of(problem);
                if !faults.iter().any(|(known, _)| *known == place) {
                    faults.push((place, EventFieldError::Event(problem)));
                }
            }
        }
    }
    faults.sort_by_key(|(place, _)| *place as u8);
    Err(faults)
}

/// The values of the fields. A field that cannot be read adds a fault and gets a usual value.
fn draft(form: Form, faults: &mut Vec<Fault>) -> EventDraft {
    let days = form.length().unwrap_or_else(|| {
        faults.push((EventField::Days, EventFieldError::Number));
        USUAL_DAYS
    });
    let start = form.start.get().unwrap_or_else(|| {
        faults.push((EventField::Start, EventFieldError::NoStart));
        Utc::default()
    });
    let [clock, increment, bank] = form.blocks();
    let mut length = |place: EventField, text: &str, standard: Seconds| {
        typed::parse(text).unwrap_or_else(|problem| {
            faults.push((place, EventFieldError::Length(problem)));
            standard
        })
    };
    let clock = length(EventField::Clock, &clock, Seconds::days(50));
    let increment = length(EventField::Increment, &increment, Seconds::ZERO);
    let bank = length(EventField::Bank, &bank, Seconds::ZERO);
    let moves = form.moves.with(|moves| number(moves));
    let increment_moves = moves.unwrap_or_else(|| {
        faults.push((EventField::Moves, EventFieldError::Number));
        USUAL_MOVES
    });
    let zone = form.zone.with(|zone| zone.trim().to_owned());
    if !zone.is_empty() && !zone::is_known(&zone) {
        faults.push((EventField::Zone, EventFieldError::UnknownZone));
    }
    EventDraft {
        name: form.name.with(|name| name.trim().to_owned()),
        start,
        days,
        clock,
        bank,
        increment,
        increment_moves,
        edition: form.edition.get(),
        refill: form.refill.get(),
        protection: form.protection.get(),
        team: form.team.get(),
        captain_may_transfer: form.captain.get(),
        zone,
        interpretations: form.interpretations.get(),
    }
}
