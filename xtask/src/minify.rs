//! Minifying the scripts that tools generate, with the library of Trunk. Trunk itself names the
//! variables differently at each build.

use minify_js::{Session, TopLevelMode};

/// A script that a page runs.
pub fn script(script: &[u8]) -> Vec<u8> {
    minified(script, TopLevelMode::Global)
}

/// A module that another one imports. Its default export is renamed to `init`: the minifier
/// understands neither that form, nor imports without a semicolon.
pub fn module(module: &str) -> Vec<u8> {
    let text = module.replace("__wbg_init as default", "__wbg_init as init");
    let lines = text.lines().map(|line| match line {
        line if line.starts_with("import ") && !line.ends_with(';') => format!("{line};\n"),
        line => format!("{line}\n"),
    });
    minified(lines.collect::<String>().as_bytes(), TopLevelMode::Module)
}

fn minified(script: &[u8], level: TopLevelMode) -> Vec<u8> {
    let mut small = Vec::new();
    match minify_js::minify(&Session::new(), level, script, &mut small) {
        Ok(()) => small,
        // The script works unchanged, it is only longer.
        Err(_) => script.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_smaller_and_a_module_exports_what_starts_it() {
        assert!(script(b"const a = 1;  // said\nf( a )").len() < 20);
        assert_eq!(script(b"const ="), b"const =");
        let long = "import * as other from \"./a.js\"\n\nconst __wbg_init = 1 + other.b;\n\
                    // Said.\nexport { __wbg_init as default };\n";
        let small = String::from_utf8(module(long)).expect("a script");
        assert!(small.len() < long.len() - 40, "{small}");
        assert!(
            small.contains("as init}") && small.contains("\"./a.js\""),
            "{small}"
        );
    }
}
