//! Browsers that are lost, which judges nothing of the page that was in them.

/// What a failure begins with, and `cargo xtask test` knows it by, when it is
/// the browser that was lost: the test is then played again.
pub const SAID: &str = "browser lost: ";

/// [`SAID`] where an error of a driver means that its browser is gone, or the
/// driver itself; else nothing.
pub(crate) fn said_of(error: &str) -> &'static str {
    let error = error.to_lowercase();
    let is_lost = [
        // Chromium.
        "tab crashed",
        "page crash",
        "chrome not reachable",
        "disconnected",
        "invalid session id",
        "unable to receive message from renderer",
        // Firefox.
        "failed to decode response from marionette",
        "connection refused (os error",
        "tried to run command without establishing a connection",
        // Of the way to any driver.
        "webdriver session was lost",
        "connection error",
        "connection closed before message completed",
        "client error (connect)",
    ]
    .iter()
    .any(|said| error.contains(said));
    // Without a network a page does not come, which is for the test to judge.
    if is_lost && !error.contains("net::err_") {
        SAID
    } else {
        ""
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_that_is_gone_is_told_from_a_page_that_is_wrong() {
        for gone in [
            "unknown error: session deleted because of page crash\nfrom tab crashed",
            "disconnected: not connected to DevTools",
            "invalid session id: session deleted as the browser has closed the connection",
            "Failed to decode response from marionette",
        ] {
            assert_eq!(said_of(gone), SAID, "{gone}");
        }
        for wrong in [
            "unknown error: net::ERR_INTERNET_DISCONNECTED",
            "javascript error: x is not defined",
            "no such element: Unable to locate element",
        ] {
            assert_eq!(said_of(wrong), "", "{wrong}");
        }
    }
}
