//! The instants that matter as numbered flags over a slider, [`fn@Flags`], and below it a line for
//! each number, [`fn@Lines`].

use leptos::prelude::*;

use super::{Mark, Span};
use crate::correspondence::Utc;
use crate::ui::widgets::moment::here_soon;

/// Instants nearer than this to each other share a flag, in hundredths of a percent.
const NEAR: i64 = 450;
/// A flag nearer than this to the one before it is at another height.
const ONE_HEIGHT: i64 = 1_200;

/// A flag with the numbers of its instants.
#[derive(Debug, PartialEq, Eq)]
struct Flag {
    /// The places on the slider, from the left.
    at: Vec<i64>,
    numbers: Vec<usize>,
    is_high: bool,
}

/// The flags of instants at these places, which are numbered from 1.
fn flags_of(places: &[i64]) -> Vec<Flag> {
    let mut numbered: Vec<(i64, usize)> = places.iter().copied().zip(1..).collect();
    numbered.sort_unstable();
    let mut flags: Vec<Flag> = Vec::new();
    for (at, number) in numbered {
        let before = flags.last().and_then(|flag| flag.at.last().copied());
        let distance = before.map_or(i64::MAX, |before| at - before);
        match flags.last_mut() {
            Some(last) if distance < NEAR => {
                last.at.push(at);
                last.numbers.push(number);
            }
            last => {
                let is_high = distance < ONE_HEIGHT && last.is_some_and(|last| !last.is_high);
                flags.push(Flag {
                    at: vec![at],
                    numbers: vec![number],
                    is_high,
                });
            }
        }
    }
    flags
}

/// Screen readers skip them, because the lines say the same.
#[component]
pub(super) fn Flags(span: Signal<Span>, marks: Signal<Vec<Mark>>) -> impl IntoView {
    let percent = |at: i64| format!("{}.{:02}%", at / 100, at % 100);
    let drawn = move |flag: Flag| {
        let kinds = marks.with(|marks| {
            let kind = |number: &usize| marks.get(number - 1).map(|mark| mark.kind.name());
            flag.numbers.iter().map(kind).collect::<Vec<_>>()
        });
        let stems = flag.at.iter().zip(kinds);
        let stem = |(at, kind): (&i64, Option<&'static str>)| {
            view! { <i data-mark=kind style:--at=percent(*at)></i> }
        };
        let numbers: Vec<String> = flag.numbers.iter().map(usize::to_string).collect();
        let (first, last) = (flag.at.first().copied(), flag.at.last().copied());
        let middle = (first.unwrap_or_default() + last.unwrap_or_default()) / 2;
        view! {
            <li class="timeline-mark" class:high=flag.is_high>
                {stems.map(stem).collect_view()}
                <b class="num" style:--at=percent(middle)>
                    {numbers.join("\u{a0}\u{b7}\u{a0}")}
                </b>
            </li>
        }
    };
    let flags = move || {
        let places: Vec<i64> = marks.with(|marks| {
            let span = span.get();
            marks.iter().map(|mark| span.hundredths(mark.at)).collect()
        });
        flags_of(&places).into_iter().map(drawn).collect_view()
    };
    view! {
        <ul class="timeline-flags" aria-hidden="true">
            {flags}
        </ul>
    }
}

/// A line for each instant, with its number; it goes there.
#[component]
pub(super) fn Lines(
    span: Signal<Span>,
    marks: Signal<Vec<Mark>>,
    on_go: Callback<Utc>,
) -> impl IntoView {
    let go = move |place: usize| {
        let to = marks.with_untracked(|marks| marks.get(place).map(|mark| mark.at));
        if let Some(to) = to {
            on_go.run(to);
        }
    };
    let begin = Memo::new(move |_| span.get().begin);
    let line = move |(place, mark): (usize, Mark)| {
        view! {
            <li data-mark=mark.kind.name()>
                <button type="button" data-go=mark.kind.name() on:click=move |_| go(place)>
                    <b aria-hidden="true">{place + 1}</b>
                    <span>{mark.label}</span>
                    " "
                    <span class="num">{here_soon(mark.at, begin.get())}</span>
                </button>
            </li>
        }
    };
    // The buttons stay while their labels change, because one may have the keyboard focus.
    let lines = move || {
        let marks = marks.get().into_iter().enumerate();
        marks.map(line).collect_view()
    };
    view! { <ol class="timeline-lines">{lines}</ol> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(places: &[i64]) -> Vec<(Vec<usize>, bool)> {
        let flags = flags_of(places).into_iter();
        flags.map(|flag| (flag.numbers, flag.is_high)).collect()
    }

    #[test]
    fn instants_far_apart_have_a_flag_each_at_one_height() {
        let flags = numbers(&[2_000, 6_000]);
        assert_eq!(flags, [(vec![1], false), (vec![2], false)]);
    }

    #[test]
    fn a_flag_beside_another_one_is_higher() {
        let flags = numbers(&[2_000, 2_800, 3_600]);
        let heights: Vec<bool> = flags.into_iter().map(|(_, is_high)| is_high).collect();
        assert_eq!(heights, [false, true, false]);
    }

    #[test]
    fn instants_that_nearly_meet_share_a_flag() {
        assert_eq!(numbers(&[5_100, 5_000]), [(vec![2, 1], false)]);
    }
}
