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
use wasmparser::{Import, KnownCustom, Name, Parser, Payload, TypeRef};

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
                Payload::CustomSection(section) => match section.as_known() {
                    KnownCustom::Name(names) => {
                        for names in names {
                            if let Name::Function(names) = names? {
                                for name in names {
                                    let name = name?;
                                    self.names.append(moved.functions + name.index, name.name);
                                }
                            }
                        }
                    }
                    _ if section.name() == FEATURES => self.features = Some(section.data()),
                    _ => {}
                },
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
