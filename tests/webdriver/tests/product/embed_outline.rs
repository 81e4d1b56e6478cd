//! The outline of an embedded view: in the first bytes of its frame, as the program draws it.

use serde_json::Value;
use zeitnot_core::percent::{STRICT, encode};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::start::{start_now, waiting_for};

/// Looks at the seats of a clock: colour, figures, their place and width.
fn look(page: &Page, clock: &str) -> Value {
    page.value(&format!(
        "[...document.querySelectorAll('{clock} .half')].map((half) => {{
             const figures = half.querySelector('.figures');
             const {{ left, top, width }} = figures.getBoundingClientRect();
             return [half.dataset.seat, half.dataset.color, figures.textContent,
                 ...[left, top, width].map(Math.round)]; }})"
    ))
}

#[test]
fn an_embedded_clock_has_the_same_figures_before_its_program() {
    let build = waiting_for("frames-");
    for stage in [Stage::new(), Stage::new().on(Device::PHONE)] {
        stage.of(build.root()).run(|page| {
            for (control, others) in [
                ("", ""),
                ("&control=5%2B3", "&orientation=black"),
                ("&control=90%2B30", "&theme=dark"),
                ("&control=10", ""),
                ("&control=60", "&lang=de"),
                ("&control=179", ""),
            ] {
                page.open(&format!("embed.html?view=clock{control}{others}"));
                page.wait_for("#outline.known .half");
                page.wait("document.fonts.status === 'loaded'");
                let before = look(page, "#outline");
                start_now(page);
                page.wait("document.querySelector('#outline') === null");
                assert_eq!(look(page, "main"), before, "{control}{others}");
            }
            // Only the program can read these.
            for control in ["300", "0", "90/40+30, 30+30"] {
                page.open(&format!("embed.html?control={}", encode(control, STRICT)));
                page.wait_for("#outline.known .half");
                assert_eq!(page.text("#outline .figures"), "");
                assert_eq!(page.text("#outline .notation"), control);
            }
        });
    }
}

#[test]
fn a_touch_before_an_embedded_clocks_program_is_a_press() {
    let build = waiting_for("frames-");
    Stage::new().of(build.root()).run(|page| {
        page.open("embed.html?control=5");
        page.tap("#outline .half[data-color=black]");
        page.wait("performance.now() - zeitnot.early.time > 1500");
        start_now(page);
        page.wait_for("button.half[data-color=white][data-state=running]");
        // White's time runs since the touch.
        let figures = page.text("button.half[data-color=white] .figures");
        assert!(figures.starts_with("4:"), "{figures}");
    });
}

#[test]
fn a_frame_of_another_view_has_its_shape_before_its_program() {
    let build = waiting_for("frames-");
    Stage::new().of(build.root()).run(|page| {
        for view in ["board", "triple-block", "lesson&lesson=6-7"] {
            page.open(&format!("embed.html?view={view}"));
            page.wait_for("#outline.known .shape");
            assert!(!page.has("#outline .half, style[data-view]"), "{view}");
            start_now(page);
            page.wait("document.querySelector('#outline') === null");
            assert!(page.has("main"), "{view}");
        }
    });
}
