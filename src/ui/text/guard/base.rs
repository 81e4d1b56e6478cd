//! The texts that every page may use.

use super::{Sheet, Walk, walk};
use crate::ui::text::correspondence::keep::BackupText;
use crate::ui::text::home::HomeText;
use crate::ui::text::play::BesideText;
use crate::ui::text::study::LinksText;
use crate::ui::text::{
    AboutText, BoardKeys, BriefText, CommonText, ControlsText, EditorText, FaceText, Faults,
    GamesText, MaterialText, NamesText, PanelText, PlayersText, SecondCopy, Text, TileText,
    UpdateText,
};

walk! {
    Text {
        tag,
    }
    inside {
        common, words, home, face, panel, controls, players, tile, editor, games, about, beside,
        keep, links, board_keys, faults, update,
    }
}

walk! {
    CommonText {
        back, cancel, save, delete, close, less, more, clock, home, settings, language_system,
        learn, embed, start, not_found,
    }
}

walk! {
    NamesText {
        started,
    }
    one {
        color, reason, result, outcome, offence, spoken, on_clock, event, moved, penalized,
        corrected, flag_fell, first_flag_fell, period_over,
    }
    letters { pieces }
}

walk! {
    HomeText {
        ways, first_included, go_on, controls, all, all_hint, correspondence, games_hint,
        nothing_due, my_move, not_compared, check, add_game, board, board_goes_on, learn,
    }
    one { start, class, games, waiting_since, left, kept }
}

walk! {
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

walk! {
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

walk! {
    MaterialText {
        pawns, queen, rook, bishop, knight, bare_king, one_knight, more_knights, light, dark, both,
        look,
    }
    one { ask, opponents, own, knights, bishops, board_decides }
    three { says }
}

walk! {
    ControlsText {
        replaces, replaces_end, brief_bad_link,
    }
    one { replaces_link, notation_error, expected, setup_problem, bad_link, brief_link }
}

walk! {
    PlayersText {
        title, same, new,
    }
    one { name_of, rename }
}

walk! {
    TileText {
        odds, hourglass, then, then_again,
    }
    one { length, extra }
    two { versus, moves_in }
}

walk! {
    EditorText {
        name_long, rule,
    }
    one { problem, rule_name }
}

walk! {
    GamesText {
        title, log, when, clock_time, what, undone, missing,
    }
    one { versus, extra }
}

walk! {
    AboutText {
        title, local, licence, licences,
    }
}

walk! {
    BesideText {
        title, claim_instead, earlier, later, now, board, colours, letters, coordinates,
        keys_of_page, keys_of_board, key_entry, key_press,
    }
    one { refusal, could_claim, letters_name, colours_name }
}

walk! {
    BackupText {
        only_here, too_large, backup, used_label, show_restored, table_stays, table_went_on,
    }
    one { unsaved, nearly_full, backup_due, last_backup, restored }
    two { used }
}

walk! {
    LinksText {
        correspondence, study, winnability, look_at_it, as_pgn,
    }
}

walk! {
    BoardKeys {
        arrows, press, escape, edge, piece, other_piece, rank, file, last, goals, attackers,
        position,
    }
}

walk! {
    Faults {
        absent, full, no_lock, set_aside_link, awake,
    }
    one { overtaken, bad_backup, loading, several_set_aside }
    two { not_saved }
    inside { second_copy }
}

walk! {
    SecondCopy {
        alone, lost, refused, awaited,
    }
    one { unknown_after, apart, disputed }
    two { game, others }
    inside { brief }
}

walk! {
    BriefText {
        others, apart, awaited, one_copy,
    }
    one { game, unknown_after }
}

walk! {
    UpdateText {
        ready, restart, loading, not_loaded, damaged, try_again, gone,
    }
}
