//! A chess clock in the terminal: `cargo run -p zeitnot-core --example clock -- 3+2`.
//!
//! Enter presses the clock of the side whose turn it is; Black's press starts the game. `s` and
//! Enter stops the clocks and lets them go on, `u` takes the last entry back, `q` ends. A flag ends
//! the game by itself. At the end comes the log.

use std::io::{self, Write as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{self, Duration, SystemTime, UNIX_EPOCH};
use std::{env, thread};

use zeitnot_core::clock::driver::ClockView;
use zeitnot_core::clock::log::{LogEvent, lines};
use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{Clock, Color, Event, Face, LowTime, Phase, Setup, StoppedBy, notation};
use zeitnot_core::time::{Instant, Millis, Stamp, WallTime};

fn main() {
    let control = env::args().nth(1).unwrap_or_else(|| "3+2".into());
    let setup = notation::parse(&control)
        .map_err(|error| error.to_string())
        .and_then(|controls| {
            Setup::new(SetupDraft::standard(controls)).map_err(|errors| {
                let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
                errors.join("; ")
            })
        });
    match setup {
        Ok(setup) => play(Clock::new(setup), &typed()),
        Err(error) => eprintln!("{control}: {error}"),
    }
}

/// The lines that are typed, until there are no more.
fn typed() -> Receiver<String> {
    let (send, lines) = channel();
    thread::spawn(move || {
        for line in io::stdin().lines().map_while(Result::ok) {
            if send.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// Plays until a flag falls or `q` is typed. The clock is asked again when it will show something
/// else, and at no other time.
fn play(mut clock: Clock, typed: &Receiver<String>) {
    let began = time::Instant::now();
    let now = || Stamp {
        at: Instant::START + millis(began.elapsed()),
        wall: WallTime::new(
            millis(
                SystemTime::now()
                    .duration_since(UNIX_EPOCH)
                    .unwrap_or_default(),
            )
            .get(),
        ),
    };
    loop {
        let view = ClockView::at(&clock, now().at, LowTime::default());
        show(&view.face);
        if matches!(view.face.phase, Phase::Fallen(..) | Phase::Ended(_)) {
            break;
        }
        let wait = view.wait.map_or(Duration::MAX, |wait| {
            Duration::from_millis(wait.get().max(1).unsigned_abs())
        });
        match typed.recv_timeout(wait) {
            Ok(line) if line.trim() == "q" => break,
            Ok(line) => match event(&clock, &view.face, line.trim()) {
                Some(event) => {
                    if let Err(why) = clock.apply(event, now()) {
                        println!("\n{why}");
                    }
                }
                None => println!("\nEnter presses; s stops, u takes back, q ends"),
            },
            Err(RecvTimeoutError::Timeout) => {}
            // Nobody can press any more: only a running clock has an end.
            Err(RecvTimeoutError::Disconnected) if view.wait.is_none() => break,
            Err(RecvTimeoutError::Disconnected) => thread::sleep(wait),
        }
    }
    println!();
    log(&clock, now().at);
}

/// The event of a typed line.
fn event(clock: &Clock, face: &Face, line: &str) -> Option<Event> {
    match (line, face.phase) {
        ("", Phase::Running(turn)) => Some(Event::Press(turn.side)),
        ("", Phase::Stopped(..)) | ("s", Phase::Stopped(..)) => Some(Event::Resume),
        ("", _) => Some(Event::Press(Color::Black)),
        ("s", _) => Some(Event::Stop(StoppedBy::Arbiter)),
        ("u", _) => clock.undoable().map(Event::Undo),
        _ => None,
    }
}

/// Both sides in one line, which the next one overwrites.
fn show(face: &Face) {
    let side = |color: Color| {
        let side = face.sides.get(color);
        let mark = if side.running { '>' } else { ' ' };
        format!("{mark}{} {}", color.name(), side.digits)
    };
    print!("\r{}   {}   ", side(Color::White), side(Color::Black));
    // A terminal that cannot show it has nobody to tell.
    let _ = io::stdout().flush();
}

/// The entries of the journal, and everything that followed from time passing.
fn log(clock: &Clock, now: Instant) {
    for line in lines(clock, now) {
        let left = line.left.map(|left| left.to_string());
        let what = match line.what {
            LogEvent::Moved(made) => format!("{} pressed", made.side.name()),
            LogEvent::Flag(side) => format!("{}'s flag fell", side.name()),
            what => format!("{what:?}"),
        };
        println!("{:>12}  {:>12}  {what}", left.white, left.black);
    }
}

fn millis(length: Duration) -> Millis {
    Millis::new(i64::try_from(length.as_millis()).unwrap_or(i64::MAX))
}
