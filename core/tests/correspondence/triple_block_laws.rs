//! Laws that hold for every game under Triple Block, whatever the event and whatever happens in it:
//! random journals, a model that counts time one by one, the proof of point (e), and hostile input.

mod bounds;
mod end;
mod hostile;
mod kept;
mod laws;
mod model;
mod random;
mod sums;
