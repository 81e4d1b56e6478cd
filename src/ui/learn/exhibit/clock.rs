//! A lesson's clock: the halves of the real one and other actions of players and arbiter.

use leptos::prelude::*;

use super::Stage;
use crate::clock::view::half::HalfView;
use crate::clock::view::key::KeyAction;
use crate::clock::{BoardEnd, Claimant, Color, Event, Seat, StoppedBy};
use crate::lessons::exhibit::clock::ClockState;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::el::{El, el, several};
use crate::ui::text::{learn, t};
use crate::ui::widgets::half::FaceHalf;
use crate::ui::widgets::listener::use_listener;

pub(crate) fn clock_exhibit(stage: Stage) -> El {
    let halves = Seat::ALL.map(|seat| half_at(stage, seat));
    let [Some(first), Some(second)] = halves else {
        return several();
    };
    use_listener(on_key_down(move |key| on_key(stage, [first, second], key)));
    let offers = stage
        .look(|exhibit| clock_of(exhibit).map(|exhibit| *exhibit.exhibit()))
        .flatten()
        .map_or(&[][..], |exhibit| exhibit.offers);
    el("div")
        .class("exhibit-clock")
        .child(
            el("div")
                .class("exhibit-halves")
                .child(half(stage, Seat::First, first))
                .child(half(stage, Seat::Second, second)),
        )
        .child(hands(stage, offers))
}

fn clock_of(exhibit: &ExhibitState) -> Option<&ClockState> {
    match exhibit {
        ExhibitState::Clock(exhibit) => Some(exhibit),
        _ => None,
    }
}

/// What the half of a seat shows; `None` without a clock.
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

fn half(stage: Stage, seat: Seat, shown: Memo<HalfView>) -> El {
    let color = Memo::new(move |_| shown.with(|half| half.color));
    let is_off = Signal::derive(move || {
        let color = color.get();
        let can_press = stage.look(|exhibit| {
            clock_of(exhibit).is_some_and(|exhibit| exhibit.exhibit().presses.contains(&color))
        });
        can_press == Some(false)
    });
    El::of(view! {
        <FaceHalf
            seat
            half=shown
            name_of=|color| (t().words.color)(color).to_owned()
            on_press=move |time_stamp| press(stage, shown, time_stamp)
            is_off
        />
    })
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
fn hands(stage: Stage, offers: &'static [Event]) -> Option<El> {
    if offers.is_empty() {
        return None;
    }
    let groups = [Some(Color::White), Some(Color::Black), None].map(|hand| {
        let own: Vec<El> = offers
            .iter()
            .filter(|event| hand_of(event) == hand)
            .map(|event| act(stage, *event))
            .collect();
        let label = match hand {
            Some(color) => (t().words.color)(color),
            None => learn().arbiter,
        };
        let name = hand.map_or("arbiter", Color::name);
        (!own.is_empty()).then(|| {
            el("div")
                .class("hand")
                .attr("role", "group")
                .attr("data-hand", name)
                .attr("aria-label", label)
                .child(
                    el("span")
                        .class("hand-name")
                        .attr("aria-hidden", "true")
                        .child(label),
                )
                .child(own)
        })
    });
    let mut hands = el("div").class("hands");
    for group in groups {
        hands = hands.child(group);
    }
    Some(hands)
}

fn act(stage: Stage, event: Event) -> El {
    el("button")
        .attr("data-offer", event.name())
        .on("click", move |pressed| {
            stage.act_at(ExhibitAct::Clock(event), pressed.time_stamp());
        })
        .child((learn().act)(&event))
}

/// Who performs the event; `None` is the arbiter.
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
