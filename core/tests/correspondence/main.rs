//! Correspondence chess under Triple Block.
#![cfg(not(target_arch = "wasm32"))]

mod enter;
mod event_form;
mod event_link;
mod example;
mod hints;
mod one_deadline;
mod pasted;
mod rank;
mod season;
mod server_file;
mod triple_block;
mod triple_block_laws;
mod triple_block_plan;
