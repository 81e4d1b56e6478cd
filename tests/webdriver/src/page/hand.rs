//! Fingers and the mouse: tapping, dragging, pressing a half.

use serde_json::{Value, json};
use zeitnot_core::clock::Color;

use super::{Page, half_of};
use crate::browser::Browser;
use crate::patience::PATIENCE;
use crate::pointer::{self, Button, Point, Step};

impl Page {
    /// The middle of an element, which must be what a finger hits there.
    ///
    /// # Panics
    /// When there is no such element, or another one lies over it.
    #[track_caller]
    pub fn middle(&self, selector: &str) -> Point {
        let script = concat!(
            include_str!("../scripts/middle.js"),
            "return middle(arguments[0]);"
        );
        Point::read(&self.session().run(script, &[json!(selector)]))
    }

    /// Taps an element as the device does, once it is there and stands still, in
    /// this page or in the one that is loaded in its place.
    #[track_caller]
    pub fn tap(&self, selector: &str) {
        let script = concat!(
            include_str!("../scripts/middle.js"),
            include_str!("../scripts/settled.js")
        );
        let arguments = [json!(selector), json!(PATIENCE)];
        let middle = self.session().run_in_any_page(script, &arguments);
        self.tap_at(Point::read(&middle));
    }

    /// Taps a point, as the device does.
    #[track_caller]
    pub fn tap_at(&self, point: Point) {
        if self.browser() != Browser::Chromium {
            self.drag(&[point]);
        } else if self.device.touch {
            self.touch("touchStart", &[point]);
            self.touch("touchEnd", &[]);
        } else {
            for (kind, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
                self.session().cdp(
                    "Input.dispatchMouseEvent",
                    json!({ "type": kind, "x": point.x, "y": point.y, "button": "left",
                            "buttons": buttons, "clickCount": 1 }),
                );
            }
        }
    }

    /// Taps a point twice with one request: how long the taps take does not
    /// depend on how busy the machine is.
    #[track_caller]
    pub fn tap_twice_at(&self, point: Point) {
        let taps = [Step::Move(point), Step::Down, Step::Up].repeat(2);
        let actions = taps.iter().map(|step| step.action(Button::Main));
        let touch = self.device.touch && self.browser() != Browser::WebKit;
        let finger = pointer::source(touch, 0, actions.collect());
        self.session().act_raw(&[finger]);
    }

    /// Presses the half of a colour.
    #[track_caller]
    pub fn press(&self, color: Color) {
        self.tap_at(self.middle(&half_of(color)));
    }

    /// `touchStart`, `touchMove` or `touchEnd`, with the points at which there are
    /// fingers after it.
    ///
    /// # Panics
    /// In WebKit, whose driver has no touch.
    #[track_caller]
    pub fn touch(&self, kind: &str, fingers: &[Point]) {
        match self.browser() {
            Browser::Chromium => self.touch_by_devtools(kind, fingers),
            Browser::Firefox => self.touch_by_actions(fingers),
            Browser::WebKit => panic!("only Chromium and Firefox have touch, not WebKit"),
        }
    }

    #[track_caller]
    fn touch_by_devtools(&self, kind: &str, fingers: &[Point]) {
        let fingers: Vec<Value> = fingers
            .iter()
            .enumerate()
            .map(|(id, point)| json!({ "x": point.x, "y": point.y, "id": id }))
            .collect();
        self.session().cdp(
            "Input.dispatchTouchEvent",
            json!({ "type": kind, "touchPoints": fingers }),
        );
    }

    /// The fingers that stay have moved, others have come or are gone.
    #[track_caller]
    fn touch_by_actions(&self, fingers: &[Point]) {
        let mut down = self.fingers.borrow_mut();
        let sources: Vec<Value> = (0..down.len().max(fingers.len()))
            .map(|n| {
                let steps = match (fingers.get(n), n < down.len()) {
                    (Some(&point), true) => vec![Step::Move(point)],
                    (Some(&point), false) => vec![Step::Move(point), Step::Down],
                    (None, _) => vec![Step::Up],
                };
                let actions = steps.iter().map(|step| step.action(Button::Main));
                pointer::source(true, n, actions.collect())
            })
            .collect();
        if !sources.is_empty() {
            self.session().act_raw(&sources);
        }
        *down = fingers.to_vec();
    }

    /// Puts the finger, or the main button of the mouse, down at the first point,
    /// moves it along the others, and lets it go at the last one.
    #[track_caller]
    pub fn drag(&self, path: &[Point]) {
        self.drag_with(Button::Main, path);
    }

    /// The same with a button of the mouse.
    ///
    /// # Panics
    /// Where the device has no such button.
    #[track_caller]
    pub fn drag_with(&self, button: Button, path: &[Point]) {
        let Some((&first, others)) = path.split_first() else {
            return;
        };
        let mut steps = vec![Step::Move(first), Step::Down];
        steps.extend(others.iter().copied().map(Step::Move));
        steps.push(Step::Up);
        self.point(button, &steps);
    }

    /// Puts the finger, or a button of the mouse, down at a point and leaves it
    /// there.
    ///
    /// # Panics
    /// Where the device has no such button.
    #[track_caller]
    pub fn hold(&self, button: Button, point: Point) {
        self.point(button, &[Step::Move(point), Step::Down]);
    }

    /// Moves the finger that is down, or the mouse.
    #[track_caller]
    pub fn move_to(&self, point: Point) {
        self.point(Button::Main, &[Step::Move(point)]);
    }

    /// Lets go what [`hold`](Page::hold) holds.
    #[track_caller]
    pub fn let_go(&self, button: Button) {
        self.point(button, &[Step::Up]);
    }

    #[track_caller]
    fn point(&self, button: Button, steps: &[Step]) {
        let browser = self.browser();
        assert!(
            browser != Browser::WebKit || button == Button::Main,
            "only Chromium and Firefox have the other button: WebKit's driver does not release it"
        );
        // WebKit's driver takes a finger for the mouse, and says nothing.
        let touch = self.device.touch && browser != Browser::WebKit;
        assert!(
            !touch || button == Button::Main,
            "a finger has no {button:?} button"
        );
        if touch && browser == Browser::Chromium {
            self.finger_by_devtools(steps);
        } else {
            let actions = steps.iter().map(|step| step.action(button)).collect();
            self.session()
                .act_raw(&[pointer::source(touch, 0, actions)]);
        }
    }

    /// Chromium's driver forgets fingers from one chain of actions to the next.
    #[track_caller]
    fn finger_by_devtools(&self, steps: &[Step]) {
        let mut fingers = self.fingers.borrow_mut();
        // The previous step says where the finger touches.
        let mut above = None;
        for step in steps {
            match *step {
                Step::Move(point) if fingers.is_empty() => above = Some(point),
                Step::Move(point) => {
                    *fingers = vec![point];
                    self.touch_by_devtools("touchMove", &fingers);
                }
                Step::Down => {
                    fingers.extend(above);
                    self.touch_by_devtools("touchStart", &fingers);
                }
                Step::Up => {
                    fingers.clear();
                    self.touch_by_devtools("touchEnd", &[]);
                }
            }
        }
    }

    /// Starts the game and presses both halves by turns, as fast as the page
    /// takes it. Returns how many presses a
    /// [`PressLog`](crate::injected::Injected::PressLog) has noted.
    #[track_caller]
    pub fn press_by_script(&self, presses: u32) -> u64 {
        let noted = self
            .session()
            .run_async(include_str!("../scripts/presses.js"), &[json!(presses)]);
        noted.as_u64().unwrap_or_default()
    }
}
