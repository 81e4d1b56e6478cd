//! Links to events, and texts in which one is found.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zeitnot_core::correspondence::Event;
use zeitnot_core::correspondence::link::{MAX_LENGTH, parse, write};
use zeitnot_core::correspondence::server_file::event_query;
use zeitnot_core::json;

fuzz_target!(|text: &str| {
    let query = event_query(text).unwrap_or(text);
    match parse(query) {
        Ok(event) => {
            let written = write(&event);
            assert!(written.len() <= MAX_LENGTH, "{written}");
            assert_eq!(parse(&written).as_ref(), Ok(&event), "{written}");
            let address = ["See https://example.org/#/event?", &written, " (new)"].concat();
            assert_eq!(event_query(&address), Some(&*written));
            let stored = json::write(&event);
            assert_eq!(json::read(&stored).as_ref(), Some(&event), "{stored}");
        }
        Err(broken) => {
            assert!(!broken.problems.is_empty());
            // A form shows it, and may complete it.
            let _ = Event::new(broken.draft);
        }
    }
});
