//! The form that corrects the players' names and one's own colour: [`PlayersForm`].

use leptos::prelude::*;

use super::entry_form::{AskForm, SaveOrCancel};
use super::state::GamePage;
use crate::clock::{ByColor, Color};
use crate::correspondence::enter::{EnterError, names};
use crate::ui::correspondence::player_fields::Sides;
use crate::ui::text;

#[component]
pub(super) fn PlayersForm(page: GamePage) -> impl IntoView {
    let (players, mine) = (page.game).with_untracked(|game| (game.players.clone(), game.mine));
    let typed = players.map(RwSignal::new);
    let mine = RwSignal::new(mine);
    let read = Memo::new(move |_| names(&typed.map(|name| name.get())));
    let is_ready = Signal::derive(move || read.with(Result::is_ok));
    let save = move |()| {
        if let Ok(players) = read.get_untracked() {
            page.keep_players(players, mine.get_untracked());
        }
    };
    let errors = ByColor::from_fn(|side: Color| {
        let problem = EnterError::Name(side);
        Signal::derive(move || {
            let is_wrong = read.with(|read| {
                let wrong = read.as_ref().err();
                wrong.is_some_and(|wrong| wrong.contains(&problem))
            });
            is_wrong.then(|| {
                page.event
                    .with(|event| text::correspondence::enter_problem(&problem, event))
            })
        })
    });
    view! {
        <AskForm page title=text::correspondence::correct::players() on_save=save>
            <Sides mine on_choose=move |side| mine.set(side) names=typed errors/>
            <SaveOrCancel page is_ready label=text::correspondence::game::save()/>
        </AskForm>
    }
}
