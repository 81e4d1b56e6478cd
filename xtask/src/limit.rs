//! How long a stage may take: [`within`].

use std::fs::{self, DirEntry};
use std::process::Command;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// How long a stage may take, on a machine that is busy with other things. Otherwise a stage that
/// hangs would take all the time there is, and the later stages would never run.
pub const STAGE: Duration = Duration::from_secs(40 * 60);

/// Does some work. When it takes too long, all that this program has started is ended, until the
/// work gives up. Says whether that was so.
pub fn within<T>(limit: Duration, work: impl FnOnce() -> T) -> (T, bool) {
    let (over, is_over) = mpsc::channel::<()>();
    thread::scope(|scope| {
        let watch = scope.spawn(move || {
            let (mut wait, mut is_late) = (limit, false);
            while is_over.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                end(&started_by(std::process::id()));
                (wait, is_late) = (Duration::from_secs(1), true);
            }
            is_late
        });
        let done = work();
        drop(over);
        (done, watch.join().unwrap_or(false))
    })
}

/// All processes that one has started, and those that they have, by their numbers. Linux lists
/// them; elsewhere there seem to be none.
fn started_by(process: u32) -> Vec<u32> {
    let parent = |entry: DirEntry| -> Option<(u32, u32)> {
        let stat = fs::read_to_string(entry.path().join("stat")).ok()?;
        // `4711 (a name) S 1 …`: in the name there may be anything.
        let parent = stat.rsplit_once(')')?.1.split_whitespace().nth(1)?;
        let number = entry.file_name().to_str()?.parse().ok()?;
        Some((number, parent.parse().ok()?))
    };
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    let parents: Vec<(u32, u32)> = all.filter_map(parent).collect();
    let mut found = vec![process];
    let mut next = 0;
    while let Some(&of) = found.get(next) {
        let its = parents.iter().filter(|(_, parent)| *parent == of);
        found.extend(its.map(|(number, _)| number));
        next += 1;
    }
    found.split_off(1)
}

fn end(processes: &[u32]) {
    let numbers = processes.iter().map(u32::to_string);
    // Some are gone already.
    let kill = ["-c", "kill -s KILL \"$@\" 2>/dev/null", "sh"];
    let _ = Command::new("sh").args(kill).args(numbers).status();
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use std::io::Read;
    use std::process::Stdio;

    use super::*;

    #[test]
    fn the_children_of_a_process_are_found_and_ended() {
        let mut shell = Command::new("sh");
        shell.args(["-c", "sleep 60 & echo; wait"]);
        let mut shell = shell.stdout(Stdio::piped()).spawn().expect("a shell");
        let mut output = shell.stdout.take().expect("it is piped");
        output.read_exact(&mut [0]).expect("it has started");
        let started = started_by(shell.id());
        assert_eq!(started.len(), 1);
        end(&started);
        shell.wait().expect("it ends with what it waits for");
    }
}
