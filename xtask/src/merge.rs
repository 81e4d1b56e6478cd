//! Merging the modules of one file into one module, so that a page instantiates some thirty modules
//! instead of some two hundred.
//!
//! The splitter's modules export nothing, and all import the same: the memory, the table of
//! functions, and the stack pointer. They call each other through the table, in which the places of
//! their functions are fixed. So the functions of several can stand in one module.

use std::convert::Infallible;

use anyhow::{Result, bail};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, CustomSection, DataCountSection, DataSection, ElementSection, FunctionSection,
    ImportSection, Module, NameMap, NameSection, TypeSection,
};
use wasmparser::{CustomSectionReader, Import, KnownCustom, Name, Parser, Payload, TypeRef};

/// The custom section with the features that the optimiser may use.
const FEATURES: &str = "target_features";

/// A module with everything that these modules contain, except unknown custom sections.
///
/// Fails if a module exports or imports anything that the splitter does not give every module.
pub fn merged<'a>(modules: impl IntoIterator<Item = &'a [u8]>) -> Result<Vec<u8>> {
    let mut merge = Merge::default();
    for module in modules {
        merge.add(module)?;
    }
    Ok(merge.finish())
}

/// The sections so far, and the number of items in them.
#[derive(Default)]
struct Merge<'a> {
    imported: Vec<Import<'a>>,
    imports: ImportSection,
    types: TypeSection,
    functions: FunctionSection,
    elements: ElementSection,
    code: CodeSection,
    data: DataSection,
    names: NameMap,
    features: Option<&'a [u8]>,
}

impl<'a> Merge<'a> {
    fn add(&mut self, module: &'a [u8]) -> Result<()> {
        let mut moved = Moved {
            types: self.types.len(),
            functions: self.functions.len(),
            data: self.data.len(),
            elements: self.elements.len(),
        };
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(section) => {
                    moved.parse_type_section(&mut self.types, section)?;
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        self.import(import?, &mut moved)?;
                    }
                }
                Payload::FunctionSection(section) => {
                    moved.parse_function_section(&mut self.functions, section)?;
                }
                Payload::ElementSection(section) => {
                    moved.parse_element_section(&mut self.elements, section)?;
                }
                Payload::CodeSectionEntry(body) => {
                    moved.parse_function_body(&mut self.code, body)?;
                }
                Payload::DataSection(section) => {
                    moved.parse_data_section(&mut self.data, section)?;
                }
                Payload::CustomSection(section) if section.name() == FEATURES => {
                    self.features = Some(section.data());
                }
                Payload::CustomSection(section) => {
                    for (function, name) in function_names(&section)? {
                        self.names.append(moved.functions + function, name);
                    }
                }
                Payload::ExportSection(section) if section.count() == 0 => {}
                Payload::Version { .. }
                | Payload::DataCountSection { .. }
                | Payload::CodeSectionStart { .. }
                | Payload::End(_) => {}
                other => bail!("a part of the app has a section that cannot be merged: {other:?}"),
            }
        }
        Ok(())
    }

    /// Imports what a module imports, once. At most one of each kind: so its index is 0 everywhere.
    fn import(&mut self, import: Import<'a>, moved: &mut Moved) -> Result<()> {
        if self.imported.contains(&import) {
            return Ok(());
        }
        let kind = |import: &Import<'_>| match import.ty {
            TypeRef::Memory(_) => Some(0),
            TypeRef::Table(_) => Some(1),
            TypeRef::Global(_) => Some(2),
            _ => None,
        };
        let its = kind(&import);
        if its.is_none() || self.imported.iter().any(|other| kind(other) == its) {
            bail!(
                "a part of the app imports {}.{}",
                import.module,
                import.name
            );
        }
        let of_type = moved.entity_type(import.ty)?;
        self.imports.import(import.module, import.name, of_type);
        self.imported.push(import);
        Ok(())
    }

    fn finish(self) -> Vec<u8> {
        let mut names = NameSection::new();
        names.functions(&self.names);
        let mut module = Module::new();
        module
            .section(&self.types)
            .section(&self.imports)
            .section(&self.functions)
            .section(&self.elements)
            .section(&DataCountSection {
                count: self.data.len(),
            })
            .section(&self.code)
            .section(&self.data)
            .section(&names);
        if let Some(data) = self.features {
            module.section(&CustomSection {
                name: FEATURES.into(),
                data: data.into(),
            });
        }
        module.finish()
    }
}

/// The names of functions, each with its index, if this section has them.
fn function_names<'a>(section: &CustomSectionReader<'a>) -> Result<Vec<(u32, &'a str)>> {
    let mut found = Vec::new();
    if let KnownCustom::Name(kinds) = section.as_known() {
        for kind in kinds {
            if let Name::Function(names) = kind? {
                for name in names {
                    let name = name?;
                    found.push((name.index, name.name));
                }
            }
        }
    }
    Ok(found)
}

/// The numbers of items before those of the module that is being added.
struct Moved {
    types: u32,
    functions: u32,
    data: u32,
    elements: u32,
}

impl Reencode for Moved {
    type Error = Infallible;

    fn type_index(&mut self, of_type: u32) -> Result<u32, Error> {
        Ok(self.types + of_type)
    }

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.functions + function)
    }

    fn data_index(&mut self, data: u32) -> Result<u32, Error> {
        Ok(self.data + data)
    }

    fn element_index(&mut self, element: u32) -> Result<u32, Error> {
        Ok(self.elements + element)
    }
}

#[cfg(test)]
mod tests {
    use wasmprinter::print_bytes;

    use super::*;

    /// A module as the splitter makes it: a function at this place of the table, which calls
    /// another one of the module.
    fn module(place: i32, imported: &str) -> Result<Vec<u8>> {
        Ok(wat::parse_str(format!(
            "(module (type (func)) (type (func (param i32)))
               (import \"app\" \"{imported}\" (memory 1)) (import \"app\" \"table\" (table 9 funcref))
               (func (type 0) i32.const {place} call $called{place}) (func $called{place} (type 1))
               (elem (i32.const {place}) func 0))"
        ))?)
    }

    #[test]
    fn the_functions_of_two_modules_still_call_their_own_and_keep_their_places() -> Result<()> {
        let modules = [module(4, "memory")?, module(7, "memory")?];
        let merged = merged(modules.iter().map(Vec::as_slice))?;
        let expected = wat::parse_str(
            "(module (type (func)) (type (func (param i32))) (type (func)) (type (func (param i32)))
               (import \"app\" \"memory\" (memory 1)) (import \"app\" \"table\" (table 9 funcref))
               (func (type 0) i32.const 4 call $called4) (func $called4 (type 1))
               (func (type 2) i32.const 7 call $called7) (func $called7 (type 3))
               (elem (i32.const 4) func 0) (elem (i32.const 7) func 2))",
        )?;
        assert_eq!(print_bytes(merged)?, print_bytes(expected)?);
        Ok(())
    }

    #[test]
    fn a_module_that_imports_another_memory_is_refused() -> Result<()> {
        let modules = [module(4, "memory")?, module(7, "another")?];
        let error = merged(modules.iter().map(Vec::as_slice)).expect_err("two memories");
        assert_eq!(error.to_string(), "a part of the app imports app.another");
        Ok(())
    }
}
