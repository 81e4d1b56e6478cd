//! The gallery of embeddable views: choosing one, trying it, and copying its HTML.

mod option_fields;
mod snippet_view;

use leptos::prelude::*;

use crate::clock::notation;
use crate::embed::options::OptionsDraft;
use crate::embed::parameter::{Parameter, ParameterError, ParameterErrorKind, VIEWS};
use crate::embed::snippet;
use crate::lessons::COURSES;
use crate::platform::location;
use crate::ui::el::{El, el, several};
use crate::ui::route::Route;
use crate::ui::text::{self, learn, t};
use crate::ui::widgets::choice::explained;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::page::page;

/// How every view can look.
const LOOK: [Parameter; 3] = [Parameter::Theme, Parameter::Lang, Parameter::Size];
/// How a view with a board can look besides.
const BOARD: [Parameter; 2] = [Parameter::Colours, Parameter::Orientation];

/// What is chosen. Copying it copies nothing.
#[derive(Clone, Copy)]
struct Gallery {
    /// The values for all views, so that none is lost by looking at another.
    values: RwSignal<OptionsDraft>,
    /// Whether a position is to be on the board, and no game.
    position: RwSignal<bool>,
}

/// The page; what is chosen at first can be in the address, as for a frame.
pub(crate) fn gallery_page() -> El {
    let hash = location::hash();
    let (_, query) = Route::parse(&hash);
    let (mut values, _) = OptionsDraft::parse(query);
    for (parameter, standard) in USUAL {
        if values.get(parameter).is_none() {
            // None of these is too long.
            let _ = values.set(parameter.name(), Some(standard));
        }
    }
    let gallery = Gallery {
        position: RwSignal::new(values.get(Parameter::Fen).is_some()),
        values: RwSignal::new(values),
    };
    gallery.listen();
    let words = &learn().gallery;
    let list = |lines: &[&'static str]| {
        let lines: Vec<El> = lines.iter().map(|line| el("li").child(*line)).collect();
        el("ul").class("gallery-notes").child(lines)
    };
    let body = several()
        .child(el("p").class("gallery-lead").child(words.lead))
        .child(gallery.views())
        .child(
            el("div")
                .class("gallery-work")
                .child(option_fields::form(gallery))
                .child(snippet_view::snippet_view(gallery)),
        )
        .child(
            el("section")
                .child(el("h2").child(words.notes))
                .child(list(words.notes_are)),
        )
        .child(
            el("section")
                .child(el("h2").child(words.host))
                .child(list(words.host_how)),
        );
    page(t().common.embed, &Route::Home, body).class("page gallery")
}

/// What a first look is to show.
const USUAL: [(Parameter, &str); 5] = [
    (Parameter::View, "clock"),
    (Parameter::Control, "15+10"),
    (Parameter::Pgn, GAME),
    (Parameter::Days, "700"),
    (Parameter::Lesson, "6-7"),
];

/// A short game with all that a board can show.
const GAME: &str = "[Event \"Berlin\"]\n[Date \"1852\"]\n[White \"Anderssen\"]\n[Black \"Dufresne\"]\n\
\n\
1. e4 {[%clk 0:15:00]} e5 {[%clk 0:15:00]} 2. Nf3 {[%clk 0:14:58]} Nc6 {[%clk 0:14:55]} \
3. Bc4 {[%clk 0:14:51]} Bc5 {[%clk 0:14:40]} (3... Nf6 {Two knights.}) \
4. b4 {[%clk 0:14:32] Evans gives a pawn for time.} Bxb4 {[%clk 0:13:20]} \
5. c3 {[%clk 0:14:20]} Ba5 {[%clk 0:12:55]} 6. d4 {[%clk 0:13:47]} exd4 {[%clk 0:11:30]} *";

impl Gallery {
    /// A link to this page with other values gives them to it.
    fn listen(self) {
        use_listener(location::on_hash_change(move |hash| {
            let (Route::Gallery, query) = Route::parse(&hash) else {
                return;
            };
            let (asked, _) = OptionsDraft::parse(query);
            for (name, value) in snippet::values(&asked) {
                self.values.update(|values| {
                    // They were taken once.
                    let _ = values.set(name, Some(value));
                });
            }
            if asked.get(Parameter::Fen).is_some() {
                self.position.set(true);
            }
        }));
    }

    fn view(self) -> String {
        self.values
            .with(|values| values.get(Parameter::View).unwrap_or("clock").to_owned())
    }

    fn get(self, parameter: Parameter) -> String {
        self.values
            .with(|values| values.get(parameter).unwrap_or("").to_owned())
    }

    fn set(self, parameter: Parameter, value: &str) {
        self.values.update(|values| {
            // What is too long stays in its field, and is told of there.
            let _ = values.set(parameter.name(), Some(value));
        });
    }

    /// What belongs to the view that is chosen, the view itself included.
    fn parameters(self) -> Vec<Parameter> {
        let own: &[Parameter] = match &*self.view() {
            "board" if self.position.get() => &[Parameter::Fen],
            "board" => &[Parameter::Pgn],
            "triple-block" => &[Parameter::Days, Parameter::Start],
            "lesson" => &[Parameter::Lesson, Parameter::Step],
            _ => &[Parameter::Control],
        };
        let board: &[Parameter] = match &*self.view() {
            "board" => &BOARD,
            "lesson" => &BOARD[..1],
            _ => &[],
        };
        let mut all = own.to_vec();
        all.extend_from_slice(board);
        all.extend(LOOK);
        all
    }

    /// The values of the view that is chosen.
    fn chosen(self) -> OptionsDraft {
        let mut chosen = OptionsDraft::default();
        let parameters = self.parameters();
        self.values.with(|values| {
            for parameter in [Parameter::View].into_iter().chain(parameters) {
                // They were taken once.
                let _ = chosen.set(parameter.name(), values.get(parameter));
            }
        });
        chosen
    }

    /// What is wrong with a value; empty where nothing is.
    fn wrong(self, parameter: Parameter) -> String {
        let chosen = self.chosen();
        let found = chosen.check().err().unwrap_or_default();
        let found = found
            .iter()
            .find(|problem| problem.parameter == Some(parameter));
        if let Some(problem) = found {
            return (text::embed().problem)(problem);
        }
        let value = chosen.get(parameter).unwrap_or("");
        match parameter {
            Parameter::Control => notation::parse(value)
                .err()
                .map_or_else(String::new, |error| (text::embed().control)(&error)),
            Parameter::Step => {
                let slug = chosen.get(Parameter::Lesson).unwrap_or("");
                let lessons = COURSES.iter().flat_map(|course| course.lessons);
                let steps = lessons
                    .filter(|lesson| lesson.slug == slug)
                    .map(|lesson| lesson.steps.len())
                    .next();
                let most = u32::try_from(steps.unwrap_or(99)).unwrap_or(99);
                match value.parse::<u32>() {
                    Ok(step) if step > most => (text::embed().problem)(&ParameterError {
                        parameter: Some(parameter),
                        wrong: ParameterErrorKind::NotWhole { least: 1, most },
                    }),
                    _ => String::new(),
                }
            }
            _ => String::new(),
        }
    }

    /// The choice of the view.
    fn views(self) -> El {
        let words = &learn().gallery;
        let choices: Vec<El> = VIEWS
            .iter()
            .zip(words.views)
            .map(|(&view, (name, why))| {
                explained(
                    "view",
                    view,
                    name,
                    why,
                    move || self.view() == view,
                    move || self.set(Parameter::View, view),
                )
            })
            .collect();
        el("div")
            .class("gallery-views")
            .attr("role", "radiogroup")
            .attr("aria-label", words.view)
            .child(choices)
    }
}
