//! Events and teams, in English.

use super::super::{color, count};
use super::common::{days, length};
use crate::correspondence::event::EventError;
use crate::correspondence::event_form::{EventField, EventFieldError};
use crate::correspondence::link::{LinkError, LinkKey};
use crate::correspondence::offer::{BlocksOffer, OfferKind};
use crate::correspondence::typed::DurationError;
use crate::correspondence::{Edition, Protection, Refill, Seconds};
use crate::ui::text::correspondence::events::{
    EventFormText, EventSheetText, EventsText, TeamsText,
};
use crate::ui::text::whole;

pub(super) const EVENTS: EventsText = EventsText {
    title: "Events",
    none: "Your events will be listed here. Start with the one you play in.",
    none_what: [
        "An event is a tournament or a match under Triple Block: all of its games have the same start, the same end and the same three blocks of time.",
        "Its organizer chose them and told every player. Enter them once; every deadline of your games follows.",
        "Did somebody send you a link to an event? Open it, and everything is filled in.",
    ],
    new: "Add an event",
    archived: |count| ["Show archived (", &count.to_string(), ")"].concat(),
    only_archived: "All your events are archived.",
    is_archived: "archived",
    games: |count| match count {
        0 => "no games yet".into(),
        1 => "1 game".into(),
        _ => [&count.to_string(), " games"].concat(),
    },
    not_begun: "Event not started",
    running: "Event running",
    over: "Event over",
    missing: "There is no such event on this device.",
    form: FORM,
    sheet: SHEET,
    team: TEAM,
};

const FORM: EventFormText = EventFormText {
    title_new: "Add an event",
    title_edit: "Edit event",
    place: |place| match place {
        EventField::Name => "Name",
        EventField::Start => "Official start",
        EventField::Days => "Length",
        EventField::Clock => "Clock",
        EventField::Increment => "Increment",
        EventField::Bank => "Bank",
        EventField::Moves => "Moves with the increment",
        EventField::Protection => "When all time is used up",
        EventField::Captain => "Captain\u{2019}s transfer",
        EventField::Zone => "Time zone of the server",
    },
    fault,
    faults: |count| match count {
        1 => "Please fix one thing:".into(),
        _ => [&count.to_string(), " things to fix:"].concat(),
    },
    name_hint: "for example WC46/SF7",
    zone_hint: "Its stamps are read in this zone. UTC, or a place like Europe/Berlin.",
    days_hint: "302 or more to be rated.",
    days_unit: "days",
    days_are: |days| match days {
        ..302 => None,
        302..=400 => Some("about 1\u{a0}year"),
        675..=775 => Some("about 2\u{a0}years"),
        1_050..=1_150 => Some("about 3\u{a0}years"),
        _ => Some(""),
    },
    common: "Common lengths",
    blocks: "The three blocks",
    offer: |offer| match offer.kind {
        OfferKind::Listed => ["By the table: ", &days(offer.days)].concat(),
        OfferKind::Published => ["As published: ", &days(offer.days)].concat(),
        OfferKind::Exact => ["By the formula: ", &days(offer.days)].concat(),
    },
    offer_why,
    own: "What the organizer published",
    own_why: "Fill in any of the three below. What was published is what counts.",
    blocks_by: |kind| match kind {
        Some(OfferKind::Listed) => "by the table",
        Some(OfferKind::Published) => "as published",
        Some(OfferKind::Exact) => "by the formula",
        None => "your own",
    },
    length_hint: "50 d, 82.5 or 1 d 20:00:00",
    end: "Ends, to the second",
    end_unknown: "Start and length give the end, to the second.",
    unrated: "The shortest rated event is 302 days. This one cannot be rated.",
    rules: "Rules",
    rules_by: |edition, refill, protection| {
        let edition = match edition {
            Edition::Current => "current",
            Edition::Older => "older",
        };
        let refill = match refill {
            Refill::Automatic => "bank refills after each move",
            Refill::IncrementOnly => "bank is moved by hand",
        };
        let protection = match protection {
            Protection::None => "",
            Protection::SuddenDeath(_) => " \u{b7} sudden death protection",
            Protection::GuaranteedTime => " \u{b7} guaranteed time",
        };
        [edition, " \u{b7} ", refill, protection].concat()
    },
    edition: "Version of the rules",
    edition_name: |edition| match edition {
        Edition::Current => "Current",
        Edition::Older => "Older",
    },
    edition_why: |edition| match edition {
        Edition::Current => {
            "Sudden death protection and captains\u{2019} transfers are temporarily not in effect: off, unless you turn them on."
        }
        Edition::Older => "Guaranteed time may be chosen, and captains may transfer time.",
    },
    refill: "After each move",
    refill_name: |refill| match refill {
        Refill::Automatic => "The bank refills the clock",
        Refill::IncrementOnly => "The increment only",
    },
    refill_why: |refill| match refill {
        Refill::Automatic => {
            "The usual reading of point (d) of the rules: after each move the clock is refilled automatically, from the bank."
        }
        Refill::IncrementOnly => {
            "As a federation\u{2019}s page describes it: the clock gets the increment, and the bank is moved by hand. Until a game has been compared with its server, the earlier of the two deadlines is shown too."
        }
    },
    protection_name: |protection, suspended| {
        let name = match protection {
            Protection::None => "Nothing: the clock runs out".into(),
            Protection::SuddenDeath(days_of) => {
                ["Sudden death protection: ", &days(days_of)].concat()
            }
            Protection::GuaranteedTime => "Guaranteed time: 3 days".into(),
        };
        if suspended {
            name + " (temporarily not in effect)"
        } else {
            name
        }
    },
    protection_why: |protection, moves| match protection {
        Protection::None => String::new(),
        Protection::SuddenDeath(count) => protected("Sudden death protection", count, moves),
        Protection::GuaranteedTime => protected("Guaranteed time", 3, moves),
    },
    suspended: "temporarily not in effect in the current text",
    team_and_note: "Team event, note",
    team_by: |is_team, has_note| match (is_team, has_note) {
        (false, false) => "off",
        (true, false) => "team event",
        (false, true) => "a note",
        (true, true) => "team event, a note",
    },
    team: "Team event",
    team_why: "Captains may put a substitute or a replacement on a board.",
    captain: "Captains may transfer time",
    captain_why: "From a player\u{2019}s bank to that player\u{2019}s clock, and only with a substitution or replacement.",
    moves_hint: "50 by the rules. Each player\u{2019}s own moves count.",
    note: "Your note",
    note_hint: "Stays here: it is not in the link.",
    add: "Add event",
    save: "Save event",
    changes: |count| match count {
        1 => "This changes one game:".into(),
        _ => ["This changes ", &count.to_string(), " games:"].concat(),
    },
    changes_save: "Save with these changes",
    changes_back: "Change something else",
    change_conflict: |at, why| {
        [
            "The entry of ", at, " is no longer valid. ", why,
            " Nothing is deleted: the game stands as before that entry until one of the two is fixed.",
        ]
        .concat()
    },
    change_lost: |at| ["The clock would have run out on ", at, "."].concat(),
    change_saved: "The clock would not have run out.",
    change_deadline: |from, to| ["The clock runs out on ", to, " instead of ", from, "."].concat(),
    change_accounts: |side, [clock, bank], [clock_after, bank_after]| {
        [
            color(side),
            ": clock ",
            &length(clock),
            " \u{2192} ",
            &length(clock_after),
            ", bank ",
            &length(bank),
            " \u{2192} ",
            &length(bank_after),
            ".",
        ]
        .concat()
    },
    change_increments: |side, from, to| {
        [
            color(side),
            ": moves that still bring the increment: ",
            &from.to_string(),
            " \u{2192} ",
            &to.to_string(),
            ".",
        ]
        .concat()
    },
    change_fits: "Its entries fit the event again.",
    shared: "Someone shared this event. Add it, and enter your games in it.",
    shared_add: "Add this event",
    shared_edit: "Edit before adding",
    shared_wrong: |count| match count {
        1 => "This link is damaged. One thing is wrong with it:".into(),
        _ => [
            "This link is damaged. ",
            &count.to_string(),
            " things are wrong with it:",
        ]
        .concat(),
    },
    shared_rest: "Ask for the link again. What could be read is filled in below.",
    link_problem,
};

const SHEET: EventSheetText = EventSheetText {
    heading: "Parameters",
    start: "Official start",
    end: "Scheduled end",
    length: "Length",
    days: |count, rated| {
        let words = days(count);
        if rated {
            words
        } else {
            words + ". Too short to be rated: 302 days is the minimum"
        }
    },
    each: |all| match whole_days(all) {
        Some(count) => [&*days(count), " for each player"].concat(),
        None => [&*length(all), " for each player"].concat(),
    },
    both: |all| match whole_days(all) {
        Some(count) => [&*count.to_string(), " for both"].concat(),
        None => [&*length(all), " for both"].concat(),
    },
    what_clock: "For the move at hand. At zero the game is lost.",
    what_increment: |moves| {
        [
            "Comes with each of your first ",
            &*whole(&count(moves.into(), "move", "moves")),
            ".",
        ]
        .concat()
    },
    what_bank: |refill| match refill {
        Refill::Automatic => "Refills the clock after each move, and by hand.",
        Refill::IncrementOnly => "Is moved to the clock by hand, at any time.",
    },
    pace: "Pace",
    pace_is: |all, even| match even {
        None => [&length(all), " in all for each player."].concat(),
        Some((1, each)) => [
            &length(all),
            " in all for each player, of which the first move can take ",
            &length(each),
            ": the increment comes only after it. Later moves bring none.",
        ]
        .concat(),
        Some((moves, each)) => [
            &length(all),
            " in all for each player. An even pace is ",
            &length(each),
            " a move for ",
            &moves.to_string(),
            " moves: an increment comes only after its move, so the last one is for the moves that \
             follow. They bring none.",
        ]
        .concat(),
    },
    options: "Options",
    option_moves: |moves| {
        [
            "The increment comes with the first ",
            &moves.to_string(),
            " moves",
        ]
        .concat()
    },
    option_protection: |protection, moves| {
        let (name, count) = match protection {
            Protection::None => return "No guaranteed time, no sudden death protection".into(),
            Protection::SuddenDeath(count) => ("Sudden death protection: ", count),
            Protection::GuaranteedTime => ("Guaranteed time: ", 3),
        };
        [
            name,
            &days(count),
            " after move ",
            &moves.to_string(),
            ", again and again",
        ]
        .concat()
    },
    option_team: |captain| {
        if captain {
            "Team event; captains may transfer time with a substitution"
        } else {
            "Team event; captains may not transfer time"
        }
    },
    option_zone: |zone| ["The server\u{2019}s time zone is ", zone].concat(),
    example: "For example",
    lost: "A clock that reaches zero loses the game, even while its bank is full: move or refill before then.",
    share: "Share",
    share_hint: "Whoever opens this link gets the same event, to the second. It reveals nothing else.",
    link: "Link to this event",
    copy: "Copy link",
    copied: "Copied.",
    not_copied: "Not copied: select the link and copy it by hand.",
    print: "Print parameters",
    games: "Games",
    no_games: "No game of this event is entered yet.",
    add_game: "Enter a game",
    mine: "Your move",
    theirs: "Their move",
    waits: "Not started",
    claim: "A claim is pending",
    edit: "Edit",
    archive: "Archive",
    unarchive: "Take out of the archive",
    delete: "Delete",
    delete_sure: "Delete for good",
    team: "Team",
    note: "Your note",
};

const TEAM: TeamsText = TeamsText {
    title: "Team",
    not_team: "This is not a team event, so nobody can be substituted or replaced in it.",
    not_team_do: "Make it a team event",
    what: [
        "A captain may put another player on a board at any time. The new player takes over exactly where things are: position, clock and bank. The clock runs on; no director can set it back.",
        "A substitute plays the game for the team. A replacement owns it: rating and norm count for the new player.",
    ],
    transfer_in_effect: "In this event a captain may move time from the player\u{2019}s bank to the clock (8), but only together with a substitution or replacement.",
    transfer_not: "In this event captains may not move time (8): it is not in effect. Where the organizer has it in effect, say so in the event\u{2019}s parameters.",
    ended: |last| ["Players could be put in until ", last, "."].concat(),
    none: "No game of this event is running. Boards will be listed here.",
    finished: |count| match count {
        1 => "1 game is over and not listed.".into(),
        _ => [&count.to_string(), " games are over and not listed."].concat(),
    },
    board: |board| ["Board ", &board.to_string()].concat(),
    falls: "clock runs out",
    owed: "Time was moved to this clock: put the substitute or replacement in before you do anything else here.",
    change: "Change player",
    kind: "What happens",
    substitution: "Substitution",
    substitution_why: "plays on for the team",
    replacement: "Replacement",
    replacement_why: "owns the game: its rating and norm",
    alone: "Transfer now, player later",
    alone_why: "the new player must follow",
    takes_over: "The new player takes over position, clock and bank. The clock runs on.",
    name: "New player",
    amount: "From bank to clock",
    amount_hint: "Leave empty to move none.",
    fill: |most| match most {
        Seconds::ZERO => "Nothing can be moved".into(),
        _ => ["Fill the clock: ", &length(most)].concat(),
    },
    leaves: |clock, bank| {
        [
            "Leaves clock ",
            &length(clock),
            ", bank ",
            &length(bank),
            ".",
        ]
        .concat()
    },
    when: "When, by the server",
    when_missing: "Enter when it happened.",
    amount_wrong: "Enter a length, like 20 d or 1 d 20:00:00, or leave it empty.",
    enter: "Enter",
    done_new: |name| [name, " has taken over."].concat(),
    done_transfer: |amount| {
        [
            &*length(amount),
            " moved to the clock. Now put the new player in.",
        ]
        .concat()
    },
    misfit: "Entries of this game do not fit its event. Fix them on its page first.",
    open: "Open game",
};

fn fault(fault: EventFieldError) -> &'static str {
    match fault {
        EventFieldError::Number => "Enter a whole number.",
        EventFieldError::NoStart => "Enter when the event starts.",
        EventFieldError::UnknownZone => {
            "This browser does not know that zone. Enter UTC, or a place like Europe/Berlin."
        }
        EventFieldError::Length(DurationError::Empty) => "Enter a length, like 50 d; 0 for none.",
        EventFieldError::Length(DurationError::Shape) => {
            "Enter a length, like 50 d, 82.5 or 1 d 20:00:00."
        }
        EventFieldError::Length(DurationError::Range) => "Enter a length of zero or more.",
        EventFieldError::Event(problem) => match problem {
            EventError::Name => "Enter a name of 1 to 100 characters.",
            EventError::Start => "Enter a start between 1970 and 9000.",
            EventError::Days => "Enter 1 to 9,999 days.",
            EventError::Clock => "A clock shows more than nothing and at most 50 days.",
            EventError::Bank => "A bank has 0 to 9,999 days.",
            EventError::Increment => "An increment is 0 to 50 days.",
            EventError::IncrementMoves => "Enter 0 to 500 moves.",
            EventError::Protection => "Sudden death protection is 1 to 5 days.",
            EventError::CaptainWithoutTeam => {
                "Only captains of a team event transfer time: make it one, or turn this off."
            }
            EventError::Zone => "Enter a zone: UTC, or a place like Europe/Berlin.",
        },
    }
}

fn offer_why(offer: &BlocksOffer, wanted: u32) -> String {
    let whole = days(offer.days);
    match offer.kind {
        OfferKind::Listed | OfferKind::Published => {
            let mut words = if wanted == offer.days { String::from("A length of the table.") } else { [
                "The rules speak of a desired maximum length, and the table lists lengths: ",
                &whole,
                " is the longest that fits in ",
                &wanted.to_string(),
                ". The end comes ",
                &days(wanted.saturating_sub(offer.days)),
                " sooner.",
            ]
            .concat() };
            match (offer.kind, offer.days) {
                (OfferKind::Published, _) => words.push_str(
                    " The bank is what a published event of 302 days had, and what the formula gives.",
                ),
                (_, 302) => words.push_str(" The table prints this bank."),
                _ => {}
            }
            words
        }
        OfferKind::Exact if offer.days < 302 => [
            "Half of ",
            &whole,
            " for each player. The table begins at 302 days.",
        ]
        .concat(),
        OfferKind::Exact => [
            "Half of ",
            &whole,
            " for each player: what clock and increments leave of it is the bank. The table has no such bank, so ask whether the server gives it.",
        ]
        .concat(),
    }
}

fn protected(name: &str, count: u32, moves: u32) -> String {
    [
        name,
        ": after move ",
        &moves.to_string(),
        ", with an empty bank, a clock that shows less after a move is set back to ",
        &days(count),
        ", for the rest of the game.",
    ]
    .concat()
}

fn link_problem(problem: LinkError) -> String {
    let part = |key: LinkKey| match key {
        LinkKey::Name => "name",
        LinkKey::Start => "start",
        LinkKey::Days => "length in days",
        LinkKey::Clock => "clock",
        LinkKey::Bank => "bank",
        LinkKey::Increment => "increment",
        LinkKey::Moves => "number of moves with an increment",
        LinkKey::Rules => "version of the rules",
        LinkKey::Refill => "way of refilling",
        LinkKey::Protection => "protection",
        LinkKey::Team => "setting for teams",
        LinkKey::Transfer => "setting for transfers",
        LinkKey::Openings => "setting for thematic openings",
        LinkKey::Reset => "first protected move",
        LinkKey::EndDate => "setting for the last day",
        LinkKey::Zone => "time zone",
        LinkKey::End => "end",
    };
    match problem {
        LinkError::TooLong => "It is longer than any link to an event.".into(),
        LinkError::Missing(LinkKey::End) => "It was cut off: its end is missing.".into(),
        LinkError::Missing(key) => ["It has no ", part(key), "."].concat(),
        LinkError::Unreadable(key) => ["Its ", part(key), " cannot be read."].concat(),
        LinkError::Twice(key) => ["It has two different values for the ", part(key), "."].concat(),
        LinkError::End => {
            "Its end does not match its start and length: something was changed.".into()
        }
        LinkError::Event(problem) => fault(EventFieldError::Event(problem)).into(),
    }
}

/// The number of days, if it is whole.
fn whole_days(length: Seconds) -> Option<u32> {
    let day = Seconds::days(1).get();
    (length.get() % day == 0)
        .then(|| u32::try_from(length.get() / day).ok())
        .flatten()
}
