//! The choices of an author in the gallery: [`Gallery`].

use leptos::prelude::*;

use crate::clock::Setup;
use crate::clock::notation::{self, Typed};
use crate::embed::options::OptionsDraft;
use crate::embed::parameter::{Parameter, ParameterError, ParameterErrorKind};
use crate::embed::snippet;
use crate::embed::words;
use crate::lessons::COURSES;
use crate::platform::location;
use crate::ui::route::Route;
use crate::ui::text::learn as texts;
use crate::ui::widgets::listener::use_listener;
use crate::ui::{read_control, read_typed};

/// The parameters of how every view looks.
const LOOK: [Parameter; 3] = [Parameter::Theme, Parameter::Lang, Parameter::Size];
/// The parameters of how a view with a board looks besides.
const BOARD: [Parameter; 2] = [Parameter::Colours, Parameter::Orientation];

/// The values with which the gallery begins.
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

/// The choices. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Gallery {
    /// The values for all views, so that looking at another view loses none.
    values: RwSignal<OptionsDraft>,
    /// The controls that the typed text can mean, if there are several. Until the author has chosen,
    /// the control before it stays.
    pub readings: RwSignal<Vec<Setup>>,
    /// Whether the board shows a position rather than a game.
    pub position: RwSignal<bool>,
}

impl Gallery {
    /// Begins with the values in the address of the page, and with the usual ones for the rest.
    pub(super) fn open() -> Gallery {
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
            readings: RwSignal::default(),
        };
        gallery.listen();
        gallery
    }

    /// Follows links to this page, which bring other values.
    fn listen(self) {
        use_listener(location::on_hash_change(move |hash| {
            let (Route::Gallery, query) = Route::parse(&hash) else {
                return;
            };
            let (asked, _) = OptionsDraft::parse(query);
            for (name, value) in snippet::values(&asked) {
                self.values.update(|values| {
                    // These values were accepted before.
                    let _ = values.set(name, Some(value));
                });
            }
            if asked.get(Parameter::Fen).is_some() {
                self.position.set(true);
            }
        }));
    }

    /// The name of the chosen view.
    pub(super) fn view(self) -> String {
        self.values
            .with(|values| values.get(Parameter::View).unwrap_or("clock").to_owned())
    }

    /// Reads a value; empty if it is not set.
    pub(super) fn get(self, parameter: Parameter) -> String {
        self.values
            .with(|values| values.get(parameter).unwrap_or("").to_owned())
    }

    /// Stores a value, if it is not too long.
    pub(super) fn set(self, parameter: Parameter, value: &str) {
        self.values.update(|values| {
            // A value that is too long is not stored; its field shows the error.
            let _ = values.set(parameter.name(), Some(value));
        });
    }

    /// Stores a value that the author types. A link means by a time control what it always meant, so
    /// what is typed with another meaning is stored in the notation.
    pub(super) fn write(self, parameter: Parameter, text: &str) {
        if parameter != Parameter::Control {
            return self.set(parameter, text);
        }
        self.readings.set(Vec::new());
        match notation::parse_typed(text) {
            Ok(Typed::Clear(controls))
                if notation::parse_notation(text).as_ref() != Ok(&controls) =>
            {
                self.set(parameter, &notation::print(&controls));
            }
            Ok(Typed::Ambiguous { .. }) => {
                self.readings.set(read_typed(text).unwrap_or_default());
            }
            Ok(Typed::Clear(_)) | Err(_) => self.set(parameter, text),
        }
    }

    /// Stores one of the [`readings`](Gallery::readings). Returns it in the notation.
    pub(super) fn choose(self, reading: &Setup) -> String {
        let control = notation::print(&reading.draft().controls);
        self.readings.set(Vec::new());
        self.set(Parameter::Control, &control);
        control
    }

    /// Lists the parameters of the chosen view, in the order of the form.
    pub(super) fn parameters(self) -> Vec<Parameter> {
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

    /// Collects the values of the chosen view.
    pub(super) fn chosen(self) -> OptionsDraft {
        let mut chosen = OptionsDraft::default();
        let parameters = self.parameters();
        self.values.with(|values| {
            for parameter in [Parameter::View].into_iter().chain(parameters) {
                // These values were accepted before.
                let _ = chosen.set(parameter.name(), values.get(parameter));
            }
        });
        chosen
    }

    /// Says in words why a value cannot be used.
    pub(super) fn wrong(self, parameter: Parameter) -> Option<String> {
        let chosen = self.chosen();
        let found = chosen.check().err().unwrap_or_default();
        let found = found
            .iter()
            .find(|problem| problem.parameter == Some(parameter));
        if let Some(problem) = found {
            return Some(words::problem(problem));
        }
        let value = chosen.get(parameter).unwrap_or("");
        match parameter {
            Parameter::Control if self.readings.with(|readings| !readings.is_empty()) => {
                Some(texts::gallery::which().into())
            }
            Parameter::Control => read_control(value).err(),
            Parameter::Step => {
                let most = steps_of(chosen.get(Parameter::Lesson).unwrap_or(""));
                let step = value.parse::<u32>().ok()?;
                (step > most).then(|| {
                    words::problem(&ParameterError {
                        parameter: Some(parameter),
                        wrong: ParameterErrorKind::NotWhole { least: 1, most },
                    })
                })
            }
            _ => None,
        }
    }
}

/// Counts the steps of a lesson. An unknown lesson has as many as an address allows.
fn steps_of(slug: &str) -> u32 {
    let mut lessons = COURSES.iter().flat_map(|course| course.lessons);
    let lesson = lessons.find(|lesson| lesson.slug == slug);
    let steps = lesson.map_or(99, |lesson| lesson.steps.len());
    u32::try_from(steps).unwrap_or(99)
}
