//! The things that a monkey does, one at a time.
//!
//! All fingers and keys are actions as the standard for WebDriver writes them, which each of the
//! three browsers takes, and which may meet a page that is being left.

use serde_json::{Value, json};

use super::{Monkey, faults};
use crate::browser::Browser;
use crate::device::Device;
use crate::patience::PATIENCE;
use crate::pointer::{self, Button, Point, Step};
use crate::routes;

/// Texts to type: figures, a control, a date, moves, names, nonsense.
const TEXTS: [&str; 12] = [
    "7",
    "0",
    "1:30",
    "90/40+30, 30+30",
    "2026-03-29 02:30",
    "Nf3",
    "e4 e5 2. Nf3",
    "Anna",
    "https://example.org/7",
    "[%clk 0:05:00]",
    "never",
    "–1",
];

/// As WebDriver writes them: Tab, Escape, Enter, Backspace, the arrows; and keys of the app.
const KEYS: [&str; 14] = [
    "\u{e004}", "\u{e00c}", "\u{e007}", "\u{e003}", "\u{e012}", "\u{e013}", "\u{e014}", "\u{e015}",
    " ", "a", "l", "f", "u", "1",
];

const ANY: &str = "button, a[href], input, select, textarea, summary, label, [tabindex]";
const FIELDS: &str = "input, textarea";

impl Monkey<'_> {
    /// One thing.
    #[track_caller]
    pub(super) fn act(&mut self) {
        self.acts += 1;
        match self.below(100) {
            0..43 => self.touch(),
            43..58 => self.write(),
            58..66 => {
                let key = self.one_of(&KEYS);
                self.type_keys(key);
            }
            66..74 => self.drag(),
            74..80 => self.scroll(),
            // A driver may run a script again if the page was left under it.
            80..86 => self.run("setTimeout(() => history.back())", &[]),
            86..88 => self.run("setTimeout(() => history.forward())", &[]),
            88..94 => {
                let route = self.route();
                self.run("location.hash = arguments[0]", &[json!(route)]);
            }
            94..96 => self.turn(),
            96..98 => {
                self.note("load again".into());
                self.page.session().refresh();
            }
            _ => {
                // While a part of the app is loading, or after it.
                let (route, wait) = (self.route(), self.below(300));
                // The browser's empty page, to which Back leads, hangs in Chromium.
                let script = "if (location.protocol == 'about:') return; \
                              window.__leaves = true; location.hash = arguments[0]; \
                              setTimeout(() => location.reload(), arguments[1])";
                self.run(script, &[json!(route), json!(wait)]);
                // A finger that meets this moment can hang Chromium, also on a page of three lines.
                if !self.page.holds_within("!window.__leaves", PATIENCE) {
                    // In WebKit, Back that is still under way takes the place of it.
                    self.page.session().refresh();
                }
            }
        }
    }

    fn route(&mut self) -> String {
        let lessons = routes::of_lessons();
        let all = [routes::ALL, routes::SEEDED].concat();
        match self.below(4) {
            0 => lessons[self.below(lessons.len())].clone(),
            _ => self.one_of(&all).to_owned(),
        }
    }

    /// Runs a script, whatever becomes of the page.
    #[track_caller]
    fn run(&mut self, script: &str, arguments: &[Value]) {
        self.note(format!("{script} {arguments:?}"));
        self.page.session().run_until_left(script, arguments);
    }

    /// Touches something that can be touched.
    #[track_caller]
    fn touch(&mut self) {
        if let Some(control) = self.control(ANY) {
            return self.point(&[control]);
        }
        self.note("wait for the app".into());
        if !faults::is_in_the_app(self.page) {
            self.note("open the app".into());
            self.page.open("#/");
        }
    }

    /// A control that can be touched.
    #[track_caller]
    fn control(&mut self, kind: &str) -> Option<Point> {
        let number = self.random.next() >> 32;
        let script = include_str!("../scripts/monkey/control.js");
        let arguments = [json!(kind), json!(number)];
        let control = self.page.session().run_until_left(script, &arguments)?;
        if control.is_null() {
            return None;
        }
        self.note(format!("touch {}", control[2]));
        Some(Point::read(&control))
    }

    /// Types into a field, if there is one, or into anything that has the focus.
    #[track_caller]
    fn write(&mut self) {
        if self.below(2) == 0
            && let Some(field) = self.control(FIELDS)
        {
            self.point(&[field]);
        }
        let text = self.one_of(&TEXTS);
        self.type_keys(text);
    }

    #[track_caller]
    fn type_keys(&mut self, text: &str) {
        self.note(format!("type {text:?}"));
        let keys = text
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })));
        let keys = json!({ "type": "key", "id": "keys", "actions": keys.collect::<Vec<Value>>() });
        self.page.session().act_until_left(&[keys]);
    }

    /// A finger or the mouse goes somewhere else.
    #[track_caller]
    fn drag(&mut self) {
        let path: Vec<Point> = (0..4).map(|_| self.somewhere()).collect();
        self.note(format!("drag {path:?}"));
        self.point(&path);
    }

    /// The page scrolls on, while the next finger comes.
    #[track_caller]
    fn scroll(&mut self) {
        let by = self.one_of(&[-900, -300, 300, 900]);
        let script = "scrollBy({ top: arguments[0], behavior: 'smooth' })";
        self.run(script, &[json!(by)]);
        if self.has_fingers() {
            let from = self.somewhere();
            let highest = f64::from(self.page.device().height - 1);
            let path = [0.0, 0.1, 0.2, 0.3].map(|part| Point {
                x: from.x,
                y: (from.y - f64::from(by) * part).clamp(0.0, highest),
            });
            self.note(format!("swipe {path:?}"));
            self.point(&path);
        }
    }

    /// The device is turned upright, or across.
    #[track_caller]
    fn turn(&mut self) {
        let before = self.page.device().clone();
        let device = Device {
            width: before.height,
            height: before.width,
            ..before
        };
        self.note(format!("turn to {} × {}", device.width, device.height));
        self.page.change_device(device);
    }

    /// Any point of the screen.
    fn somewhere(&mut self) -> Point {
        let (width, height) = (self.page.device().width, self.page.device().height);
        Point {
            x: self.below(width as usize) as f64,
            y: self.below(height as usize) as f64,
        }
    }

    fn has_fingers(&self) -> bool {
        self.page.device().touch && self.plan.browser != Browser::WebKit
    }

    /// The finger, or the mouse, goes down at the first point and is let go at the last.
    #[track_caller]
    fn point(&mut self, path: &[Point]) {
        let mut steps: Vec<Step> = path.iter().copied().map(Step::Move).collect();
        steps.insert(1, Step::Down);
        steps.push(Step::Up);
        let actions = steps.iter().map(|step| step.action(Button::Main));
        let finger = pointer::source(self.has_fingers(), 0, actions.collect());
        self.page.session().act_until_left(&[finger]);
    }
}
