//! The texts of the page that takes a server's file: `locales/TAG/bring.ftl`.

use crate::correspondence::server_file::{self, FileKind, Looks, ServerFileError};
use crate::words::{Arg, Number, area};

area!("bring", written by super::base::WRITERS);

/// Why a text has no games.
pub(crate) fn file_problem(problem: &ServerFileError) -> String {
    wrong::file(problem, server_file::MAX_BYTES / 1_000_000)
}
