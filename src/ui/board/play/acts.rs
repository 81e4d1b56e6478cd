//! The actions beside the board: take back, offer, claim, resign, pause.

use leptos::prelude::*;

use super::claim::{Claim, WrongClaim};
use super::correction::Lay;
use super::prompt::{Act, Prompt, Question, keep_focus};
use super::restore::Restore;
use super::state::{BoardPage, ShownPosition};
use crate::clock::{BoardEnd, Claimant, Color, Event, Face, FlagDetection, Phase, notation};
use crate::ui::el::watch;
use crate::ui::route::{ManageRoute, Route, StudyRoute};
use crate::ui::text::{self, t};
use crate::ui::widgets::default_claim::DefaultClaims;
use crate::ui::widgets::icon::Icon;

/// The acts. `panel` is whether the arbiter's panel was asked for.
#[component]
pub(super) fn Acts(screen: BoardPage, panel: RwSignal<bool>) -> impl IntoView {
    let clock = screen.clock;
    let prompt = screen.prompt;
    let phase = Memo::new(move |_| clock.face.with(Kind::of));
    let moves = Memo::new(move |_| screen.live.with(|live| live.made.clone()));
    // Whatever was asked is settled by the next move.
    watch(move || {
        // A memo that is not read is never computed.
        phase.get();
        moves.get();
        prompt.set(Prompt::Nothing);
        // What was refused before is not to the point any more.
        clock.refused.set(None);
    });
    keep_focus(prompt);
    let acts = move || match (prompt.get(), phase.get()) {
        (Prompt::Nothing, Kind::Ready) => view! { <ReadyActs screen/> }.into_any(),
        (Prompt::Nothing, Kind::Running) => view! { <RunningActs screen/> }.into_any(),
        (Prompt::Nothing, Kind::Other) => view! { <OtherActs screen panel/> }.into_any(),
        (Prompt::Nothing, Kind::Over) => view! { <OverActs screen/> }.into_any(),
        (Prompt::TakeBack, _) => view! { <TakeBack screen/> }.into_any(),
        (Prompt::Offer, _) => view! { <Offer screen/> }.into_any(),
        (Prompt::Claim, _) => view! { <Claim screen/> }.into_any(),
        (Prompt::Resign, _) => view! { <Resign screen/> }.into_any(),
        (Prompt::Restore(ply), _) => view! { <Restore screen ply/> }.into_any(),
        (Prompt::Lay, _) => view! { <Lay screen/> }.into_any(),
    };
    view! {
        <StandingOffer screen/>
        <WrongClaim screen/>
        <div class="acts">{acts}</div>
    }
}

/// The phase, as far as it says what can be done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Ready,
    Running,
    Other,
    Over,
}

impl Kind {
    fn of(face: &Face) -> Kind {
        match face.phase {
            _ if face.outcome.is_some() => Kind::Over,
            Phase::Ready => Kind::Ready,
            Phase::Running(_) => Kind::Running,
            _ => Kind::Other,
        }
    }
}

/// A button that asks for something that needs one more touch.
#[component]
fn Ask(screen: BoardPage, act: &'static str, label: &'static str, prompt: Prompt) -> impl IntoView {
    view! { <Act act label on_click=move |()| screen.prompt.set(prompt)/> }
}

#[component]
fn Link(act: &'static str, #[prop(into)] to: Route, label: &'static str) -> impl IntoView {
    view! { <a data-act=act href=to.href()>{label}</a> }
}

#[component]
fn LinkButton(act: &'static str, #[prop(into)] to: Route, label: &'static str) -> impl IntoView {
    view! { <a class="button" data-act=act href=to.href()>{label}</a> }
}

/// Before the game: the control, the position, and the ways to other pages.
#[component]
fn ReadyActs(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let words = text::play();
    let control = clock
        .game
        .with_untracked(|game| notation::print(&game.clock.setup().draft().controls));
    let starts_by_itself = move || clock.face.with(|face| face.starts_in.is_some());
    view! {
        <a
            class="button"
            data-act="controls"
            href=Route::Manage(ManageRoute::Controls).href()
        >
            {words.control}
            <small class="notation">{control}</small>
        </a>
        <Ask screen act="lay" label=words.position prompt=Prompt::Lay/>
        <Show when=starts_by_itself>
            <button
                type="button"
                data-act="put-off"
                on:click=move |event| clock.pause(event.time_stamp())
            >
                {t().face.put_off}
            </button>
        </Show>
        <p class="links">
            <Link act="clock" to=Route::Clock label=words.clock_only/>
            <Link act="games" to=ManageRoute::Games label=t().games.title/>
            <Link act="settings" to=ManageRoute::Settings label=t().common.settings/>
            <Link act="study" to=StudyRoute::Study label=t().links.study/>
            <Link act="winnability" to=StudyRoute::Winnability label=t().links.winnability/>
            <Link act="home" to=Route::Home label=t().common.home/>
        </p>
    }
}

#[component]
fn RunningActs(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let words = text::play();
    let has_moved = move || screen.live.with(|live| !live.is_empty());
    let is_to_note = move || {
        let has_fallen = clock
            .face
            .with(|face| face.sides.iter().any(|side| side.flag.is_some()));
        has_fallen
            && clock.game.with_untracked(|game| {
                game.clock.setup().flag_policy().noted == FlagDetection::OnClaim
            })
    };
    let note = move |()| {
        let _ = clock.act(Event::ClaimFlag(Claimant::Arbiter));
    };
    view! {
        <button
            class="pause"
            type="button"
            data-act="pause"
            aria-label=t().face.pause
            aria-keyshortcuts="Space"
            on:click=move |event| clock.pause(event.time_stamp())
        >
            {Icon::Pause.view()}
        </button>
        <Show when=is_to_note>
            <Act act="note-flag" label=t().face.note_flag is_main=true on_click=note/>
        </Show>
        <DefaultClaims/>
        <Show when=has_moved>
            <Ask screen act="take-back" label=words.take_back prompt=Prompt::TakeBack/>
        </Show>
        <Ask screen act="offer" label=words.offer prompt=Prompt::Offer/>
        <Show when=move || counts(screen)>
            <Ask screen act="claim" label=words.claim prompt=Prompt::Claim/>
        </Show>
        <Ask screen act="resign" label=words.resign prompt=Prompt::Resign/>
        <RestorePast screen/>
    }
}

#[component]
fn OtherActs(screen: BoardPage, panel: RwSignal<bool>) -> impl IntoView {
    let clock = screen.clock;
    let resume = move |()| {
        let _ = clock.act(Event::Resume);
    };
    view! {
        <Show when=move || matches!(clock.phase.get(), Phase::Stopped(..))>
            <Act act="resume-play" label=t().panel.resume is_main=true on_click=resume/>
        </Show>
        <Act act="panel" label=t().face.menu on_click=move |()| panel.set(true)/>
        <RestorePast screen/>
    }
}

#[component]
fn OverActs(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let id = clock.game.with_untracked(|game| game.id.clone());
    view! {
        <Act act="new" label=t().panel.new_game is_main=true on_click=move |()| clock.again()/>
        <LinkButton act="details" to=ManageRoute::Game(id) label=t().panel.details/>
        <LinkButton act="controls" to=ManageRoute::Controls label=text::play().control/>
        <LinkButton act="home" to=Route::Home label=t().common.home/>
    }
}

/// Whether fifty moves and repetitions count in this mode.
fn counts(screen: BoardPage) -> bool {
    screen
        .clock
        .game
        .with(|game| game.clock.setup().counts_moves_and_repetitions())
}

/// While an earlier position is looked at: the way to set it up again (6.13).
#[component]
fn RestorePast(screen: BoardPage) -> impl IntoView {
    let past = Memo::new(move |_| {
        screen.shown.with(|shown| match *shown {
            ShownPosition::Past(ply) => Some(ply),
            ShownPosition::Now | ShownPosition::Witness(..) => None,
        })
    });
    move || {
        past.get().map(|ply| {
            let label = text::play().restore;
            view! { <Ask screen act="restore" label prompt=Prompt::Restore(ply)/> }
        })
    }
}

#[component]
fn TakeBack(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let last = screen.written.with_untracked(|written| {
        let (_, san) = written.last()?;
        Some(screen.numbered(written.len(), san))
    });
    let agree = move |()| {
        prompt.set(Prompt::Nothing);
        let _ = clock.take_back();
    };
    view! {
        <Question prompt words=(text::play().take_back_question)(&last.unwrap_or_default())>
            <Act act="agree" label=text::play().agreed is_main=true on_click=agree/>
        </Question>
    }
}

/// One button for each side.
#[component]
fn Sides(
    screen: BoardPage,
    /// By which tests find them.
    act: &'static str,
    question: &'static str,
    #[prop(into)] on_choose: Callback<Color>,
) -> impl IntoView {
    let button = move |color: Color| {
        let name = screen.clock.player(color);
        // Among the names of clocks and squares it says what it answers.
        let whole = [question, " ", &name].concat();
        view! {
            <button
                type="button"
                data-act=act
                data-color=color.name()
                aria-label=whole
                on:click=move |_| on_choose.run(color)
            >
                {name}
            </button>
        }
    };
    Color::ALL.map(button).collect_view()
}

#[component]
fn Offer(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let question = text::play().who_offers;
    let offer = move |side| {
        prompt.set(Prompt::Nothing);
        let _ = clock.offer_draw(side);
    };
    view! {
        <Question prompt words=question>
            <Sides screen act="offer-by" question on_choose=offer/>
        </Question>
    }
}

/// An offer that stands, with the two answers.
#[component]
fn StandingOffer(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let offer = Memo::new(move |_| {
        clock
            .face
            .with(|face| face.outcome.is_none() && face.phase != Phase::Ready)
            .then(|| {
                clock.game.with(|game| {
                    let sheet = game.board.as_ref()?;
                    sheet.offer()
                })
            })
            .flatten()
    });
    let answer = move |yes| {
        move |()| {
            let _ = clock.answer(yes);
        }
    };
    move || {
        offer.get().map(|offer| {
            let words = text::play();
            let name = untrack(|| clock.player(offer.by));
            view! {
                <div class="asked offer" role="alert">
                    <p class="question">{(words.offers)(&name)}</p>
                    <div class="answers">
                        <Act act="accept" label=words.accept is_main=true on_click=answer(true)/>
                        <Act act="decline" label=words.decline on_click=answer(false)/>
                    </div>
                </div>
            }
        })
    }
}

#[component]
fn Resign(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let question = text::play().who_resigns;
    let resign = move |by| {
        prompt.set(Prompt::Nothing);
        let _ = clock.act(Event::OnBoard(BoardEnd::Resignation { by }));
    };
    let reminder = move |side| view! { <ClaimReminder screen side/> };
    view! {
        {Color::ALL.map(reminder).collect_view()}
        <Question prompt words=question>
            <Sides screen act="resign-by" question on_choose=resign/>
        </Question>
    }
}

/// Whoever may claim a draw is reminded of it before giving the game away.
#[component]
fn ClaimReminder(screen: BoardPage, side: Color) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let may_claim = move || clock.face.with(|face| face.sides.get(side).may_claim_draw);
    let claim = move |()| {
        prompt.set(Prompt::Nothing);
        let _ = clock.act(Event::ClaimDraw(side));
    };
    view! {
        <Show when=may_claim>
            <div class="reminder" role="alert">
                <p>{(t().beside.could_claim)(side)}</p>
                <Act
                    act="claim-draw"
                    label=t().beside.claim_instead
                    is_main=true
                    on_click=claim
                />
            </div>
        </Show>
    }
}
