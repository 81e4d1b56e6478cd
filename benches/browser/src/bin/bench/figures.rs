//! Lines of the table, and the numbers in them: [`Figure`].

use serde_json::Value;

/// A line: what was measured here, and elsewhere in the same way.
pub struct Figure {
    /// The name of the quantity.
    pub what: String,
    /// The value here.
    pub here: String,
    /// The value elsewhere, or a note about it; empty if there is nothing.
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

/// A time as the table shows it.
pub fn ms(ms: f64) -> String {
    format!("{ms:.0} ms")
}
