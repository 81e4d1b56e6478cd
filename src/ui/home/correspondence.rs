//! The correspondence games on home: [`CorrespondenceGames`].

use leptos::prelude::*;

use super::games::NoGames;
use crate::ui::context::AppContext;
use crate::ui::loader::Loader;
use crate::ui::route::Route;
use crate::ui::text::base;
use crate::ui::widgets::icon::Icon;

/// The games that are due next, once the code that shows them is loaded, and the link to enter one.
#[component]
pub(super) fn CorrespondenceGames() -> impl IntoView {
    let (loader, context) = (expect_context::<Loader>(), expect_context::<AppContext>());
    let has_games = context.storage().has_correspondence();
    let unfinished = RwSignal::new(0);
    let draw = loader.deadline();
    let ledger = move || match draw.get() {
        Some(draw) => untrack(|| draw(context, unfinished)),
        None if has_games => ().into_any(),
        None => view! { <NoGames/> }.into_any(),
    };
    let count = Signal::derive(move || match unfinished.get() {
        0 => String::new(),
        count => base::home::games(count),
    });
    view! {
        <section class="home-post" aria-label=base::home::correspondence()>
            <h2>
                <a data-act="post" href=Route::CorrespondenceGames.href()>
                    {base::home::correspondence()}
                    " "
                    <small>{count}</small>
                </a>
            </h2>
            {ledger}
            <a
                class="home-add"
                data-act="add-game"
                href=Route::NewCorrespondenceGame.href()
            >
                {Icon::Plus.view()}
                {base::home::add_game()}
            </a>
        </section>
    }
}
