//! The strip while the clocks are frozen or the game is over: [`RestingBar`].

use leptos::prelude::*;

use crate::clock::Event;
use crate::clock::view::bar::BarView;
use crate::ui::text::t;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::panel::page::PanelPage;
use crate::ui::widgets::panel::{Panel, heading};

/// After a flag or the end, each player finds the next steps on their own side: the result, and a
/// new game. The button in the middle opens the panel.
#[component]
pub(super) fn RestingBar(panel: Panel) -> impl IntoView {
    let bar = panel.clock.bar;
    let outcome = move || match bar.get() {
        BarView::Ended(outcome) => Some(outcome),
        _ => None,
    };
    view! {
        <div
            class="bar resting"
            data-result=move || outcome().map(|outcome| outcome.result.score())
            data-reason=move || outcome().map(|outcome| outcome.reason.name())
        >
            // The buttons are on both sides; a screen reader and the keyboard need only one of
            // them.
            <div class="acts copy" aria-hidden="true">
                <Actions panel is_copy=true/>
            </div>
            <button
                class="pause"
                type="button"
                data-act="panel"
                aria-label=t().face.menu
                on:click=move |_| panel.open_at(PanelPage::Main)
            >
                {Icon::More.view()}
            </button>
            <div class="acts">
                <Actions panel is_copy=false/>
            </div>
        </div>
    }
}

/// The verdict and the buttons on a player's side.
#[component]
fn Actions(panel: Panel, is_copy: bool) -> impl IntoView {
    let clock = panel.clock;
    let what = Memo::new(move |_| What::of(clock.bar.get()));
    // The halves say why.
    let verdict = move || match clock.bar.get() {
        BarView::Ended(outcome) => (t().words.result)(outcome.result).to_owned(),
        bar => heading(bar),
    };
    let verdict = move || view! { <span class="verdict">{verdict}</span> };
    let result = move || {
        view! {
            <ActButton
                act="result"
                icon=Icon::EndGame
                words=t().panel.result
                is_copy
                on_click=move |()| panel.open_at(PanelPage::Main)
            />
        }
    };
    let resume = move || {
        let resume = move |()| {
            let _ = clock.act(Event::Resume);
        };
        let words = t().panel.resume;
        view! {
            <ActButton act="resume" icon=Icon::Play words is_copy is_main=true on_click=resume/>
        }
    };
    let new = move || {
        let new = move |()| panel.new_game();
        let words = t().panel.new_game;
        view! { <ActButton act="new" icon=Icon::Again words is_copy is_main=true on_click=new/> }
    };
    move || match what.get() {
        What::Decided => view! { {verdict()} {new()} }.into_any(),
        What::Fallen => view! { {result()} {new()} }.into_any(),
        // The panel has this button too, once it is here.
        What::Stopped => view! { {verdict()} {resume()} }.into_any(),
        What::Away => verdict().into_any(),
    }
}

#[component]
fn ActButton(
    /// The name by which tests find it.
    act: &'static str,
    icon: Icon,
    words: &'static str,
    is_copy: bool,
    #[prop(optional)] is_main: bool,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class:main=is_main
            type="button"
            data-act=act
            tabindex=is_copy.then_some("-1")
            on:click=move |_| on_click.run(())
        >
            {icon.view()}
            {words}
        </button>
    }
}

/// The situation in which the strip is shown.
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
