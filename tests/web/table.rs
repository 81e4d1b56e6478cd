//! Acts of players and arbiters at a clock whose time stands still: [`Table`].

use js_sys::encode_uri_component;
use zeitnot::clock::{ByColor, Color, Outcome, Phase, State};
use zeitnot::platform::time::wall_now;

use crate::page::Page;
use crate::still::StillTime;
use zeitnot_fixtures::figures::figures;

/// A clock on which players play.
pub struct Table {
    pub time: StillTime,
    pub page: Page,
}

impl Table {
    /// With the control of a first visit, three minutes and two seconds a move.
    pub async fn open() -> Table {
        let (time, page) = StillTime::open().await;
        Table { time, page }
    }

    /// With a control given in the notation.
    pub async fn with(control: &str) -> Table {
        let table = Table::open().await;
        let control = String::from(encode_uri_component(control));
        table.page.go(&["/?control=", &control].concat()).await;
        table.page.wait_for(".half .digits").await;
        table
    }

    /// The page is closed and opened again, `ms` milliseconds later.
    pub async fn reload_after(self, ms: u32) -> Table {
        let Table { time, page } = self;
        page.shut().await;
        time.skip(ms);
        let page = Page::again().await;
        Table { time, page }
    }

    /// Time passes, and every timer is called when it is due.
    pub async fn advance(&self, ms: i64) {
        self.time.advance(u32::try_from(ms).unwrap()).await;
    }

    pub async fn press(&self, side: Color) {
        self.page.touch(&half(side)).await;
    }

    /// Black starts White's clock.
    pub async fn start(&self) {
        self.press(Color::Black).await;
        self.expect_running(Some(Color::White));
    }

    /// A side thinks for `thought` milliseconds and presses.
    pub async fn play(&self, side: Color, thought: i64) {
        self.advance(thought).await;
        self.press(side).await;
        self.expect_running(Some(side.other()));
    }

    /// The arbiter stops the clocks.
    pub async fn pause(&self) {
        self.page.touch("[data-act=pause]").await;
        self.expect_running(None);
        self.page.get(".panel");
    }

    /// The arbiter does something in the panel.
    pub async fn act(&self, act: &str) {
        self.page.click(&format!(".panel [data-act={act}]")).await;
    }

    /// The clocks go on.
    pub async fn resume(&self, side: Color) {
        self.act("resume").await;
        assert!(self.page.find(".panel").is_none());
        self.expect_running(Some(side));
    }

    /// Enters the result on the page of the panel that asks how the game ended.
    pub async fn choose_result(&self, result: &str, reason: &str) {
        let Table { page, .. } = self;
        page.click(&format!(".panel .results [data-result='{result}']"))
            .await;
        page.click(&format!(".panel .facts [data-reason={reason}]"))
            .await;
        self.act("finish").await;
    }

    /// The state now of the game in the storage.
    pub fn state(&self) -> State {
        let clock = self.page.kept().expect("a game on the table").clock;
        let last = clock.journal().last().expect("it has begun").stamp;
        let passed = wall_now().since(last.wall);
        clock.at(last.at + passed.or_zero())
    }

    /// How the game in the storage ended.
    pub fn outcome(&self) -> Outcome {
        match self.state().phase {
            Phase::Ended(outcome) => outcome,
            phase => panic!("the game should have ended: {phase:?}"),
        }
    }

    /// The game is over: the panel says so, and so does the storage.
    pub fn expect_over(&self, result: &str, reason: &str) {
        self.expect_running(None);
        self.page.get(&format!(
            ".panel h2[data-result='{result}'][data-reason={reason}]"
        ));
        let outcome = self.outcome();
        assert_eq!(
            (outcome.result.score(), outcome.reason.name()),
            (result, reason)
        );
    }

    /// Checks that the main time of each side is this, in the game kept and on the face.
    pub fn expect(&self, white: i64, black: i64) {
        let balances = self.state().accounts.map(|account| account.balance.get());
        assert_eq!(balances, ByColor { white, black }, "in the game kept");
        self.expect_digits(Color::White, &figures(white));
        self.expect_digits(Color::Black, &figures(black));
    }

    pub fn expect_digits(&self, side: Color, digits: &str) {
        let shown = self.page.text(&format!("{} .digits", half(side)));
        assert_eq!(shown.trim(), digits, "{side:?}");
    }

    /// How many moves a side has made, in the game kept and in the half.
    pub fn expect_moves(&self, side: Color, moves: u32) {
        assert_eq!(self.state().accounts.get(side).moves, moves);
        let shown = self.page.text(&format!("{} .moves", half(side)));
        let mut numbers = shown.split(|c: char| !c.is_ascii_digit());
        assert!(
            numbers.any(|number| number.parse() == Ok(moves)),
            "{side:?} has made {moves} moves: {shown}"
        );
    }

    /// Checks which side's clock says that it runs.
    pub fn expect_running(&self, side: Option<Color>) {
        let is = |color| side == Some(color);
        assert_eq!(self.page.running(), (is(Color::White), is(Color::Black)));
    }

    pub async fn close(self) {
        self.page.close().await;
    }
}

/// The selector of the half of a side.
pub fn half(side: Color) -> String {
    format!(".half[data-color={}]", side.name())
}
