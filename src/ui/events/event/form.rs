//! The form of an event while it is filled in: [`Form`].

use leptos::prelude::*;

use crate::correspondence::civil::Civil;
use crate::correspondence::event_form::{EventField, EventFieldError, EventFields, FieldFault};
use crate::correspondence::offer::BlocksOffer;
use crate::correspondence::{Event, EventDraft, Seconds, Utc};
use crate::platform::time::wall_now;
use crate::platform::zone;
use crate::ui::text::correspondence::figure;
use crate::ui::text::{events, plain};

/// The form. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The contents of the fields.
    pub fields: RwSignal<EventFields>,
    /// The organizer's note, which is no parameter of the event.
    pub note: RwSignal<String>,
    /// Whether its start is only suggested.
    pub is_new: bool,
    /// Whether the user has tried to save it: from then on a missing value is an error.
    pub tried: RwSignal<bool>,
    /// The offers for the typed length.
    pub offers: Memo<Vec<BlocksOffer>>,
    /// The event, or all errors.
    pub read: Memo<Result<Event, Vec<FieldFault>>>,
}

impl Form {
    /// A form for a new event.
    pub fn empty() -> Form {
        // Events begin with a month, in UTC, more often than at any other time.
        let now = Civil::of(Utc::of(wall_now()), Seconds::ZERO);
        let next = now
            .month_after(1)
            .and_then(|first| first.utc(Seconds::ZERO));
        let fields = EventFields::suggested(next, zone::UTC, typed_figure);
        Form {
            is_new: true,
            ..Form::new(fields, "")
        }
    }

    /// A form filled from a draft.
    pub fn of(draft: &EventDraft, note: &str) -> Form {
        Form::new(EventFields::of(draft, typed_figure), note)
    }

    fn new(fields: EventFields, note: &str) -> Form {
        let fields = RwSignal::new(fields);
        Form {
            fields,
            note: RwSignal::new(note.to_owned()),
            is_new: false,
            tried: RwSignal::new(false),
            offers: Memo::new(move |_| fields.with(EventFields::offers)),
            read: Memo::new(move |_| fields.with(|fields| fields.check(zone::is_known))),
        }
    }

    /// A value that is read from the fields, and followed.
    pub fn get<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&EventFields) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.fields.with(&read))
    }

    /// Changes the fields by a value that the user typed or chose.
    pub fn set<T: 'static>(
        self,
        change: impl Fn(&mut EventFields, T) + Send + Sync + 'static,
    ) -> Callback<T> {
        Callback::new(move |value| self.fields.update(|fields| change(fields, value)))
    }

    /// The blocks as they stand in their fields.
    pub fn typed_blocks(self) -> Memo<[String; 3]> {
        self.get(|fields| match fields.offer() {
            Some(offer) => [offer.clock, offer.increment, offer.bank].map(typed_figure),
            None => fields.own.clone(),
        })
    }

    /// Types one of the blocks: from then on all three are one's own.
    pub fn type_block(self, place: usize, text: String) {
        self.fields.update(|fields| {
            fields.keep_own(typed_figure);
            fields.own[place] = text;
        });
    }

    /// Makes the blocks one's own, as they are.
    pub fn keep_own(self) {
        self.fields.update(|fields| fields.keep_own(typed_figure));
    }

    /// The error at a place, in words.
    pub fn error(self, place: EventField) -> Signal<Option<String>> {
        let words = move |fault| events::field::fault(fault).to_owned();
        Signal::derive(move || self.fault(place).map(words))
    }

    /// The error at a place, once the form may show it: an empty name or start counts as untouched
    /// until the user tries to save.
    pub fn fault(self, place: EventField) -> Option<EventFieldError> {
        let untouched = self.fields.with(|fields| match place {
            EventField::Name => fields.name.is_empty(),
            EventField::Start => fields.start.is_none(),
            _ => false,
        });
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
