//! Drives the built page as a person would, through a WebDriver.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`places`] | where the page, the browser and its driver are |
//! | [`server`] | a static host with the page in a folder of it |
//! | [`driver`] | a running chromedriver |
//! | [`session`] | one browser with a fresh profile, driven synchronously |
//! | [`device`] | what the browser pretends to be: size, touch, colours, speed |
//! | [`injected`] | scripts that are there before the page: a clock that tests turn, broken storage, spies |
//! | [`stage`] | all of these together, for one test |
//! | [`page`] | the page: pressing, tapping, reading, waiting |
//! | [`half`] | one half of the clock, as it is shown |
//! | [`game`] | a stored game, replayed by the rules |
//!
//! Everything here panics where a test would: with what was expected and what
//! was there instead.

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![warn(missing_debug_implementations)]

pub mod device;
pub mod driver;
pub mod game;
pub mod half;
pub mod injected;
pub mod page;
pub mod places;
pub mod server;
pub mod session;
pub mod stage;
