//! Time zones, as this browser knows them.

use js_sys::Date;
use wasm_bindgen::JsValue;

use super::date::date_time_format;
use super::js;
use crate::correspondence::civil::{self, Civil, TypedTime};
use crate::correspondence::{Seconds, Utc};

/// The zone that every browser knows.
pub const UTC: &str = "UTC";

/// The device's own time zone, by its IANA name.
pub fn here() -> String {
    let format = format(None, &[]);
    format
        .and_then(|format| js::call(&format, "resolvedOptions", &[]))
        .and_then(|options| js::get(&options, "timeZone"))
        .and_then(|zone| zone.as_string())
        .unwrap_or_else(|| UTC.into())
}

/// Whether this browser knows a zone of this name.
pub fn is_known(zone: &str) -> bool {
    format(Some(zone), &[]).is_some()
}

/// The offset of a zone from UTC at an instant, positive to the east; `None` if this browser does
/// not know the zone.
pub fn ahead(zone: &str, at: Utc) -> Option<Seconds> {
    if zone == UTC {
        return Some(Seconds::ZERO);
    }
    let fields = [
        ("year", "numeric"),
        ("month", "2-digit"),
        ("day", "2-digit"),
        ("hour", "2-digit"),
        ("minute", "2-digit"),
        ("second", "2-digit"),
        ("hourCycle", "h23"),
    ];
    let format = format(Some(zone), &fields)?;
    let date = Date::new(&JsValue::from_f64(at.wall().get() as f64));
    // Swedish dates have the form of ISO 8601: 2026-11-20 14:03:07.
    let text = js::call(&format, "format", &[&date])?.as_string()?;
    match civil::parse(&text) {
        Ok(TypedTime::Local(local)) => Some(local.utc(Seconds::ZERO)?.since(at)),
        _ => None,
    }
}

/// The local date and time in a zone at an instant; in UTC if this browser does not know the zone.
pub fn civil_in(zone: &str, at: Utc) -> Civil {
    Civil::of(at, ahead(zone, at).unwrap_or_default())
}

fn format(zone: Option<&str>, fields: &[(&str, &str)]) -> Option<JsValue> {
    let zone = zone.map(|zone| ("timeZone", zone));
    let fields: Vec<_> = zone.into_iter().chain(fields.iter().copied()).collect();
    date_time_format(&"sv".into(), &fields)
}
