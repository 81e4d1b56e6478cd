//! The names of the two players at the clock, and their points: [`player_at`] beside a half,
//! [`MatchLine`] in a line, and the question for the names, [`PlayersQuestion`].

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::check::Check;
use super::confirm_button::ConfirmButton;
use super::dialog::Modal;
use super::field::Field;
use super::icon::Icon;
use crate::clock::{ByColor, Color, Phase, Seat};
use crate::platform::listener::prevent_default;
use crate::settings::MAX_NAME;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::{base, shared};

/// A button on the name of a half, which changes it, and the player's points: before the game and
/// while the clocks stand. It lies over the half, so that a touch on it does not press the clock.
/// Below an open panel it can be touched; the keyboard stays in the panel.
pub(crate) fn player_at(seat: Seat, is_panel_open: Memo<bool>) -> AnyView {
    let clock = expect_context::<ClockController>();
    let is_shown = Memo::new(move |_| match clock.phase.get() {
        Phase::Ready | Phase::Stopped(..) | Phase::Ended(_) => clock.context.leads(),
        Phase::Running(_) | Phase::Away(_) | Phase::Fallen(_) => false,
    });
    view! {
        <Show when=move || is_shown.get()>
            <NameOver seat is_panel_open/>
        </Show>
    }
    .into_any()
}

#[component]
fn NameOver(seat: Seat, is_panel_open: Memo<bool>) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let is_asking = RwSignal::new(false);
    let color = Memo::new(move |_| {
        let white = clock.face.with(|face| face.white_seat);
        if seat == white {
            Color::White
        } else {
            Color::Black
        }
    });
    let name = Memo::new(move |_| clock.player(color.get()));
    let points = move || {
        let score = clock.match_score()?;
        let points = score.points().get(color.get()).clone();
        Some(view! { <b class="points" data-seat=seat.name()>{points}</b> })
    };
    view! {
        // The box and the text of a half, so that the button lies on its name.
        <div class="name-over" data-seat=seat.name() data-color=move || color.get().name()>
            <div class="reader">
                <div class="edge">
                    <button
                        type="button"
                        data-act="rename"
                        data-seat=seat.name()
                        tabindex=move || is_panel_open.get().then_some("-1")
                        aria-label=move || name.with(|name| shared::players::rename(name))
                        on:click=move |_| is_asking.set(true)
                    >
                        <span class="name" aria-hidden="true">{name}</span>
                        {Icon::Edit.view()}
                    </button>
                    {points}
                </div>
            </div>
        </div>
        <Show when=move || is_asking.get()>
            <PlayersQuestion
                first=color.get_untracked()
                on_close=move |()| is_asking.set(false)
            />
        </Show>
    }
}

/// The score of the match, if one is played; its players can be named, and it can begin again.
#[component]
pub(crate) fn MatchLine() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let is_asking = RwSignal::new(false);
    let score = Memo::new(move |_| clock.match_score().map(|score| score.points()));
    let named = move |side: Color| {
        let has_name = clock
            .game
            .with(|game| !game.players.get(side).trim().is_empty());
        if has_name {
            clock.player(side)
        } else {
            shared::panel::now_side(side).to_owned()
        }
    };
    let line = move |points: ByColor<String>| {
        view! {
            <p class="match">
                <span>{shared::panel::match_score()}</span>
                <strong>
                    {move || named(Color::White)} " "
                    <b>{points.white} "–" {points.black}</b> " "
                    {move || named(Color::Black)}
                </strong>
                <button type="button" data-act="players" on:click=move |_| is_asking.set(true)>
                    {shared::players::title()}
                </button>
                <ConfirmButton
                    act="new-match"
                    label=shared::panel::new_match()
                    sure=shared::panel::new_match_sure()
                    on_confirm=move |()| clock.begin_match()
                />
            </p>
        }
    };
    view! {
        {move || score.get().map(line)}
        <Show when=move || is_asking.get()>
            <PlayersQuestion
                first=Color::White
                on_close=move |()| is_asking.set(false)
            />
        </Show>
    }
}

/// Asks for the names of both players.
#[component]
pub(crate) fn PlayersQuestion(
    /// The side whose name was touched.
    first: Color,
    #[prop(into)] on_close: Callback<()>,
) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let before = clock.game.with_untracked(|game| game.players.clone());
    let had_names = before.iter().any(|name| !name.is_empty());
    let has_score = untrack(|| clock.match_score().is_some());
    let names = ByColor::from_fn(|side| RwSignal::new(before.get(side).clone()));
    let is_same = RwSignal::new(false);
    let too_long = move |side: Color| names.get(side).with(|name| is_too_long(name));
    let save = move |event: SubmitEvent| {
        prevent_default(&event);
        if untrack(|| Color::ALL.into_iter().any(too_long)) {
            return;
        }
        let typed = ByColor::from_fn(|side| names.get(side).get_untracked());
        // Someone who had no name has only told it.
        let is_other = |side: Color| {
            let (old, new) = (before.get(side), typed.get(side));
            !old.is_empty() && old != new
        };
        let is_new_pair = has_score && !is_same.get_untracked();
        if is_new_pair && Color::ALL.into_iter().any(is_other) {
            clock.begin_match();
        }
        clock.name_players(typed);
        on_close.run(());
    };
    let field = move |side: Color| {
        let name = *names.get(side);
        let error = move || too_long(side).then(|| shared::editor::name_long().to_owned());
        view! {
            <Field
                name=["player-", side.name()].concat()
                label=Signal::stored(shared::players::name_of(side))
                placeholder=base::names::color(side)
                value=name
                on_input=move |typed| name.set(typed)
                error=Signal::derive(error)
                autofocus=side == first
            />
        }
    };
    let spelling = (has_score && had_names).then(|| {
        view! {
            <Check
                name="same-players"
                label=shared::players::same()
                value=is_same
                on_change=move |is| is_same.set(is)
            />
        }
    });
    let new_players = (has_score || had_names).then(|| {
        let new_players = move |_| {
            clock.new_players();
            on_close.run(());
        };
        view! {
            <button type="button" data-act="new-players" on:click=new_players>
                {shared::players::new()}
            </button>
        }
    });
    view! {
        <Modal label=shared::players::title() on_cancel=on_close>
            <form class="players" novalidate=true on:submit=save>
                {Color::ALL.map(field).collect_view()}
                {spelling}
                <div class="primary">
                    <button class="main" type="submit" data-act="save-players">
                        {shared::common::save()}
                    </button>
                    {new_players}
                    <button
                        type="button"
                        data-act="cancel"
                        on:click=move |_| on_close.run(())
                    >
                        {shared::common::cancel()}
                    </button>
                </div>
            </form>
        </Modal>
    }
}

fn is_too_long(name: &str) -> bool {
    name.chars().count() > MAX_NAME
}
