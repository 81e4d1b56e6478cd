//! The texts that every page may use.

use super::Sheet;
use crate::clock::draft::FieldErrorKind;
use crate::clock::log::{Correction, Penalty};
use crate::clock::notation::NotationError;
use crate::clock::setup::SetupError;
use crate::clock::step::Move;
use crate::clock::view::half::SideTime;
use crate::clock::{BoardEnd, ByColor, Color, Event, GameResult, Mode, Outcome};
use crate::game::material::MaterialVerdict;
use crate::game::sheet::SheetError;
use crate::storage::backup::BackupError;
use crate::storage::kind::ValueKind;
use crate::storage::report::RestoredCounts;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError};
use crate::time::Millis;
use crate::ui::text::{base, controls, history, spoken, stored};

/// Renders them, and what is built of them.
pub(super) fn walk(sheet: &mut Sheet) {
    base::walk(sheet);
    sheet.one(
        "result",
        &(history::result as fn(GameResult) -> &'static str),
    );
    sheet.one("outcome", &(history::outcome as fn(Outcome) -> String));
    sheet.one("event", &(history::event as fn(&'static Event) -> String));
    sheet.one("moved", &(history::moved as fn(&'static Move) -> String));
    sheet.one(
        "penalized",
        &(history::penalized as fn(&'static Penalty) -> String),
    );
    sheet.one(
        "corrected",
        &(history::corrected as fn(&'static ByColor<Correction>) -> String),
    );
    sheet.one(
        "board_fact",
        &(history::board_fact as fn(BoardEnd) -> &'static str),
    );
    sheet.one("spoken", &(spoken::spoken as fn(Millis) -> String));
    sheet.one("on_clock", &(spoken::on_clock as fn(Millis) -> String));
    sheet.one("on_half", &(spoken::on_half as fn(SideTime) -> String));
    sheet.one("mode", &(controls::mode as fn(Mode) -> String));
    sheet.one("besides", &(controls::besides as fn(Mode) -> String));
    sheet.one("length", &(controls::length as fn(Millis) -> String));
    sheet.one(
        "notation_error",
        &(controls::notation_error as fn(&'static NotationError) -> String),
    );
    sheet.one(
        "setup_problem",
        &(controls::setup_problem as fn(&'static SetupError) -> &'static str),
    );
    sheet.one(
        "field_problem",
        &(controls::field_problem as fn(&'static FieldErrorKind) -> &'static str),
    );
    sheet.one(
        "versus",
        &(base::versus as fn(&'static ByColor<String>) -> String),
    );
    sheet.one(
        "are_here",
        &(base::are_here as fn(ByColor<bool>) -> Option<&'static str>),
    );
    sheet.one(
        "refused",
        &(base::refused as fn(SheetError) -> &'static str),
    );
    sheet.one(
        "bad_backup",
        &(stored::bad_backup as fn(&'static BackupError) -> String),
    );
    sheet.one(
        "not_loaded",
        &(stored::not_loaded as fn(&'static LoadError) -> String),
    );
    sheet.one(
        "unsaved",
        &(stored::unsaved as fn(&'static StoreError) -> String),
    );
    sheet.one(
        "backup_due",
        &(stored::backup_due as fn(Option<i64>) -> String),
    );
    sheet.one(
        "last_backup",
        &(stored::last_backup as fn(Option<&'static str>) -> String),
    );
    sheet.one(
        "restored",
        &(stored::restored as fn(&'static RestoredCounts) -> String),
    );
    sheet.two(
        "not_saved",
        &(stored::not_saved as fn(ValueKind, &'static SaveError) -> String),
    );
    sheet.three(
        "say_half",
        &(spoken::say_half as fn(&'static str, SideTime, SideTime) -> String),
    );
    sheet.two(
        "say_left",
        &(spoken::say_left as fn(Color, Millis) -> String),
    );
    sheet.two("was", &(base::was as fn(Millis, Millis) -> String));
    sheet.one(
        "moves_unit",
        &(base::moves_unit as fn(&'static str) -> &'static str),
    );
    let says = base::material_says as fn(Color, MaterialVerdict, bool) -> &'static str;
    sheet.three("material_says", &says);
    sheet.one("extra_time", &(base::extra_time as fn(Millis) -> String));
    let game = stored::restored_game as fn(Option<&'static str>, &'static str) -> String;
    sheet.two("restored_game", &game);
    sheet.letters("pieces", &base::pieces());
}
