//! The state of the board page: [`BoardPage`] has the game now, an earlier position of it, or a
//! line that shows how a side could still win.

use leptos::prelude::*;
use shakmaty::Move;

use super::prompt::Prompt;
use crate::clock::{ByColor, Color, Face, Phase};
use crate::game::captured::Captured;
use crate::game::sheet::LiveMoves;
use crate::game::{MoveHistory, Start};
use crate::platform::focus;
use crate::platform::timer::once;
use crate::settings::Facing;
use crate::storage::games::TableGame;
use crate::time::Millis;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text;
use crate::ui::text::play::moves as texts;
use crate::ui::widgets::board::{Movable, Scene};

/// The position on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum ShownPosition {
    /// The game as it stands.
    #[default]
    Now,
    /// The position after this many moves.
    Past(usize),
    /// A line from the present position, after this many of its moves.
    Witness(MoveHistory, usize),
}

/// A move of the sheet, and its notation.
pub(super) type Written = (Move, String);

/// The board page. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardPage {
    /// The game on the table.
    pub clock: ClockController,
    /// The moves that count.
    pub live: Memo<LiveMoves>,
    /// The notation of those moves.
    pub written: Memo<Vec<Written>>,
    /// The position on the board.
    pub shown: RwSignal<ShownPosition>,
    /// The scene that the board draws.
    pub scene: Memo<Scene>,
    /// The players to whom the pieces and the clocks are turned.
    pub facing: Memo<Facing>,
    /// The side at the lower edge.
    pub bottom: Memo<Color>,
    /// How long the clock ran for each move that counts.
    pub thought: Memo<Vec<Option<Millis>>>,
    /// The pieces that each side has captured in the position on the board.
    pub captured: Memo<ByColor<Captured>>,
    /// The open question that needs one more touch.
    pub prompt: RwSignal<Prompt>,
    /// The position that is being set up, as FEN.
    pub laid: RwSignal<String>,
    /// Whether the field for typing a move is open.
    pub types: RwSignal<bool>,
    /// Whether the question for the players' names is open.
    pub names_players: RwSignal<bool>,
}

impl BoardPage {
    /// The screen of the game on the table.
    pub(crate) fn open(clock: ClockController) -> BoardPage {
        let live = Memo::new(move |before: Option<&LiveMoves>| {
            clock.game.with(|game| live_of(game, before))
        });
        let written = Memo::new(move |before: Option<&Vec<Written>>| {
            live.with(|live| written(&live.line, before.map_or(&[], Vec::as_slice)))
        });
        let thought = Memo::new(move |_| {
            live.with(|live| clock.game.with_untracked(|game| live.thought(&game.clock)))
        });
        let shown = RwSignal::new(ShownPosition::Now);
        let facing = Memo::new(move |_| {
            let settings = clock.context.settings;
            settings.with(|settings| settings.board.facing)
        });
        let bottom = Memo::new(move |before: Option<&Color>| match facing.get() {
            Facing::SideToMove => to_move(clock).or(before.copied()).unwrap_or(Color::White),
            Facing::OneSide | Facing::BothSides => near_side(clock),
        });
        let playable = Memo::new(move |_| {
            clock.context.leads()
                && clock.face.with(|face: &Face| {
                    matches!(face.phase, Phase::Running(_))
                        || face.phase == Phase::Ready && face.starts_in.is_none()
                })
        });
        let scene = Memo::new(move |_| {
            let bottom = bottom.get();
            let playable = playable.get();
            shown.with(|shown| {
                live.with(|live| match shown {
                    ShownPosition::Now => {
                        let movable = if playable && !live.pending {
                            Movable::SideToMove
                        } else {
                            Movable::None
                        };
                        Scene::of_line(&live.line, live.line.ply(), movable, bottom)
                    }
                    ShownPosition::Past(ply) => {
                        Scene::of_line(&live.line, *ply, Movable::None, bottom)
                    }
                    ShownPosition::Witness(line, ply) => {
                        Scene::of_line(line, *ply, Movable::None, bottom)
                    }
                })
            })
        });
        let captured = Memo::new(move |_| {
            live.with(|live| {
                shown.with(|shown| match shown {
                    ShownPosition::Now => Captured::until(&live.line, live.line.ply()),
                    ShownPosition::Past(ply) => Captured::until(&live.line, *ply),
                    // The line begins at the present position.
                    ShownPosition::Witness(line, ply) => Captured::until(line, *ply),
                })
            })
        });
        // A move, a take-back or a new game ends looking back.
        let moves = Memo::new(move |_| {
            let game = clock.game.with(|game| game.id.clone());
            (game, live.with(|live| live.made.clone()))
        });
        crate::ui::watch::watch(move || {
            // A memo that is not read is never computed.
            moves.get();
            shown.set(ShownPosition::Now);
        });
        BoardPage {
            clock,
            live,
            written,
            shown,
            scene,
            facing,
            bottom,
            thought,
            captured,
            prompt: RwSignal::new(Prompt::Nothing),
            laid: RwSignal::new(String::new()),
            names_players: RwSignal::new(false),
            types: RwSignal::new(false),
        }
    }

    /// Plays a move made on the board.
    pub(crate) fn play(self, played: Move) {
        let _ = self.clock.play(played);
    }

    /// Presses the clock of the side on turn, by the keyboard.
    pub(crate) fn press_by_key(self, time_stamp: f64) {
        let state = self.clock.state();
        let side = match state.phase {
            Phase::Ready => self.clock.face.with_untracked(|face| face.begins.other()),
            _ => match state.turn() {
                Some(turn) => turn.side,
                None => return,
            },
        };
        self.clock.press(state.seat(side), time_stamp);
    }

    /// Opens the setup of another position for a game that has not begun.
    pub(super) fn lay(self) {
        let fen = self.live.with_untracked(|live| live.line.start().fen());
        self.laid.set(fen);
        self.prompt.set(Prompt::Lay);
    }

    /// Opens the field for a move, or closes it.
    pub(super) fn toggle_typing(self) {
        if self.types.get_untracked() {
            self.types.set(false);
        } else {
            self.type_move();
        }
    }

    /// Opens the field for a move and focuses it.
    pub(super) fn type_move(self) {
        self.types.set(true);
        once(Millis::ZERO, || {
            focus::move_to(".entry input");
        });
    }

    /// The side that sits across the table, if its pieces and its clock are turned to it. Tracked.
    pub(crate) fn turned(self) -> Option<Color> {
        (self.facing.get() == Facing::BothSides).then(|| self.bottom.get().other())
    }

    /// Turns the board.
    pub(crate) fn flip(self) {
        self.clock
            .context
            .set(|settings| settings.board.flipped = !settings.board.flipped);
    }

    /// Whether the present position is on the board.
    pub(crate) fn is_now(self) -> bool {
        self.shown
            .with_untracked(|shown| *shown == ShownPosition::Now)
    }

    /// Puts the present position on the board.
    pub(crate) fn back_to_now(self) {
        self.shown.set(ShownPosition::Now);
    }

    /// Shows the position after this many moves.
    pub(crate) fn show(self, ply: usize) {
        let now = self.live.with_untracked(LiveMoves::len);
        self.shown.set(if ply >= now {
            ShownPosition::Now
        } else {
            ShownPosition::Past(ply)
        });
    }

    /// Shows one move more or less.
    pub(crate) fn step(self, by: isize) {
        let now = self.live.with_untracked(LiveMoves::len);
        match self.shown.get_untracked() {
            ShownPosition::Now => self.show(now.saturating_add_signed(by)),
            ShownPosition::Past(ply) => self.show(ply.saturating_add_signed(by)),
            ShownPosition::Witness(line, ply) => {
                let ply = ply.saturating_add_signed(by).min(line.ply());
                self.shown.set(ShownPosition::Witness(line, ply));
            }
        }
    }

    /// The earlier position or the line on the board, in words; `None` for the present position.
    pub(crate) fn look_back(self) -> Option<String> {
        self.shown.with(|shown| match shown {
            ShownPosition::Now => None,
            ShownPosition::Past(0) => Some(texts::before_first().into()),
            ShownPosition::Past(ply) => Some(self.after(*ply)),
            ShownPosition::Witness(line, ply) => {
                Some(text::play::winning::witness_at(*ply, line.ply()))
            }
        })
    }

    fn after(self, ply: usize) -> String {
        self.written.with(|written| {
            let words = ply.checked_sub(1).and_then(|i| written.get(i));
            texts::after(
                &words
                    .map(|(_, san)| self.numbered(ply, san))
                    .unwrap_or_default(),
            )
        })
    }

    /// A move with its number: `12. Nf3`, `12… Nf6`.
    pub(crate) fn numbered(self, ply: usize, san: &str) -> String {
        let (number, side) = self.live.with(|live| number_of(live.line.start(), ply));
        let dots = match side {
            Color::White => ". ",
            Color::Black => "\u{2026} ",
        };
        [&number.to_string(), dots, san].concat()
    }
}

/// The side that the players have put at the lower edge.
fn near_side(clock: ClockController) -> Color {
    let settings = clock.context.settings;
    if settings.with(|settings| settings.board.flipped) {
        Color::Black
    } else {
        Color::White
    }
}

/// The side whose turn it is by the clock: the board turns when a move is complete. `None` after the
/// game.
fn to_move(clock: ClockController) -> Option<Color> {
    match clock.phase.get() {
        Phase::Ready => Some(clock.face.with(|face| face.begins)),
        Phase::Running(turn) | Phase::Stopped(turn, _) => Some(turn.side),
        Phase::Away(gap) => Some(gap.turn.side),
        Phase::Fallen(_) | Phase::Ended(_) => None,
    }
}

/// The number and the side of the move that leads to `ply`, from 1.
pub(super) fn number_of(start: &Start, ply: usize) -> (usize, Color) {
    let position = start.position();
    let black_first = usize::from(start.turn() == Color::Black);
    let before = ply.saturating_sub(1) + black_first;
    let first = shakmaty::Position::fullmoves(position).get() as usize;
    let side = if before.is_multiple_of(2) {
        Color::White
    } else {
        Color::Black
    };
    (first + before / 2, side)
}

/// The moves that count. Builds on `before`, so that it finds only what changed.
fn live_of(game: &TableGame, before: Option<&LiveMoves>) -> LiveMoves {
    match (&game.board, before) {
        (Some(sheet), Some(before)) => sheet.live_after(&game.clock, before),
        (Some(sheet), None) => sheet.live(&game.clock),
        (None, _) => LiveMoves::none(),
    }
}

/// The notation of the moves. Reuses `before` for moves that are unchanged.
fn written(line: &MoveHistory, before: &[Written]) -> Vec<Written> {
    let known = line
        .moves()
        .iter()
        .zip(before)
        .take_while(|(played, (known, _))| *played == known)
        .count();
    let mut written = before[..known].to_vec();
    for (played, position) in line.moves().iter().zip(line.positions()).skip(known) {
        written.push((
            *played,
            crate::ui::context::piece_letters::san(position, *played),
        ));
    }
    written
}
