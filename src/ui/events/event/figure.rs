//! A length that is a parameter of an event, in words: [`figure`].

use crate::correspondence::Seconds;
use crate::ui::text;

/// No bank is "0 d", not "00:00:00".
pub(crate) fn figure(length: Seconds) -> String {
    let common = &text::correspondence().common;
    match length {
        Seconds::ZERO => ["0\u{a0}", common.days].concat(),
        _ => (common.length)(length),
    }
}
