//! An event as the query of a link: all its parameters, short and readable, so that the recipient
//! gets exactly the same event.
//!
//! `name=City+Cup&start=2026-12-01T00:00:00Z&days=700&clock=50d&bank=50d&increment=5d&zone=UTC&end=2028-10-31T00:00:00Z`
//!
//! | key | value | default |
//! | --- | --- | --- |
//! | `name`, `start`, `days` | the name, the official start, the length | required |
//! | `clock`, `bank`, `increment` | lengths: `50d`, `82d12h`, `49d23h59m59s` | the blocks that the rules propose |
//! | `moves` | the number of moves with an increment | 50 |
//! | `rules` | `current`, `older` | `current` |
//! | `refill` | `automatic`, `increment-only` | `automatic` |
//! | `protection` | `none`, `gt`, `sdp1` to `sdp5` | `none` |
//! | `team`, `transfer` | `yes`, `no` | `no` |
//! | `openings` | `apart`, `counted`: whether the moves of a given opening count | `apart` |
//! | `reset` | `after-last`, `with-last`: the move after which a clock is first reset | `after-last` |
//! | `enddate` | `instant`, `day`: until when teams may substitute | `instant` |
//! | `zone` | the server's time zone | `UTC` |
//! | `end` | the scheduled end | required: it comes last, so that a truncated link is recognised |
//!
//! Unknown keys are ignored: messengers add their own.

use percent_encoding::AsciiSet;

use super::civil::{self, Civil, TypedTime};
use super::event::{Edition, Event, EventDraft, EventError, Protection, Refill};
use super::interpretations::{EndDate, Interpretations, Openings, Reset};
use super::proposal::propose;
use super::seconds::{Seconds, Utc};
use crate::percent;

/// The longest query that is read, in bytes; real ones are a third of it.
pub const MAX_LENGTH: usize = 4_000;

/// The default number of moves with an increment (rule 4).
const MOVES: u32 = 50;

/// The characters encoded in a link; a space is written `+`.
const ENCODED: &AsciiSet = &percent::READABLE.remove(b' ');

/// A parameter of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkKey {
    /// The name of the event.
    Name,
    /// The official start.
    Start,
    /// The scheduled length.
    Days,
    /// The time on each clock at the start.
    Clock,
    /// The time in each bank at the start.
    Bank,
    /// The increment of each of the first moves.
    Increment,
    /// The number of moves with an increment.
    Moves,
    /// The version of the rules.
    Rules,
    /// How the bank refills the clock.
    Refill,
    /// SDP or GT.
    Protection,
    /// Whether it is a team event.
    Team,
    /// Whether captains may transfer time.
    Transfer,
    /// Whether the moves of a given opening count.
    Openings,
    /// After which move a clock is first reset.
    Reset,
    /// Whether the end is an instant or a date.
    EndDate,
    /// The server's time zone.
    Zone,
    /// The scheduled end.
    End,
}

impl LinkKey {
    /// All parameters, in the order in which they are written.
    pub const ALL: [LinkKey; 17] = [
        LinkKey::Name,
        LinkKey::Start,
        LinkKey::Days,
        LinkKey::Clock,
        LinkKey::Bank,
        LinkKey::Increment,
        LinkKey::Moves,
        LinkKey::Rules,
        LinkKey::Refill,
        LinkKey::Protection,
        LinkKey::Team,
        LinkKey::Transfer,
        LinkKey::Openings,
        LinkKey::Reset,
        LinkKey::EndDate,
        LinkKey::Zone,
        LinkKey::End,
    ];

    /// Its name in the query.
    pub const fn name(self) -> &'static str {
        match self {
            LinkKey::Name => "name",
            LinkKey::Start => "start",
            LinkKey::Days => "days",
            LinkKey::Clock => "clock",
            LinkKey::Bank => "bank",
            LinkKey::Increment => "increment",
            LinkKey::Moves => "moves",
            LinkKey::Rules => "rules",
            LinkKey::Refill => "refill",
            LinkKey::Protection => "protection",
            LinkKey::Team => "team",
            LinkKey::Transfer => "transfer",
            LinkKey::Openings => "openings",
            LinkKey::Reset => "reset",
            LinkKey::EndDate => "enddate",
            LinkKey::Zone => "zone",
            LinkKey::End => "end",
        }
    }
}

/// An error in a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum LinkError {
    /// Longer than any link to an event.
    #[error("longer than any link to an event")]
    TooLong,
    /// This parameter is missing. If it is the end, the link was cut off.
    #[error("{} is missing", .0.name())]
    Missing(LinkKey),
    /// This parameter cannot be read.
    #[error("{} cannot be read", .0.name())]
    Unreadable(LinkKey),
    /// This parameter occurs twice with different values.
    #[error("{} is there twice", .0.name())]
    Twice(LinkKey),
    /// The end is not the start plus the given number of days.
    #[error("the end is not the start plus the number of days")]
    End,
    /// The parameters are readable but make no valid event.
    #[error(transparent)]
    Event(EventError),
}

/// A link that does not lead to a valid event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct BrokenLink {
    /// Everything that is wrong with it.
    pub problems: Vec<LinkError>,
    /// The readable parameters, with defaults for the rest.
    pub draft: EventDraft,
}

/// An event as a query.
pub fn write(event: &Event) -> String {
    let draft = event.draft();
    let mut query = String::new();
    let mut put = |key: LinkKey, value: &str| {
        if !query.is_empty() {
            query.push('&');
        }
        query.push_str(key.name());
        query.push('=');
        query.push_str(&percent::encode(value, ENCODED).replace(' ', "+"));
    };
    put(LinkKey::Name, draft.name.trim());
    put(LinkKey::Start, &instant(draft.start));
    put(LinkKey::Days, &draft.days.to_string());
    put(LinkKey::Clock, &length(draft.clock));
    put(LinkKey::Bank, &length(draft.bank));
    put(LinkKey::Increment, &length(draft.increment));
    if draft.increment_moves != MOVES {
        put(LinkKey::Moves, &draft.increment_moves.to_string());
    }
    if draft.edition == Edition::Older {
        put(LinkKey::Rules, "older");
    }
    if draft.refill == Refill::IncrementOnly {
        put(LinkKey::Refill, "increment-only");
    }
    match draft.protection {
        Protection::None => {}
        Protection::GuaranteedTime => put(LinkKey::Protection, "gt"),
        Protection::SuddenDeath(days) => {
            put(LinkKey::Protection, &["sdp", &days.to_string()].concat());
        }
    }
    if draft.team {
        put(LinkKey::Team, "yes");
    }
    if draft.captain_may_transfer {
        put(LinkKey::Transfer, "yes");
    }
    let Interpretations {
        openings,
        reset,
        end_date,
    } = draft.interpretations;
    if openings == Openings::Counted {
        put(LinkKey::Openings, "counted");
    }
    if reset == Reset::WithLast {
        put(LinkKey::Reset, "with-last");
    }
    if end_date == EndDate::Day {
        put(LinkKey::EndDate, "day");
    }
    put(LinkKey::Zone, &draft.zone);
    put(LinkKey::End, &instant(event.end()));
    query
}

/// Parses the event of a query.
///
/// # Errors
/// Everything that is wrong with it, one [`LinkError`] for each, and the readable parameters.
pub fn parse(query: &str) -> Result<Event, Box<BrokenLink>> {
    let mut parts = Parts::of(query);
    let name = parts.text(LinkKey::Name, "");
    let start = parts.read(LinkKey::Start, read_instant);
    let days = parts.read(LinkKey::Days, read_number);
    let proposals = propose(days.unwrap_or(700).min(9_999));
    let blocks = proposals.listed.unwrap_or(proposals.exact);
    let bank = blocks.banks.first().copied().unwrap_or_default();
    let draft = EventDraft {
        name,
        start: start.unwrap_or(Utc::new(0)),
        days: days.unwrap_or(blocks.days),
        clock: parts.or(LinkKey::Clock, blocks.clock, read_length),
        bank: parts.or(LinkKey::Bank, bank, read_length),
        increment: parts.or(LinkKey::Increment, blocks.increment, read_length),
        increment_moves: parts.or(LinkKey::Moves, MOVES, read_number),
        edition: parts.or(LinkKey::Rules, Edition::Current, |text| match text {
            "current" => Some(Edition::Current),
            "older" => Some(Edition::Older),
            _ => None,
        }),
        refill: parts.or(LinkKey::Refill, Refill::Automatic, |text| match text {
            "automatic" => Some(Refill::Automatic),
            "increment-only" => Some(Refill::IncrementOnly),
            _ => None,
        }),
        protection: parts.or(LinkKey::Protection, Protection::None, read_protection),
        team: parts.or(LinkKey::Team, false, read_flag),
        captain_may_transfer: parts.or(LinkKey::Transfer, false, read_flag),
        zone: parts.text(LinkKey::Zone, "UTC"),
        interpretations: Interpretations {
            openings: parts.or(LinkKey::Openings, Openings::Apart, |text| match text {
                "apart" => Some(Openings::Apart),
                "counted" => Some(Openings::Counted),
                _ => None,
            }),
            reset: parts.or(LinkKey::Reset, Reset::AfterLast, |text| match text {
                "after-last" => Some(Reset::AfterLast),
                "with-last" => Some(Reset::WithLast),
                _ => None,
            }),
            end_date: parts.or(LinkKey::EndDate, EndDate::Instant, |text| match text {
                "instant" => Some(EndDate::Instant),
                "day" => Some(EndDate::Day),
                _ => None,
            }),
        },
    };
    let end = parts.read(LinkKey::End, |text| {
        // Ignores the full stop of a sentence that ends with the link.
        read_instant(text.trim_end_matches(|c: char| !c.is_ascii_alphanumeric()))
    });
    for (key, there) in [
        (LinkKey::Name, parts.has(LinkKey::Name)),
        (LinkKey::Start, start.is_some()),
        (LinkKey::Days, days.is_some()),
        (LinkKey::End, end.is_some()),
    ] {
        if !there {
            parts.missing(key);
        }
    }
    let mut problems = parts.problems;
    match Event::new(draft.clone()) {
        Ok(event) => {
            if start.is_some() && days.is_some() && end.is_some_and(|end| end != event.end()) {
                problems.push(LinkError::End);
            }
            if problems.is_empty() {
                return Ok(event);
            }
        }
        Err(wrong) => {
            // A missing name is reported only as missing.
            let named = !problems.iter().any(|problem| {
                use LinkError::{Missing, Unreadable};
                matches!(problem, Missing(LinkKey::Name) | Unreadable(LinkKey::Name))
            });
            let fresh = wrong
                .into_iter()
                .filter(|wrong| named || *wrong != EventError::Name);
            problems.extend(fresh.map(LinkError::Event));
        }
    }
    Err(Box::new(BrokenLink { problems, draft }))
}

/// The parameters of a query, and the errors found in them.
struct Parts {
    /// The decoded values; `None` if a value cannot be decoded.
    found: Vec<(LinkKey, Option<String>)>,
    problems: Vec<LinkError>,
}

impl Parts {
    fn of(query: &str) -> Parts {
        let mut parts = Parts {
            found: Vec::new(),
            problems: Vec::new(),
        };
        if query.len() > MAX_LENGTH {
            parts.problems.push(LinkError::TooLong);
            return parts;
        }
        for part in query.split('&') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            // Written as in HTML: `&amp;` before the name.
            let name = name.strip_prefix("amp;").unwrap_or(name);
            let Some(key) = LinkKey::ALL.into_iter().find(|key| key.name() == name) else {
                continue;
            };
            let value = percent::decode(value, true);
            match parts.found.iter().find(|(known, _)| *known == key) {
                None => parts.found.push((key, value)),
                Some((_, known)) if *known == value => {}
                Some(_) => parts.report(LinkError::Twice(key)),
            }
        }
        parts
    }

    fn report(&mut self, problem: LinkError) {
        if !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }

    fn has(&self, key: LinkKey) -> bool {
        self.found.iter().any(|(known, _)| *known == key)
    }

    /// Reports a missing parameter; an unreadable one was reported already.
    fn missing(&mut self, key: LinkKey) {
        if !self.has(key) && !self.problems.contains(&LinkError::TooLong) {
            self.report(LinkError::Missing(key));
        }
    }

    fn read<T>(&mut self, key: LinkKey, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
        let (_, value) = self.found.iter().find(|(known, _)| *known == key)?;
        let value = value.as_deref().and_then(parse);
        if value.is_none() {
            self.report(LinkError::Unreadable(key));
        }
        value
    }

    fn or<T>(&mut self, key: LinkKey, standard: T, parse: impl Fn(&str) -> Option<T>) -> T {
        self.read(key, parse).unwrap_or(standard)
    }

    fn text(&mut self, key: LinkKey, standard: &str) -> String {
        self.read(key, |text| Some(text.trim().to_owned()))
            .unwrap_or_else(|| standard.into())
    }
}

fn read_number(text: &str) -> Option<u32> {
    digits(text)?.parse().ok()
}

/// Digits only: Rust's own parser also accepts a sign.
fn digits(text: &str) -> Option<&str> {
    let fine = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    fine.then_some(text)
}

fn read_flag(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn read_protection(text: &str) -> Option<Protection> {
    match text {
        "none" => Some(Protection::None),
        "gt" => Some(Protection::GuaranteedTime),
        _ => {
            let days = read_number(text.strip_prefix("sdp")?)?;
            Some(Protection::SuddenDeath(days))
        }
    }
}

/// A length such as `82d12h`; `0d` for zero.
fn length(length: Seconds) -> String {
    let s = length.get();
    let mut text = String::new();
    for (unit, amount) in [
        ('d', s / 86_400),
        ('h', s / 3_600 % 24),
        ('m', s / 60 % 60),
        ('s', s % 60),
    ] {
        if amount != 0 {
            text.push_str(&amount.to_string());
            text.push(unit);
        }
    }
    if text.is_empty() {
        text.push_str("0d");
    }
    text
}

/// Parses the form that [`length`] writes: days, hours, minutes and seconds in this order, each at
/// most once.
fn read_length(text: &str) -> Option<Seconds> {
    let mut rest = text;
    let mut sum: i64 = 0;
    for (unit, worth) in [('d', 86_400), ('h', 3_600), ('m', 60), ('s', 1)] {
        if let Some((amount, after)) = rest.split_once(unit) {
            let amount: i64 = digits(amount)?.parse().ok()?;
            sum = sum.checked_add(amount.checked_mul(worth)?)?;
            rest = after;
        }
    }
    (!text.is_empty() && rest.is_empty()).then_some(Seconds::new(sum))
}

/// An instant: `2026-12-01T00:00:00Z`.
pub fn instant(at: Utc) -> String {
    let civil = Civil::of(at, Seconds::ZERO).to_string();
    civil.replace(' ', "T") + "Z"
}

fn read_instant(text: &str) -> Option<Utc> {
    match civil::parse(text) {
        Ok(TypedTime::Exact(at)) => Some(at),
        Ok(TypedTime::Local(_)) | Err(_) => None,
    }
}
