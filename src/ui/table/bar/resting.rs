//! The strip while the clocks are frozen or the game is over: [`RestingBar`].

use leptos::prelude::*;

use crate::clock::view::bar::BarView;
use crate::clock::{Event, FallenFlag, Outcome};
use crate::ui::text::{self, base};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::panel::page::PanelPage;
use crate::ui::widgets::panel::{Panel, heading};

/// After a flag each player finds the likely result on their own side, and after the end a rematch
/// with the colours swapped. The button in the middle opens the panel.
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
            data-result=Signal::derive(move || outcome().map(|outcome| outcome.result.score()))
            data-reason=Signal::derive(move || outcome().map(|outcome| outcome.reason.name()))
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
                aria-label=base::face::menu()
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
    // On a board the position says whether the opponent can checkmate.
    let has_board = Memo::new(move |_| clock.game.with(|game| game.board.is_some()));
    let what = Memo::new(move |_| What::of(clock.bar.get(), has_board.get()));
    // The halves say why.
    let verdict = move || match clock.bar.get() {
        BarView::Ended(outcome) => text::base::names::result(outcome.result).to_owned(),
        bar => heading(bar),
    };
    let verdict = move || view! { <span class="verdict">{verdict}</span> };
    let result = move |is_main| {
        view! {
            <ActButton
                act="result"
                icon=Icon::EndGame
                words=base::panel::result()
                is_copy
                is_main
                on_click=move |()| panel.open_at(PanelPage::Main)
            />
        }
    };
    let resume = move || {
        let resume = move |()| {
            let _ = clock.act(Event::Resume);
        };
        let words = base::panel::resume();
        view! {
            <ActButton act="resume" icon=Icon::Play words is_copy is_main=true on_click=resume/>
        }
    };
    let rematch = move || {
        let rematch = move |()| clock.rematch();
        let words = base::panel::rematch_short();
        view! {
            <ActButton act="rematch" icon=Icon::Swap words is_copy is_main=true on_click=rematch/>
        }
    };
    let likely = move |outcome: Outcome| {
        let end = move |()| {
            let _ = clock.act(Event::End(outcome));
        };
        let words = text::base::names::result(outcome.result);
        view! { <ActButton act="flag-win" icon=Icon::Check words is_copy is_main=true on_click=end/> }
    };
    move || match what.get() {
        What::Decided => view! { {verdict()} {rematch()} }.into_any(),
        What::Fallen(Some(outcome)) => view! { {result(false)} {likely(outcome)} }.into_any(),
        What::Fallen(None) => view! { {verdict()} {result(true)} }.into_any(),
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
    /// A flag has fallen, and the players say what it means; most likely this.
    Fallen(Option<Outcome>),
    /// The clocks stand, and the panel is on its way.
    Stopped,
    /// The same, and the panel is to ask about time away.
    Away,
}

impl What {
    fn of(bar: BarView, has_board: bool) -> What {
        match bar {
            BarView::Ended(_) => What::Decided,
            BarView::Fallen(side) if !has_board => {
                What::Fallen(FallenFlag::Of(side).likely_outcome())
            }
            BarView::Fallen(_) | BarView::OrderUnknown => What::Fallen(None),
            BarView::Stopped(_) | BarView::PutOff => What::Stopped,
            BarView::Away(..) | BarView::Ready { .. } | BarView::Running { .. } => What::Away,
        }
    }
}
