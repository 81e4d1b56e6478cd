//! What wasm-bindgen makes, with less in it: the long names by which the glue and
//! the program know each other, and the classes that nobody uses.

use anyhow::{Result, bail};

use crate::wasm;

/// What the names of classes begin with that come with Leptos, which can stream to
/// servers: they are exported by a macro, whether or not they are used.
const UNUSED: &str = "IntoUnderlying";

/// By what name a program imports its glue.
const GLUE: &str = "./it_bg.js";

/// A glue and its program, with less in them.
pub fn slim(glue: &str, program: &[u8]) -> Result<(String, Vec<u8>)> {
    let unused = UNUSED.to_lowercase();
    let is_wanted = |name: &str| !name.trim_start_matches("__wbg_").starts_with(&unused);
    let program = wasm::with_exports(program, is_wanted)?;
    let (program, names) = wasm::with_short_imports(&program, GLUE)?;
    let mut glue = without(glue, UNUSED)?;
    for (long, short) in names {
        let key = format!(" {long}: ");
        if glue.matches(&key).count() != 1 {
            bail!("the glue does not give {long} in the way that it is known here");
        }
        glue = glue.replace(&key, &format!(" {short}: "));
    }
    Ok((glue, program))
}

/// The glue without the statements that are about classes whose names begin so.
fn without(glue: &str, begin: &str) -> Result<String> {
    let mut text = String::new();
    let mut lines = glue.lines();
    while let Some(line) = lines.next() {
        if !line.contains(begin) {
            text.push_str(line);
            text.push('\n');
            continue;
        }
        let statement = line.trim_start();
        let end = match statement
            .trim_start_matches("export ")
            .starts_with("class ")
        {
            // Its last line is where its first began.
            true => format!("{}}}", &line[..line.len() - statement.len()]),
            false => String::new(),
        };
        let ends = |line: &str| match &*end {
            "" => line.ends_with(';'),
            end => line == end,
        };
        if !ends(line) && !lines.any(ends) {
            bail!("the glue says something of {begin}… that has no end");
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_that_nobody_uses_go_with_all_that_is_said_of_them() -> Result<()> {
        let glue = "const a = 1;\n    class IntoUnderlyingSink {\n        free() {\n            x();\n        }\n    }\n\
                    \x20   if (Symbol.dispose) IntoUnderlyingSink.x = 1;\n\
                    export class IntoUnderlyingSource {\n    b() {}\n}\n\
                    const IntoUnderlyingFinalization = (c)\n    ? { d: () => {} }\n    : new E(f);\nconst g = 2;\n";
        assert_eq!(without(glue, UNUSED)?, "const a = 1;\nconst g = 2;\n");
        assert!(without("class IntoUnderlyingSink {\n", UNUSED).is_err());
        Ok(())
    }

    #[test]
    fn the_glue_and_the_program_go_on_knowing_each_other() -> Result<()> {
        let mut program =
            b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02\x17\x01\x0a./it_bg.js\x08__wbg_on\0\0"
                .to_vec();
        program.extend(b"\x07\x1e\x02\x15intounderlyingsink_of\0\0\x02ok\0\0");
        let (glue, small) = slim("x = { __wbg_on: function() {} };\n", &program)?;
        assert_eq!(glue, "x = { a: function() {} };\n");
        let text = String::from_utf8_lossy(&small);
        assert!(text.contains("ok") && !text.contains("intounderlying") && !text.contains("wbg"));
        assert!(slim("x = {};\n", &program).is_err());
        Ok(())
    }
}
