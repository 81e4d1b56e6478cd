//! The texts that every page may use.

use super::{Sheet, Walk, walk as walks};
use crate::clock::draft::FieldErrorKind;
use crate::clock::log::{Correction, Penalty};
use crate::clock::notation::NotationError;
use crate::clock::setup::SetupError;
use crate::clock::step::Move;
use crate::clock::view::half::SideTime;
use crate::clock::{BoardEnd, ByColor, Color, Event, GameResult, Mode, Outcome};
use crate::game::material::MaterialVerdict;
use crate::game::sheet::SheetError;
use crate::storage::backup::BackupError;
use crate::storage::kind::ValueKind;
use crate::storage::report::RestoredCounts;
use crate::storage::store::StoreError;
use crate::storage::versioned::{LoadError, SaveError};
use crate::time::Millis;
use crate::ui::text::correspondence::keep::BackupText;
use crate::ui::text::home::HomeText;
use crate::ui::text::play::BesideText;
use crate::ui::text::study::LinksText;
use crate::ui::text::{
    AboutText, BoardKeys, BriefText, CommonText, ControlsText, EditorText, FaceText, Faults,
    GamesText, MaterialText, NamesText, PanelText, PlayersText, SecondCopy, Text, TileText,
    UpdateText,
};
use crate::ui::text::{base, controls, history, spoken, stored};

/// Renders them, and what is built of them.
pub(super) fn walk(sheet: &mut Sheet) {
    base::walk(sheet);
    sheet.one(
        "result",
        &(history::result as fn(GameResult) -> &'static str),
    );
    sheet.one("outcome", &(history::outcome as fn(Outcome) -> String));
    sheet.one("event", &(history::event as fn(&'static Event) -> String));
    sheet.one("moved", &(history::moved as fn(&'static Move) -> String));
    sheet.one(
        "penalized",
        &(history::penalized as fn(&'static Penalty) -> String),
    );
    sheet.one(
        "corrected",
        &(history::corrected as fn(&'static ByColor<Correction>) -> String),
    );
    sheet.one(
        "board_fact",
        &(history::board_fact as fn(BoardEnd) -> &'static str),
    );
    sheet.one("spoken", &(spoken::spoken as fn(Millis) -> String));
    sheet.one("on_clock", &(spoken::on_clock as fn(Millis) -> String));
    sheet.one("on_half", &(spoken::on_half as fn(SideTime) -> String));
    sheet.one("mode", &(controls::mode as fn(Mode) -> String));
    sheet.one("besides", &(controls::besides as fn(Mode) -> String));
    sheet.one("length", &(controls::length as fn(Millis) -> String));
    sheet.one(
        "notation_error",
        &(controls::notation_error as fn(&'static NotationError) -> String),
    );
    sheet.one(
        "setup_problem",
        &(controls::setup_problem as fn(&'static SetupError) -> &'static str),
    );
    sheet.one(
        "field_problem",
        &(controls::field_problem as fn(&'static FieldErrorKind) -> &'static str),
    );
    sheet.one(
        "versus",
        &(base::versus as fn(&'static ByColor<String>) -> String),
    );
    sheet.one(
        "are_here",
        &(base::are_here as fn(ByColor<bool>) -> Option<&'static str>),
    );
    sheet.one(
        "refused",
        &(base::refused as fn(SheetError) -> &'static str),
    );
    sheet.one(
        "bad_backup",
        &(stored::bad_backup as fn(&'static BackupError) -> String),
    );
    sheet.one(
        "not_loaded",
        &(stored::not_loaded as fn(&'static LoadError) -> String),
    );
    sheet.one(
        "unsaved",
        &(stored::unsaved as fn(&'static StoreError) -> String),
    );
    sheet.one(
        "backup_due",
        &(stored::backup_due as fn(Option<i64>) -> String),
    );
    sheet.one(
        "last_backup",
        &(stored::last_backup as fn(Option<&'static str>) -> String),
    );
    sheet.one(
        "restored",
        &(stored::restored as fn(&'static RestoredCounts) -> String),
    );
    sheet.two(
        "not_saved",
        &(stored::not_saved as fn(ValueKind, &'static SaveError) -> String),
    );
    sheet.three(
        "say_half",
        &(spoken::say_half as fn(&'static str, SideTime, SideTime) -> String),
    );
    sheet.two(
        "say_left",
        &(spoken::say_left as fn(Color, Millis) -> String),
    );
    sheet.two("was", &(base::was as fn(Millis, Millis) -> String));
    sheet.one(
        "moves_unit",
        &(base::moves_unit as fn(&'static str) -> &'static str),
    );
    let says = base::material_says as fn(Color, MaterialVerdict, bool) -> &'static str;
    sheet.three("material_says", &says);
    sheet.one("extra_time", &(base::extra_time as fn(Millis) -> String));
    let game = stored::restored_game as fn(Option<&'static str>, &'static str) -> String;
    sheet.two("restored_game", &game);
    sheet.letters("pieces", &base::pieces());
}

walks! {
    Text {
        tag,
    }
    inside {
        common, words, home, face, panel, controls, players, tile, editor, games, about, beside,
        keep, links, board_keys, faults, update,
    }
}

walks! {
    CommonText {
        back, cancel, save, delete, close, less, more, clock, home, settings, language_system,
        learn, embed, start, not_found,
    }
}

walks! {
    NamesText {
        started,
    }
    one {
        color, reason, result, outcome, offence, spoken, on_clock, event, moved, penalized,
        corrected, flag_fell, first_flag_fell, period_over,
    }
    letters { pieces }
}

walks! {
    HomeText {
        ways, first_included, go_on, controls, all, all_hint, correspondence, games_hint,
        nothing_due, my_move, not_compared, check, add_game, board, board_goes_on, learn,
    }
    one { start, class, games, waiting_since, left, kept }
}

walks! {
    FaceText {
        waits_for_start, tap_when_here, is_here, here, claim_both_absent, put_off, pause, menu,
        change_control, full_screen, leave_full_screen, swap_view, delay, byo_yomi_last, overtime,
        low, flag_first, flag_second, flag_down, claim_flag, note_flag, stopped, following,
        extra_time, draw_only, flag_main_time, flag_extra_time, claim_draw, claim_hold, claim_again,
    }
    one {
        press_to_start, are_here, starts_in, claim_default, claim_late, first_included, moves,
        moves_to_go, total, mode, byo_yomi_running, canadian_running, flag_fell, say_flag,
        say_first_flag, press_gives, say_byo_yomi,
    }
    two { claim_alone, period, byo_yomi, canadian, say_left }
    three { say_half }
}

walks! {
    PanelText {
        paused, order_unknown, put_off, begin, stopped_by, by_nobody, ready, resume, go_back,
        adjust, finish, result, how_ended, reason_if_wished, rematch, rematch_short, again,
        match_score, new_match, new_match_sure, undo, redo, correct, correct_key, as_it_was,
        no_time, set_both, confirm_both, swap, penalties, give, give_nothing, end, play_on,
        new_game, new_game_sure, other_control, log, details, who_offended, introduce, time, moves,
        period, overtime_left, periods_left, moves_left, extra_left, away_title, away_ignore,
        away_ignore_paused, first_flag_hint,
    }
    one {
        stopped, fallen, turn_to, now_side, set_clock, wins, cannot_mate, second_loses,
        second_draws, not_taken_back, moves_unit, away_count, away_count_paused, rejection,
        claim_draw, board_end, resign_still,
    }
    two { was, give_amount, opponent_gets, away }
    inside { material }
}

walks! {
    MaterialText {
        pawns, queen, rook, bishop, knight, bare_king, one_knight, more_knights, light, dark, both,
        look,
    }
    one { ask, opponents, own, knights, bishops, board_decides }
    three { says }
}

walks! {
    ControlsText {
        replaces, replaces_end, brief_bad_link,
    }
    one { replaces_link, notation_error, expected, setup_problem, bad_link, brief_link }
}

walks! {
    PlayersText {
        title, same, new,
    }
    one { name_of, rename }
}

walks! {
    TileText {
        odds, hourglass, then, then_again,
    }
    one { length, extra }
    two { versus, moves_in }
}

walks! {
    EditorText {
        name_long, rule,
    }
    one { problem, rule_name }
}

walks! {
    GamesText {
        title, log, when, clock_time, what, undone, missing,
    }
    one { versus, extra }
}

walks! {
    AboutText {
        title, local, licence, licences,
    }
}

walks! {
    BesideText {
        title, claim_instead, earlier, later, now, board, colours, letters, coordinates,
        keys_of_page, keys_of_board, key_entry, key_press,
    }
    one { refusal, could_claim, letters_name, colours_name }
}

walks! {
    BackupText {
        only_here, too_large, backup, used_label, show_restored, table_stays, table_went_on,
    }
    one { unsaved, nearly_full, backup_due, last_backup, restored }
    two { used }
}

walks! {
    LinksText {
        correspondence, study, winnability, look_at_it, as_pgn,
    }
}

walks! {
    BoardKeys {
        arrows, press, escape, edge, piece, other_piece, rank, file, last, goals, attackers,
        position,
    }
}

walks! {
    Faults {
        absent, full, no_lock, set_aside_link, awake,
    }
    one { overtaken, bad_backup, loading, several_set_aside }
    two { not_saved }
    inside { second_copy }
}

walks! {
    SecondCopy {
        alone, lost, refused, awaited,
    }
    one { unknown_after, apart, disputed }
    two { game, others }
    inside { brief }
}

walks! {
    BriefText {
        others, apart, awaited, one_copy,
    }
    one { game, unknown_after }
}

walks! {
    UpdateText {
        ready, restart, loading, not_loaded, damaged, try_again, gone,
    }
}
