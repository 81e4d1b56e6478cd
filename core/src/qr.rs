//! QR codes (ISO/IEC 18004), which cameras read: of a link, [`Drawing::of_link`], and of a text that
//! is longer than any code, [`series`].

pub mod series;

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// The width of the light frame, in squares of the code. Without it a camera may not find the code.
const FRAME: usize = 4;

/// A code as a drawing: dark squares of side 1, on a light square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The side of the light square.
    pub side: usize,
    /// The outline of all dark squares, as a path of SVG.
    pub path: String,
}

impl Drawing {
    /// The code of a link. A camera can read it even if a seventh of it is covered or dirty. `None`
    /// if the link is longer than the largest code holds, which is 2,331 bytes.
    pub fn of_link(link: &str) -> Option<Drawing> {
        let code = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
        Some(Drawing::of(code))
    }

    fn of(code: QrCode) -> Drawing {
        let width = code.width();
        let squares = code.into_colors();
        let mut path = String::new();
        for (y, row) in squares.chunks(width).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|one, next| one == next) {
                if run[0] == Color::Dark {
                    let (left, top, long) = (FRAME + x, FRAME + y, run.len());
                    // Writing to a string does not fail.
                    let _ = write!(path, "M{left} {top}h{long}v1h-{long}z");
                }
                x += run.len();
            }
        }
        Drawing {
            side: FRAME + width + FRAME,
            path,
        }
    }
}
