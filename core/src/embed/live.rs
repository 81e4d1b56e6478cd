//! Options that messages change while the view is shown: [`LiveOptions`].

use super::message::Command;
use super::options::{Options, OptionsDraft};
use super::parameter::{Parameter, ParameterError};

/// The present options of a frame, and what is wrong with them.
///
/// An unusable value is reported and not taken: the view stays as it is, and a later message may
/// correct it. An error in the address stays until a message corrects it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveOptions {
    draft: OptionsDraft,
    /// The last valid options.
    options: Option<Options>,
    problems: Vec<ParameterError>,
}

impl LiveOptions {
    /// The options of an address.
    pub fn parse(query: &str) -> LiveOptions {
        let (draft, _) = OptionsDraft::parse(query);
        let (options, problems) = match Options::parse(query) {
            Ok(options) => (Some(options), Vec::new()),
            Err(problems) => (None, problems),
        };
        LiveOptions {
            draft,
            options,
            problems,
        }
    }

    /// The last valid options, if there were any.
    pub fn options(&self) -> Option<&Options> {
        self.options.as_ref()
    }

    /// The errors in the address or in the last message.
    pub fn problems(&self) -> &[ParameterError] {
        &self.problems
    }

    /// The present options, complete or not.
    pub fn draft(&self) -> &OptionsDraft {
        &self.draft
    }

    /// Obeys a message. Returns whether the view must be drawn again.
    ///
    /// The view and the language cannot be changed: another view may be another program, and the
    /// language is chosen at the start. They need a new address.
    pub fn handle(&mut self, wish: &Command) -> bool {
        let Command::Set { name, value } = wish;
        let changed = match Parameter::named(name) {
            None | Some(Parameter::View | Parameter::Lang) => return false,
            Some(parameter) => parameter,
        };
        let mut draft = self.draft.clone();
        if let Err(problem) = draft.set(name, value.as_deref()) {
            self.problems = vec![problem];
            return true;
        }
        match draft.check() {
            Ok(options) => {
                self.draft = draft;
                self.options = Some(options);
                self.problems.clear();
            }
            Err(problems) => {
                let is_wrong = problems
                    .iter()
                    .any(|problem| problem.parameter == Some(changed));
                if !is_wrong {
                    self.draft = draft;
                }
                self.problems = problems;
            }
        }
        true
    }
}
