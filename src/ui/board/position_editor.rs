//! The position editor: the board as typed, legal or not, and the pieces to place.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use shakmaty::{Board, Color as Side, File, Piece, Rank, Square};

use crate::clock::Color;
use crate::platform::dom::DomEvent;
use crate::platform::listener::prevent_default;
use crate::platform::{focus, style};
use crate::ui::context::board_look::{BoardLook, piece_name};
use crate::ui::text;
use crate::ui::text::base::names;
use crate::ui::text::board::SquareText;
use crate::ui::text::play::setup as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::board::speech::ROLES;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::icon::Icon;

/// The position in which a game begins.
pub(super) const STANDARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Nothing on the board.
const CLEARED: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

/// The piece that a touch puts on a square; `None` clears it.
type Put = RwSignal<Option<Piece>>;

/// The board, and the pieces below it.
#[component]
pub(super) fn PositionEditor(
    /// The position as FEN, legal or not.
    #[prop(into)]
    fen: Signal<String>,
    #[prop(into)] on_write: Callback<String>,
    looks: Signal<BoardLook>,
) -> impl IntoView {
    if fen.with_untracked(|fen| fen.trim().is_empty()) {
        on_write.run(STANDARD.into());
    }
    let men = Memo::new(move |before: Option<&Board>| {
        fen.with(|fen| {
            let ranks = fen.split_whitespace().next().unwrap_or_default();
            match Board::from_ascii_board_fen(ranks.as_bytes()) {
                Ok(board) => board,
                Err(_) => before.cloned().unwrap_or_else(Board::empty),
            }
        })
    });
    let put: Put = RwSignal::new(Some(Side::White.pawn()));
    let set = move |square| {
        let piece = put.get_untracked();
        on_write.run(fen.with_untracked(|fen| with_piece(fen, men.get_untracked(), square, piece)));
    };
    watch(move || style::load(looks.get().pieces.style()));
    view! {
        <div class="laying no-print">
            <Squares men looks on_choose=set/>
            <Palette put looks/>
        </div>
    }
}

/// Buttons for the empty board and the standard position.
#[component]
pub(super) fn FirstPositions(#[prop(into)] on_write: Callback<String>) -> impl IntoView {
    view! {
        <button type="button" data-act="clear" on:click=move |_| on_write.run(CLEARED.into())>
            {texts::clear()}
        </button>
        <button type="button" data-act="standard" on:click=move |_| on_write.run(STANDARD.into())>
            {texts::standard()}
        </button>
    }
}

/// The side to move, as written in a FEN.
#[component]
pub(super) fn TurnChoice(
    #[prop(into)] fen: Signal<String>,
    #[prop(into)] on_write: Callback<String>,
) -> impl IntoView {
    let options = Color::ALL.map(|side| (side, names::color(side))).to_vec();
    view! {
        <Choice
            name="turn"
            legend=texts::turn()
            options
            value=Signal::derive(move || fen.with(|fen| turn(fen)))
            on_change=move |side| on_write.run(fen.with_untracked(|fen| with_turn(fen, side)))
        />
    }
}

fn turn(fen: &str) -> Color {
    match fen.split_whitespace().nth(1) {
        Some("b") => Color::Black,
        _ => Color::White,
    }
}

/// Gives a side the move.
fn with_turn(fen: &str, side: Color) -> String {
    let fen = if fen.trim().is_empty() { STANDARD } else { fen };
    let mut parts: Vec<&str> = fen.split_whitespace().collect();
    while parts.len() < 4 {
        parts.push("-");
    }
    parts[1] = match side {
        Color::White => "w",
        Color::Black => "b",
    };
    // With the other side to move, no pawn has just moved two squares.
    parts[3] = "-";
    parts.join(" ")
}

/// The squares. Arrow keys go from one to the next.
#[component]
fn Squares(
    men: Memo<Board>,
    looks: Signal<BoardLook>,
    #[prop(into)] on_choose: Callback<Square>,
) -> impl IntoView {
    let cursor = RwSignal::new(Square::E1);
    let square = move |rank: u32, file: u32| {
        let square = Square::from_coords(File::new(file), Rank::new(rank));
        let place = move |_| {
            cursor.set(square);
            on_choose.run(square);
        };
        view! { <SquareButton men cursor square on_click=place/> }
    };
    let row = move |rank: u32| {
        let squares = (0..8).map(|file| square(rank, file)).collect_view();
        view! { <div role="row">{squares}</div> }
    };
    let go = move |event: KeyboardEvent| {
        let event = DomEvent::from(event);
        if let Some(square) = neighbour(cursor.get_untracked(), &event) {
            prevent_default(&event);
            event.stop();
            cursor.set(square);
            focus::move_to(&format!(".squares [data-square={square}]"));
        }
    };
    let names = |names: &'static str| {
        let name = |name: char| view! { <span>{name.to_string()}</span> };
        names.chars().map(name).collect_view()
    };
    view! {
        <div class="board" dir="ltr">
            <div
                class="field"
                data-colours=move || looks.get().colours.name()
                data-pieces=move || looks.get().pieces.name()
                data-coordinates=move || looks.get().coordinates.to_string()
            >
                <div
                    class="squares"
                    role="grid"
                    aria-label=text::board::grid::label()
                    on:keydown=go
                >
                    {(0..8).rev().map(row).collect_view()}
                </div>
                <div class="coordinates" aria-hidden="true">
                    <div class="files">{names("abcdefgh")}</div>
                    <div class="ranks">{names("87654321")}</div>
                </div>
            </div>
        </div>
    }
}

#[component]
fn SquareButton(
    men: Memo<Board>,
    cursor: RwSignal<Square>,
    square: Square,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    let there = Memo::new(move |_| men.with(|men| men.piece_at(square)));
    let label = move || {
        text::board::square(&SquareText {
            square,
            piece: there.get().map(|piece| (piece.color, piece.role)),
            chosen: false,
            goal: false,
            check: false,
        })
    };
    let tabindex = move || if cursor.get() == square { "0" } else { "-1" };
    view! {
        <div role="gridcell">
            <button
                type="button"
                data-square=square.to_string()
                aria-label=label
                tabindex=tabindex
                on:click=move |_| on_click.run(())
            >
                <span class="laid" data-piece=move || there.get().map(piece_name)></span>
            </button>
        </div>
    }
}

/// The square to which an arrow leads.
fn neighbour(square: Square, event: &DomEvent) -> Option<Square> {
    let key = event.key().filter(|key| !key.modified)?;
    let by = match key.key.as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        _ => return None,
    };
    let file = square.file().offset(by.0).unwrap_or(square.file());
    let rank = square.rank().offset(by.1).unwrap_or(square.rank());
    Some(Square::from_coords(file, rank))
}

/// The pieces to choose from.
#[component]
fn Palette(put: Put, looks: Signal<BoardLook>) -> impl IntoView {
    let choice = move |piece: Option<Piece>| {
        let label = match piece {
            Some(piece) => text::board::names::piece(piece.color, piece.role),
            None => texts::nothing().into(),
        };
        let title = label.clone();
        let pressed = move || if put.get() == piece { "true" } else { "false" };
        view! {
            <button
                type="button"
                data-put=piece.map_or("none", piece_name)
                data-piece=piece.map(piece_name)
                aria-label=label
                title=title
                aria-pressed=pressed
                on:click=move |_| put.set(piece)
            >
                {piece.is_none().then(|| Icon::Delete.view())}
            </button>
        }
    };
    let side = |side: Side| ROLES.map(|role| choice(Some(role.of(side)))).collect_view();
    view! {
        <div
            class="palette"
            role="group"
            aria-label=texts::pieces()
            data-pieces=move || looks.get().pieces.name()
        >
            {side(Side::White)}
            {side(Side::Black)}
            {choice(None)}
        </div>
    }
}

/// The FEN with a piece on a square. `None`, or the same piece again, clears the square.
fn with_piece(fen: &str, mut board: Board, square: Square, piece: Option<Piece>) -> String {
    match piece {
        Some(piece) if board.piece_at(square) != Some(piece) => board.set_piece_at(square, piece),
        _ => {
            board.discard_piece_at(square);
        }
    }
    let mut rest = fen.split_whitespace().skip(1);
    let turn = rest.next().unwrap_or("w");
    let castling = castling(&board, rest.next().unwrap_or("-"));
    let ranks = board.board_fen().to_string();
    let mut parts = vec![&*ranks, turn, &*castling, "-"];
    // The square of en passant is left out: no pawn has just moved.
    parts.extend(rest.skip(1));
    parts.join(" ")
}

/// The castling rights of the FEN that the pieces still allow.
fn castling(board: &Board, written: &str) -> String {
    let stands = |square, piece| board.piece_at(square) == Some(piece);
    let mut left = String::new();
    for (letter, side, king, rook) in [
        ('K', Side::White, Square::E1, Square::H1),
        ('Q', Side::White, Square::E1, Square::A1),
        ('k', Side::Black, Square::E8, Square::H8),
        ('q', Side::Black, Square::E8, Square::A8),
    ] {
        if written.contains(letter) && stands(king, side.king()) && stands(rook, side.rook()) {
            left.push(letter);
        }
    }
    if left.is_empty() {
        left.push('-');
    }
    left
}
