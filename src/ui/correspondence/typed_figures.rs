//! The figures of both players as they are typed from the server's page: [`TypedFigures`].

use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::correspondence::look::{Figure, FigureError, ShownDraft, read};
use crate::correspondence::server_clocks::FileFigures;
use crate::correspondence::typed::DurationError;
use crate::correspondence::{Seconds, ShownTime, typed};
use crate::ui::text::base;
use crate::ui::text::correspondence::common;
use crate::ui::text::correspondence::figures as words;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::length::typed_length;

/// Clock and bank of both players, as typed. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct TypedFigures {
    clocks: ByColor<RwSignal<String>>,
    banks: ByColor<RwSignal<String>>,
}

impl TypedFigures {
    /// Nothing is typed yet.
    pub(super) fn new() -> TypedFigures {
        TypedFigures::of(ByColor::default())
    }

    /// As they follow from a file.
    pub(super) fn of(file: ByColor<FileFigures>) -> TypedFigures {
        let typed = |length: Option<Seconds>| length.map(typed_length).unwrap_or_default();
        TypedFigures {
            clocks: file.map(|file| RwSignal::new(typed(file.clock))),
            banks: file.map(|file| RwSignal::new(typed(file.bank))),
        }
    }

    fn draft(self) -> ByColor<ShownDraft> {
        ByColor::from_fn(|side| ShownDraft {
            clock: self.clocks.get(side).get(),
            bank: self.banks.get(side).get(),
        })
    }

    /// Whether nothing is typed.
    pub(super) fn is_empty(self) -> bool {
        self.draft().iter().all(ShownDraft::is_empty)
    }

    /// The times of each side; `None` for one that is left empty.
    ///
    /// # Errors
    /// Each figure that is missing or wrong.
    pub(super) fn read(self) -> Result<ByColor<Option<ShownTime>>, Vec<FigureError>> {
        read(&self.draft())
    }

    /// Whether one figure of a side is there, and the other one is left to type.
    pub(super) fn is_half(self, side: Color) -> bool {
        let read = self.draft().get(side).read(side);
        let missing = |wrong: &FigureError| wrong.why == DurationError::Empty;
        read.is_err_and(|wrong| matches!(&wrong[..], [one] if missing(one)))
    }

    /// A figure that is typed; `None` while it is missing or wrong.
    pub(super) fn get(self, side: Color, figure: Figure) -> Option<Seconds> {
        typed::parse(&self.text(side, figure).get()).ok()
    }

    fn text(self, side: Color, figure: Figure) -> RwSignal<String> {
        match figure {
            Figure::Clock => *self.clocks.get(side),
            Figure::Bank => *self.banks.get(side),
        }
    }
}

/// The field of one figure, in a table whose headings say which one it is.
#[component]
pub(super) fn FigureField(
    figures: TypedFigures,
    side: Color,
    figure: Figure,
    /// The player, or the colour.
    #[prop(into)]
    of: Signal<String>,
    /// The end of the field's name: nothing, or the game where there are several.
    #[prop(into)]
    ending: String,
    /// Whether to say that a figure is missing beside the other one.
    #[prop(into)]
    is_tried: Signal<bool>,
) -> impl IntoView {
    let value = figures.text(side, figure);
    let error = Signal::derive(move || {
        let wrong = figures.read().err()?;
        let mut wrong = wrong.into_iter();
        let wrong = wrong.find(|wrong| (wrong.side, wrong.figure) == (side, figure))?;
        let is_said = is_tried.get() || wrong.why != DurationError::Empty;
        is_said.then(|| words::problem(figure, wrong.why).to_owned())
    });
    let name = match figure {
        Figure::Clock => "-clock",
        Figure::Bank => "-bank",
    };
    let label = move || [&of.get(), base::common::colon(), figure_name(figure)].concat();
    view! {
        <Field
            name=[side.name(), name, &ending].concat()
            label=Signal::derive(label)
            value
            on_input=move |text| value.set(text)
            error
        />
    }
}

/// A figure in a word, as the heading of its column or row.
pub(super) fn figure_name(figure: Figure) -> &'static str {
    match figure {
        Figure::Clock => common::clock(),
        Figure::Bank => common::bank(),
    }
}
