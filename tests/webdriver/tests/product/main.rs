//! The built app, driven as a person would drive it.
//!
//! Time stands still in most of these tests and is turned by them, so that
//! every charge can be told to the millisecond; where real time matters, a test
//! says so.

mod addresses;
mod exactness;
mod games;
mod hands;
mod keyboard;
mod network;
mod pages;
mod reload;
mod storage;
mod table;
mod tabs;
mod wake;
