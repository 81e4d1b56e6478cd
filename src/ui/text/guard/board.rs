//! The texts of the chess board, of a game on it, and of games to look at.

use super::{Sheet, Walk, walk};
use crate::ui::text::BoardText;
use crate::ui::text::play::PlayText;
use crate::ui::text::study::{StudyText, StudyTexts, WinnabilityText};

walk! {
    BoardText {
        label, no_move, no_piece, promote,
    }
    one { role, square }
    two { piece, pieces, to_move, moved, goals, attackers }
    three { last }
}

walk! {
    PlayText {
        moves, no_moves, walk, play_moves, stop_moves, first, last, before_first, write_a_move,
        enter, control, position, facing, flip, take_back, agreed, draw, who_offers, accept,
        decline, claim, claim_question, repeated_after, claim_with, resign, who_resigns, restore,
        fen, castles_as_chess960, over_there, standard, chess960, clear, pieces, nothing, pressing,
        by_move, by_hand, claiming, claims_shown, claims_judged, press_to_complete,
        position_as_text, clock_only, sound, more, show_how, ask_again, no_solver, maybe_dead,
        play_on,
    }
    one {
        ready, press_now, after, move_problem, facing_name, take_back_question, offers, claim_fifty,
        fifty_shown, claim_threefold, nothing_to_claim, claim_first, claim_was_wrong,
        restore_question, fen_problem, first_flag_spoken, looking, dead,
    }
    two { clock_spoken, witness_at, verdict }
    three { to_move }
}

walk! {
    StudyTexts {}
    inside { game, winnability }
}

walk! {
    StudyText {
        title, teach, paste, paste_hint, open, open_file, empty_board, nothing_pasted, no_game,
        too_large, unreadable, games, game_before, game_after, more_games, no_names, chess960,
        no_moves, left, took, annotate, marks, comment, comment_hint, make_main, delete_from_here,
        deleted, replaced, undo, save_game, save_all, copy, copied, not_copied, open_other,
    }
    one { game_too_long, problems, more_problems, problem, passes, nag, could_win }
    two { game_of }
}

walk! {
    WinnabilityText {
        hint, whose_flag, white_fell, black_fell, turn, white, black, answer, no_question, how,
        wrong_side, lay, laid, copy_link, copied,
    }
}
