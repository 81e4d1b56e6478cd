//! Correspondence chess under Triple Block: the parameters of an event, the ledger of
//! a game's time, and what follows from it. Pure; whole seconds of UTC.
//!
//! A player has three blocks of time: the *clock*, which is available for the current move and
//! never shows more than 50 days; the *increment* that each of the first 50 moves adds; and the
//! *bank*, from which the clock is refilled. A clock at zero loses, whatever is in the bank.
//!
//! | file | what it is |
//! | --- | --- |
//! | [`seconds`] | whole seconds: a length, and a point in UTC |
//! | [`event`] | the parameters of an event, checked |
//! | [`interpretations`] | an event's interpretations of open questions in the rules |
//! | [`certainty`] | whether its end is certain, and where its blocks differ from the table |
//! | [`account`] | clock, bank and moves of a player, and the effect of a move |
//! | [`edit`] | a change of a journal |
//! | `effect` | what other parameters of its event change in a game |
//! | [`blocks`] | the three blocks, to be drawn |
//! | [`entry`] | an act and its stamp |
//! | [`state`] | the state of a game at an instant |
//! | [`ledger`] | a game as its journal, and everything that follows from it |
//! | [`trial`] | trying a change of the journal before it is saved |
//! | [`error`] | why an entry is rejected |
//! | [`game`] | a game as it is stored |
//! | [`code`] | a journal as one short text |
//! | [`summary`] | a game as an entry of a list |
//! | [`rank`] | which games a list shows, and in which order |
//! | [`enter`] | entering a game: what is typed, checked |
//! | [`example`] | a season that nobody plays, for a list without a game |
//! | [`pasted`] | what a text in the form of one game says besides the moves |
//! | [`bounds`] | the least and the most of each account, if stamps are to the minute |
//! | [`deadline`] | when a game is lost if nothing happens |
//! | [`proposal`] | the blocks that the rules give to an event of some length |
//! | [`offer`] | the alternative blocks for a length |
//! | [`event_form`] | errors in the form of an event |
//! | [`link`] | an event as the query of a link |
//! | [`statement`] | an entry as a sum that a person can check |
//! | [`reconcile`] | explanations when the server shows other times |
//! | [`look`] | what the server shows of both players, and what that settles |
//! | [`server_facts`] | how the server of an event counts, as far as that is settled |
//! | [`forecast`] | the time available per move, and the projection of the pace |
//! | [`leave_planner`] | which games survive an absence, and what to do before it |
//! | [`budget`] | clock and bank over the moves, for a chart |
//! | [`what_if`] | a game projected into the future, with hypothetical acts |
//! | [`conditional`] | replies prepared before the opponent moves |
//! | [`calendar`] | deadlines as a calendar file |
//! | [`civil`] | dates and times of day as typed, in any time zone |
//! | [`typed`] | lengths of time as typed |
//! | [`typed_moves`] | moves as typed, or copied from a server's page |
//! | [`same`] | whether two files mean the same player or the same event |
//! | [`season`] | which games and events a server's file means |
//! | [`origin`] | which moves of a game are from a file, and which were entered |
//! | [`brought`] | a brought file, before anything is kept of it |
//! | [`take_over`] | keeping what a server's file says of a game |
//! | [`server_clocks`] | the clocks of a server's file, compared with the ledger |
//! | [`server_game`] | a game as a server's file has it |
//! | [`server_file`] | what a brought file is, and reading its games one by one |

pub mod account;
pub mod ahead;
pub mod blocks;
pub mod bounds;
pub mod brought;
pub mod budget;
pub mod calendar;
pub mod certainty;
pub mod civil;
pub mod code;
pub mod conditional;
pub mod deadline;
pub mod edit;
pub mod effect;
pub mod enter;
pub mod entry;
pub mod error;
pub mod event;
pub mod event_form;
pub mod example;
pub mod forecast;
pub mod game;
pub mod interpretations;
pub mod leave_planner;
pub mod ledger;
pub mod link;
pub mod look;
pub mod offer;
pub mod origin;
pub mod pasted;
pub mod proposal;
pub mod rank;
pub mod reconcile;
pub mod same;
pub mod season;
pub mod seconds;
pub mod server_clocks;
pub mod server_facts;
pub mod server_file;
pub mod server_game;
pub mod state;
pub mod statement;
pub mod summary;
pub mod take_over;
pub mod trial;
pub mod typed;
pub mod typed_moves;
pub mod what_if;

pub use blocks::Blocks;
pub use edit::Edit;
pub use entry::{Act, Cause, Ending, Entry, ShownTime};
pub use error::EntryError;
pub use event::{Edition, Event, EventDraft, Protection, Refill};
pub use game::CorrespondenceGame;
pub use interpretations::{EndDate, Interpretations, Openings, Reset};
pub use ledger::{EntryEffect, Ledger};
pub use rank::GameStanding;
pub use seconds::{Seconds, Utc};
pub use server_facts::ServerFacts;
pub use server_file::{FileKind, ServerFile};
pub use server_game::ServerGame;
pub use state::{Phase, State};
pub use summary::Summary;
