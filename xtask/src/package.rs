//! `cargo xtask package`: the built folder as an archive, for people with web space but without
//! Rust. Archives of one commit have the same bytes.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use anyhow::{Result, bail, ensure};
use zip::write::SimpleFileOptions;
use zip::{DateTime, System, ZipWriter};

use crate::command::say;
use crate::{build, hash, project};

/// The folder in the archive: unpacked beside the pages of a site, it replaces none of them, and an
/// update has the same address.
const FOLDER: &str = "zeitnot";

/// Names with contents.
type Files = BTreeMap<String, Vec<u8>>;

/// The files that the archive has besides those of the build.
const OWN_FILES: [(&str, &str); 3] = [
    (".htaccess", include_str!("package/htaccess")),
    ("LIESMICH.txt", include_str!("package/LIESMICH.txt")),
    ("README.txt", include_str!("package/README.txt")),
];

/// Builds, and makes the archive.
pub fn run() -> Result<()> {
    let changes = project::git(&["status", "--porcelain"])?;
    ensure!(
        changes.is_empty(),
        "an archive is of a commit, but these files are changed or new:\n{changes}"
    );
    build::build(&build::prepare()?)?;
    let bytes = archive(&files(&project::dist(), &project::version())?, time()?)?;
    let file = project::root().join("target").join(name());
    fs::write(&file, &bytes)?;
    say("the archive");
    let (size, hash) = (bytes.len(), hash::whole(&bytes));
    println!("{}\n{size} bytes\nSHA-256 {hash}", file.display());
    Ok(())
}

/// The name of the archive.
fn name() -> String {
    format!("zeitnot-{}.zip", env!("CARGO_PKG_VERSION"))
}

/// The time of all files: that of the commit. Most hosts know versions of a file by its time and its
/// size, so files of two versions must not have the same time: browsers would keep the older one.
fn time() -> Result<DateTime> {
    moment(&project::commit(&[
        "--date=format-local:%y %m %d %H %M %S",
        "--format=%cd",
    ])?)
}

/// The time of which git writes these numbers, from the year of this century to the second.
fn moment(text: &str) -> Result<DateTime> {
    let numbers: Vec<u8> = text.split(' ').flat_map(str::parse).collect();
    let [year, month, day, hour, minute, second] = numbers[..] else {
        bail!("git does not know the time of the commit");
    };
    let year = 2000 + u16::from(year);
    let time = DateTime::from_date_and_time(year, month, day, hour, minute, second);
    Ok(time?)
}

/// The files of the archive: those of a built folder, and ours.
fn files(built: &Path, version: &str) -> Result<Files> {
    let mut files = Files::new();
    for name in project::files(built)? {
        let bytes = fs::read(built.join(&name))?;
        files.insert(name, bytes);
    }
    for (name, text) in OWN_FILES {
        let mut text = text.replace("$VERSION", version);
        if name.ends_with(".txt") {
            // Hosts send no encoding; the byte order mark tells browsers.
            text.insert(0, '\u{feff}');
        }
        let built = files.insert(name.to_owned(), text.into_bytes());
        ensure!(built.is_none(), "the build has a file {name} too");
    }
    Ok(files)
}

/// The archive of these files. Its bytes depend on nothing else: all that the format has besides is
/// set, and the compression has no variants for processors.
fn archive(files: &Files, time: DateTime) -> Result<Vec<u8>> {
    let options = SimpleFileOptions::default()
        .system(System::Unix)
        .unix_permissions(0o644)
        .last_modified_time(time)
        .compression_level(Some(9));
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(format!("{FOLDER}/{name}"), options)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::io::Read;
    use std::path::PathBuf;
    use std::time::{Duration, SystemTime};

    use zip::ZipArchive;

    use super::*;

    const BUILT: [(&str, &str); 4] = [
        ("index.html", "<!doctype html>"),
        ("app-0123456789abcdef.js", "export const a = [1, 2, 3];\n"),
        ("public/fonts/OFL.txt", "SIL Open Font License"),
        ("sw.js", ""),
    ];
    const VERSION: &str = "1.2.3 · 2026-12-31 · 01234567";

    /// A folder with these files, written in this order, of which one is so old.
    fn folder<'a>(
        name: &str,
        files: impl Iterator<Item = (&'a str, &'a str)>,
        age: Duration,
    ) -> PathBuf {
        let folder = project::scratch().join(name);
        let _ = fs::remove_dir_all(&folder);
        for (name, text) in files {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("a file");
        }
        let page = File::options().write(true).open(folder.join("index.html"));
        let page = page.expect("a page");
        page.set_modified(SystemTime::now() - age).expect("a time");
        folder
    }

    fn new_year() -> DateTime {
        DateTime::from_date_and_time(2026, 12, 31, 23, 59, 58).expect("a time")
    }

    #[test]
    fn an_archive_has_the_files_of_the_build_and_ours_in_one_folder() {
        let built = folder("package", BUILT.into_iter(), Duration::ZERO);
        let files = files(&built, VERSION).expect("files");
        let bytes = archive(&files, new_year()).expect("an archive");
        let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("an archive");
        let mut found = BTreeMap::new();
        for at in 0..archive.len() {
            let mut file = archive.by_index(at).expect("a file");
            assert_eq!(file.unix_mode(), Some(0o100_644));
            assert_eq!(file.last_modified(), Some(new_year()));
            let mut text = String::new();
            file.read_to_string(&mut text).expect("a text");
            let name = file.name().expect("a name").into_owned();
            found.insert(name, text);
        }
        for name in ["LIESMICH.txt", "README.txt"] {
            let text = found.remove(&format!("zeitnot/{name}")).expect(name);
            assert!(text.starts_with(&format!("\u{feff}Zeitnot {VERSION}\n")));
            assert!(text.lines().count() < 60 && !text.contains('$'), "{text}");
        }
        let of_apache = found.remove("zeitnot/.htaccess");
        assert_eq!(of_apache.as_deref(), Some(include_str!("package/htaccess")));
        let built = BUILT.map(|(name, text)| (format!("zeitnot/{name}"), text.to_owned()));
        assert_eq!(found, built.into());
    }

    #[test]
    fn folders_that_differ_in_order_and_age_have_the_same_archive() {
        let old = Duration::from_secs(10_000_000);
        let one = folder("package-one", BUILT.into_iter(), Duration::ZERO);
        let other = folder("package-other", BUILT.into_iter().rev(), old);
        let [one, other] = [one, other].map(|folder| {
            let files = files(&folder, VERSION).expect("files");
            archive(&files, new_year()).expect("an archive")
        });
        assert!(one == other);
    }

    /// The hash changes with the version of the compression, and with no machine.
    #[test]
    fn an_archive_has_the_same_bytes_on_every_machine() {
        let text: String = (0..20_000_u32)
            .map(|n| format!("{} ", n * n % 977))
            .collect();
        let files = [("a.txt".to_owned(), text.into_bytes())].into();
        let bytes = archive(&files, new_year()).expect("an archive");
        assert_eq!(hash::short(&bytes), "1d6ea0b51d508cc7");
    }

    #[test]
    fn a_file_of_the_build_is_not_replaced_by_one_of_ours() {
        let built = BUILT.into_iter().chain([("README.txt", "")]);
        let built = folder("package-own", built, Duration::ZERO);
        let error = files(&built, VERSION).expect_err("refused").to_string();
        assert_eq!(error, "the build has a file README.txt too");
    }

    #[test]
    fn the_lines_for_apache_in_the_docs_are_those_in_the_archive() {
        let docs = fs::read_to_string(project::root().join("docs/hosting.md")).expect("docs");
        let lines = format!("```apache\n{}```\n", include_str!("package/htaccess"));
        assert!(docs.contains(&lines));
    }

    #[test]
    fn an_archive_is_named_by_its_version_and_has_the_time_of_the_commit() {
        let version = project::version();
        let number = version.split(' ').next().expect("a number");
        assert_eq!(name(), format!("zeitnot-{number}.zip"));
        assert_eq!(moment("26 12 31 23 59 58").expect("a time"), new_year());
        assert!(moment("").is_err() && moment("26 13 31 23 59 58").is_err());
    }
}
