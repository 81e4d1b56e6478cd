//! The texts of time controls, past games, settings and keys.

use super::{Sheet, Walk, walk};
use crate::ui::text::{ChooseText, KeysText, MakeText, ManageText, PastGamesText, SettingsText};

walk! {
    ManageText {}
    one { sentence }
    inside { choose, games, settings, make, keys }
}

walk! {
    ChooseText {
        title, last_used, own, new_own, type_it, type_one, type_hint, which, play, edit, up, down,
        share, shared,
    }
    one { group, group_hint }
}

walk! {
    PastGamesText {
        none, none_do, unfinished, chart, chart_none, chart_moves, export, print, copy, copied,
        share, as_text, as_csv, as_json, control, result, left, thinking, continue_it, both_flags,
        enter_result, take_up, take_up_sure, take_up_replaces, open_another, again, playing_now,
        chart_extra,
    }
    one { moves, chart_alt, stopped_time, deleted }
}

walk! {
    SettingsText {
        language, look, theme, theme_system, theme_light, theme_dark, theme_contrast, layout,
        layout_automatic, face_to_face, side_by_side, mirrored, mirrored_hint, signals, sound,
        volume, vibration, voice, no_device, try_out, low_time, data, data_hint, backup, restore,
        set_aside, set_aside_hint, export_as_is, discard_sure, nothing_kept, look_hint, clock,
        clock_hint, signals_hint, board_hint,
    }
    one { language_missing, low_time_name, restoring }
}

walk! {
    MakeText {
        title, problems, modes, first, then, minutes, seconds, moves, add_period, remove_period,
        options, same, first_bonus, first_bonus_hint, starts_in, starts_in_hint, default_time,
        default_time_hint, freeze, freeze_usual, freeze_yes, freeze_no, noted, noted_auto,
        noted_auto_hint, order_hidden_hint, order_moot_hint, noted_claim, order, order_shown,
        order_hidden, flags_double, name, name_hint, name_missing, save_as, save, play, rule_gives,
        rule_left, decimal, double_flag,
    }
    one { mode_name, mode_hint, period, is_same, starts_after, rule_hint, rule_figure }
    two { part, first_included, flag }
    three { end_kind }
}

walk! {
    KeysText {
        title, first_half, second_half, pause, undo, redo, full_screen, help, either, press_focused,
    }
    one { name }
}
