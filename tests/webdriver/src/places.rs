//! Where the page, the browser and its driver are.

use std::env;
use std::path::{Path, PathBuf};

/// The built page: `ZEITNOT_DIST`, or `dist` in the workspace.
pub fn dist() -> PathBuf {
    env::var_os("ZEITNOT_DIST").map_or_else(|| workspace().join("dist"), PathBuf::from)
}

/// The tags of the built page's languages, by their texts: English, the language of the program,
/// comes first.
///
/// # Panics
/// When there is no built page.
pub fn languages() -> Vec<String> {
    let dist = dist();
    let files = dist.read_dir();
    let files = files.unwrap_or_else(|error| panic!("{}: {error}", dist.display()));
    let tag = |file: std::fs::DirEntry| {
        let name = file.file_name().into_string().ok()?;
        let (tag, _) = name.strip_prefix("text-")?.rsplit_once("-base-")?;
        Some(tag.to_owned())
    };
    let mut tags: Vec<String> = files.flatten().filter_map(tag).collect();
    tags.sort_by_key(|tag| (tag != "en", tag.clone()));
    tags
}

/// The name of the test that runs on this thread.
pub fn test() -> String {
    std::thread::current().name().unwrap_or("test").to_owned()
}

/// Chromium's driver: `ZEITNOT_CHROMEDRIVER`, or what is found on the path.
pub fn chromedriver() -> PathBuf {
    named(
        "ZEITNOT_CHROMEDRIVER",
        &["chromedriver", "chromium.chromedriver"],
    )
}

/// Chromium: `ZEITNOT_CHROMIUM`, or what is found on the path.
pub fn chromium() -> PathBuf {
    named(
        "ZEITNOT_CHROMIUM",
        &[
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
            "chrome",
        ],
    )
}

/// Chromium without its windows, for tests that do not need the whole browser:
/// `ZEITNOT_HEADLESS_SHELL`, or Chromium itself.
pub fn headless_shell() -> PathBuf {
    env::var_os("ZEITNOT_HEADLESS_SHELL").map_or_else(chromium, PathBuf::from)
}

/// Firefox: `ZEITNOT_FIREFOX`, or what is found on the path.
pub fn firefox() -> PathBuf {
    named("ZEITNOT_FIREFOX", &["firefox-esr", "firefox"])
}

/// Firefox's driver: `ZEITNOT_GECKODRIVER`, or what is found on the path.
pub fn geckodriver() -> PathBuf {
    named("ZEITNOT_GECKODRIVER", &["geckodriver"])
}

/// WebKit's driver, which knows its browser: `ZEITNOT_WEBKITDRIVER`, or what is
/// found on the path.
pub fn webkit_driver() -> PathBuf {
    named("ZEITNOT_WEBKITDRIVER", &["WebKitWebDriver"])
}

/// The screen for WebKit that nobody sees: `ZEITNOT_XVFB`, or what is found on
/// the path.
pub fn xvfb() -> PathBuf {
    named("ZEITNOT_XVFB", &["Xvfb"])
}

/// The script of axe-core, which looks for barriers: `ZEITNOT_AXE`, which
/// `cargo xtask test` sets, or where it has put it.
///
/// # Panics
/// When it is not there.
pub fn axe() -> PathBuf {
    let given = env::var_os("ZEITNOT_AXE").map(PathBuf::from);
    given.or_else(fetched_axe)
        .filter(|path| path.is_file())
        .expect("axe-core is missing: `cargo xtask test` fetches it; or set ZEITNOT_AXE to its axe.min.js")
}

/// The script of the newest version that was fetched.
fn fetched_axe() -> Option<PathBuf> {
    let tools = env::var_os("ZEITNOT_TOOLS").map(PathBuf::from);
    let cache = || match env::var_os("XDG_CACHE_HOME") {
        Some(cache) => Some(PathBuf::from(cache)),
        None => Some(Path::new(&env::var_os("HOME")?).join(".cache")),
    };
    let tools = tools.or_else(|| Some(cache()?.join("zeitnot/tools")))?;
    let folders = tools.read_dir().ok()?.flatten();
    folders
        .filter(|folder| {
            folder
                .file_name()
                .to_string_lossy()
                .starts_with("axe-core-")
        })
        .map(|folder| folder.path().join("node_modules/axe-core/axe.min.js"))
        .max()
}

fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

fn named(variable: &str, names: &[&str]) -> PathBuf {
    if let Some(path) = env::var_os(variable) {
        return path.into();
    }
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders)
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)))
        .map(|path| path.with_extension(env::consts::EXE_EXTENSION))
        .find(|path| path.is_file())
        .unwrap_or_else(|| panic!("none of {names:?} is on the path; set {variable}"))
}
