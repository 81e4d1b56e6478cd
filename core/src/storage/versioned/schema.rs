//! The versions of the bodies, and the migration from each to the next.

/// Turns the body of a value into what the next version would have saved. The key tells which kind
/// of value it is.
///
/// # Errors
/// Says in words why it cannot.
pub type Migration = fn(key: &str, body: String) -> Result<String, String>;

/// The current version, and the migrations from older ones.
///
/// The first step leads from version 1 to 2, the next from 2 to 3, and so on; the current version
/// is the number of steps plus one, so no version can lack its migration.
#[derive(Clone, Copy, Debug)]
pub struct Schema {
    steps: &'static [Migration],
}

impl Schema {
    /// The first version, without migrations.
    pub const FIRST: Schema = Schema { steps: &[] };

    /// The version in which the app stores.
    pub const CURRENT: Schema = Schema::FIRST;

    /// The schema whose current version is the result of all `steps`.
    pub const fn new(steps: &'static [Migration]) -> Schema {
        Schema { steps }
    }

    /// The current version.
    pub const fn version(&self) -> u32 {
        self.steps.len() as u32 + 1
    }

    /// Migrates a body from version `from` to the current one.
    ///
    /// # Errors
    /// When a step fails; the body is then to be kept as it was.
    pub(crate) fn migrate(&self, key: &str, from: u32, body: String) -> Result<String, String> {
        self.steps
            .iter()
            .skip(from.saturating_sub(1) as usize)
            .try_fold(body, |body, step| step(key, body))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_STEPS: Schema = Schema::new(&[
        |_, body| Ok(body + "+2"),
        |key, body| {
            if key == "bad" {
                Err("no".into())
            } else {
                Ok(body + "+3")
            }
        },
    ]);

    #[test]
    fn a_body_takes_only_the_steps_after_its_version() {
        assert_eq!(TWO_STEPS.version(), 3);
        for (from, body) in [(1, "x+2+3"), (2, "x+3"), (3, "x")] {
            assert_eq!(TWO_STEPS.migrate("k", from, "x".into()), Ok(body.into()));
        }
    }

    #[test]
    fn a_step_that_fails_says_why() {
        assert_eq!(TWO_STEPS.migrate("bad", 1, "x".into()), Err("no".into()));
    }
}
