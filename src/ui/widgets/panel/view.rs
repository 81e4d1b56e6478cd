//! Draws the panel. This is in a chunk, loaded once the clock is on screen, so that the first visit
//! does not wait for it.

use leptos::html;
use leptos::prelude::*;

use super::away::Away;
use super::correct::Correct;
use super::end::End;
use super::give::Give;
use super::head::SubHead;
use super::new::ReplaceQuestion;
use super::over::Over;
use super::page::PanelPage;
use super::pause::Pause;
use super::penalties::{NotTakenBack, Penalties, SecondIllegalMove};
use super::stopper::Stopper;
use super::{Panel, PanelPlace};
use crate::clock::Phase;
use crate::clock::log::{LogLine, lines};
use crate::clock::state::Gap;
use crate::clock::view::bar::BarView;
use crate::platform::focus;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::{base, shared};
use crate::ui::watch::watch;
use crate::ui::widgets::history::History;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notices::Notices;

/// Buttons that open the panel: the menu, the pause control, or their replacement after the game.
const OPENERS: &str = "main [data-act=panel], main [data-act=pause], \
                       main [data-act=new]:not([tabindex])";

/// The panel, while it is open.
pub fn draw(panel: Panel) -> AnyView {
    view! { <PanelView panel/> }.into_any()
}

/// The part of the game's state that decides which page is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Away(Gap),
    Page(PanelPage),
    Over,
}

#[component]
fn PanelView(panel: Panel) -> impl IntoView {
    let Panel {
        clock,
        place,
        is_open,
        ..
    } = panel;
    keep_focus(panel);
    keep_focus_of_pages(panel);
    listen_to_keys(panel);
    let is_over = move || matches!(clock.bar.get(), BarView::Ended(_));
    let shown = Memo::new(move |_| match (clock.phase.get(), panel.page.get()) {
        (Phase::Away(gap), _) => Shown::Away(gap),
        (_, PanelPage::Main) if is_over() => Shown::Over,
        (_, page) => Shown::Page(page),
    });
    let first = move || match shown.get() {
        Shown::Away(gap) => view! { <Away gap/> }.into_any(),
        Shown::Over => view! { <Over panel/> }.into_any(),
        Shown::Page(PanelPage::Main) => view! { <Pause panel/> }.into_any(),
        Shown::Page(page) => view! { <SubHead panel title=title(page)/> }.into_any(),
    };
    let opened = opened_pages(panel, shown);
    let further = move |page: PanelPage| {
        let is_hidden = move || shown.get() != Shown::Page(page);
        view! {
            <div class="step" hidden=is_hidden>
                {further_page(panel, page)}
            </div>
        }
    };
    let section = NodeRef::<html::Section>::new();
    // A new page starts at its top.
    Effect::new(move || {
        shown.track();
        if let Some(section) = section.get_untracked() {
            section.set_scroll_top(0);
        }
    });
    let beside_board = place == PanelPlace::BesideBoard;
    view! {
        <Show when=move || is_open.get()>
            {beside_board.then(|| view! { <div class="veil"></div> })}
            <section
                node_ref=section
                class="panel"
                class:over=beside_board
                class:turned=move || panel.is_turned.get()
                role="dialog"
                tabindex="-1"
                aria-modal="true"
                aria-label=base::face::pause()
            >
                <Notices/>
                {first}
                <For each=move || opened.get() key=|page| *page children=further/>
            </section>
        </Show>
    }
}

/// The page that is shown, and those that were opened since the clock has changed: one with fields
/// stays in the document, so that what was typed there is there when it is opened again.
fn opened_pages(panel: Panel, shown: Memo<Shown>) -> RwSignal<Vec<PanelPage>> {
    let Panel { clock, is_open, .. } = panel;
    let opened = RwSignal::new(Vec::new());
    let entries = Memo::new(move |_| clock.game.with(|game| game.clock.journal().len()));
    let known = StoredValue::new(entries.get_untracked());
    watch(move || {
        let (page, now) = (shown.get(), entries.get());
        let is_new = !is_open.get() || known.get_value() != now;
        known.set_value(now);
        opened.update(|pages: &mut Vec<PanelPage>| {
            pages.retain(|page| !is_new && page.has_fields());
            if let Shown::Page(page) = page
                && page != PanelPage::Main
                && !pages.contains(&page)
            {
                pages.push(page);
            }
        });
    });
    opened
}

/// The title of a page other than the first.
fn title(page: PanelPage) -> &'static str {
    match page {
        PanelPage::Main => "",
        PanelPage::Correct => shared::panel::correct(),
        PanelPage::Penalties | PanelPage::NotTakenBack(_) | PanelPage::SecondIllegalMove(..) => {
            shared::panel::penalties()
        }
        PanelPage::Give => shared::panel::give(),
        PanelPage::End => shared::panel::how_ended(),
        PanelPage::Log => shared::panel::log(),
        PanelPage::New => shared::panel::new_game(),
    }
}

/// A page other than the first, below its head.
fn further_page(panel: Panel, page: PanelPage) -> AnyView {
    let clock = panel.clock;
    match page {
        PanelPage::Main => ().into_any(),
        PanelPage::Correct => view! { <Correct panel/> }.into_any(),
        PanelPage::Penalties => view! { <Penalties panel/> }.into_any(),
        PanelPage::NotTakenBack(side) => view! { <NotTakenBack panel side/> }.into_any(),
        PanelPage::SecondIllegalMove(offender, offence) => {
            view! { <SecondIllegalMove panel offender offence/> }.into_any()
        }
        PanelPage::Give => view! { <Give panel/> }.into_any(),
        PanelPage::End => view! { <End panel/> }.into_any(),
        PanelPage::Log => view! {
            <Stopper/>
            {move || view! { <History lines=log(clock) is_newest_first=true/> }}
        }
        .into_any(),
        PanelPage::New => view! { <ReplaceQuestion panel/> }.into_any(),
    }
}

/// When it opens, the panel takes the focus. When it closes, it goes back to its first page, and
/// the focus returns to the element that had it before.
fn keep_focus(panel: Panel) {
    let from = StoredValue::new_local(None);
    let was_open = StoredValue::new(false);
    watch(move || {
        let open = panel.is_open.get();
        if open == was_open.get_value() {
            return;
        }
        was_open.set_value(open);
        if open {
            from.set_value(focus::holder());
            // Once it is in the document.
            once(Millis::ZERO, || focus::enter(".panel", ".panel"));
            return;
        }
        panel.page.set(PanelPage::Main);
        let holder = from.try_update_value(Option::take).flatten();
        once(Millis::ZERO, move || {
            let free = focus::holder().is_none();
            if free && !holder.is_some_and(|holder| holder.take_back()) {
                focus::move_to(OPENERS);
            }
        });
    });
}

/// A further page takes the focus, because the key that opened it is gone; when it closes, the key
/// has it again.
fn keep_focus_of_pages(panel: Panel) {
    let before = StoredValue::new(panel.page.get_untracked());
    watch(move || {
        let now = panel.page.get();
        let was = before.get_value();
        before.set_value(now);
        if now == was || !panel.is_open.get_untracked() {
            return;
        }
        once(Millis::ZERO, move || {
            if now == PanelPage::Main {
                focus::offer(&[".panel [data-act=", was.act(), "]"].concat());
            } else {
                focus::offer(".panel [data-act=panel-back]");
            }
            // The key may be gone with what was done.
            focus::offer(".panel");
        });
    });
}

fn listen_to_keys(panel: Panel) {
    let on_key = move |key: &KeyPress| {
        // Ignores key repeat on controls, including the one focused after the panel closes.
        let presses = matches!(key.code.as_str(), "Space" | "Enter" | "NumpadEnter");
        if key.repeat && presses && key.on_control && !key.writing {
            return true;
        }
        let is_open = panel.is_open.get_untracked();
        if key.code != "Escape" || key.repeat || key.modified || !is_open {
            return false;
        }
        panel.step_back();
        true
    };
    use_listener(on_key_down(on_key));
}

/// The log of the game so far. Tracked.
fn log(clock: ClockController) -> Vec<LogLine> {
    clock.game.track();
    let now = clock.state().now;
    clock.game.with_untracked(|game| lines(&game.clock, now))
}
