//! The name of a half as a screen reader says it: [`name`].

use leptos::prelude::*;

use crate::clock::view::half::{HalfView, SideTime};
use crate::ui::text::{self, base};
use crate::ui::widgets::flag;

/// One sentence with both times, and the messages of the half.
///
/// While the half has the focus, the passing of time alone leaves its name as it is: a screen reader
/// says every change of the name that it is on.
pub(super) fn name(
    half: Memo<HalfView>,
    still: Memo<HalfView>,
    player: Signal<String>,
    has_focus: RwSignal<bool>,
) -> Memo<String> {
    let said = Memo::new(move |before: Option<&(HalfView, String)>| {
        let now = still.get();
        match before {
            Some((then, words)) if has_focus.get() && *then == now => (now, words.clone()),
            _ => (now, half.with(|half| sentences(half, &player.get()))),
        }
    });
    Memo::new(move |_| said.with(|(_, words)| words.clone()))
}

fn sentences(half: &HalfView, player: &str) -> String {
    let runs = |side| half.runs == Some(side);
    let own = SideTime {
        digits: half.digits,
        runs: runs(half.color),
    };
    let theirs = SideTime {
        digits: half.theirs,
        runs: runs(half.color.other()),
    };
    let mut all = vec![text::spoken::say_half(player, own, theirs)];
    if half.holds {
        all.push(base::face::draw_only().into());
    }
    if half.low {
        all.push(base::face::low().into());
    }
    if let Some(fallen) = half.fallen {
        all.push(flag::words(half.color, fallen));
    }
    if half.opponent_fell {
        all.push(base::face::flag_fell(half.color.other()).to_owned());
    }
    all.push(super::words(half.line));
    all.push(super::counted(half.moves));
    all.retain(|words| !words.is_empty());
    [&all.join(". "), "."].concat()
}
