//! A lesson's clock: the halves of the real one and other actions of players and arbiter.

use leptos::prelude::*;

use super::stage::Stage;
use crate::clock::view::half::HalfView;
use crate::clock::view::key::KeyAction;
use crate::clock::{BoardEnd, Claimant, Color, Event, Seat, StoppedBy};
use crate::lessons::exhibit::clock::ClockState;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::text::base;
use crate::ui::text::learn as texts;
use crate::ui::widgets::half::FaceHalf;
use crate::ui::widgets::listener::use_listener;

#[component]
pub(super) fn ClockExhibit(stage: Stage) -> impl IntoView {
    let [first, second] = Seat::ALL.map(|seat| half_at(stage, seat));
    let (first, second) = first.zip(second)?;
    use_listener(on_key_down(move |key| on_key(stage, [first, second], key)));
    let offers = stage
        .look(|exhibit| clock_of(exhibit).map(|exhibit| *exhibit.exhibit()))
        .flatten()
        .map_or(&[][..], |exhibit| exhibit.offers);
    Some(view! {
        <div class="exhibit-clock stack apart">
            <div class="exhibit-halves">
                <Half stage seat=Seat::First half=first/>
                <Half stage seat=Seat::Second half=second/>
            </div>
            {(!offers.is_empty()).then(|| view! { <Hands stage offers/> })}
        </div>
    })
}

fn clock_of(exhibit: &ExhibitState) -> Option<&ClockState> {
    match exhibit {
        ExhibitState::Clock(exhibit) => Some(exhibit),
        _ => None,
    }
}

/// The half at a seat; `None` without a clock.
fn half_at(stage: Stage, seat: Seat) -> Option<Memo<HalfView>> {
    let see = move |exhibit: &ExhibitState| {
        clock_of(exhibit).map(|clock| HalfView::of(&clock.face(), seat))
    };
    let first = stage.look(see).flatten()?;
    Some(Memo::new(move |before: Option<&HalfView>| {
        let before = before.copied().unwrap_or(first);
        stage.see(see).flatten().unwrap_or(before)
    }))
}

#[component]
fn Half(stage: Stage, seat: Seat, half: Memo<HalfView>) -> impl IntoView {
    let color = Memo::new(move |_| half.with(|half| half.color));
    let is_off = Signal::derive(move || {
        let color = color.get();
        let can_press = stage.look(|exhibit| {
            clock_of(exhibit).is_some_and(|exhibit| exhibit.exhibit().presses.contains(&color))
        });
        can_press == Some(false)
    });
    view! {
        <FaceHalf
            seat
            half
            name_of=|color| base::names::color(color).to_owned()
            on_press=move |time_stamp| press(stage, half, time_stamp)
            is_off
        />
    }
}

fn press(stage: Stage, half: Memo<HalfView>, time_stamp: f64) {
    let side = half.with_untracked(|half| half.color);
    stage.act_at(ExhibitAct::Clock(Event::Press(side)), time_stamp);
}

/// The real clock's letters press the halves; arrow keys turn the lesson's pages.
fn on_key(stage: Stage, [first, second]: [Memo<HalfView>; 2], key: &KeyPress) -> bool {
    if key.repeat || key.modified || key.writing {
        return false;
    }
    let half = match KeyAction::at(&key.code) {
        Some(KeyAction::Press(Seat::First)) => first,
        Some(KeyAction::Press(Seat::Second)) => second,
        _ => return false,
    };
    if !key.code.starts_with("Key") {
        return false;
    }
    press(stage, half, key.time_stamp);
    true
}

/// The offered actions, grouped by who performs them.
#[component]
fn Hands(stage: Stage, offers: &'static [Event]) -> impl IntoView {
    let hand = move |hand| {
        let is_own = |event: &Event| hand_of(event) == hand;
        let own: Vec<Event> = offers.iter().copied().filter(is_own).collect();
        (!own.is_empty()).then(|| view! { <Hand stage hand own/> })
    };
    let hands = [Some(Color::White), Some(Color::Black), None];
    view! { <div class="hands">{hands.map(hand).collect_view()}</div> }
}

/// The acts of a player or, if `hand` is `None`, of the arbiter.
#[component]
fn Hand(stage: Stage, hand: Option<Color>, own: Vec<Event>) -> impl IntoView {
    let label = match hand {
        Some(color) => base::names::color(color),
        None => texts::page::arbiter(),
    };
    let act = |event: Event| {
        view! {
            <button
                data-offer=event.name()
                on:click=move |pressed| {
                    stage.act_at(ExhibitAct::Clock(event), pressed.time_stamp());
                }
            >
                {texts::label(&event)}
            </button>
        }
    };
    view! {
        <div
            class="hand"
            role="group"
            data-hand=hand.map_or("arbiter", Color::name)
            aria-label=label
        >
            <span class="hand-name" aria-hidden="true">
                {label}
            </span>
            {own.into_iter().map(act).collect_view()}
        </div>
    }
}

/// The player who performs the event; `None` for the arbiter.
fn hand_of(event: &Event) -> Option<Color> {
    match *event {
        Event::Press(side)
        | Event::Arrive(side)
        | Event::Stop(StoppedBy::Player(side))
        | Event::ClaimFlag(Claimant::Player(side))
        | Event::ClaimDraw(side)
        | Event::OnBoard(BoardEnd::Checkmate { winner: side })
        | Event::OnBoard(BoardEnd::Resignation { by: side }) => Some(side),
        _ => None,
    }
}
