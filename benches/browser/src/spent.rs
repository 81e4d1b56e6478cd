//! The time that the main thread has spent, as Chromium counts it: [`Spent`].

use serde_json::json;

use zeitnot_webdriver::page::Page;

/// The thread's own time that some work has cost: other work of this machine
/// does not count.
#[derive(Debug, Clone)]
pub struct Spent(Vec<(String, f64)>);

impl Spent {
    /// All of it, by its name in the browser.
    pub const ALL: &str = "TaskDuration";

    /// Parts of it, by their names in the browser.
    pub const PARTS: [(&str, &str); 3] = [
        ("  of that script", "ScriptDuration"),
        ("  of that style", "RecalcStyleDuration"),
        ("  of that layout", "LayoutDuration"),
    ];

    /// Does some work, and returns its cost.
    #[track_caller]
    pub fn on(page: &Page, work: impl FnOnce()) -> Spent {
        // The browser accepts a choice of the kind of time only once.
        page.session().cdp("Performance.disable", json!({}));
        page.session()
            .cdp("Performance.enable", json!({ "timeDomain": "threadTicks" }));
        let before = read(page);
        work();
        let after = read(page).into_iter().zip(before);
        Spent(
            after
                .map(|((name, after), (_, before))| (name, after - before))
                .collect(),
        )
    }

    /// In milliseconds.
    pub fn ms(&self, name: &str) -> f64 {
        let found = self.0.iter().find(|(what, _)| what == name);
        found.map_or(f64::NAN, |(_, seconds)| seconds * 1_000.0)
    }
}

/// Each in seconds.
fn read(page: &Page) -> Vec<(String, f64)> {
    let metrics = page.session().cdp("Performance.getMetrics", json!({}));
    let metrics = metrics["metrics"].as_array().into_iter().flatten();
    metrics
        .filter_map(|metric| {
            Some((
                metric["name"].as_str()?.to_owned(),
                metric["value"].as_f64()?,
            ))
        })
        .collect()
}
