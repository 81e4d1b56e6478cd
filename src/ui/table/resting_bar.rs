//! The strip while the clocks are frozen or the game is over: [`resting_bar`].

use leptos::prelude::*;

use crate::clock::Event;
use crate::clock::view::bar::BarView;
use crate::ui::el::{El, dynamic, el, text};
use crate::ui::text::t;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::panel::page::PanelPage;
use crate::ui::widgets::panel::{Panel, heading};

/// After a flag or the end each player finds what comes next on the own side: the result, and a new
/// game. The button in the middle opens the panel.
pub(super) fn resting_bar(panel: Panel) -> El {
    let bar = panel.clock.bar;
    let outcome = move || match bar.get() {
        BarView::Ended(outcome) => Some(outcome),
        _ => None,
    };
    let open = el("button")
        .class("pause")
        .attr("data-act", "panel")
        .attr("aria-label", t().face.menu)
        .on("click", move |_| panel.open_at(PanelPage::Main))
        .child(Icon::More.view());
    el("div")
        .class("bar resting")
        .attr_with("data-result", move || {
            outcome().map(|outcome| outcome.result.score())
        })
        .attr_with("data-reason", move || {
            outcome().map(|outcome| outcome.reason.name())
        })
        .child(
            actions(panel, true)
                .class("acts copy")
                .attr("aria-hidden", "true"),
        )
        .child(open)
        .child(actions(panel, false).class("acts"))
}

/// What a player finds. It stands on both sides; a screen reader and the keyboard need one of them,
/// and pass over the copy.
fn actions(panel: Panel, is_copy: bool) -> El {
    let clock = panel.clock;
    let tabindex = is_copy.then_some("-1");
    let button = move |act: &str, icon: Icon, words: &str| {
        el("button")
            .attr("data-act", act)
            .attr_with("tabindex", move || tabindex)
            .child(icon.view())
            .child(words)
    };
    let what = Memo::new(move |_| What::of(clock.bar.get()));
    let first = dynamic(move || match what.get() {
        What::Decided | What::Stopped | What::Away => el("span")
            .class("verdict")
            .child(text(move || heading(clock.bar.get()))),
        What::Fallen => button("result", Icon::EndGame, t().panel.result)
            .on("click", move |_| panel.open_at(PanelPage::Main)),
    });
    let second = dynamic(move || match what.get() {
        // The panel has it too, once it is here.
        What::Stopped => Some(
            button("resume", Icon::Play, t().panel.resume)
                .class("main")
                .on("click", move |_| {
                    let _ = clock.act(Event::Resume);
                }),
        ),
        What::Decided | What::Fallen => Some(
            button("new", Icon::Again, t().panel.new_game)
                .class("main")
                .on("click", move |_| panel.new_game()),
        ),
        What::Away => None,
    });
    el("div").child(first).child(second)
}

/// What the strip is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// The result is known.
    Decided,
    /// A flag has fallen, and the players say what it means.
    Fallen,
    /// The clocks stand, and the panel is on its way.
    Stopped,
    /// The same, and the panel is to ask about time away.
    Away,
}

impl What {
    const fn of(bar: BarView) -> What {
        match bar {
            BarView::Ended(_) => What::Decided,
            BarView::Fallen(_) | BarView::OrderUnknown => What::Fallen,
            BarView::Stopped(_) | BarView::PutOff => What::Stopped,
            BarView::Away(..) | BarView::Ready { .. } | BarView::Running { .. } => What::Away,
        }
    }
}
