//! A row of the ledger on home: [`LedgerRow`].

use leptos::prelude::*;

use crate::correspondence::deadline::SafeDeadline;
use crate::correspondence::rank::{Due, VERY_LITTLE};
use crate::correspondence::{GameStanding, Summary};
use crate::platform::date;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::piece_letters;
use crate::ui::context::player_names::name_of;
use crate::ui::route::Route;
use crate::ui::text::{base, whole};
use crate::ui::widgets::length::without_seconds;

/// The contents of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RowContent {
    href: String,
    /// The opponent, or both players of a game that one follows.
    who: String,
    /// Whose turn it is.
    turn: String,
    /// The deadline of the clock that runs; `None` if its time is not known.
    deadline: Option<SafeDeadline>,
    /// The name that style sheets and tests use for whose turn it is.
    standing: &'static str,
}

impl RowContent {
    /// The row of a game that is due, if it is still there.
    pub(super) fn of(games: &[Summary], due: &Due) -> Option<RowContent> {
        let game = games.get(due.place)?;
        let who = match game.mine {
            Some(mine) => name_of(&game.players, mine.other()),
            None => base::versus(&game.players),
        };
        let (standing, turn) = match due.standing {
            GameStanding::Mine => ("mine", my_move(&game.last_move)),
            GameStanding::Theirs if due.deadline.is_some() => {
                let day = whole(&date::weekday_and_day(due.since.wall()));
                ("theirs", base::home::waiting_since(&day))
            }
            // Since when the opponent has waited is not known either.
            GameStanding::Theirs => ("theirs", base::panel::stopped(game.state.turn).to_owned()),
            GameStanding::Watched | GameStanding::Ahead | GameStanding::Finished => {
                ("watched", base::panel::stopped(game.state.turn).to_owned())
            }
        };
        Some(RowContent {
            href: Route::CorrespondenceGame(game.id.clone()).href(),
            who,
            turn,
            deadline: due.deadline,
            standing,
        })
    }
}

/// Says that it is one's own move, with the move that was made last.
fn my_move(last_move: &str) -> String {
    match last_move {
        "" => base::home::my_move().into(),
        last => [
            base::home::my_move(),
            ", ",
            &whole(&piece_letters::shown(last)),
        ]
        .concat(),
    }
}

/// A game: who plays, whose turn it is, the time that is left, and by when.
#[component]
pub(super) fn LedgerRow(content: RowContent) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let deadline = content.deadline;
    let is_in_doubt = Memo::new(move |_| {
        let now = correspondence.now.get();
        deadline.is_some_and(|deadline| deadline.is_in_doubt(now))
    });
    // Where only the server knows whether there is time, none is shown.
    let due = move || {
        let deadline = deadline.filter(|_| !is_in_doubt.get())?;
        Some(deadline.safe())
    };
    let left = move || Some(due()?.since(correspondence.now.get()).or_zero());
    let left_in_words = move || left().map(|left| without_seconds(base::left(left), left));
    let is_mine = content.standing == "mine";
    let is_low = Memo::new(move |_| {
        is_mine && (is_in_doubt.get() || left().is_some_and(|left| left < VERY_LITTLE))
    });
    // Kept in one piece, so that no line breaks inside it.
    let by = move || match due() {
        Some(due) => whole(&date::day_and_time(due.wall())),
        None if is_in_doubt.get() => base::home::check().into(),
        None => base::home::not_compared().into(),
    };
    let low = move || is_low.get().then(|| [base::face::low(), " · "].concat());
    view! {
        <li>
            <a
                class="home-game"
                class:low=move || is_low.get()
                data-standing=content.standing
                href=content.href
            >
                <strong dir="auto">{content.who}</strong>
                // The spaces keep screen readers from joining all this.
                " "
                <span class="home-left num">{left_in_words}</span>
                " "
                <span class="home-hint">{low} {content.turn}</span>
                " "
                <span class="home-hint num">{by}</span>
            </a>
        </li>
    }
}
