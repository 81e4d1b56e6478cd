//! What a program says of its version.

use std::path::Path;
use std::process::{Command, Stdio};

/// The version that `program --version` prints; `None` when it does not run,
/// which is also how a half-installed program shows itself.
pub fn of(program: &Path) -> Option<String> {
    let output = Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    output.status.success().then(|| first(&text)).flatten()
}

/// The first word that starts with a digit: `trunk 0.21.14`, `wasm-opt version
/// 132 (version_132)` and `Google Chrome 150.0.7871.100` all keep to it.
fn first(text: &str) -> Option<String> {
    text.split_whitespace()
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        .map(str::to_owned)
}

/// The part before the first dot: a browser and its driver must agree in it.
pub fn major(version: &str) -> &str {
    version.split('.').next().unwrap_or(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_found_in_what_each_tool_prints() {
        for (text, version) in [
            ("trunk 0.21.14\n", "0.21.14"),
            ("wasm-bindgen 0.2.129\n", "0.2.129"),
            ("wasm-opt version 132 (version_132)\n", "132"),
            (
                "Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)",
                "156.0.8078.79",
            ),
            (
                "ChromeDriver 150.0.7871.100 (2f1a-refs/branch@{#1})",
                "150.0.7871.100",
            ),
        ] {
            assert_eq!(first(text).as_deref(), Some(version));
        }
        assert_eq!(first("no version here"), None);
    }

    #[test]
    fn the_major_version_is_the_first_number() {
        assert_eq!(major("156.0.8078.79"), "156");
        assert_eq!(major("132"), "132");
    }

    #[test]
    fn a_program_that_is_not_there_has_no_version() {
        assert_eq!(of(Path::new("/no/such/program")), None);
    }
}
