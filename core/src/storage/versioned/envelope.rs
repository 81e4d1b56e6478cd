//! The envelope around every value: who wrote it, in which version, with which sequence number, and
//! a checksum.
//!
//! ```text
//! zeitnot 1 42 118 1a2b3c4d
//! {"the":"body"}
//! ```
//!
//! One header line, then the body. The header has the magic word, the schema version of the body,
//! the sequence number, the length of the body in bytes and a CRC-32 of the preceding header fields
//! and the body. It will be the same in all future versions, so that an old page can tell a newer
//! value from a broken one.

use std::fmt::Write as _;

use crc::{CRC_32_ISO_HDLC, Crc};
use thiserror::Error;

/// The first word of everything that Zeitnot writes.
const MAGIC: &str = "zeitnot";

/// Uses a table of one kilobyte: without it, checking the index of two thousand games took 50 ms.
static CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// A whole value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The schema version of the body; 1 or more.
    pub version: u32,
    /// The sequence number: of two values of one key, the higher one is later.
    pub seq: u64,
    /// The text that was saved.
    pub body: String,
}

/// Why a text is not a whole value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// It does not begin like anything Zeitnot ever wrote.
    #[error("this was not written by Zeitnot")]
    NotOurs,
    /// Its end is missing.
    #[error("the end is missing")]
    Truncated,
    /// Its checksum is wrong.
    #[error("this is not what was written")]
    Checksum,
    /// It is whole, but of a version that this page does not know yet.
    #[error("this is of version {0}, which is newer than the page")]
    NewerVersion(u32),
}

impl Envelope {
    /// The highest sequence number of a value. Thousands of saves a second would not reach it in a
    /// lifetime: a higher one was not written by Zeitnot, and would leave no number for the next
    /// save.
    pub const MAX_SEQ: u64 = (1 << 53) - 1;

    /// The value as one text.
    ///
    /// ```
    /// use zeitnot_core::storage::versioned::Envelope;
    /// let text = Envelope::write(1, 42, "body");
    /// assert_eq!(Envelope::parse(&text, 1).unwrap().body, "body");
    /// ```
    pub fn write(version: u32, seq: u64, body: &str) -> String {
        let mut text = String::with_capacity(MAGIC.len() + 50 + body.len());
        // Writing to a String does not fail.
        let _ = write!(text, "{MAGIC} {version} {seq} {}", body.len());
        let sum = checksum(&text, body);
        text.push(' ');
        text.push_str(&sum_text(sum));
        text.push('\n');
        text.push_str(body);
        text
    }

    /// The value in `text`, if it is whole and its version is at most `newest`.
    ///
    /// # Errors
    /// [`Unreadable::NotOurs`], [`Unreadable::Truncated`] or [`Unreadable::Checksum`] if it is not
    /// whole, [`Unreadable::NewerVersion`] if its version is higher; then nothing of it may be used.
    pub fn parse(text: &str, newest: u32) -> Result<Envelope, Unreadable> {
        let Some((header, body)) = text.split_once('\n') else {
            // Either the truncated beginning of a header, or not ours.
            let begun = MAGIC.starts_with(text)
                || text
                    .strip_prefix(MAGIC)
                    .is_some_and(|rest| rest.starts_with(' ') && rest.len() < 64);
            return Err(if begun {
                Unreadable::Truncated
            } else {
                Unreadable::NotOurs
            });
        };
        if header.split(' ').next() != Some(MAGIC) {
            return Err(Unreadable::NotOurs);
        }
        let (version, seq) = sealed(header, body)?;
        let version = u32::try_from(version).unwrap_or(u32::MAX);
        if version > newest {
            return Err(Unreadable::NewerVersion(version));
        }
        if version == 0 || seq > Envelope::MAX_SEQ {
            return Err(Unreadable::NotOurs);
        }
        Ok(Envelope {
            version,
            seq,
            body: body.into(),
        })
    }

    /// The sequence number of a text whose checksum is right, whatever its version.
    pub(crate) fn sealed_seq(text: &str) -> Option<u64> {
        let (header, body) = text.split_once('\n')?;
        let (_, seq) = sealed(header, body).ok()?;
        Some(seq)
    }

    /// The sequence number in the first line of a text, without checking the rest: for texts that
    /// are known to be whole.
    pub fn seq_of(text: &str) -> Option<u64> {
        let (header, _) = text.split_once('\n')?;
        let mut words = header.split(' ');
        if words.next() != Some(MAGIC) {
            return None;
        }
        let seq = words.nth(1)?.parse().ok()?;
        (seq <= Envelope::MAX_SEQ).then_some(seq)
    }
}

/// The version and the sequence number of a header, if its checksum is right.
fn sealed(header: &str, body: &str) -> Result<(u64, u64), Unreadable> {
    let (front, sum) = header.rsplit_once(' ').ok_or(Unreadable::Checksum)?;
    let mut numbers = front.split(' ').skip(1);
    let version = number(numbers.next())?;
    let seq = number(numbers.next())?;
    let length: u64 = number(numbers.next())?;
    if numbers.next().is_some() {
        return Err(Unreadable::Checksum);
    }
    if sum != sum_text(checksum(front, body)) {
        return Err(if (body.len() as u64) < length {
            Unreadable::Truncated
        } else {
            Unreadable::Checksum
        });
    }
    Ok((version, seq))
}

fn number(text: Option<&str>) -> Result<u64, Unreadable> {
    text.and_then(|text| text.parse().ok())
        .ok_or(Unreadable::Checksum)
}

fn sum_text(sum: u32) -> String {
    let mut text = String::with_capacity(8);
    let _ = write!(text, "{sum:08x}");
    text
}

/// The checksum of a text given in two parts.
pub(crate) fn checksum(front: &str, body: &str) -> u32 {
    let mut digest = CRC.digest();
    digest.update(front.as_bytes());
    digest.update(b"\n");
    digest.update(body.as_bytes());
    digest.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_envelope_is_read_back() {
        for body in ["", "x", "{\"a\":1}", "zwei\nZeilen\n", "♔ — é"] {
            let read = Envelope::parse(&Envelope::write(3, 7, body), 3);
            assert_eq!(
                read,
                Ok(Envelope {
                    version: 3,
                    seq: 7,
                    body: body.into()
                })
            );
        }
    }

    #[test]
    fn the_form_of_the_text_stays_as_it_is() {
        assert_eq!(
            Envelope::write(1, 42, "body"),
            "zeitnot 1 42 4 2018bf8e\nbody"
        );
    }

    #[test]
    fn the_sequence_number_is_in_the_first_line() {
        assert_eq!(Envelope::seq_of(&Envelope::write(1, 42, "body")), Some(42));
        for other in ["", "zeitnot 1", "other 1 42 4\n", "zeitnot 1 x 4\n"] {
            assert_eq!(Envelope::seq_of(other), None, "{other}");
        }
    }

    #[test]
    fn a_value_beyond_the_highest_number_is_not_ours() {
        assert!(Envelope::parse(&Envelope::write(1, Envelope::MAX_SEQ, "body"), 1).is_ok());
        for seq in [Envelope::MAX_SEQ + 1, u64::MAX] {
            let text = Envelope::write(1, seq, "body");
            assert_eq!(Envelope::parse(&text, 1), Err(Unreadable::NotOurs));
            assert_eq!(
                (Envelope::seq_of(&text), Envelope::sealed_seq(&text)),
                (None, Some(seq))
            );
        }
    }

    #[test]
    fn parsing_distinguishes_a_newer_version_from_a_broken_value() {
        let text = Envelope::write(2, 1, "body");
        assert_eq!(Envelope::parse(&text, 1), Err(Unreadable::NewerVersion(2)));
        assert_eq!(
            Envelope::parse(&text.replace("body", "bodz"), 1),
            Err(Unreadable::Checksum)
        );
    }

    #[test]
    fn a_text_of_another_program_is_not_ours() {
        for text in ["{}", "hello\nworld", "zeitnote 1 2 3 4\n", "zeitnot-x"] {
            assert_eq!(Envelope::parse(text, 1), Err(Unreadable::NotOurs), "{text}");
        }
        assert_eq!(
            Envelope::parse(&Envelope::write(0, 1, "body"), 1),
            Err(Unreadable::NotOurs)
        );
    }

    #[test]
    fn a_text_without_its_end_is_reported_as_truncated() {
        let text = Envelope::write(1, 42, "the body of it");
        for length in 0..text.len() {
            assert_eq!(
                Envelope::parse(&text[..length], 1),
                Err(Unreadable::Truncated),
                "{length}"
            );
        }
    }
}
