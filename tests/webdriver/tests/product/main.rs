//! The built app, driven as a person would drive it.
//!
//! In most of these tests time stands still until the test turns it, so that
//! every charge can be checked to the millisecond; where real time matters, a
//! test says so.

mod addresses;
mod app;
mod areas;
mod axe;
mod back;
mod board;
mod broken;
mod browsers;
mod correspondence_events;
mod correspondence_game;
mod correspondence_games;
mod correspondence_keeping;
mod correspondence_plan;
mod correspondence_season;
mod correspondence_story;
mod counted;
mod csp;
mod damaged;
mod double_flag;
mod double_flag_board;
mod embed;
mod embed_outline;
mod everyone;
mod exactness;
mod faces;
mod figures;
mod files;
mod gallery;
mod hands;
mod home;
mod keyboard;
mod kills;
mod lessons;
mod licences;
mod monkey;
mod network;
mod offline;
mod pages;
mod second_copy;
mod start;
mod storage;
mod study;
mod tab_order;
mod table;
mod table_walks;
mod tabs;
mod tournament;
mod translation;
mod walk;

mod winnability;
