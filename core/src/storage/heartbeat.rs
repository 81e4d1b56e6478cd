//! The heartbeat of a running game: when it was last known to be alive.
//!
//! It is a plain text and not a versioned value, because only the last one counts. The second copy
//! has it too, so that at most a second of a running clock is unknown after the app was killed.

use crate::time::{Instant, Stamp, WallTime};

/// Its key in the store.
pub const KEY: &str = "zeitnot.pulse";

/// The text that says that this game was alive at that stamp.
pub fn write(game: &str, Stamp { at, wall }: Stamp) -> String {
    [game, &at.get().to_string(), &wall.get().to_string()].join(" ")
}

/// The stamp in a text; `None` if the text is about another game or is damaged.
///
/// ```
/// use zeitnot_core::storage::heartbeat;
/// assert_eq!(heartbeat::parse("7", "7 1500 1790000001500").unwrap().at.get(), 1_500);
/// assert_eq!(heartbeat::parse("8", "7 1500 1790000001500"), None);
/// ```
pub fn parse(game: &str, text: &str) -> Option<Stamp> {
    let mut parts = text.split(' ');
    if parts.next() != Some(game) {
        return None;
    }
    let mut number = || parts.next()?.parse().ok();
    Some(Stamp {
        at: Instant::new(number()?),
        wall: WallTime::new(number()?),
    })
}
