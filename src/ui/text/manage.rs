//! The texts of time controls and their editor, of past games, settings and keys:
//! `locales/TAG/manage.ftl`.

use crate::clock::draft::{EndKind, ModeKind, PeriodField};
use crate::clock::presets::Group;
use crate::clock::{BonusRule, FlagDetection, LowTime};
use crate::time::Millis;
use crate::words::{Arg, Number, area};

area!("manage", written by super::base::WRITERS);

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
