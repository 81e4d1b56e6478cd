//! Options that messages change while the view is shown: [`LiveOptions`].

use super::message::Command;
use super::options::{Options, OptionsDraft};
use super::parameter::{Parameter, ParameterError};

/// The options of a frame, and what is wrong with them now.
///
/// A value that cannot be used is told of and not taken: what is shown stays as
/// it is, and the next message may do better. What was wrong from the start
/// stays so until a message mends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveOptions {
    draft: OptionsDraft,
    /// The last options that were right.
    options: Option<Options>,
    problems: Vec<ParameterError>,
}

impl LiveOptions {
    /// Those of an address.
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

    /// The last options that were right, if there were any.
    pub fn options(&self) -> Option<&Options> {
        self.options.as_ref()
    }

    /// What is wrong with the address or with the last message.
    pub fn problems(&self) -> &[ParameterError] {
        &self.problems
    }

    /// The options as they stand, complete or not.
    pub fn draft(&self) -> &OptionsDraft {
        &self.draft
    }

    /// Does what a message wants. Whether anything is to be drawn anew.
    ///
    /// Another view may be another program, and a language is chosen at the start:
    /// who wants them gives the frame another address.
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
