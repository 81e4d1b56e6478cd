//! A text from one device to another: a series of codes on one screen, again and again, until the
//! camera of the other device has read each of them, in any order. [`parts`] cuts the text,
//! [`Drawing::of_part`] draws a part as a code, [`Reader`] puts the text together.
//!
//! The text is compressed (zlib, RFC 1950) and cut into parts of 550 bytes. Each part is a code of
//! version 16 with error correction of level L, in the alphabet of digits and capitals, so that every
//! program that reads codes gives it back as it is:
//!
//! ```text
//! ZEITNOT1/CHECKSUM/NUMBER/COUNT/PART
//! ```
//!
//! The checksum is the CRC-32 of all that was compressed, in eight hexadecimal digits, the same in
//! every part: it tells one series from another. The number of the part begins with 1. The part is
//! written in Base45 (RFC 9285).
//!
//! ```
//! use zeitnot_core::qr::series::{self, Reader};
//!
//! let texts = series::parts("a game").expect("a text short enough");
//! let mut reader = Reader::default();
//! assert_eq!(reader.read("https://chess.example"), None);
//! assert_eq!(reader.read(&texts[0]), Some(Ok("a game".to_owned())));
//! ```

use std::collections::BTreeMap;

use crc::{CRC_32_ISO_HDLC, Crc};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use qrcode::{EcLevel, QrCode, Version};

use super::Drawing;

static CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// The beginning of a part: its format, and the version of that.
const FORMAT: &str = "ZEITNOT1";

/// All codes of a series have this size: 81 squares in a row.
const VERSION: Version = Version::Normal(16);

/// The length of a part in bytes: of the 854 digits and capitals of a code, the heading takes up to
/// 26, and two bytes are three of them.
const PART: usize = 550;

/// The longest series. A camera that reads five codes a second needs half a minute for it.
pub const MAX_PARTS: usize = 150;

/// The longest text, in bytes: more than 150 codes hold of any backup.
const MAX_TEXT: usize = 8 * 1024 * 1024;

/// From 0 (not at all) to 10.
const COMPRESSION: u8 = 9;

/// Why the text of a series cannot be had although all its parts have been read: they are not what
/// Zeitnot wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these codes are not what Zeitnot wrote")]
pub struct Garbled;

impl Drawing {
    /// The code of a part. `None` if the part is not one of [`parts`] and too long.
    pub fn of_part(part: &str) -> Option<Drawing> {
        let code = QrCode::with_version(part, VERSION, EcLevel::L).ok()?;
        Some(Drawing::of(code))
    }
}

/// The parts of a text, each for a code, in their order. `None` if there are more than [`MAX_PARTS`]:
/// a file suits such a text better.
pub fn parts(text: &str) -> Option<Vec<String>> {
    if text.len() > MAX_TEXT {
        return None;
    }
    let whole = compress_to_vec_zlib(text.as_bytes(), COMPRESSION);
    let checksum = CRC.checksum(&whole);
    let count = whole.len().div_ceil(PART);
    let part = |(at, part): (usize, &[u8])| {
        let (number, part) = (at + 1, base45::encode(part));
        format!("{FORMAT}/{checksum:08X}/{number}/{count}/{part}")
    };
    (count <= MAX_PARTS).then(|| whole.chunks(PART).enumerate().map(part).collect())
}

/// Puts a text together from the codes of its series.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    /// The series of the last code.
    checksum: u32,
    count: usize,
    /// The parts that have been read, by their numbers.
    parts: BTreeMap<usize, Vec<u8>>,
}

impl Reader {
    /// Takes the text of a code. Any other code than one of a series is passed over, and one of another
    /// series begins with that. Returns the whole text once each part has been read.
    ///
    /// # Errors
    /// [`Garbled`] if all parts are there and do not make a text; reading begins again then.
    pub fn read(&mut self, code: &str) -> Option<Result<String, Garbled>> {
        let Part {
            checksum,
            number,
            count,
            bytes,
        } = Part::of(code)?;
        if (checksum, count) != (self.checksum, self.count) {
            *self = Reader {
                checksum,
                count,
                parts: BTreeMap::new(),
            };
        }
        self.parts.insert(number, bytes);
        if self.parts.len() < count {
            return None;
        }
        let text = self.text().ok_or(Garbled);
        if text.is_err() {
            *self = Reader::default();
        }
        Some(text)
    }

    /// How many parts have been read, and how many there are. Both are 0 before the first.
    pub fn progress(&self) -> (usize, usize) {
        (self.parts.len(), self.count)
    }

    fn text(&self) -> Option<String> {
        let whole = self.parts.values().flatten().copied().collect::<Vec<_>>();
        if CRC.checksum(&whole) != self.checksum {
            return None;
        }
        let text = decompress_to_vec_zlib_with_limit(&whole, MAX_TEXT).ok()?;
        String::from_utf8(text).ok()
    }
}

/// One code of a series.
struct Part {
    checksum: u32,
    /// From 1 to `count`.
    number: usize,
    /// At most [`MAX_PARTS`].
    count: usize,
    bytes: Vec<u8>,
}

impl Part {
    fn of(code: &str) -> Option<Part> {
        let rest = code.strip_prefix(FORMAT)?.strip_prefix('/')?;
        let (checksum, rest) = rest.split_once('/')?;
        let (number, rest) = rest.split_once('/')?;
        let (count, bytes) = rest.split_once('/')?;
        let part = Part {
            checksum: u32::from_str_radix(checksum, 16).ok()?,
            number: number.parse().ok()?,
            count: count.parse().ok()?,
            bytes: base45::decode(bytes).ok()?,
        };
        let is_possible = (1..=part.count).contains(&part.number)
            && part.count <= MAX_PARTS
            && part.bytes.len() <= PART;
        is_possible.then_some(part)
    }
}
