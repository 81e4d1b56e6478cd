//! Drives the built page as a person would, through a WebDriver.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`places`] | where the page, the browser and its driver are |
//! | [`server`] | a static host with the page in a folder of it |
//! | [`build`] | the built page as a test changes it |
//! | [`folder`] | a temporary folder |
//! | [`browser`] | the three browsers, and the tests that are played in each |
//! | [`driver`] | a running driver of a browser |
//! | [`group`] | processes that are ended as one |
//! | [`screen`] | a screen that nobody sees, for WebKit |
//! | [`session`] | one browser with a fresh profile, driven synchronously |
//! | `pool` | browsers that a passed test leaves to the next one |
//! | [`device`] | the device that the browser pretends to be: size, touch, colours, speed |
//! | [`injected`] | scripts that are there before the page: a clock that tests turn, broken storage, spies |
//! | [`installed`] | the app installed in Chromium |
//! | [`cup`] | a club correspondence cup, a few games of it, and the device that keeps them |
//! | [`routes`] | every page of the app |
//! | [`everyone`] | finds what would keep somebody from using a page |
//! | [`seed`] | correspondence games that are there before the page is opened |
//! | [`scheduled`] | a game that waits for its scheduled start |
//! | [`stage`] | all of these together, for one test |
//! | [`kills`] | browsers that are killed while they are used |
//! | [`monkey`] | random acts on all pages, until something is wrong |
//! | [`lost`] | lost browsers, which say nothing about the page |
//! | [`patience`] | how long the harness waits |
//! | `watchdog` | ends the browser of a test that does not end |
//! | [`page`] | the page: pressing, tapping, reading, waiting |
//! | [`mod@pointer`] | the actions of a finger or a mouse, as the standard writes them |
//! | [`half`] | one half of the clock, as the page shows it |
//! | [`game`] | a stored game, replayed by the rules |
//!
//! Everything here panics where a test would, and says what was expected and what was there
//! instead.

pub mod browser;
pub mod build;
pub mod cup;
pub mod device;
pub mod driver;
pub mod everyone;
pub mod folder;
pub mod game;
pub mod group;
pub mod half;
pub mod injected;
pub mod installed;
pub mod kills;
pub mod lost;
pub mod monkey;
pub mod page;
pub mod patience;
pub mod places;
pub mod pointer;
mod pool;
pub mod routes;
pub mod scheduled;
pub mod screen;
pub mod seed;
pub mod server;
pub mod session;
pub mod stage;
mod watchdog;
