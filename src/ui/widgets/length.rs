//! A length of correspondence time in words: [`length`], and in figures: [`fn@Figures`].

use leptos::prelude::*;

use crate::correspondence::Seconds;
use crate::ui::text;

/// A length in words that does not wrap: `46 d 20:00:00`. It can be parsed when typed the same way.
pub fn length(length: Seconds) -> String {
    text::correspondence::length(length)
}

/// The same for input fields, with ordinary spaces.
pub fn typed_length(value: Seconds) -> String {
    text::plain(&length(value))
}

/// The time that is left, for a list.
pub fn length_left(left: Seconds) -> String {
    without_seconds(length(left), left)
}

/// The words of a length without its seconds, which count only below a day.
pub fn without_seconds(words: String, left: Seconds) -> String {
    match words.rsplit_once(':') {
        Some((minutes, _)) if left >= Seconds::days(1) => minutes.into(),
        _ => words,
    }
}

/// A length with the unit of its days smaller than the figures, which are read from a metre away.
#[component]
pub(crate) fn Figures(#[prop(into)] length: Signal<String>) -> impl IntoView {
    move || {
        let length = length.get();
        let unit = length.find(char::is_alphabetic).unwrap_or(length.len());
        // The space before it is as small as it is, the one after it parts days and hours.
        let letters = unit;
        let unit = length[..unit].trim_end().len();
        let end = length[letters..].find(|c: char| !c.is_alphabetic());
        let end = end.map_or(length.len(), |end| letters + end);
        let [before, unit, after] = [&length[..unit], &length[unit..end], &length[end..]];
        let [before, unit, after] = [before, unit, after].map(str::to_owned);
        view! { {before} <small>{unit}</small> {after} }
    }
}

/// Before a time left that is shorter than the clock on the page of the game.
pub(crate) fn at_worst() -> impl IntoView {
    bound(text::correspondence::common::at_worst())
}

/// Before a time: that it is only a bound.
pub(crate) fn bound(said: &'static str) -> impl IntoView {
    view! {
        <span class="worst">{said}</span>
        " "
    }
}
