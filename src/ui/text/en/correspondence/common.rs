//! The texts that several correspondence pages share, in English.

use super::super::color;
use crate::clock::Color;
use crate::correspondence::{EntryError, Seconds};
use crate::ui::text::correspondence::common::{Dated, SharedText};
use crate::ui::text::whole;

pub(super) const COMMON: SharedText = SharedText {
    title: "Correspondence",
    clock: "Clock",
    increment: "Increment",
    increment_short: "Increment",
    bank: "Bank",
    blocks: |blocks| {
        let mut words = String::from("Clock\u{a0}");
        words.push_str(&length(blocks.clock));
        if blocks.increment != Seconds::ZERO {
            words.push_str(", increment\u{a0}");
            words.push_str(&length(blocks.increment));
        }
        words.push_str(", bank\u{a0}");
        words.push_str(&length(blocks.bank));
        words
    },
    length,
    days: "d",
    to_move: |side| match side {
        Color::White => "White to move",
        Color::Black => "Black to move",
    },
    following: "Another tab is entering moves for these games.",
    take_over: "Enter them here",
    refusal,
};

/// A length, in which no line breaks: `46 d 20:00:00`. Fields accept this form, too.
pub(super) fn length(length: Seconds) -> String {
    whole(&length.to_string())
}

/// This many days.
pub(super) fn days(count: u32) -> String {
    match count {
        1 => "1\u{a0}day".into(),
        _ => [&count.to_string(), "\u{a0}days"].concat(),
    }
}

fn refusal(why: EntryError, dated: Dated<'_>) -> String {
    let of = |parts: &[&str]| parts.concat();
    match why {
        EntryError::BeforeStart { start } => of(&[
            "The event starts ",
            &dated(start),
            ", and nobody moves before. Enter a later stamp, or correct the start of the event.",
        ]),
        EntryError::NotStarted => "The game has not started. Enter its start first.".into(),
        EntryError::Started => {
            "The game has started already. Correct the start that is in the statement.".into()
        }
        EntryError::Order { after } => of(&[
            "The entry before it is of ",
            &dated(after),
            ". Enter a later stamp, or correct that one; what came before it can be inserted in the \
             statement.",
        ]),
        EntryError::Future { now } => of(&[
            "That is later than now, ",
            &dated(now),
            ". Enter the stamp that the server gave, and check its time zone.",
        ]),
        EntryError::Fallen { side, at } => of(&[
            color(side),
            "\u{2019}s clock reached zero ",
            &dated(at),
            ". Enter an earlier stamp, or insert what is missing in the statement: a refill, or what \
             the server showed.",
        ]),
        EntryError::Over => {
            "The game was over by then. Correct or remove the entry that ended it first.".into()
        }
        EntryError::Claim => {
            "A claim is pending, so no clock runs. Enter how it was resolved first.".into()
        }
        EntryError::NoClaim => "No claim is pending. Enter when it was filed first.".into(),
        EntryError::Illegal => {
            "That move is not legal in this position. Look for a missing or wrong move before it."
                .into()
        }
        EntryError::Amount => {
            "No time would be moved. Enter an amount above zero; a full clock takes none, an empty \
             bank has none."
                .into()
        }
        EntryError::Bank { bank } => {
            of(&["The bank has ", &length(bank), ". Enter no more than that."])
        }
        EntryError::Cap { room } => of(&[
            "The clock never shows more than 50 days. Enter no more than ",
            &length(room),
            ".",
        ]),
        EntryError::Shown => {
            "A server shows a clock of 0 to 50 d, and a bank of 0 or more. Check which is which."
                .into()
        }
        EntryError::NothingShown => "Enter clock and bank of at least one player.".into(),
        EntryError::NotTeam => {
            "Only team events have substitutes. If it is one, say so in the event.".into()
        }
        EntryError::CaptainMayNot => {
            "In this event captains may not move bank time. If its rules allow it, turn it on in \
             the event."
                .into()
        }
        EntryError::AfterEnd { end } => of(&[
            "Players could be put in until ",
            &dated(end),
            ". Enter an earlier stamp.",
        ]),
        EntryError::NothingLeft => {
            "Neither clock nor bank has time left, so nobody can take over. Check the stamp.".into()
        }
        EntryError::SubstitutionOwed { side } => of(&[
            color(side),
            "\u{2019}s captain has moved bank time, which rule (8) allows only with a new player in the \
             same second. Enter the substitute or replacement first.",
        ]),
        EntryError::Name => "Enter the name of the new player, of up to 100 characters.".into(),
    }
}
