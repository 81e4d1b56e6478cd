//! The acts beside the board: take back, draw and resign; before and after the game, the ways to
//! begin one and to go on.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::claim::Claim;
use super::draw::DrawOffer;
use super::prompt::{Act, Prompt, Question, SendOrCancel, keep_focus};
use super::restore::Restore;
use super::sides::Sides;
use super::state::{BoardPage, ShownPosition};
use crate::clock::{BoardEnd, Claimant, Color, Event, Face, FlagDetection, Phase};
use crate::game::Start;
use crate::game::ending::end_of;
use crate::game::sheet::{Claiming, Pressing};
use crate::platform::listener::prevent_default;
use crate::platform::time::wall_now;
use crate::settings::Facing;
use crate::ui::board::position_editor::{FirstPositions, TurnChoice};
use crate::ui::route::{ManageRoute, Route, StudyRoute};
use crate::ui::text::play::{acts as texts, setup as setup_texts};
use crate::ui::text::{self, base, shared};
use crate::ui::watch::watch;
use crate::ui::widgets::act_button::{ActButton, ActLink};
use crate::ui::widgets::castling::CastlingNote;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::default_claim::DefaultClaims;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;

/// The acts. `panel` says whether somebody asked for the arbiter's panel.
#[component]
pub(super) fn Acts(screen: BoardPage, panel: RwSignal<bool>) -> impl IntoView {
    let clock = screen.clock;
    let prompt = screen.prompt;
    let phase = Memo::new(move |_| clock.face.with(Kind::of));
    let moves = Memo::new(move |_| screen.live.with(|live| live.made.clone()));
    // The next move settles any open question.
    watch(move || {
        // A memo that is not read is never computed.
        phase.get();
        moves.get();
        prompt.set(Prompt::Nothing);
        // An earlier refusal no longer matters.
        clock.refused.set(None);
    });
    keep_focus(prompt);
    let acts = move || match (prompt.get(), phase.get()) {
        (Prompt::Nothing, Kind::Ready) => view! { <ReadyActs screen/> }.into_any(),
        (Prompt::Nothing, Kind::Running) => view! { <RunningActs screen/> }.into_any(),
        (Prompt::Nothing, Kind::Other) => view! { <OtherActs screen panel/> }.into_any(),
        (Prompt::Nothing, Kind::Over) => view! { <OverActs screen/> }.into_any(),
        (Prompt::TakeBack, _) => view! { <TakeBack screen/> }.into_any(),
        (Prompt::Draw, _) => view! { <DrawOffer screen/> }.into_any(),
        (Prompt::Claim, _) => view! { <Claim screen/> }.into_any(),
        (Prompt::Resign, _) => view! { <Resign screen/> }.into_any(),
        (Prompt::Restore(ply), _) => view! { <Restore screen ply/> }.into_any(),
        (Prompt::Lay, _) => view! { <NewPositionActs screen/> }.into_any(),
        (Prompt::More, _) => view! { <More screen/> }.into_any(),
    };
    view! { <div class="acts">{acts}</div> }
}

/// The phase, as far as the choice of acts depends on it.
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
fn Ask(
    screen: BoardPage,
    act: &'static str,
    icon: Icon,
    label: &'static str,
    prompt: Prompt,
    /// Whether there is nothing to do yet.
    #[prop(optional, into)]
    is_off: Signal<bool>,
) -> impl IntoView {
    view! { <ActButton act icon label is_disabled=is_off on_click=move |()| screen.prompt.set(prompt)/> }
}

/// Before the game: the control and the position.
#[component]
fn ReadyActs(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let starts_by_itself = move || clock.face.with(|face| face.starts_in.is_some());
    view! {
        <ActLink act="control" icon=Icon::Clock label=texts::control() to=ManageRoute::Controls/>
        <ActButton
            act="lay"
            icon=Icon::Board
            label=texts::position()
            on_click=move |()| screen.lay()
        />
        <Show when=starts_by_itself>
            <button
                class="act"
                type="button"
                data-act="put-off"
                on:click=move |event| clock.pause(event.time_stamp())
            >
                {Icon::Pause.view()}
                <span>{base::face::put_off()}</span>
            </button>
        </Show>
    }
}

#[component]
fn RunningActs(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
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
    let is_empty = Signal::derive(move || screen.live.with(|live| live.is_empty()));
    view! {
        <Show when=is_to_note>
            <Act act="note-flag" label=base::face::note_flag() is_main=true on_click=note/>
        </Show>
        <DefaultClaims/>
        <Ask
            screen
            act="take-back"
            icon=Icon::Undo
            label=texts::take_back()
            prompt=Prompt::TakeBack
            is_off=is_empty
        />
        <Ask screen act="draw" icon=Icon::Draw label=texts::draw() prompt=Prompt::Draw/>
        <Ask screen act="resign" icon=Icon::Resign label=texts::resign() prompt=Prompt::Resign/>
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
            <ActButton
                act="resume-play"
                icon=Icon::Play
                label=base::panel::resume()
                on_click=resume
            />
        </Show>
        <ActButton
            act="panel"
            icon=Icon::Edit
            label=base::face::menu()
            on_click=move |()| panel.set(true)
        />
        <RestorePast screen/>
    }
}

#[component]
fn OverActs(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let id = clock.game.with_untracked(|game| game.id.clone());
    view! {
        <div class="primary">
            <Act
                act="rematch"
                label=base::panel::rematch_short()
                is_main=true
                on_click=move |()| clock.rematch()
            />
            <Act act="new" label=shared::panel::again() on_click=move |()| clock.again_in_match()/>
        </div>
        <ActLink
            act="details"
            icon=Icon::History
            label=shared::panel::details()
            to=Route::PastGame(id)
        />
        <ActLink
            act="control"
            icon=Icon::Clock
            label=texts::control()
            to=ManageRoute::Controls
        />
    }
}

/// The way to set an earlier position up again, while the board shows it (6.13).
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
            let label = texts::restore();
            let prompt = Prompt::Restore(ply);
            view! { <Ask screen act="restore" icon=Icon::Restore label prompt/> }
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
        <Question prompt words=texts::take_back_question(&last.unwrap_or_default())>
            <Act act="agree" label=texts::agreed() is_main=true on_click=agree/>
        </Question>
    }
}

#[component]
fn More(screen: BoardPage) -> impl IntoView {
    let type_move = move |()| {
        screen.prompt.set(Prompt::Nothing);
        screen.type_move();
    };
    let settings = screen.clock.context.settings;
    let face = move |facing| {
        let context = screen.clock.context;
        context.set(|settings| settings.board.facing = facing);
    };
    view! {
        <div class="asked pages" role="group" aria-label=texts::more()>
            <ActButton
                act="type-move"
                icon=Icon::Keyboard
                label=text::play::moves::write()
                on_click=type_move
            />
            <ActButton
                act="players"
                icon=Icon::Edit
                label=shared::players::title()
                on_click=move |()| {
                    screen.prompt.set(Prompt::Nothing);
                    screen.names_players.set(true);
                }
            />
            <ActLink
                act="control"
                icon=Icon::Clock
                label=texts::control()
                to=ManageRoute::Controls
            />
            <ActLink act="games" icon=Icon::History label=base::games::title() to=ManageRoute::Games/>
            <ActLink act="study" icon=Icon::Board label=shared::links::study() to=StudyRoute::Study/>
            <ActLink
                act="winnability"
                icon=Icon::Check
                label=shared::links::winnability()
                to=StudyRoute::Winnability
            />
            <ActLink
                act="settings"
                icon=Icon::Settings
                label=base::common::settings()
                to=ManageRoute::Settings
            />
            <Choice
                name="facing"
                legend=texts::facing()
                options=Facing::ALL.map(|facing| (facing, texts::facing_name(facing))).to_vec()
                value=Signal::derive(move || settings.with(|settings| settings.board.facing))
                on_change=face
            />
        </div>
    }
}

#[component]
fn Resign(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let question = text::play::acts::who_resigns();
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

/// Reminds a side that may claim a draw of the claim before it resigns.
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
                <p>{shared::board::could_claim(side)}</p>
                <Act
                    act="claim-draw"
                    label=shared::board::claim_instead()
                    is_main=true
                    on_click=claim
                />
            </div>
        </Show>
    }
}

/// How many starting positions Chess960 has.
const POSITIONS: i64 = 960;

#[component]
fn NewPositionActs(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let (pressing, claiming) = clock.game.with_untracked(|game| {
        let sheet = game.board.as_ref();
        (
            sheet.map(|sheet| sheet.pressing()).unwrap_or_default(),
            sheet.map(|sheet| sheet.claiming()).unwrap_or_default(),
        )
    });
    let typed = screen.laid;
    let wrong = RwSignal::new(None::<String>);
    // Changing the position by hand changes the text too, so the error no longer applies.
    watch(move || {
        typed.track();
        wrong.set(None);
    });
    let pressing = RwSignal::new(pressing);
    let claiming = RwSignal::new(claiming);
    let type_fen = move |text| typed.set(text);
    let lay = move |event: SubmitEvent| {
        prevent_default(&event);
        match Start::from_fen(&typed.get_untracked()) {
            Ok(start) if end_of(start.position()).is_some() => {
                wrong.set(Some(setup_texts::over_there().into()));
            }
            Ok(start) => {
                prompt.set(Prompt::Nothing);
                clock.lay(start, pressing.get_untracked(), claiming.get_untracked());
            }
            Err(problem) => wrong.set(Some(text::play::fen_problem(&problem))),
        }
    };
    let draw_lots = move |()| {
        let lot = u32::try_from(wall_now().get().rem_euclid(POSITIONS)).unwrap_or_default();
        type_fen(Start::chess960(lot).unwrap_or_default().fen());
    };
    view! {
        <form class="asked lay" novalidate=true on:submit=lay>
            <h2>{text::play::acts::position()}</h2>
            <div class="positions">
                <FirstPositions on_write=type_fen/>
                <Act act="chess960" label=setup_texts::chess960() on_click=draw_lots/>
            </div>
            <TurnChoice fen=typed on_write=type_fen/>
            <Field name="fen" label=setup_texts::fen() value=typed on_input=type_fen error=wrong/>
            <CastlingNote fen=typed/>
            <Choice
                name="pressing"
                legend=setup_texts::pressing()
                options=vec![
                    (Pressing::ByMove, setup_texts::by_move()),
                    (Pressing::ByHand, setup_texts::by_hand()),
                ]
                value=pressing
                on_change=move |value| pressing.set(value)
            />
            <Choice
                name="claiming"
                legend=setup_texts::claiming()
                options=vec![
                    (Claiming::Shown, setup_texts::claims_shown()),
                    (Claiming::Judged, setup_texts::claims_judged()),
                ]
                value=claiming
                on_change=move |value| claiming.set(value)
            />
            <SendOrCancel prompt act="lay-out" label=shared::common::save()/>
        </form>
    }
}
