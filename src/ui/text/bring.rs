//! The texts of the page that takes a server's file: `locales/TAG/bring.ftl`.

use crate::correspondence::server_file::{self, FileError, FileKind, Looks};
use crate::words::{Arg, Number, area};

area!("bring", written by super::base::WRITERS);

/// Why a text has no games.
pub(crate) fn file_problem(problem: &FileError) -> String {
    match problem {
        FileError::NotGames(kind) => match kind {
            FileKind::Backup => wrong::backup().into(),
            FileKind::EventLink => wrong::link().into(),
            FileKind::Empty => wrong::empty().into(),
            FileKind::Pgn | FileKind::Xfcc => wrong::no_games().into(),
            FileKind::Unknown(looks) => looks_like(looks),
        },
        FileError::TooLarge(_) => wrong::too_large(server_file::MAX_BYTES / 1_000_000),
        FileError::Xml { line, column, .. } => wrong::damaged(*line, *column),
        FileError::Fault(text) => wrong::fault(text),
        FileError::NoGames => wrong::no_games().into(),
    }
}

fn looks_like(looks: &Looks) -> String {
    match looks {
        Looks::Html => wrong::html().into(),
        Looks::Xml(name) => wrong::xml(name),
        Looks::Json => wrong::json().into(),
        Looks::Archive => wrong::archive().into(),
        Looks::Pdf => wrong::pdf().into(),
        Looks::Binary => wrong::binary().into(),
        Looks::Text => wrong::text().into(),
    }
}
