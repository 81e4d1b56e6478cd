//! Draws the panel. This is in a chunk, loaded once the clock is on screen, so that the first visit
//! does not wait for it.

use leptos::html;
use leptos::prelude::*;

use super::correct::CorrectTimes;
use super::end::End;
use super::head::{Head, SubHead};
use super::page::{PanelPage, Refusal, pressed};
use super::pause::{HistoryButtons, Pause};
use super::penalties::{NotTakenBack, Penalties, SecondIllegalMove};
use super::time_stepper::{TimeField, TimeStepper};
use super::{Panel, PanelPlace};
use crate::clock::log::{LogLine, lines};
use crate::clock::state::Gap;
use crate::clock::view::bar::BarView;
use crate::clock::{Color, Event, Phase, StoppedBy};
use crate::platform::focus;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, base, shared};
use crate::ui::watch::watch;
use crate::ui::widgets::history::History;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::players::MatchLine;

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
        Shown::Over => view! { <GameOver panel/> }.into_any(),
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
        PanelPage::Correct => view! { <CorrectTimes panel/> }.into_any(),
        PanelPage::Penalties => view! { <Penalties panel/> }.into_any(),
        PanelPage::NotTakenBack(side) => view! { <NotTakenBack panel side/> }.into_any(),
        PanelPage::SecondIllegalMove(offender, offence) => {
            view! { <SecondIllegalMove panel offender offence/> }.into_any()
        }
        PanelPage::Give => view! { <GiveTime panel/> }.into_any(),
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

#[component]
fn Away(gap: Gap) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let side = gap.turn.side;
    // The first one costs nobody time and starts nobody's clock.
    let answers = [
        (
            "ignore-away-paused",
            shared::panel::away_ignore_paused().to_owned(),
            false,
            false,
        ),
        (
            "ignore-away",
            shared::panel::away_ignore().to_owned(),
            false,
            true,
        ),
        (
            "count-away-paused",
            shared::panel::away_count_paused(side).to_owned(),
            true,
            false,
        ),
        (
            "count-away",
            shared::panel::away_count(side).to_owned(),
            true,
            true,
        ),
    ];
    let answer = move |(act, label, counts, goes_on): (&'static str, String, bool, bool)| {
        let is_main = !counts && !goes_on;
        view! {
            <button
                class:main=is_main
                type="button"
                data-act=act
                on:click=move |_| {
                    let _ = clock.decide_away(counts, goes_on);
                }
            >
                {label}
            </button>
        }
    };
    view! {
        <header>
            <h2>{shared::panel::away_title()}</h2>
        </header>
        <p class="question">{shared::panel::away(side, &text::spoken::spoken(gap.length()))}</p>
        <div class="primary answers-away">{answers.map(answer).collect_view()}</div>
    }
}

/// Amounts that take one touch, in seconds.
const AMOUNTS: [i64; 5] = [30, 60, 120, 300, -60];
/// The increment that a player short of time may request (guidelines III.4).
const INTRODUCED: Millis = Millis::seconds(5);

/// The amounts for either side.
#[component]
fn GiveTime(panel: Panel) -> impl IntoView {
    let Panel { clock, .. } = panel;
    let act = Callback::new(move |event| {
        if clock.act(event).is_ok() {
            panel.page.set(PanelPage::Main);
        }
    });
    let may_introduce = clock.game.with_untracked(|game| {
        let state = game.clock.at(game.clock.last_instant());
        state.check_introduce(game.clock.setup()).is_ok()
    });
    let introduce = may_introduce.then(|| {
        view! {
            <button
                type="button"
                data-act="introduce"
                on:click=move |_| act.run(Event::IntroduceIncrement(INTRODUCED))
            >
                {shared::panel::introduce()}
            </button>
        }
    });
    view! {
        <Refusal/>
        <div class="columns">
            {Color::ALL.map(|to| view! { <GiveTo clock to act/> }).collect_view()}
        </div>
        <div class="primary">{introduce}</div>
    }
}

/// The amounts for one side: one touch each, or part by part.
#[component]
fn GiveTo(clock: ClockController, to: Color, act: Callback<Event>) -> impl IntoView {
    let own = TimeField::new(Millis::ZERO);
    let amount_set = Memo::new(move |_| own.time().filter(|amount| amount.is_positive()));
    let amount = move |seconds: i64| {
        let amount = Millis::seconds(seconds);
        let (sign, shown) = if seconds > 0 {
            ("+", amount)
        } else {
            ("−", -amount)
        };
        view! {
            <button
                type="button"
                data-give=seconds.to_string()
                on:click=move |_| act.run(Event::Give { to, amount })
            >
                {[sign, &shown.to_string()].concat()}
            </button>
        }
    };
    let label = move || match (amount_set.get(), own.time()) {
        (Some(amount), _) => shared::panel::give_amount(to, &format!("+{amount}")),
        (None, Some(_)) => shared::panel::give_nothing().to_owned(),
        (None, None) => shared::panel::no_time().to_owned(),
    };
    let is_off = move || amount_set.with(Option::is_none).then_some("true");
    let give = move |_| {
        if let Some(amount) = amount_set.get_untracked() {
            act.run(Event::Give { to, amount });
        }
    };
    let who = untrack(|| clock.player(to));
    view! {
        <fieldset class="side" data-color=to.name()>
            <legend>{who.clone()}</legend>
            <div class="chips">{AMOUNTS.map(amount).collect_view()}</div>
            <TimeStepper name=match to {
                Color::White => "give-white",
                Color::Black => "give-black",
            } label=who field=own is_short=true/>
            <button
                type="button"
                class="set"
                data-give="own"
                aria-disabled=is_off
                on:click=give
            >
                {label}
            </button>
        </fieldset>
    }
}

#[component]
fn ReplaceQuestion(panel: Panel) -> impl IntoView {
    view! {
        <p class="question">{shared::panel::new_game_sure()}</p>
        <div class="primary">
            <button
                class="main"
                type="button"
                data-act="new-sure"
                on:click=move |_| panel.clock.again()
            >
                {base::controls::replaces_end()}
            </button>
        </div>
    }
}

#[component]
fn GameOver(panel: Panel) -> impl IntoView {
    let Panel { clock, .. } = panel;
    let outcome = Memo::new(move |_| match clock.bar.get() {
        BarView::Ended(outcome) => Some(outcome),
        _ => None,
    });
    let title = move || {
        outcome
            .get()
            .map(|outcome| text::base::names::result(outcome.result))
    };
    let detail = move || {
        outcome
            .get()
            .map(|outcome| shared::names::reason(outcome.reason))
    };
    let names = move || {
        let outcome = outcome.get()?;
        Some([outcome.result.score(), outcome.reason.name()])
    };
    let id = clock.game.with_untracked(|game| game.id.clone());
    let details = Route::PastGame(id).href();
    view! {
        <Head
            panel
            title=Signal::derive(move || title().unwrap_or_default().to_owned())
            detail=Signal::derive(move || detail().unwrap_or_default().to_owned())
            outcome=Signal::derive(names)
        />
        <Refusal/>
        <MatchLine/>
        <HistoryButtons panel/>
        <div class="primary">
            <button
                class="main"
                type="button"
                data-act="rematch"
                on:click=move |_| clock.rematch()
            >
                {Icon::Swap.view()}
                {shared::panel::rematch()}
            </button>
            <button type="button" data-act="new" on:click=move |_| clock.again_in_match()>
                {Icon::Again.view()}
                {shared::panel::again()}
            </button>
            <a
                class="button"
                data-act="controls"
                href=Route::Manage(ManageRoute::Controls).href()
            >
                {shared::panel::other_control()}
            </a>
            <a class="button" data-act="details" href=details>{shared::panel::details()}</a>
        </div>
    }
}

/// The choice, while the clocks are stopped.
#[component]
fn Stopper() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let stopped = Memo::new(move |_| match clock.phase.get() {
        Phase::Stopped(_, stop) => Some(stop.by),
        _ => None,
    });
    let button = move |(by, name, label): (StoppedBy, &'static str, String)| {
        let is_pressed = move || pressed(stopped.get() == Some(by));
        view! {
            <button
                type="button"
                data-act="stopped-by"
                data-by=name
                aria-pressed=is_pressed
                on:click=move |_| {
                    if stopped.get_untracked() != Some(by) {
                        let _ = clock.act(Event::Stop(by));
                    }
                }
            >
                {label}
            </button>
        }
    };
    let player = |side: Color| {
        let name = untrack(|| clock.player(side));
        (StoppedBy::Player(side), side.name(), name)
    };
    let choices = [
        (
            StoppedBy::Arbiter,
            "arbiter",
            shared::panel::by_nobody().to_owned(),
        ),
        player(Color::White),
        player(Color::Black),
    ];
    let choices = StoredValue::new(choices);
    view! {
        <Show when=move || stopped.with(Option::is_some)>
            <fieldset class="stopper">
                <legend>{shared::panel::stopped_by()}</legend>
                <div class="acts">
                    {choices.get_value().into_iter().map(button).collect_view()}
                </div>
            </fieldset>
        </Show>
    }
}
