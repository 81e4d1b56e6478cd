//! WebAssembly modules as bytes: what is taken out of them, and what is named
//! anew, without knowing what the code in them does.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

const CUSTOM: u8 = 0;
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
/// Of what kind an import is that is a function.
const FUNCTION: u8 = 0;
const HEADER: usize = 8;

/// A section: its kind, what is in it, and all of it with its head.
struct Section<'a> {
    kind: u8,
    inside: &'a [u8],
    whole: &'a [u8],
}

fn sections(module: &[u8]) -> Result<(&[u8], Vec<Section<'_>>)> {
    let header = module.get(..HEADER).context("no module")?;
    let mut sections = Vec::new();
    let mut rest = &module[HEADER..];
    while let Some((&kind, sized)) = rest.split_first() {
        let (size, from) = number(sized).context("a section without its size")?;
        let inside = from.get(..size).context("a section that is cut off")?;
        let after = &from[size..];
        sections.push(Section {
            kind,
            inside,
            whole: &rest[..rest.len() - after.len()],
        });
        rest = after;
    }
    Ok((header, sections))
}

/// The number at the beginning, seven bits a byte, and what comes after it.
fn number(mut bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut number = 0;
    for shift in (0..32).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        number |= usize::from(byte & 0x7f) << shift;
        bytes = rest;
        if byte < 0x80 {
            return Some((number, bytes));
        }
    }
    None
}

fn write_number(mut number: usize, to: &mut Vec<u8>) {
    while number >= 0x80 {
        to.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

fn name(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (size, from) = number(bytes)?;
    let name = std::str::from_utf8(from.get(..size)?).ok()?;
    Some((name, &from[size..]))
}

fn write_name(name: &str, to: &mut Vec<u8>) {
    write_number(name.len(), to);
    to.extend(name.as_bytes());
}

fn write_section(kind: u8, inside: &[u8], to: &mut Vec<u8>) {
    to.push(kind);
    write_number(inside.len(), to);
    to.extend(inside);
}

/// A module without what is only for those who look into it, as names.
pub fn bare(module: &[u8]) -> Result<Vec<u8>> {
    let (header, sections) = sections(module)?;
    let kept = sections.iter().filter(|section| section.kind != CUSTOM);
    let kept = kept.flat_map(|section| section.whole.iter().copied());
    Ok(header.iter().copied().chain(kept).collect())
}

/// Gives all that a module imports from another one short names, and says which.
///
/// # Errors
/// When it imports something else than functions.
pub fn with_short_imports(module: &[u8], of: &str) -> Result<(Vec<u8>, BTreeMap<String, String>)> {
    let (header, sections) = sections(module)?;
    let mut small = header.to_vec();
    let mut names = BTreeMap::new();
    for section in sections {
        if section.kind != IMPORTS {
            small.extend(section.whole);
            continue;
        }
        let (count, mut rest) = number(section.inside).context("imports without their count")?;
        let mut inside = Vec::new();
        write_number(count, &mut inside);
        for place in 0..count {
            let (from, after) = name(rest).context("an import from nowhere")?;
            let (imported, after) = name(after).context("an import without a name")?;
            let Some((&FUNCTION, of_type)) = after.split_first() else {
                bail!("{imported} is imported and no function");
            };
            let (_, next) = number(of_type).context("a function without a type")?;
            if from == of {
                let short = short(place);
                write_name(from, &mut inside);
                write_name(&short, &mut inside);
                inside.extend(&after[..after.len() - next.len()]);
                names.insert(imported.to_owned(), short);
            } else {
                inside.extend(&rest[..rest.len() - next.len()]);
            }
            rest = next;
        }
        write_section(IMPORTS, &inside, &mut small);
    }
    Ok((small, names))
}

/// A module that exports nothing of a name that is not wanted. What was only there
/// to be exported, the optimiser takes out.
pub fn with_exports(module: &[u8], is_wanted: impl Fn(&str) -> bool) -> Result<Vec<u8>> {
    let (header, sections) = sections(module)?;
    let mut small = header.to_vec();
    for section in sections {
        if section.kind != EXPORTS {
            small.extend(section.whole);
            continue;
        }
        let (count, mut rest) = number(section.inside).context("exports without their count")?;
        let mut kept: Vec<u8> = Vec::new();
        let mut wanted = 0;
        for _ in 0..count {
            let (exported, after) = name(rest).context("an export without a name")?;
            let (_, of_kind) = after.split_first().context("an export of nothing")?;
            let (_, next) = number(of_kind).context("an export of nothing")?;
            if is_wanted(exported) {
                kept.extend(&rest[..rest.len() - next.len()]);
                wanted += 1;
            }
            rest = next;
        }
        let mut inside = Vec::new();
        write_number(wanted, &mut inside);
        inside.extend(kept);
        write_section(EXPORTS, &inside, &mut small);
    }
    Ok(small)
}

/// `a` to `z`, then `a0` and so on.
fn short(place: usize) -> String {
    let letters = b"abcdefghijklmnopqrstuvwxyz";
    let letter = char::from(letters[place % letters.len()]);
    match place / letters.len() {
        0 => letter.to_string(),
        round => format!("{letter}{}", round - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module that imports two functions, and exports two.
    fn module() -> Vec<u8> {
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        write_section(1, b"\x01\x60\0\0", &mut module);
        let imports = b"\x03\x01m\x05first\0\0\x01o\x05other\0\0\x01m\x06second\0\0";
        write_section(IMPORTS, imports, &mut module);
        write_section(EXPORTS, b"\x02\x04keep\0\0\x04drop\0\x01", &mut module);
        module
    }

    #[test]
    fn a_module_loses_its_names_and_keeps_the_rest() -> Result<()> {
        let mut module = module();
        // One whose size takes two bytes.
        write_section(11, &[7; 200], &mut module);
        let whole = module.clone();
        write_section(CUSTOM, b"\x04name", &mut module);
        assert_eq!(bare(&module)?, whole);
        assert!(bare(&module[..module.len() - 1]).is_err());
        assert!(bare(b"\0asm").is_err());
        Ok(())
    }

    #[test]
    fn imports_get_short_names() -> Result<()> {
        let (small, names) = with_short_imports(&module(), "m")?;
        let (_, sections) = sections(&small)?;
        assert_eq!(
            sections[1].inside,
            b"\x03\x01m\x01a\0\0\x01o\x05other\0\0\x01m\x01c\0\0"
        );
        assert_eq!((&*names["first"], &*names["second"]), ("a", "c"));
        assert_eq!(names.len(), 2);
        assert_eq!([short(25), short(26), short(52)], ["z", "a0", "a1"]);
        Ok(())
    }

    #[test]
    fn an_import_that_is_no_function_is_refused() {
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        write_section(IMPORTS, b"\x01\x01m\x06memory\x02\0\x01", &mut module);
        let error = with_short_imports(&module, "m").expect_err("a memory");
        assert!(error.to_string().contains("memory"), "{error}");
    }

    #[test]
    fn what_is_not_wanted_is_not_exported() -> Result<()> {
        let small = with_exports(&module(), |name| name != "drop")?;
        let (_, sections) = sections(&small)?;
        assert_eq!(sections[2].inside, b"\x01\x04keep\0\0");
        Ok(())
    }
}
