//! The bytes of a file into text: [`decode`].

/// The characters of Windows-1252 from 0x80 to 0x9F. Five are not defined there; they become what
/// browsers make of them, the control characters of the same number.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// How many bytes are looked at to see whether a file is in UTF-16.
const LOOKED_AT: usize = 4_096;

/// Decodes a file of games: UTF-16, UTF-8, or Windows-1252, which older programs write and which
/// contains Latin-1, the original encoding of PGN.
///
/// UTF-16 is known by its byte-order mark, or by the zero bytes that every second byte of its tags
/// is. Otherwise each line is decoded by itself, as files are often put together from several: a
/// line that is not UTF-8 is Windows-1252. If most of its other letters are UTF-8, though, it is
/// UTF-8 that was damaged, and only the rest is Windows-1252.
///
/// The table is here, and not a library's or the browser's decoder, because it is small, is tested
/// without a browser, and a decoder of whole files could not change from line to line.
pub fn decode(bytes: &[u8]) -> String {
    match bytes {
        [0xff, 0xfe, rest @ ..] => return utf_16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => return utf_16(rest, u16::from_be_bytes),
        _ => {}
    }
    let [even, odd] = zeros(&bytes[..bytes.len().min(LOOKED_AT)]);
    let pairs = bytes.len().min(LOOKED_AT) / 2;
    let mostly = |this: usize, other: usize| this * 2 > pairs && other * 10 < pairs;
    if mostly(odd, even) {
        return utf_16(bytes, u16::from_le_bytes);
    }
    if mostly(even, odd) {
        return utf_16(bytes, u16::from_be_bytes);
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let mut text = String::with_capacity(bytes.len());
    for line in bytes.split_inclusive(|byte| matches!(byte, b'\n' | b'\r')) {
        decode_line(line, &mut text);
    }
    text
}

fn decode_line(line: &[u8], text: &mut String) {
    if let Ok(line) = std::str::from_utf8(line) {
        return text.push_str(line);
    }
    let (mut letters, mut others) = (0, 0);
    for chunk in line.utf8_chunks() {
        letters += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        others += chunk.invalid().len();
    }
    if letters <= others {
        return text.extend(line.iter().copied().map(windows_1252));
    }
    for chunk in line.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().copied().map(windows_1252));
    }
}

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|pair| unit(*pair));
    let mut text: String = char::decode_utf16(units)
        .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect();
    if !rest.is_empty() {
        text.push(char::REPLACEMENT_CHARACTER);
    }
    text
}

/// The numbers of zero bytes at even and at odd places.
fn zeros(bytes: &[u8]) -> [usize; 2] {
    let mut found = [0; 2];
    for (at, byte) in bytes.iter().enumerate() {
        found[at % 2] += usize::from(*byte == 0);
    }
    found
}
