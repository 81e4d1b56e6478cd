//! The texts of time controls and their editor, of past games, settings and keys:
//! `locales/TAG/manage.ftl`.

pub(super) mod lengths;

use super::words::{Arg, InUse, Number, Words};
use crate::clock::draft::{EndKind, ModeKind, PeriodField};
use crate::clock::presets::Group;
use crate::clock::{BonusRule, FlagDetection, LowTime};
use crate::time::Millis;

use lengths::WRITERS;

thread_local! {
    static IN_USE: InUse = const { InUse::new(None) };
}

/// This area.
pub const WORDS: Words = Words {
    area: "manage",
    seal: SEAL,
    in_use: &IN_USE,
    included: if cfg!(debug_assertions) { TABLES } else { &[] },
};

fn say(number: usize, args: &[Arg<'_>]) -> String {
    WORDS.table().say(number, args, WRITERS)
}

fn pick(number: usize, args: &[Arg<'_>]) -> &'static str {
    WORDS.table().pick(number, args, WRITERS)
}

/// The figure of a bonus rule in words, from pairs of the time left and the time that a press then
/// gives.
pub fn bonus_figure(points: &[(Millis, Millis)]) -> String {
    let points = points
        .iter()
        .map(|&(left, gives)| make::rule_point(left, gives));
    points.fold(make::rule_figure().to_owned(), |figure, point| {
        figure + &point
    })
}

include!(concat!(env!("OUT_DIR"), "/texts_manage.rs"));
