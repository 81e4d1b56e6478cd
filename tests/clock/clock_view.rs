//! What every drawn clock says and offers: its halves, its strip, the claim of a
//! draw and its keys; and the driver that looks at it.

mod bar;
mod claim;
mod driver;
mod half;
mod key;
