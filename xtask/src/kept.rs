//! What was compiled before: a program in a language that would come out the
//! same is not compiled again. Cargo cannot know: it keeps one language of each
//! binary, and would link all of them anew in every build.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::compile::Compiled;
use crate::programs::Program;
use crate::{hash, project};

/// The compiled programs of one state of the sources.
#[derive(Debug)]
pub struct Kept {
    folder: PathBuf,
    /// What all programs are made of, as a hash.
    state: String,
    used: BTreeSet<String>,
}

impl Kept {
    /// For programs that are linked with this library.
    pub fn of(library: &[u8]) -> Result<Kept> {
        let root = project::root();
        let mut all = library.to_vec();
        // Which dependencies, how all is compiled, the binaries, who compiles.
        let mut files = vec![root.join("Cargo.lock"), root.join("Cargo.toml")];
        files.push(root.join("src/main.rs"));
        files.push(root.join("xtask/src/compile.rs"));
        files.push(root.join("xtask/src/tools.rs"));
        for entry in fs::read_dir(root.join("src/bin"))? {
            files.push(entry?.path());
        }
        files.sort();
        for file in files {
            all.extend(
                fs::read(&file).with_context(|| format!("could not read {}", file.display()))?,
            );
        }
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        all.extend(Command::new(rustc).arg("-vV").output()?.stdout);
        all.extend(std::env::var("RUSTFLAGS").unwrap_or_default().into_bytes());
        let folder = project::scratch().join("kept");
        fs::create_dir_all(&folder)?;
        Ok(Kept {
            folder,
            state: hash::short(&all),
            used: BTreeSet::new(),
        })
    }

    /// A program in a language, where it was compiled before.
    pub fn get(&mut self, program: Program, language: &str) -> Option<Compiled> {
        let name = self.name(program, language);
        let file = |end| fs::read(self.folder.join(format!("{name}.{end}"))).ok();
        let compiled = Compiled {
            glue: file("js")?,
            wasm: file("wasm")?,
        };
        self.used.insert(name);
        Some(compiled)
    }

    /// Keeps one.
    pub fn put(&mut self, program: Program, language: &str, compiled: &Compiled) -> Result<()> {
        let name = self.name(program, language);
        // The program first: without its glue it does not count.
        fs::write(self.folder.join(format!("{name}.wasm")), &compiled.wasm)?;
        fs::write(self.folder.join(format!("{name}.js")), &compiled.glue)?;
        self.used.insert(name);
        Ok(())
    }

    /// Lets go of all that was not used.
    pub fn tidy(&self) -> Result<()> {
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            let stem = path
                .file_stem()
                .map(|stem| stem.to_string_lossy().into_owned());
            if stem.is_none_or(|stem| !self.used.contains(&stem)) {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    fn name(&self, program: Program, language: &str) -> String {
        format!("{}-{language}-{}", program.name, self.state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::programs;

    #[test]
    fn a_program_is_found_again_until_what_it_is_made_of_changes() -> Result<()> {
        let folder = project::scratch().join("kept-test");
        fs::create_dir_all(&folder)?;
        let of = |library: &[u8]| -> Result<Kept> {
            Ok(Kept {
                folder: folder.clone(),
                ..Kept::of(library)?
            })
        };
        let compiled = Compiled {
            glue: b"glue".to_vec(),
            wasm: b"wasm".to_vec(),
        };
        let mut first = of(b"a library")?;
        first.put(programs::FIRST, "en", &compiled)?;
        assert_eq!(of(b"a library")?.get(programs::FIRST, "en"), Some(compiled));
        assert_eq!(of(b"a library")?.get(programs::FIRST, "de"), None);
        let mut other = of(b"another one")?;
        assert_eq!(other.get(programs::FIRST, "en"), None);
        other.tidy()?;
        assert_eq!(of(b"a library")?.get(programs::FIRST, "en"), None);
        Ok(())
    }
}
