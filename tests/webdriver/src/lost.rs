//! Lost browsers. Losing one says nothing about the page that was in it.

/// The beginning of a failure that means the browser was lost.
/// `cargo xtask test` recognises it, and plays the test again.
pub const SAID: &str = "browser lost: ";

/// [`SAID`] where an error of a driver, or in a console, means that the browser
/// is gone, or its driver, or the connection to our own server; else nothing. A
/// server that a test has cut off causes none of these errors, because it takes
/// requests and does not answer them.
pub(crate) fn said_of(error: &str) -> &'static str {
    let error = error.to_lowercase();
    let is_lost = [
        // Chromium.
        "tab crashed",
        "page crash",
        "target crashed",
        "web view not found",
        "chrome not reachable",
        "disconnected:",
        "invalid session id",
        "unable to receive message from renderer",
        // Firefox.
        "failed to decode response from marionette",
        "connection refused (os error",
        "tried to run command without establishing a connection",
        // The network inside this machine.
        "net::err_address_unreachable",
        "net::err_connection_refused",
        "net::err_connection_reset",
        "net::err_connection_timed_out",
        "net::err_insufficient_resources",
        "net::err_network_changed",
        "net::err_network_io_suspended",
        "net::err_no_buffer_space",
        "net::err_timed_out",
        "about:neterror?e=connectionfailure",
        "about:neterror?e=netreset",
        "about:neterror?e=nettimeout",
        // The connection to any driver.
        "webdriver session was lost",
        "connection error",
        "connection closed before message completed",
        "client error (connect)",
    ]
    .iter()
    .any(|said| error.contains(said));
    if is_lost { SAID } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_browser_is_distinguished_from_a_faulty_page() {
        for gone in [
            "unknown error: session deleted because of page crash\nfrom tab crashed",
            "disconnected: not connected to DevTools",
            "invalid session id: session deleted as the browser has closed the connection",
            "Failed to decode response from marionette",
            "unknown error: net::ERR_NETWORK_CHANGED",
        ] {
            assert_eq!(said_of(gone), SAID, "{gone}");
        }
        for wrong in [
            "unknown error: net::ERR_INTERNET_DISCONNECTED",
            "unknown error: net::ERR_EMPTY_RESPONSE",
            "javascript error: x is not defined",
            "no such element: Unable to locate element",
        ] {
            assert_eq!(said_of(wrong), "", "{wrong}");
        }
    }
}
