//! How a clock shows a time, worked out independently of the app: [`figures`].

/// How a clock shows a time that counts down: in tenths from 20 seconds on,
/// always rounded up, so that zero is shown when nothing is left.
pub fn figures(ms: i64) -> String {
    let ms = ms.max(0);
    if ms <= 20_000 {
        let tenths = (ms + 99) / 100;
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = (ms + 999) / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}
