//! The device that the browser pretends to be: size, touch, colours, speed.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::session::Session;

/// A device, as the page sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Device {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Whether it has a touch screen; otherwise it has a mouse. WebKit has only
    /// a mouse.
    pub touch: bool,
    /// The colours that the user prefers.
    pub look: Look,
    /// Whether the user wants things to move.
    pub motion: bool,
    /// How many times slower than this machine it is.
    pub slower: f64,
}

/// The colours that the user prefers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// High contrast.
    Contrast,
    /// The few colours of the system, in place of the page's own.
    Forced,
}

impl Device {
    /// A telephone, held upright.
    pub const PHONE: Device = Device::touched(390, 844);
    /// The same, lying between the players or leant on something.
    pub const PHONE_ACROSS: Device = Device::touched(844, 390);
    /// A small telephone, held upright.
    pub const SMALL_PHONE: Device = Device::touched(320, 568);
    /// An old telephone, as narrow and a little longer.
    pub const NARROW_PHONE: Device = Device::touched(320, 640);
    /// A tablet on the table between the players.
    pub const TABLET: Device = Device::touched(1024, 768);
    /// The same, turned.
    pub const TABLET_UPRIGHT: Device = Device::touched(768, 1024);
    /// A computer.
    pub const DESKTOP: Device = Device {
        touch: false,
        ..Device::touched(1440, 900)
    };

    /// A computer with a wide screen.
    pub const WIDE: Device = Device {
        width: 1920,
        height: 1080,
        ..Device::DESKTOP
    };
    /// A computer whose user magnifies pages to twice their size: everything has
    /// half the room.
    pub const MAGNIFIED: Device = Device {
        width: 640,
        height: 450,
        ..Device::DESKTOP
    };
    /// The same on a tablet.
    pub const MAGNIFIED_TABLET: Device = Device::touched(512, 384);

    const fn touched(width: u32, height: u32) -> Device {
        Device {
            width,
            height,
            touch: true,
            look: Look::Light,
            motion: true,
            slower: 1.0,
        }
    }

    /// Makes the tab that is driven such a device. Browsers other than Chromium
    /// have most of it from when they were opened.
    #[track_caller]
    pub(crate) fn pretend(&self, session: &Session) {
        if session.browser() == Browser::Chromium {
            self.emulate(session);
        } else {
            assert!(
                self.can_be_in(session),
                "while it is open, only Chromium can change to a device that differs in more than \
                 size: {:?}, then {self:?}",
                session.device(),
            );
            session.resize(self.width, self.height);
        }
    }

    /// Whether a browser that is open can become such a device: all but Chromium
    /// can only change their size.
    pub(crate) fn can_be_in(&self, session: &Session) -> bool {
        let Device { width, height, .. } = *self;
        let opened = Device {
            width,
            height,
            ..session.device().clone()
        };
        session.browser() == Browser::Chromium || *self == opened
    }

    /// Refuses a device that the browser cannot be even from its start.
    #[track_caller]
    pub(crate) fn must_be_possible_in(&self, browser: Browser) {
        if self.slower > 1.0 {
            browser.must_be_chromium("be slower than its machine");
        }
        if matches!(self.look, Look::Contrast | Look::Forced) {
            browser.must_be_chromium("pretend that the user prefers high contrast");
        }
        assert!(
            browser != Browser::WebKit || self.look == Look::Light,
            "only Chromium and Firefox can pretend that the user prefers dark colours"
        );
    }

    #[track_caller]
    fn emulate(&self, session: &Session) {
        let &Device {
            width,
            height,
            touch,
            ..
        } = self;
        session.cdp(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch }),
        );
        session.cdp(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": touch, "maxTouchPoints": if touch { 5 } else { 1 } }),
        );
        session.cdp("Emulation.setEmulatedMedia", self.media());
        session.cdp(
            "Emulation.setCPUThrottlingRate",
            json!({ "rate": self.slower }),
        );
    }

    fn media(&self) -> Value {
        let (scheme, contrast) = match self.look {
            Look::Light | Look::Forced => ("light", "no-preference"),
            Look::Dark => ("dark", "no-preference"),
            Look::Contrast => ("light", "more"),
        };
        let motion = if self.motion {
            "no-preference"
        } else {
            "reduce"
        };
        let forced = if self.look == Look::Forced {
            "active"
        } else {
            "none"
        };
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-contrast", "value": contrast },
            { "name": "prefers-reduced-motion", "value": motion },
            { "name": "forced-colors", "value": forced },
        ] })
    }
}
