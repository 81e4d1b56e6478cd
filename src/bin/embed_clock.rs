//! The program of embedded views: see `zeitnot::embed`.

#![forbid(unsafe_code)]

fn main() {}
