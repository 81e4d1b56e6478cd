//! The overtime that a clock shows.

use zeitnot_core::clock::Overtime;

use zeitnot_fixtures::table::s;

pub fn byo(left: i64, periods: u16) -> Overtime {
    let left = s(left);
    Overtime::ByoYomi { left, periods }
}

pub fn block(left: i64, moves: u16) -> Overtime {
    let left = s(left);
    Overtime::Canadian { left, moves }
}
