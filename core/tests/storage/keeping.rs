//! Storing correspondence games: the room they need, a page that is killed while it saves, two
//! tabs, a full storage, and two devices.

mod backup;
mod cleared;
mod counting;
mod courses;
mod damaged;
mod deleted;
mod device;
mod diverged;
mod killed;
mod lines;
mod list;
mod mirror;
mod room;
mod size;
mod storage;
mod tail;
