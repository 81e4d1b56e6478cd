//! Looks at every page in every language on the narrowest phone, a phone and a tablet, and fails if
//! a text has no room there:
//!
//! ```text
//! cargo run -p zeitnot-bench --bin room -- [LANGUAGE …]
//! ```
//!
//! Without a language: in all that the built page has.

use std::process::ExitCode;

use zeitnot_bench::arguments;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::everyone::{Found, without_room};
use zeitnot_webdriver::stage::Stage;
use zeitnot_webdriver::{places, routes};

const COMMAND: &str = "cargo run -p zeitnot-bench --bin room -- [LANGUAGE …]";

const DEVICES: [Device; 3] = [Device::SMALL_PHONE, Device::PHONE, Device::TABLET];

fn main() -> ExitCode {
    let words = match arguments::read(COMMAND, ..) {
        Ok(words) => words,
        Err(code) => return code,
    };
    let all = places::languages();
    if let Some(unknown) = words.iter().find(|word| !all.contains(word)) {
        eprintln!("{unknown}: the built page has only {}", all.join(", "));
        return ExitCode::FAILURE;
    }
    let languages = if words.is_empty() { all } else { words };
    let devices = DEVICES.map(|device| Device {
        motion: false,
        ..device
    });
    let mut count = 0;
    for language in &languages {
        let mut found = Found::default();
        Stage::new().on(devices[0].clone()).run(|page| {
            routes::each(page, language, |page, _| {
                for device in &devices {
                    found.at(page, device, without_room);
                }
            });
        });
        println!("{language}: {} found", found.0.len());
        for wrong in &found.0 {
            println!("    {wrong}");
        }
        count += found.0.len();
    }
    ExitCode::from(u8::from(count > 0))
}
