//! Files that people save, and get back later or elsewhere: a backup, a game as PGN, a calendar.

mod backup;
mod calendar;
mod pgn;
