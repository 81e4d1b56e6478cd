//! The position editor: the board as typed, legal or not, and the pieces to place.

use leptos::prelude::*;
use shakmaty::{Board, Color as Side, File, Piece, Rank, Role, Square};

use super::query::PositionQuery;
use crate::game::Start;
use crate::platform::dom::{DomEvent, Node};
use crate::platform::style;
use crate::ui::context::board_look::BoardLook;
use crate::ui::el::{El, el, watch};
use crate::ui::text::{self, SquareText};
use crate::ui::widgets::board::speech::ROLES;

/// What a touch of a square puts there; none clears it.
type Put = RwSignal<Option<Piece>>;

/// The board, and the pieces below it.
pub(super) fn editor(query: PositionQuery) -> El {
    if query.fen.with_untracked(|fen| fen.trim().is_empty()) {
        query.write(Start::standard().fen());
    }
    let men = Memo::new(move |before: Option<&Board>| {
        query.fen.with(|fen| {
            let ranks = fen.split_whitespace().next().unwrap_or_default();
            match Board::from_ascii_board_fen(ranks.as_bytes()) {
                Ok(board) => board,
                Err(_) => before.cloned().unwrap_or_else(Board::empty),
            }
        })
    });
    let put: Put = RwSignal::new(Some(Side::White.pawn()));
    let act = |name: &str, label: &'static str, fen: &'static str| {
        el("button")
            .attr("type", "button")
            .attr("data-act", name)
            .on("click", move |_| query.write(fen.into()))
            .child(label)
    };
    let looks = query.context.board_look();
    watch(move || style::load(looks.get().pieces.style()));
    el("div")
        .class("laying no-print")
        .child(grid(query, men, put, looks))
        .child(pieces(put, looks))
        .child(
            el("div")
                .class("answers")
                .child(act(
                    "clear",
                    text::correspondence().winnability.clear,
                    "8/8/8/8/8/8/8/8 w - - 0 1",
                ))
                .child(act(
                    "standard",
                    text::play().standard,
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                )),
        )
}

/// The squares. Arrows go from one to the next.
fn grid(query: PositionQuery, men: Memo<Board>, put: Put, looks: Signal<BoardLook>) -> El {
    let cursor = RwSignal::new(Square::E1);
    let mut nodes: Vec<(Square, Node)> = Vec::with_capacity(64);
    let mut squares = el("div")
        .class("squares")
        .attr("role", "grid")
        .attr("aria-label", text::board().label);
    for rank in (0..8).rev() {
        let mut row = el("div").attr("role", "row");
        for file in 0..8 {
            let square = Square::from_coords(File::new(file), Rank::new(rank));
            let there = move || men.with(|men| men.piece_at(square));
            let named = move || {
                (text::board().square)(&SquareText {
                    square,
                    piece: there().map(|piece| (piece.color, piece.role)),
                    chosen: false,
                    goal: false,
                    check: false,
                })
            };
            let button = el("button")
                .attr("type", "button")
                .attr("data-square", square.to_string())
                .attr_with("aria-label", named)
                .attr_with(
                    "tabindex",
                    move || if cursor.get() == square { "0" } else { "-1" },
                )
                .on("click", move |_| {
                    cursor.set(square);
                    place(query, men, square, put.get_untracked());
                })
                .child(
                    el("span")
                        .class("laid")
                        .attr_with("data-piece", move || there().map(name)),
                );
            nodes.push((square, button.node().clone()));
            row = row.child(el("div").attr("role", "gridcell").child(button));
        }
        squares = squares.child(row);
    }
    let squares = squares.on("keydown", move |event| {
        if let Some(square) = beside(cursor.get_untracked(), event) {
            event.prevent_default();
            event.stop();
            cursor.set(square);
            if let Some((_, node)) = nodes.iter().find(|(known, _)| *known == square) {
                node.focus();
            }
        }
    });
    let field = el("div")
        .class("field")
        .attr_with("data-colours", move || looks.get().colours.name())
        .attr_with("data-pieces", move || looks.get().pieces.name())
        .child(squares);
    el("div").class("board").attr("dir", "ltr").child(field)
}

/// The square to which an arrow leads.
fn beside(square: Square, event: &DomEvent) -> Option<Square> {
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

/// The pieces that can be put.
fn pieces(put: Put, looks: Signal<BoardLook>) -> El {
    let choice = move |piece: Option<Piece>| {
        let label = match piece {
            Some(piece) => (text::board().piece)(piece.color, piece.role),
            None => text::correspondence().winnability.nothing.into(),
        };
        el("button")
            .attr("type", "button")
            .attr("data-put", piece.map_or("none", name))
            .attr_with("data-piece", move || piece.map(name))
            .attr("aria-label", &label)
            .attr("title", &label)
            .attr_with("aria-pressed", move || {
                if put.get() == piece { "true" } else { "false" }
            })
            .on("click", move |_| put.set(piece))
            .child(piece.is_none().then(|| el("span").child("\u{00d7}")))
    };
    let side = |side: Side| ROLES.map(|role| choice(Some(role.of(side))));
    el("div")
        .class("palette")
        .attr("role", "group")
        .attr("aria-label", text::correspondence().winnability.pieces)
        .attr_with("data-pieces", move || looks.get().pieces.name())
        .child(side(Side::White))
        .child(side(Side::Black))
        .child(choice(None))
}

/// Puts a piece on a square, or takes away what is there, if it is the same.
fn place(query: PositionQuery, men: Memo<Board>, square: Square, piece: Option<Piece>) {
    let mut board = men.get_untracked();
    match piece {
        Some(piece) if board.piece_at(square) != Some(piece) => board.set_piece_at(square, piece),
        _ => {
            board.discard_piece_at(square);
        }
    }
    let fen = query.fen.get_untracked();
    let mut rest = fen.split_whitespace().skip(1);
    let turn = rest.next().unwrap_or("w");
    let castling = castling(&board, rest.next().unwrap_or("-"));
    let ranks = board.board_fen().to_string();
    let mut parts = vec![&*ranks, turn, &*castling, "-"];
    // The square of en passant is left out: no pawn has just moved.
    parts.extend(rest.skip(1));
    query.write(parts.join(" "));
}

/// The castling that is still possible, of what was written.
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

/// The piece as the style knows it.
fn name(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Side::White, Role::Pawn) => "wp",
        (Side::White, Role::Knight) => "wn",
        (Side::White, Role::Bishop) => "wb",
        (Side::White, Role::Rook) => "wr",
        (Side::White, Role::Queen) => "wq",
        (Side::White, Role::King) => "wk",
        (Side::Black, Role::Pawn) => "bp",
        (Side::Black, Role::Knight) => "bn",
        (Side::Black, Role::Bishop) => "bb",
        (Side::Black, Role::Rook) => "br",
        (Side::Black, Role::Queen) => "bq",
        (Side::Black, Role::King) => "bk",
    }
}
