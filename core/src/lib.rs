//! Chess clocks as pure functions: every FIDE mode, double flag, and correspondence by Triple Block.
//!
//! # The rooms
//! Every module answers one question, and imports go one way: down this list, never up.
//!
//! | room | question |
//! | --- | --- |
//! | [`embed`] | what can a page of another site set on an embedded clock or board? |
//! | [`lessons`] | what is taught, and when is a task done? |
//! | [`settings`] | what does a player choose once, for all games? |
//! | [`storage`] | what is stored, and how does it survive failures? |
//! | [`correspondence`] | what does a correspondence clock do, and when is a game lost on time? |
//! | [`game`] | what happens on the board, how does a game end, can a side still win? |
//! | [`clock`] | what does a clock over the board do? |
//! | [`qr`] | how does a camera read a link or a text? |
//! | [`json`] | how is plain data stored as text? |
//! | [`percent`] | how is text encoded in an address? |
//! | [`time`] | what are lengths and points of time? |
//!
//! # A blitz clock with a flag
//! Time is an argument, and only facts are entered: a flag that falls is computed, to the
//! millisecond, whenever somebody asks.
//!
//! ```
//! use zeitnot_core::clock::setup::SetupDraft;
//! use zeitnot_core::clock::state::FlagVerdict;
//! use zeitnot_core::clock::{Clock, Color, Event, Setup, notation};
//! use zeitnot_core::time::{Instant, Millis, Stamp};
//!
//! let controls = notation::parse("3+2").expect("three minutes, and two seconds for each move");
//! let setup = Setup::new(SetupDraft::standard(controls)).expect("a control to play with");
//! let mut clock = Clock::new(setup);
//!
//! // Seconds of the device's steady clock; a log also has its calendar.
//! let at = |s: i64| Stamp::at_ms(1_000 * s);
//! clock.apply(Event::Press(Color::Black), at(0)).expect("Black starts White's clock");
//! clock.apply(Event::Press(Color::White), at(5)).expect("White has moved");
//! assert_eq!(clock.at(at(5).at).accounts.white.balance, Millis::seconds(3 * 60 + 2 - 5 + 2));
//!
//! // Nobody has pressed: Black's 3:02 have run out, and the clocks are frozen.
//! let state = clock.at(at(600).at);
//! assert_eq!(state.flag_verdict(clock.setup()), Some(FlagVerdict::Lost(Color::Black)));
//! assert_eq!(state.accounts.black.flag, Some(at(5 + 182).at));
//! assert!(clock.apply(Event::Press(Color::Black), at(600)).is_err());
//! ```
//!
//! # A double-flag game to its draw
//! A player who has used up the main time plays on in the extra time, and can only hold the draw.
//!
//! ```
//! use zeitnot_core::clock::setup::SetupDraft;
//! use zeitnot_core::clock::{Clock, Color, EndReason, Event, GameResult, Phase, Setup, notation};
//! use zeitnot_core::time::{Instant, Millis, Stamp};
//!
//! let controls = notation::parse("5 df30/5").expect("5 min, extra time of 30 s, 5 s a move");
//! let setup = Setup::new(SetupDraft::standard(controls)).expect("both have the double flag");
//! let mut clock = Clock::new(setup);
//! let at = |s: i64| Stamp::at_ms(1_000 * s);
//! clock.apply(Event::Press(Color::Black), at(0)).expect("Black starts White's clock");
//! clock.apply(Event::Press(Color::White), at(310)).expect("White is on extra time");
//!
//! let state = clock.at(at(310).at);
//! assert_eq!(state.accounts.white.first_flag, Some(at(300).at));
//! assert!(state.may_claim_draw(clock.setup(), Color::Black));
//! assert!(clock.apply(Event::ClaimDraw(Color::White), at(320)).is_err());
//! clock.apply(Event::ClaimDraw(Color::Black), at(320)).expect("Black has main time left");
//! let Phase::Ended(outcome) = clock.at(at(320).at).phase else { panic!("the game is over") };
//! assert_eq!((outcome.result, outcome.reason), (GameResult::Draw, EndReason::FirstFlagClaim));
//! ```
//!
//! # A ledger of Triple Block, with a refill and its deadline
//! Whole seconds of UTC; a day is 86,400 of them.
//!
//! ```
//! use zeitnot_core::clock::{ByColor, Color};
//! use zeitnot_core::correspondence::deadline::deadlines;
//! use zeitnot_core::correspondence::proposal::propose;
//! use zeitnot_core::correspondence::{Act, Entry, Event, Ledger, Refill, Seconds, Utc};
//! use zeitnot_core::game::{MoveHistory, Start};
//!
//! let start = Utc::new(1_767_268_800);
//! let mut draft = propose(700).standard().draft("Cup", start);
//! // The server adds the increment alone; players refill by hand.
//! draft.refill = Refill::IncrementOnly;
//! let cup = Event::new(draft).expect("the blocks of the rules' own table");
//!
//! let lead = MoveHistory::new(Start::standard());
//! let official = Entry { at: start, act: Act::OfficialStart };
//! let mut game = Ledger::open(cup, lead, ByColor::both(0), vec![official]).expect("a start");
//! // White thinks for 40 days and moves: 50 days less 40, and an increment of 5.
//! let moved = start + Seconds::days(40);
//! let e4 = Act::Move("e2e4".parse().expect("a move in UCI"));
//! game.add(Entry { at: moved, act: e4 }, moved).expect("White is to move");
//! let white = *game.at(moved).account(Color::White);
//! assert_eq!((white.clock, white.bank), (Seconds::days(15), Seconds::days(50)));
//!
//! // Black's clock falls after 50 days, or 20 days later with a refill from the bank.
//! let black = game.at(moved);
//! assert_eq!(black.falls(), Some(moved + Seconds::days(50)));
//! let refilled = moved + Seconds::days(30);
//! let refill = Act::Refill { side: Color::Black, amount: Seconds::days(20) };
//! game.add(Entry { at: refilled, act: refill }, refilled).expect("20 of the bank's 50 days");
//! let deadlines = deadlines(&game.last()).expect("Black's clock runs");
//! assert_eq!(deadlines.falls, moved + Seconds::days(70));
//! assert_eq!(deadlines.last, moved + Seconds::days(100));
//! ```

#![warn(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

pub mod clock;
pub mod correspondence;
pub mod embed;
pub mod game;
pub mod json;
pub mod lessons;
pub mod percent;
pub mod qr;
pub mod settings;
pub mod storage;
pub mod time;
