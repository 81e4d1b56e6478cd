//! The texts of correspondence games.

use super::ledgers::statements;
use super::{Sheet, Walk};
use crate::clock::{ByColor, Color};
use crate::correspondence::certainty::{Certainty, Departure};
use crate::correspondence::deadline::Differs;
use crate::correspondence::enter::EnterError;
use crate::correspondence::reconcile::Discrepancy;
use crate::correspondence::state::GameEnd;
use crate::correspondence::typed_moves::TypedMovesError;
use crate::correspondence::{Blocks, Entry, EntryError, Event, Seconds};
use crate::game::pgn::PgnError;
use crate::ui::text::correspondence;
use crate::ui::text::correspondence::sums::SumsText;
use crate::ui::text::correspondence::{
    Dated, blocks, cautious, certainty, departure, ended, enter_problem, entry, figure, in_bank,
    length, line_problem, moves_problem, refusal, saved, stamp_typed, sums, verdict, why,
    zone_unknown,
};

/// The area's texts, and the sentences that are put together of them.
pub(super) fn walk(sheet: &mut Sheet) {
    correspondence::walk(sheet);
    let dated = refusal as fn(EntryError, Dated<'static>) -> String;
    sheet.dated("refusal", &dated);
    sheet.one("figure", &(figure as fn(Seconds) -> String));
    sheet.two("saved", &(saved as fn(usize, usize) -> String));
    sheet.two(
        "ended",
        &((|a, b| ended(a, b)) as fn(&'static GameEnd, Option<Color>) -> &'static str),
    );
    sheet.one(
        "moves_problem",
        &((|a| moves_problem(a)) as fn(&'static PgnError) -> String),
    );
    sheet.two(
        "enter_problem",
        &((|a, b| enter_problem(a, b)) as fn(&'static EnterError, &'static Event) -> String),
    );
    sheet.one("in_bank", &(in_bank as fn(Seconds) -> String));
    sheet.one("stamp_typed", &(stamp_typed as fn(&'static str) -> String));
    sheet.one(
        "zone_unknown",
        &(zone_unknown as fn(&'static str) -> String),
    );
    sheet.one(
        "line_problem",
        &((|a| line_problem(a)) as fn(&'static TypedMovesError<'static>) -> String),
    );
    sheet.one(
        "verdict",
        &((|a| verdict(a)) as fn(&'static GameEnd) -> String),
    );
    sheet.three(
        "entry",
        &((|a, b, c| entry(a, b, c))
            as fn(&'static Entry, &'static str, &'static ByColor<String>) -> String),
    );
    sheet.dated_too(
        "why",
        &((|a, b, c| why(a, b, c))
            as fn(&'static Discrepancy, &'static str, Dated<'static>) -> String),
    );
    sheet.inside("sums", &sums());
    sheet.one("certainty", &(certainty as fn(Certainty) -> String));
    sheet.two("departure", &(departure as fn(Departure, bool) -> String));
    sheet.two("cautious", &(cautious as fn(Differs, bool) -> String));
    sheet.one("length", &(length as fn(Seconds) -> String));
    sheet.one(
        "blocks",
        &((|a| blocks(a)) as fn(&'static Blocks) -> String),
    );
}

/// With the lines of many statements, which are put together of these words.
impl Walk for SumsText {
    fn walk(&self, sheet: &mut Sheet) {
        let Self {
            length,
            side,
            block,
            increment,
            from_bank,
            to_bank,
            by_server,
            protected,
            first_move,
        } = self;
        sheet.one("length", length);
        sheet.one("side", side);
        sheet.two("block", block);
        sheet.text("increment", increment);
        sheet.text("from_bank", from_bank);
        sheet.text("to_bank", to_bank);
        sheet.text("by_server", by_server);
        sheet.text("protected", protected);
        sheet.one("first_move", first_move);
        for (i, row) in statements().iter().enumerate() {
            sheet.text(&format!("lines(#{i})"), &self.lines(row));
            let terms: Vec<_> = row.sums.iter().map(|sum| self.terms(sum)).collect();
            sheet.text(&format!("terms(#{i})"), &terms);
        }
    }
}
