//! How the games are kept: what is used, backups, and what goes wrong.

use crate::storage::report::RestoredCounts;
use crate::storage::store::StoreError;

#[allow(missing_debug_implementations, reason = "texts")]
pub struct BackupText {
    /// Entries of the user are only in memory; and why.
    pub unsaved: fn(&StoreError) -> String,
    pub only_here: &'static str,
    /// Games to look at are only in memory.
    pub too_large: &'static str,
    pub nearly_full: fn(u32) -> String,
    /// On the button that saves one.
    pub backup: &'static str,
    /// The number of days since the last one; `None` if there has never been one.
    pub backup_due: fn(Option<i64>) -> String,
    /// The used part of the room, in per cent and in kilobytes.
    pub used: fn(u32, usize) -> String,
    pub used_label: &'static str,
    /// When the last backup was saved, as a date; `None`: never.
    pub last_backup: fn(Option<&str>) -> String,
    /// The outcome of reading a backup: taken, the same, newer here, kept as a copy, not taken.
    pub restored: fn(&RestoredCounts) -> String,
    /// The link to what was taken.
    pub show_restored: &'static str,
    /// A backup has a version of the game on the table that went on differently.
    pub table_stays: &'static str,
    /// A backup has the game on the table with more played in it.
    pub table_went_on: &'static str,
}
