//! The result of a start in words: what the second copy of the stored data brought back, and what is
//! not as it should be.

use super::AppContext;
use super::app_storage::{RestoredGame, StartReport};
use super::notices::Notice;
use crate::platform::date;
use crate::platform::time::wall_now;
use crate::ui::text::{self, base, shared};

/// Tells the user, by notices.
pub(in crate::ui) fn report(context: AppContext, start: StartReport) {
    let when = |wall| date::near(wall, wall_now());
    let mut restored = Vec::new();
    // The most important message comes first, and is the one that a running clock shows.
    let mut brief = Vec::new();
    if let Some(RestoredGame { from, to }) = start.game {
        let from = from.map(when);
        restored.push(text::shared::second::game_restored(
            from.as_deref(),
            &when(to),
        ));
        brief.push(shared::brief::game(&when(to)));
    }
    if start.games + start.others > 0 {
        restored.push(shared::second::others(start.games, start.others));
        brief.push(shared::brief::others().into());
    }
    if start.apart > 0 {
        restored.push(shared::second::apart(start.apart));
        brief.push(shared::brief::apart().into());
    }
    if start.is_waited_for {
        restored.push(shared::second::awaited().into());
        brief.push(shared::brief::awaited().into());
    }
    if let Some(last) = start.unknown_after {
        restored.push(shared::second::unknown_after(&when(last)));
        brief.push(shared::brief::unknown_after(&when(last)));
    }
    if start.alone {
        restored.push(shared::second::alone().into());
        brief.push(base::brief::one_copy().into());
    }
    if !restored.is_empty() {
        context.add_notice(Notice {
            text: restored.join(" "),
            brief: brief.into_iter().next(),
            awaits: start.is_waited_for,
            ..Notice::default()
        });
    }
    if start.refused.is_some() {
        context.offer_backup(shared::second::refused().into());
    }
    let listed = |names: Vec<String>| (!names.is_empty()).then(|| names.join(", "));
    if let Some(places) = listed(start.disputed) {
        context.report_set_aside(shared::second::disputed(&places));
    }
    if let Some(places) = listed(start.set_aside) {
        context.report_set_aside(base::faults::several_set_aside(&places));
    }
}
