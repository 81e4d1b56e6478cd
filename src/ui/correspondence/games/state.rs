//! The state of the list: [`GameList`]. A user who comes back from another page finds the list
//! unchanged until the tab is closed.

use std::cell::RefCell;
use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::correspondence::rank::{
    EventLine, GameNow, ListQuery, RankedList, list, most, shared_surnames,
};
use crate::correspondence::{GameStanding, Seconds, Utc};
use crate::platform::timer::{after_paint, once};
use crate::platform::{scroll, storage, visibility};
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;

/// The key under which the tab keeps it.
const KEY: &str = "zeitnot.post.list";

thread_local! {
    /// The page's own copy, in case the tab keeps nothing.
    static KEPT: RefCell<Option<Kept>> = RefCell::default();
}

/// About as many rows as fit a large screen.
const SCREEN: usize = 20;

/// The query, whether the finished games were shown, and how far down the page was scrolled.
#[derive(Clone, Debug, Default)]
struct Kept {
    asked: ListQuery,
    finished: bool,
    top: f64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct GameList {
    pub asked: RwSignal<ListQuery>,
    /// Whether the search is open.
    pub is_searching: RwSignal<bool>,
    /// Whether the games that are over are shown.
    pub finished: RwSignal<bool>,
    pub listed: Memo<RankedList>,
    /// Whether the date of any game is known: until then there is nothing to draw over the list.
    pub has_dates: Memo<bool>,
    /// Whether any time left is that until the earlier of two dates.
    pub is_cautious: Memo<bool>,
    /// The time that the full width of each bar represents.
    pub most: Memo<Seconds>,
    /// The surnames that do not tell two opponents apart.
    pub shared: Memo<BTreeSet<String>>,
    /// The number of rows that are drawn, from the top. A long list is seen before all of it is
    /// drawn; the rest follows, paint by paint.
    drawn: RwSignal<usize>,
}

impl GameList {
    /// The list as the user left it; it is saved when the user leaves the page again.
    pub(super) fn restore(correspondence: CorrespondenceStore) -> GameList {
        let Kept {
            asked,
            finished,
            top,
        } = kept();
        let is_searching = RwSignal::new(asked != ListQuery::default());
        let asked = RwSignal::new(asked);
        let listed = listed(correspondence, asked);
        let list = GameList {
            asked,
            is_searching,
            finished: RwSignal::new(finished),
            listed,
            has_dates: is_any(correspondence, listed, |current| current.due().is_some()),
            is_cautious: is_any(correspondence, listed, GameNow::is_cautious),
            most: Memo::new(move |_| correspondence.games.with(|games| most(games))),
            shared: Memo::new(move |_| correspondence.games.with(|games| shared_surnames(games))),
            // The list has its height at once where the user comes back to a place in it.
            drawn: RwSignal::new(if top > 0.0 { usize::MAX } else { SCREEN }),
        };
        after_paint(move || list.draw_more());
        // Reloading the page runs no cleanup.
        let leaving = StoredValue::new_local(visibility::on_pagehide(move || list.keep()));
        on_cleanup(move || {
            drop(leaving.try_update_value(Option::take));
            list.keep();
            // The next page begins at its top.
            scroll::to(0.0);
        });
        if top > 0.0 {
            // The list has its height once it is in the page.
            once(Millis::ZERO, move || scroll::to(top));
        }
        list
    }

    /// Shows all games again.
    pub(super) fn show_all(self) {
        self.asked.set(ListQuery::default());
    }

    /// Opens the search, or closes it and shows all games again.
    pub(super) fn toggle_search(self) {
        if self.is_searching.get_untracked() {
            self.show_all();
        }
        self.is_searching.update(|is| *is = !*is);
    }

    /// The rows of games with this standing that are drawn, in their order.
    pub(super) fn rows(self, standing: GameStanding) -> Vec<usize> {
        let listed = self.listed.read();
        listed.first_of(standing, self.drawn.get()).to_vec()
    }

    /// How many games of the list have this standing.
    pub(super) fn count(self, standing: GameStanding) -> usize {
        self.listed.with(|listed| listed.totals.of(standing))
    }

    /// Whether finished games are shown: on request, by their button or by a search.
    pub(super) fn shows_finished(self) -> bool {
        self.finished.get() || self.asked.with(|asked| !asked.text.is_empty())
    }

    fn draw_more(self) {
        // The user may have left the page.
        let (Some(drawn), Some(all)) = (
            self.drawn.try_get_untracked(),
            self.listed.try_with_untracked(|listed| listed.rows.len()),
        ) else {
            return;
        };
        if drawn < all {
            self.drawn.set(drawn + 3 * SCREEN);
            after_paint(move || self.draw_more());
        } else {
            self.drawn.set(usize::MAX);
        }
    }

    fn keep(self) {
        let asked = self.asked.try_get_untracked();
        let finished = self.finished.try_get_untracked();
        if let (Some(asked), Some(finished)) = (asked, finished) {
            let kept = Kept {
                asked,
                finished,
                top: scroll::top(),
            };
            storage::keep_for_tab(KEY, &write(&kept));
            KEPT.set(Some(kept));
        }
    }
}

/// The current list; rebuilt when a game, an event or the query changes, and when time alone
/// changes it.
fn listed(correspondence: CorrespondenceStore, asked: RwSignal<ListQuery>) -> Memo<RankedList> {
    let due = StoredValue::new(None::<(Utc, Option<Utc>)>);
    let settled = Memo::new(move |before: Option<&Utc>| {
        let now = correspondence.now.get();
        match (before, due.get_value()) {
            (Some(before), Some((made, until)))
                if now >= made && until.is_none_or(|until| now < until) =>
            {
                *before
            }
            _ => now,
        }
    });
    Memo::new(move |_| {
        // Read, not only tracked: a memo that nobody reads follows nothing.
        settled.get();
        let now = correspondence.now.get_untracked();
        let events = correspondence.events.read();
        let lines: Vec<EventLine<'_>> = events
            .iter()
            .map(|kept| EventLine {
                id: &kept.id,
                name: &kept.event.draft().name,
                archived: kept.archived,
            })
            .collect();
        let listed = list(&correspondence.games.read(), &lines, &asked.read(), now);
        due.set_value(Some((now, listed.until)));
        listed
    })
}

/// Whether the list has a running game that meets a condition.
fn is_any(
    correspondence: CorrespondenceStore,
    listed: Memo<RankedList>,
    condition: fn(&GameNow) -> bool,
) -> Memo<bool> {
    let running = [
        GameStanding::Mine,
        GameStanding::Watched,
        GameStanding::Theirs,
    ];
    Memo::new(move |_| {
        let now = correspondence.now.get_untracked();
        let games = correspondence.games.read();
        listed.with(|listed| {
            let mut places = running.iter().flat_map(|standing| listed.of(*standing));
            places.any(|place| {
                let game = games.get(*place);
                game.is_some_and(|game| condition(&GameNow::of(game, now)))
            })
        })
    })
}

fn kept() -> Kept {
    let here = KEPT.with_borrow(Clone::clone);
    let of_tab = || read(&storage::kept_for_tab(KEY)?);
    here.or_else(of_tab).unwrap_or_default()
}

/// One value per line; the typed text comes last, unchanged.
fn write(kept: &Kept) -> String {
    let Kept {
        asked,
        finished,
        top,
    } = kept;
    let flag = |is: bool| if is { "1" } else { "" };
    // Fractions of a pixel do not matter.
    [
        (*top as i64).to_string().as_str(),
        flag(*finished),
        flag(asked.archived),
        asked.event.as_deref().unwrap_or_default(),
        &asked.text,
    ]
    .join("\n")
}

fn read(text: &str) -> Option<Kept> {
    let mut lines = text.splitn(5, '\n');
    let top: i32 = lines.next()?.parse().ok()?;
    let finished = lines.next()? == "1";
    let archived = lines.next()? == "1";
    let event = Some(lines.next()?).filter(|event| !event.is_empty());
    let asked = ListQuery {
        event: event.map(String::from),
        text: lines.next()?.into(),
        archived,
    };
    Some(Kept {
        asked,
        finished,
        top: top.into(),
    })
}
