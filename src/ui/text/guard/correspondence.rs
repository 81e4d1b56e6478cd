//! The texts of correspondence games, of their events, and of plans for them.

use super::ledgers::statements;
use super::{Sheet, Walk, walk};
use crate::ui::text::correspondence::CorrespondenceText;
use crate::ui::text::correspondence::common::SharedText;
use crate::ui::text::correspondence::correct::CorrectText;
use crate::ui::text::correspondence::events::{
    EventFormText, EventSheetText, EventsText, TeamsText,
};
use crate::ui::text::correspondence::figures::FiguresText;
use crate::ui::text::correspondence::game::GamePageText;
use crate::ui::text::correspondence::games::{GameListText, NewGameText};
use crate::ui::text::correspondence::interpretations::InterpretationText;
use crate::ui::text::correspondence::plan::{
    AheadText, LeaveText, PaceText, PlanText, PrivateStudyText, WhatIfText,
};
use crate::ui::text::correspondence::sums::SumsText;

walk! {
    CorrespondenceText {}
    inside { common, games, game, figures, correct, events, plan, interpretations }
}

walk! {
    SharedText {
        title, clock, increment, increment_short, bank, days, following, take_over,
    }
    one { blocks, length, to_move }
    dated { refusal }
}

walk! {
    CorrectText {
        too_late, game, players, delete, delete_question, delete_sure, change_event,
    }
    one { deleted, compared, compared_games, event_changed }
    two { changed_games, change_event_question }
}

walk! {
    EventsText {
        title, none, new, only_archived, is_archived, not_begun, running, over, missing,
    }
    one { archived, games }
    list { none_what }
    inside { form, sheet, team }
}

walk! {
    EventFormText {
        title_new, title_edit, name_hint, zone_hint, days_hint, days_unit, common, blocks, own,
        own_why, length_hint, end, end_unknown, unrated, rules, edition, refill, suspended,
        team_and_note, team, team_why, captain, captain_why, moves_hint, note, note_hint, add, save,
        changes_save, changes_back, change_saved, change_fits, shared, shared_add, shared_edit,
        shared_rest,
    }
    one {
        place, fault, faults, days_are, offer, blocks_by, edition_name, edition_why, refill_name,
        refill_why, changes, change_lost, shared_wrong, link_problem,
    }
    two { offer_why, protection_name, protection_why, team_by, change_conflict, change_deadline }
    three { rules_by, change_accounts, change_increments }
}

walk! {
    EventSheetText {
        heading, start, end, length, what_clock, pace, options, example, lost, share, share_hint,
        link, copy, copied, not_copied, print, games, no_games, add_game, mine, theirs, waits,
        claim, edit, archive, unarchive, delete, delete_sure, team, note,
    }
    one { each, both, what_increment, what_bank, option_moves, option_team, option_zone }
    two { days, pace_is, option_protection }
}

walk! {
    TeamsText {
        title, not_team, not_team_do, transfer_in_effect, transfer_not, none, falls, owed, change,
        kind, substitution, substitution_why, replacement, replacement_why, alone, alone_why,
        takes_over, name, amount, amount_hint, when, when_missing, amount_wrong, enter, misfit,
        open,
    }
    one { ended, finished, board, fill, done_new, done_transfer }
    two { leaves }
    list { what }
}

walk! {
    FiguresText {
        title, teach, seen_at, save, none, to_games, nothing, instant_missing,
    }
    one { side, link }
    two { saved, problem }
}

walk! {
    GamePageText {
        your_time, stamp, stamp_example, stamp_now, stamp_change, stamp_pick, month_before,
        month_after, stamp_twice, zone, zone_of_server, zone_here, zone_other, zone_name,
        accept_loss, server_differs, line_forms, their_clock_falls, last_moment, cautious, in_doubt, their_cautious,
        unknown_time, no_moves, bank_does_not_save, about_dates, past, enter, line_placeholder,
        line_hint, line_dates, refill, claim, resolve, result, compare, reconcile, start, team,
        save, saved, side, amount, amount_hint, name, who_won, how, nothing_yet, incomplete,
        no_result, no_ending, unchanged, will_do, lay, seen_hint, reconcile_hint, here, difference,
        preview, changes_event, event_missing, entries, event_instead, take_event, statement,
        no_entries, line, made, used, added_time, from_bank, bank_after, first_move, last_lines,
        kept_since, correct, remove, insert, kind, what_changes, nothing_changes, added, removed,
        now_stands, note, note_hint, link, link_hint, link_problem, open_link, study, ahead, event,
        take_along, save_pgn, copy_pgn, copy_statement, print, confidential, share_anyway, copied,
        not_copied,
    }
    one {
        stamp_typed, stamp_hint, stamp_problem, stamp_zone_unknown, stamp_ambiguous, length_problem,
        bank, increments_left, waiting, claim_pending, verdict, move_by, visits, move_label,
        line_problem, unentered, line_took, then_shows, amount_all, ending, clock_of, bank_of,
        prepared, seen_clock, seen_bank, all_lines, spent, correct_entry, kind_name, falls, after_fall,
    }
    two { stamp_skipped, turn, fallen, moves_by, explains, conflict, does_not_fit }
    three { entry, clock_bank }
    dated_too { why }
    inside { sums }
}

walk! {
    GameListText {
        title, teach, teach_blocks, enter_game, open_link, organize, events, absence, backup, ahead,
        calendar, calendar_hint, calendar_empty, remind_refill, remind_move, remind_check,
        remind_last, search, search_hint, event, all_events, archived, orphans, orphans_why,
        nothing_found, show_all, refill, claim, no_moves, claim_waits, not_compared, check,
        bank_no_help, refill_to_be_safe,
    }
    one { later, standing, finished, starts }
    two { check_first, reminder, ended }
    three { calendar_saved }
    list { calendar_each }
    inside { new }
}

walk! {
    NewGameText {
        title, needs_event, event, choose_event, another_event, side, white, black, neither, how,
        begins, under_way, how_hint, opening, fen, fen_hint, opening_moves, moves, moves_hint,
        server_shows, server_hint, you, opponent, own_moves, made_hint, save, one_by_one,
        all_hint, me, me_hint, skip, is_over,
    }
    one { name_of, clock, bank, made, found, all_at_once, plies, moves_problem }
    two { starts_at, opening_hint, problem, game_of, entered }
}

walk! {
    InterpretationText {
        departs, heading, openings, reset, end_date, settled, settled_why, take_back,
    }
    one {
        certainty, unlisted, openings_name, end_date_name, end_date_why, option_end_date,
        own_starts, settled_refill, settled_openings,
    }
    two {
        departure, openings_why, reset_name, reset_why, option_openings, option_reset, seen_in,
        cautious,
    }
}

walk! {
    PlanText {}
    inside { ahead, what_if, pace, absence, study }
}

walk! {
    AheadText {
        title, what_if, pace, calendar, none, deadlines, teach, opponent, move_by, my_move,
        their_move, to_be_safe, in_doubt, then, lost, won, over, claim, waits, own_pace, pace_lasts,
        no_pace, not_compared, compare_first,
    }
    two { pace_ends }
}

walk! {
    WhatIfText {
        from, now, started, scale, scale_hint, date, event_end, accounts, to_move, claim, over,
        suppose, undo,
    }
    one { entry, refill_by, last_moment, later, moving, refill, moved, refused }
    two { moves, refilled, off_scale }
    three { falls, fallen }
}

walk! {
    PaceText {
        teach, figures, of_move, even, pace_of, all, over,
    }
    one { last, no_pace, pace, drain, lasts }
    two { until, beyond, cliff }
    three { alt }
    five { falls }
}

walk! {
    LeaveText {
        title, to_game, teach, from, to, from_example, to_example, length, soon, order, none, nothing, safe,
        refill_now, move_now, lost, at_least, left, why_keep, not_compared, why_unknown, check,
        may_be_lost, in_doubt, before_start, before_resolved, in_worse_case, own, refill, confirm,
        done, not_saved, print,
    }
    one { weeks, refill_before, move_by, why_safe, why_lost, before_substitution, careful, sure }
    two { answer, why_move, why_or_move }
    three { why_refill, why_refill_then }
}

walk! {
    PrivateStudyText {
        title, teach, of_game, saved, not_saved, writing, prepared, prepared_teach, prepare,
        waiting, ready, played, elsewhere, no_side, not_here, no_reply, known, first_move, over,
    }
    one { remove_line }
    two { if_then, and_then }
}

/// With the lines of many statements, which are put together of these words.
impl Walk for SumsText {
    fn walk(&self, sheet: &mut Sheet) {
        let Self {
            length,
            side,
            block,
            increment,
            from_bank,
            to_bank,
            by_server,
            protected,
            first_move,
        } = self;
        sheet.one("length", length);
        sheet.one("side", side);
        sheet.two("block", block);
        sheet.text("increment", increment);
        sheet.text("from_bank", from_bank);
        sheet.text("to_bank", to_bank);
        sheet.text("by_server", by_server);
        sheet.text("protected", protected);
        sheet.one("first_move", first_move);
        for (i, row) in statements().iter().enumerate() {
            sheet.text(&format!("lines(#{i})"), &self.lines(row));
            let terms: Vec<_> = row.sums.iter().map(|sum| self.terms(sum)).collect();
            sheet.text(&format!("terms(#{i})"), &terms);
        }
    }
}
