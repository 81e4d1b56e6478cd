//! Lines of the table, and the numbers in them: [`Figure`].

use serde_json::{Value, json};
use zeitnot_webdriver::page::Page;

/// A line: what was measured here, and elsewhere in the same way.
pub struct Figure {
    /// What was measured.
    pub what: String,
    /// Here.
    pub here: String,
    /// Elsewhere, or what was noted of it; empty where there is nothing.
    pub elsewhere: String,
}

/// A line.
pub fn figure(what: &str, here: String, elsewhere: &str) -> Figure {
    Figure {
        what: what.to_owned(),
        here,
        elsewhere: elsewhere.to_owned(),
    }
}

/// The numbers of a list.
pub fn numbers(values: &Value) -> Vec<f64> {
    values
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect()
}

/// By the nearest rank.
pub fn quantile(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let rank = (part * sorted.len() as f64).ceil() as usize;
    sorted
        .get(rank.saturating_sub(1))
        .copied()
        .unwrap_or(f64::NAN)
}

/// As it is read.
pub fn ms(ms: f64) -> String {
    format!("{ms:.0} ms")
}

/// What the main thread has spent, as Chromium counts it.
pub struct Spent(Value);

impl Spent {
    /// Of the thread's own time from here on: what else the machine does is not
    /// counted.
    pub fn begin(page: &Page) {
        page.session()
            .cdp("Performance.enable", json!({ "timeDomain": "threadTicks" }));
    }

    /// Until now.
    pub fn read(page: &Page) -> Spent {
        let metrics = page.session().cdp("Performance.getMetrics", json!({}));
        let metrics = metrics["metrics"].as_array().into_iter().flatten();
        let named = metrics
            .filter_map(|metric| {
                Some((metric["name"].as_str()?.to_owned(), metric["value"].clone()))
            })
            .collect::<serde_json::Map<_, _>>();
        Spent(named.into())
    }

    /// Since an earlier reading, in milliseconds.
    pub fn since(&self, before: &Spent, name: &str) -> f64 {
        let value = |spent: &Spent| spent.0[name].as_f64().unwrap_or(f64::NAN);
        (value(self) - value(before)) * 1_000.0
    }
}

/// Parts of what is spent, by their names in the browser.
pub const PARTS: [(&str, &str); 3] = [
    ("script", "ScriptDuration"),
    ("style", "RecalcStyleDuration"),
    ("layout", "LayoutDuration"),
];
