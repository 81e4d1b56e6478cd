//! The texts of events of correspondence games and of plans for them: each, and what is built of
//! them.

use super::Sheet;
use crate::clock::Color;
use crate::correspondence::deadline::Differs;
use crate::correspondence::event_form::EventFieldError;
use crate::correspondence::link::LinkError;
use crate::correspondence::offer::BlocksOffer;
use crate::correspondence::{EntryError, Refill, Seconds};
use crate::ui::text::correspondence::length;
use crate::ui::text::events::{self, absence, pace, whatif};
use crate::ui::text::whose::Whose;

type Dates = (&'static str, Option<&'static str>);

/// Renders them.
pub(super) fn walk(sheet: &mut Sheet) {
    events::walk(sheet);
    sheet.place("form", of_form);
    sheet.place("sheet", of_sheet);
    sheet.place("plan", of_plans);
}

fn of_form(sheet: &mut Sheet) {
    let fault = events::field_fault as fn(EventFieldError) -> &'static str;
    sheet.one("field_fault", &fault);
    sheet.one(
        "link_fault",
        &(events::link_fault as fn(LinkError) -> String),
    );
    sheet.one(
        "about_years",
        &(events::about_years as fn(Option<u32>) -> String),
    );
    let why = |offer, wanted| events::offer_why(offer, wanted);
    sheet.two(
        "offer_why",
        &(why as fn(&'static BlocksOffer, u32) -> String),
    );
    let accounts = events::accounts as fn(Color, [Seconds; 2], [Seconds; 2]) -> String;
    sheet.three("accounts", &accounts);
}

fn of_sheet(sheet: &mut Sheet) {
    sheet.one("each_has", &(events::each as fn(Seconds) -> String));
    sheet.one("both_have", &(events::both as fn(Seconds) -> String));
    let pace = events::pace as fn(Seconds, Option<(u32, Seconds)>) -> String;
    sheet.two("pace", &pace);
}

fn of_plans(sheet: &mut Sheet) {
    let refused = |why| events::refused(why);
    sheet.one(
        "refused",
        &(refused as fn(&'static EntryError) -> &'static str),
    );
    let falls = |of, at, bank: Seconds| whatif::falls(of, at, &length(bank), !bank.is_positive());
    sheet.three(
        "falls",
        &(falls as fn(Whose, &'static str, Seconds) -> String),
    );
    let fallen = |of, at, bank: Seconds| whatif::fallen(of, at, &length(bank), !bank.is_positive());
    sheet.three(
        "fallen",
        &(fallen as fn(Whose, &'static str, Seconds) -> String),
    );
    let rest = |is_attended, (earliest, likely): Dates, bank: Seconds| {
        let (date, known) = (likely.unwrap_or_default(), likely.is_some());
        let (left, is_empty) = (length(bank), !bank.is_positive());
        pace::falls_rest(earliest, date, known, is_attended, &left, is_empty)
    };
    sheet.three("falls_rest", &(rest as fn(bool, Dates, Seconds) -> String));
    let server = |refill, by: Differs| absence::server(refill, by.refill, by.reset, by.openings);
    sheet.two("server", &(server as fn(Refill, Differs) -> String));
}
