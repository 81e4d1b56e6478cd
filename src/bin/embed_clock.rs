//! The embedded clock: see `zeitnot::embed::clock`.

#[cfg(target_arch = "wasm32")]
use lol_alloc::{FreeListAllocator, LockedAllocator};
use zeitnot::embed::clock;
use zeitnot::platform::panic;

/// A clock needs little memory, and the default allocator is 3 KB of a download of 70.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: LockedAllocator<FreeListAllocator> = LockedAllocator::new(FreeListAllocator::new());

fn main() {
    panic::report();
    clock::run();
}
