//! The filter and the scroll position of the list. A user who comes back from another page finds
//! the list unchanged until the tab is closed.

use std::cell::RefCell;

use crate::correspondence::GameStanding;
use crate::correspondence::rank::ListQuery;
use crate::platform::storage;

/// Where the tab keeps it.
const KEY: &str = "zeitnot.post.list";

thread_local! {
    /// Where the tab keeps nothing, this page does.
    static KEPT: RefCell<Option<(ListQuery, f64)>> = RefCell::default();
}

/// What was asked last, and how far down the page was.
pub(super) fn kept() -> (ListQuery, f64) {
    let here = KEPT.with_borrow(Clone::clone);
    let of_tab = || read(&storage::kept_for_tab(KEY)?);
    here.or_else(of_tab).unwrap_or_default()
}

pub(super) fn keep(asked: ListQuery, top: f64) {
    storage::keep_for_tab(KEY, &write(&asked, top));
    KEPT.set(Some((asked, top)));
}

/// A line each; what was typed comes last, as it is.
fn write(asked: &ListQuery, top: f64) -> String {
    let standing = asked.standing.map(|standing| (standing as u8).to_string());
    // Parts of a pixel are worth nothing.
    [
        (top as i64).to_string().as_str(),
        standing.as_deref().unwrap_or_default(),
        if asked.archived { "1" } else { "" },
        asked.event.as_deref().unwrap_or_default(),
        &asked.text,
    ]
    .join("\n")
}

fn read(text: &str) -> Option<(ListQuery, f64)> {
    let mut lines = text.splitn(5, '\n');
    let top: i32 = lines.next()?.parse().ok()?;
    let standing: Option<usize> = lines.next()?.parse().ok();
    let archived = lines.next()? == "1";
    let event = Some(lines.next()?).filter(|event| !event.is_empty());
    let asked = ListQuery {
        event: event.map(String::from),
        standing: standing.and_then(|place| GameStanding::ALL.get(place).copied()),
        text: lines.next()?.into(),
        archived,
    };
    Some((asked, top.into()))
}
