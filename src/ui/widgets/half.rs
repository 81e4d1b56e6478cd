//! One half of the face: a single button up to the edges.

pub(crate) mod claim;
pub(crate) mod corner;
mod heard;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::tachys::html::style::style;

use super::flag::{Flag, OpponentsFlag};
use super::icon::Icon;
use crate::clock::digits::Digits;
use crate::clock::view::half::{HalfView, MoveCount, SideStatus, ems};
use crate::clock::view::key::KeyAction;
use crate::clock::view::line::StatusLine;
use crate::clock::{Color, GameResult, Rejection, Seat};
use crate::game::sheet::SheetError;
use crate::platform::dom::DomEvent;
use crate::platform::listener::prevent_default;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::loader::Loader;
use crate::ui::text::{self, base};
use corner::Corner;

/// The half of a seat and, beside it, the draw claim ([`mod@claim`]) and other actions
/// ([`mod@corner`]). All must lie in one grid cell, or on top of one another.
#[component]
pub(crate) fn Half(
    seat: Seat,
    /// The content beside the name.
    #[prop(optional, into)]
    beside_name: ViewFn,
) -> impl IntoView {
    let (loader, clock) = (
        expect_context::<Loader>(),
        expect_context::<ClockController>(),
    );
    let half = Memo::new(move |_| clock.face.with(|face| HalfView::of(face, seat)));
    let still = without_figures(half);
    let side = Memo::new(move |_| still.with(|half| (half.color, half.offers)));
    view! {
        <FaceHalf
            seat
            half
            points=points(clock, half)
            name_of=move |color| clock.player(color)
            on_press=move |time_stamp| clock.press(seat, time_stamp)
            beside_name
        />
        {move || loader.late().map(|draw| untrack(|| (draw.draw_claim)(seat, still, side)))}
        <Corner seat side/>
    }
}

/// How often to point to this half, because somebody pressed the other one to start and should
/// press this one.
fn points(clock: ClockController, half: Memo<HalfView>) -> Signal<u32> {
    let points = Memo::new(move |before: Option<&u32>| {
        let is_other_half = clock
            .refused
            .with(|refused| matches!(refused, Some(SheetError::Clock(Rejection::OpponentStarts))));
        let starts = half.with_untracked(|half| matches!(half.line, StatusLine::PressToStart(_)));
        before.copied().unwrap_or_default() + u32::from(is_other_half && starts)
    });
    points.into()
}

/// The half of a seat of any clock.
#[component]
pub(crate) fn FaceHalf(
    seat: Seat,
    half: Memo<HalfView>,
    #[prop(into)] name_of: Callback<Color, String>,
    /// Gets the `timeStamp` of the event.
    #[prop(into)]
    on_press: Callback<f64>,
    /// How often this half was pointed to.
    #[prop(optional, into)]
    points: Signal<u32>,
    /// Whether a press does nothing.
    #[prop(optional, into)]
    is_off: Signal<bool>,
    /// The content beside the name.
    #[prop(optional, into)]
    beside_name: ViewFn,
) -> impl IntoView {
    let still = without_figures(half);
    // Signals and not closures, so that their views are compiled only once.
    let is = move |part: fn(&HalfView) -> bool| Signal::derive(move || still.with(part));
    let says =
        move |part: fn(&HalfView) -> Option<&'static str>| Signal::derive(move || still.with(part));
    let color = Memo::new(move |_| still.with(|half| half.color));
    let name = Signal::derive(move || name_of.run(color.get()));
    let opponent = Signal::derive(move || name_of.run(color.get().other()));
    let digits = Memo::new(move |_| half.with(|half| half.digits));
    let theirs = Memo::new(move |_| half.with(|half| half.theirs));
    let line = Memo::new(move |_| half.with(|half| half.line));
    let fallen = Memo::new(move |_| still.with(|half| half.fallen));
    let has_focus = RwSignal::new(false);
    let heard = heard::name(half, still, name, has_focus);
    let press_without_pointer = move |event: MouseEvent| {
        let event = DomEvent::from(event);
        // Clicks without a pointer come from screen readers or switches.
        if event.is_without_pointer() {
            on_press.run(event.time_stamp());
        }
    };
    view! {
        <button
            class="half"
            class:low=is(|half| half.low)
            class:holds=is(|half| half.holds)
            class:beats=is(|half| half.opponent_fell)
            class:draws=is(|half| half.draws)
            class:plated=is(HalfView::has_plate)
            class:claims=is(|half| half.offers.any())
            type="button"
            data-seat=seat.name()
            data-color=says(|half| Some(half.color.name()))
            data-state=says(|half| Some(half.standing.name()))
            data-running=says(|half| Some(truth(half.standing == SideStatus::Running)))
            data-time=says(|half| half.on_extra.then_some("extra"))
            data-result=says(|half| half.outcome.map(|outcome| outcome.result.score()))
            data-reason=says(|half| half.outcome.map(|outcome| outcome.reason.name()))
            data-flash=again(changes(half))
            data-points=again(points)
            aria-disabled=Signal::derive(move || is_off.get().then_some("true"))
            aria-keyshortcuts=KeyAction::letter(seat)
            on:focus=move |_| has_focus.set(true)
            on:blur=move |_| has_focus.set(false)
            on:click=press_without_pointer
            on:contextmenu=prevent_default
            // Keeps the touch from ending in a click on whatever is there by then.
            on:touchstart=prevent_default
            on:pointerdown=move |event| {
                prevent_default(&event);
                on_press.run(event.time_stamp());
            }
            // The width of the figures also lays out the labels.
            {..style(("--ems", width(digits)))}
        >
            // The name of the button, which says all that follows.
            <span class="unseen">{move || heard.get()}</span>
            <span class="reader" aria-hidden="true">
                <span class="edge">
                    <span class="name">{name}</span>
                    // The width of the time is the least of both.
                    <span class="facing" {..style(("--ems", width(theirs)))}>
                        <span class="opponent">{opponent}</span>
                        <Show when=move || still.with(|half| half.opponent_is_here)>
                            {Icon::Check.view()}
                        </Show>
                        <span class="their-digits">
                            <Figures digits=theirs/>
                        </span>
                    </span>
                </span>
                <span class="digits">
                    <Figures digits/>
                </span>
                <span class="detail">
                    <Show when=move || still.with(|half| half.holds)>
                        <span class="hold">{base::face::draw_only()}</span>
                    </Show>
                    <Show when=move || still.with(|half| half.low)>
                        <span class="low-time">{base::face::low()}</span>
                    </Show>
                    <Show when=move || still.with(|half| half.draws)>
                        <span class="drawn">{text::base::names::result(GameResult::Draw)}</span>
                    </Show>
                    <span
                        class:mode=Signal::derive(move || matches!(line.get(), StatusLine::Mode(_)))
                        class:here=Signal::derive(move || line.get() == StatusLine::IsHere)
                    >
                        <Show when=move || line.get() == StatusLine::IsHere>
                            {Icon::Check.view()}
                        </Show>
                        {move || words(line.get())}
                    </span>
                </span>
                {beside_name.run()}
                <span class="edge">
                    <span class="moves">{move || still.with(|half| counted(half.moves))}</span>
                    <Show when=move || still.with(|half| half.period_mark)>
                        <span class="period-mark" aria-hidden="true"></span>
                    </Show>
                    {move || {
                        fallen.get().map(|fallen| view! { <Flag side=color.get() fallen/> })
                    }}
                    <Show when=move || still.with(|half| half.opponent_fell)>
                        <OpponentsFlag opponent=color.get().other()/>
                    </Show>
                </span>
            </span>
        </button>
    }
}

/// The part of a half that stays the same while seconds pass: nearly all of a half depends on this.
fn without_figures(half: Memo<HalfView>) -> Memo<HalfView> {
    Memo::new(move |_| half.with(HalfView::without_figures))
}

/// Figures of the same format have the same width, so changing them lays out no other box.
#[component]
fn Figures(digits: Memo<Digits>) -> impl IntoView {
    view! { <span class="figures">{move || digits.get().to_string()}</span> }
}

/// The width of figures in ems.
fn width(digits: Memo<Digits>) -> Signal<&'static str> {
    Signal::derive(move || ems(digits.get()))
}

/// How often somebody has changed the time of a clock that stands.
fn changes(half: Memo<HalfView>) -> Signal<u32> {
    let changes = Memo::new(move |before: Option<&(HalfView, u32)>| {
        let now = half.get();
        let count = before.map_or(0, |(before, count)| {
            count + u32::from(before.was_changed_to(&now))
        });
        (now, count)
    });
    Signal::derive(move || changes.with(|(_, count)| *count))
}

/// An animation that begins again whenever the count goes up: its attribute has two names for it,
/// in turn.
fn again(count: Signal<u32>) -> Signal<Option<&'static str>> {
    Signal::derive(move || match count.get() {
        0 => None,
        count if count % 2 == 1 => Some("one"),
        _ => Some("two"),
    })
}

const fn truth(is_so: bool) -> &'static str {
    if is_so { "true" } else { "false" }
}

fn counted(moves: MoveCount) -> String {
    let mut text = base::face::moves(moves.made);
    if let Some(left) = moves.to_go {
        text.push_str(", ");
        text.push_str(&base::face::moves_to_go(left));
    }
    if let Some((period, periods)) = moves.period {
        text.push_str(", ");
        text.push_str(&base::face::period(period, periods));
    }
    text
}

/// The status line under the time.
fn words(line: StatusLine) -> String {
    let overtime = |running: &str| [base::face::overtime(), " · ", running].concat();
    match line {
        StatusLine::Ended(outcome) => text::history::outcome(outcome),
        StatusLine::TapWhenHere => base::face::tap_when_here().into(),
        StatusLine::IsHere => base::face::is_here().into(),
        StatusLine::WaitsForStart => base::face::waits_for_start().into(),
        StatusLine::PressToStart(side) => base::face::press_to_start(side).into(),
        StatusLine::Delay { left, total } => {
            let left = format!("{} {left}", base::face::delay());
            match total {
                Some(total) => [&left, " · ", &base::face::total(&total.to_string())].concat(),
                None => left,
            }
        }
        StatusLine::ByoYomi { periods, period } => {
            base::face::byo_yomi(periods, &period.to_string())
        }
        StatusLine::InByoYomi(1) => overtime(base::face::byo_yomi_last()),
        StatusLine::InByoYomi(periods) => overtime(&base::face::byo_yomi_running(periods)),
        StatusLine::Canadian { moves, period } => base::face::canadian(moves, &period.to_string()),
        StatusLine::InCanadian(moves) => overtime(&base::face::canadian_running(moves)),
        StatusLine::ExtraTime(Some(gives)) => base::face::press_gives(gives),
        StatusLine::ExtraTime(None) => base::face::extra_time().into(),
        StatusLine::Mode(mode) => text::controls::mode(mode),
    }
}
