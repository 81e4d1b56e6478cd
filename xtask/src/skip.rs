//! Why a stage was left out though nothing is wrong.

use std::fmt;

use anyhow::Result;

/// The reason, as the summary says it.
#[derive(Debug, Clone)]
pub struct Skip(pub String);

impl fmt::Display for Skip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Skip {}

impl Skip {
    /// What is here, or why it is left out; any other error is one.
    pub fn or<T>(result: Result<T>) -> Result<Result<T, Self>> {
        match result {
            Ok(here) => Ok(Ok(here)),
            Err(error) => error.downcast().map(Err),
        }
    }
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn a_reason_to_skip_is_no_error_and_an_error_is_no_reason_to_skip() {
        assert!(matches!(Skip::or(Ok(3)), Ok(Ok(3))));
        let skip = Skip::or::<()>(Err(Skip("no apt".into()).into()));
        assert!(matches!(skip, Ok(Err(Skip(reason))) if reason == "no apt"));
        assert!(Skip::or::<()>(Err(anyhow!("it broke"))).is_err());
    }
}
