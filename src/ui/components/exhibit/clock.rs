//! A clock of a lesson: the two halves of the real one, and whatever players
//! and arbiter can do beside pressing.

use leptos::prelude::*;

use super::Stage;
use crate::clock::color::{Color, Seat};
use crate::clock::event::{Claimant, Event, Stopper};
use crate::clock::face::Face;
use crate::clock::outcome::BoardEnd;
use crate::lessons::exhibit::clock::ClockDesk;
use crate::lessons::exhibit::{Act, Desk};
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::components::half::face_half;
use crate::ui::el::{El, el, several, watch};
use crate::ui::text::{learn, t};

/// It.
pub fn clock_exhibit(stage: Stage) -> El {
    let Some(first) = stage
        .look(|desk| clock_of(desk).map(ClockDesk::face))
        .flatten()
    else {
        return several();
    };
    let face = RwSignal::new(first);
    watch(move || {
        let now = stage
            .see(|desk| clock_of(desk).map(ClockDesk::face))
            .flatten();
        if let Some(now) = now
            && now != face.get_untracked()
        {
            face.set(now);
        }
    });
    let keys = StoredValue::new_local(on_key_down(move |key| on_key(stage, face, key)));
    on_cleanup(move || drop(keys.try_update_value(Option::take)));
    let offers = stage
        .look(|desk| clock_of(desk).map(|desk| *desk.exhibit()))
        .flatten()
        .map_or(&[][..], |exhibit| exhibit.offers);
    el("div")
        .class("exhibit-clock")
        .child(
            el("div")
                .class("exhibit-halves")
                .child(half(stage, Seat::First, face))
                .child(half(stage, Seat::Second, face)),
        )
        .child(hands(stage, offers))
}

fn clock_of(desk: &Desk) -> Option<&ClockDesk> {
    match desk {
        Desk::Clock(desk) => Some(desk),
        _ => None,
    }
}

fn half(stage: Stage, seat: Seat, face: RwSignal<Face>) -> El {
    let color = move || face.with(|face| at_seat(face, seat));
    let name = |color| (t().words.color)(color).to_owned();
    let button = face_half(seat, face, name, move |time_stamp| {
        let side = untrack(color);
        stage.act_at(Act::Clock(Event::Press(side)), time_stamp);
    });
    let key = match seat {
        Seat::First => "A",
        Seat::Second => "L",
    };
    let button = button.attr("aria-keyshortcuts", key);
    button.attr_with("aria-disabled", move || {
        let can_press = stage.look(|desk| {
            clock_of(desk).is_some_and(|desk| desk.exhibit().presses.contains(&color()))
        });
        (can_press == Some(false)).then_some("true")
    })
}

fn at_seat(face: &Face, seat: Seat) -> Color {
    if face.white_seat == seat {
        Color::White
    } else {
        Color::Black
    }
}

/// The keys of the halves are those of the real clock.
fn on_key(stage: Stage, face: RwSignal<Face>, key: &KeyPress) -> bool {
    if key.repeat || key.modified || key.writing {
        return false;
    }
    let seat = match key.code.as_str() {
        "KeyA" => Seat::First,
        "KeyL" => Seat::Second,
        _ => return false,
    };
    let side = face.with_untracked(|face| at_seat(face, seat));
    stage.act_at(Act::Clock(Event::Press(side)), key.time_stamp);
    true
}

/// What is offered, by whose hand it is done.
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
            stage.act_at(Act::Clock(event), pressed.time_stamp());
        })
        .child((learn().act)(&event))
}

/// Who does it; `None` is the arbiter.
fn hand_of(event: &Event) -> Option<Color> {
    match *event {
        Event::Press(side)
        | Event::Arrive(side)
        | Event::Stop(Stopper::Player(side))
        | Event::ClaimFlag(Claimant::Player(side))
        | Event::ClaimDraw(side)
        | Event::OnBoard(BoardEnd::Checkmate { winner: side })
        | Event::OnBoard(BoardEnd::Resignation { by: side }) => Some(side),
        _ => None,
    }
}
