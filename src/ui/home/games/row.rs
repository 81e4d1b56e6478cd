//! A row of the ledger on home: [`LedgerRow`].

use leptos::prelude::*;

use crate::correspondence::rank::{Due, VERY_LITTLE};
use crate::correspondence::{GameStanding, Summary, Utc};
use crate::platform::date;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::piece_letters;
use crate::ui::context::player_names::name_of;
use crate::ui::route::Route;
use crate::ui::text::{t, whole};
use crate::ui::widgets::length::without_seconds;

/// The contents of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RowContent {
    href: String,
    /// The opponent, or both players of a game that one looks after.
    who: String,
    /// Whose turn it is.
    turn: String,
    /// When the clock falls, in words, or that it is not known.
    by: String,
    falls: Option<Utc>,
    /// Whether the game may be lost already.
    is_in_doubt: bool,
    /// The name that style sheets and tests use for whose turn it is.
    standing: &'static str,
}

impl RowContent {
    /// The row of a game that is due, if it is still there.
    pub(super) fn of(games: &[Summary], due: &Due) -> Option<RowContent> {
        let game = games.get(due.place)?;
        let who = match game.mine {
            Some(mine) => name_of(&game.players, mine.other()),
            None => (t().games.versus)(&game.players),
        };
        let (standing, turn) = match due.standing {
            GameStanding::Mine => ("mine", my_move(&game.last_move)),
            GameStanding::Theirs if due.falls.is_some() => {
                let day = whole(&date::weekday_and_day(due.since.wall()));
                ("theirs", (t().home.waiting_since)(&day))
            }
            // Since when the opponent has waited is not known either.
            GameStanding::Theirs => ("theirs", (t().panel.stopped)(game.state.turn)),
            GameStanding::Watched | GameStanding::Ahead | GameStanding::Finished => {
                ("watched", (t().panel.stopped)(game.state.turn))
            }
        };
        Some(RowContent {
            href: Route::CorrespondenceGame(game.id.clone()).href(),
            who,
            turn,
            // Kept in one piece, so that no line breaks inside it.
            by: match due.falls {
                _ if due.is_in_doubt => t().home.check.into(),
                Some(falls) => whole(&date::day_and_time(falls.wall())),
                None => t().home.not_compared.into(),
            },
            falls: due.falls.filter(|_| !due.is_in_doubt),
            is_in_doubt: due.is_in_doubt,
            standing,
        })
    }
}

/// Says that it is one's own move, with the move that was made last.
fn my_move(last_move: &str) -> String {
    match last_move {
        "" => t().home.my_move.into(),
        last => [t().home.my_move, ", ", &whole(&piece_letters::shown(last))].concat(),
    }
}

/// A game: who plays, whose turn it is, the time that is left, and by when.
#[component]
pub(super) fn LedgerRow(content: RowContent) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let (falls, is_in_doubt) = (content.falls, content.is_in_doubt);
    let left = move || Some(falls?.since(correspondence.now.get()).or_zero());
    let left_in_words = move || left().map(|left| without_seconds((t().home.left)(left), left));
    let is_mine = content.standing == "mine";
    let is_low =
        Memo::new(move |_| is_mine && left().map_or(is_in_doubt, |left| left < VERY_LITTLE));
    let low = move || is_low.get().then(|| [t().face.low, " · "].concat());
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
                <span class="home-hint num">{content.by}</span>
            </a>
        </li>
    }
}
