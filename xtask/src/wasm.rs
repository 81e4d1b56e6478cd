//! Shrinking WebAssembly modules: shortens the names shared by glue and program, and removes unused
//! exports, empty places of the table, and debugging data.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{
    ElementSection, EntityType, ExportKind, ExportSection, ImportSection, Module, RawSection,
};
use wasmparser::{Element, ElementItems, ElementKind, Operator, Parser, Payload, TypeRef};

/// The prefix of classes that come with Leptos, which can stream to servers: a macro exports them,
/// used or not.
const UNUSED: &str = "IntoUnderlying";

/// How the name begins by which the splitter finds its helpers in a program. What follows depends on
/// the folder of cargo.
const MARKER: &str = "_WASM_SPLIT_MARKER_";

/// The name by which a program imports its glue.
const GLUE: &str = "./it_bg.js";

/// A word in the names of the functions by which the glue calls closures, which are long.
const CALL: &str = "invoke";

/// Shrinks the glue and program that wasm-bindgen has made.
pub fn slim(glue: &str, program: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut glue = without(glue, UNUSED)?;
    let mut names = BTreeMap::new();
    let program = rewritten(program, &mut names)?;
    for (long, short) in names {
        if glue.matches(&long).count() != 1 {
            bail!("the glue does not contain {long:?} once");
        }
        glue = glue.replace(&long, &short);
    }
    Ok((glue, program))
}

/// Rewrites a module so that it and its glue know each other by short names, and it exports nothing
/// unused: the optimiser then removes code that was only there for these exports. What the glue says
/// is added to `names`, with what it is to say instead.
fn rewritten(module: &[u8], names: &mut BTreeMap<String, String>) -> Result<Vec<u8>> {
    let mut small = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(section) => {
                let mut imports = ImportSection::new();
                for (place, import) in section.into_imports().enumerate() {
                    let import = import?;
                    let TypeRef::Func(of_type) = import.ty else {
                        bail!("{} is imported but not a function", import.name);
                    };
                    let mut name = import.name.to_owned();
                    if import.module == GLUE {
                        name = short(place);
                        names.insert(format!(" {}: ", import.name), format!(" {name}: "));
                    }
                    imports.import(import.module, &name, EntityType::Function(of_type));
                }
                small.section(&imports);
            }
            Payload::ExportSection(section) => {
                let unused = UNUSED.to_lowercase();
                let mut exports = ExportSection::new();
                for (place, export) in section.into_iter().enumerate() {
                    let export = export?;
                    let name = export.name.trim_start_matches("__wbg_");
                    if name.starts_with(&unused) || name.starts_with(MARKER) {
                        continue;
                    }
                    let mut name = export.name.to_owned();
                    if name.contains(CALL) {
                        name = short(place);
                        names.insert(format!("wasm.{}(", export.name), format!("wasm.{name}("));
                    }
                    exports.export(&name, ExportKind::from(export.kind), export.index);
                }
                small.section(&exports);
            }
            Payload::ElementSection(section) => {
                let mut elements = ElementSection::new();
                for element in section {
                    let element = element?;
                    if !is_null(&element)? {
                        RoundtripReencoder.parse_element(&mut elements, element)?;
                    }
                }
                small.section(&elements);
            }
            other => copy(&other, module, &mut small),
        }
    }
    Ok(small.finish())
}

/// Whether elements are only written as null, which every place of the table is from the start: the
/// splitter does so with the places of functions that are in other modules, 31 KB of them.
fn is_null(element: &Element<'_>) -> Result<bool> {
    let ElementKind::Active { .. } = element.kind else {
        return Ok(false);
    };
    match &element.items {
        ElementItems::Functions(functions) => Ok(functions.count() == 0),
        ElementItems::Expressions(_, items) => {
            for item in items.clone() {
                let first = item?.get_operators_reader().read()?;
                if !matches!(first, Operator::RefNull { .. }) {
                    return Ok(false);
                }
            }
            Ok(true)
        }
    }
}

/// A module without data for debugging, such as names.
pub fn bare(module: &[u8]) -> Result<Vec<u8>> {
    let mut bare = Module::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::CustomSection(_) => {}
            other => copy(&other, module, &mut bare),
        }
    }
    Ok(bare.finish())
}

fn copy(section: &Payload<'_>, from: &[u8], to: &mut Module) {
    if let Some((id, range)) = section.as_section() {
        let data = &from[range.start as usize..range.end as usize];
        to.section(&RawSection { id, data });
    }
}

/// `a` to `z`, then `a0` and so on.
fn short(place: usize) -> String {
    let letter = char::from(b'a' + (place % 26) as u8);
    match place / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{}", round - 1),
    }
}

/// The glue without the statements about classes with this prefix.
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
        let is_class = statement
            .trim_start_matches("export ")
            .starts_with("class ");
        // The last line of a class is indented like its first.
        let end = format!("{}}}", &line[..line.len() - statement.len()]);
        let ends = |line: &str| (is_class && line == end) || (!is_class && line.ends_with(';'));
        if !ends(line) && !lines.any(ends) {
            bail!("the glue has a statement {begin}… without an end");
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use wasmprinter::print_bytes;

    use super::*;

    const WHOLE: &str = r#"(module
        (import "./it_bg.js" "__wbg_on" (func $on)) (import "o" "other" (func))
        (export "intounderlyingsink_of" (func 0)) (export "ok" (func 1))
        (export "_WASM_SPLIT_MARKER_0" (func 0)) (export "calls_invoke" (func 1)))"#;

    #[test]
    fn the_glue_and_the_program_go_on_knowing_each_other() -> Result<()> {
        let whole = wat::parse_str(WHOLE)?;
        let glue = "x = { __wbg_on: function() {} };\nwasm.calls_invoke(1);\n";
        let (glue, small) = slim(glue, &whole)?;
        assert_eq!(glue, "x = { a: function() {} };\nwasm.d(1);\n");
        let expected = r#"(module
            (import "./it_bg.js" "a" (func $on)) (import "o" "other" (func))
            (export "ok" (func 1)) (export "d" (func 1)))"#;
        let expected = print_bytes(wat::parse_str(expected)?)?;
        assert_eq!(print_bytes(small)?, expected);
        assert!(slim("x = {};\n", &whole).is_err());
        assert!(slim("", &wat::parse_str("(import \"m\" \"m\" (memory 1))")?).is_err());
        assert_eq!([short(25), short(26), short(52)], ["z", "a0", "a1"]);
        Ok(())
    }

    #[test]
    fn places_of_the_table_that_are_written_as_null_are_left_out() -> Result<()> {
        let with = |null: &str| {
            wat::parse_str(format!(
                "(func) (table 9 funcref) (elem (i32.const 0) func 0) {null}
                 (elem (i32.const 3) funcref (ref.null func) (ref.func 0))"
            ))
        };
        let null = "(elem (i32.const 1) funcref (ref.null func) (ref.null func))
                    (elem (i32.const 1) func)";
        let small = rewritten(&with(null)?, &mut BTreeMap::new())?;
        assert_eq!(print_bytes(small)?, print_bytes(with("")?)?);
        Ok(())
    }

    #[test]
    fn a_module_loses_its_names_and_keeps_the_rest() -> Result<()> {
        let whole = wat::parse_str(WHOLE)?;
        assert_eq!(bare(&whole)?, wat::parse_str(WHOLE.replace(" $on", ""))?);
        assert!(bare(&whole[..whole.len() - 1]).is_err());
        Ok(())
    }

    #[test]
    fn unused_classes_are_removed_with_all_that_refers_to_them() -> Result<()> {
        let glue = "const a = 1;\n    class IntoUnderlyingSink {\n        free() {\n            x();\n        }\n    }\n\
                    \x20   if (Symbol.dispose) IntoUnderlyingSink.x = 1;\n\
                    export class IntoUnderlyingSource {\n    b() {}\n}\n\
                    const IntoUnderlyingFinalization = (c)\n    ? { d: () => {} }\n    : new E(f);\nconst g = 2;\n";
        assert_eq!(without(glue, UNUSED)?, "const a = 1;\nconst g = 2;\n");
        assert!(without("class IntoUnderlyingSink {\n", UNUSED).is_err());
        Ok(())
    }
}
