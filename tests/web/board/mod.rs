//! The board: moves by hand and by key, and the changes it makes to the page.

mod hand;
mod keyboard;
mod shapes;
mod special;
mod speech;
mod state;
mod table;
mod touched;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};
use web_sys::Document;
use zeitnot::ui::widgets::board::Scene;

const CASTLING: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

const PROMOTION: &str = "1r2k3/P7/8/8/8/8/p7/1R2K3 w - - 0 1";

fn position(fen: &str, castling: CastlingMode) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(castling).unwrap()
}

fn scene(fen: &str) -> Scene {
    Scene {
        position: position(fen, CastlingMode::Standard),
        ..Scene::default()
    }
}

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}
