//! How long a stage may take: [`within`].

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
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let parents: Vec<(u32, u32)> = all
        .filter_map(|entry| {
            let number = entry.file_name().to_str()?.parse().ok()?;
            let stat = std::fs::read_to_string(entry.path().join("stat")).ok()?;
            // `4711 (a name) S 1 …`: in the name there may be anything.
            let parent = stat.rsplit_once(')')?.1.split_whitespace().nth(1)?;
            Some((number, parent.parse().ok()?))
        })
        .collect();
    let mut found = vec![process];
    let mut next = 0;
    while let Some(&of) = found.get(next) {
        found.extend(
            parents
                .iter()
                .filter(|(_, parent)| *parent == of)
                .map(|(number, _)| number),
        );
        next += 1;
    }
    found.split_off(1)
}

fn end(processes: &[u32]) {
    let numbers = processes.iter().map(u32::to_string);
    // Some are gone already.
    let mut kill = Command::new("sh");
    kill.args(["-c", "kill -s KILL \"$@\" 2>/dev/null", "sh"])
        .args(numbers);
    let _ = kill.status();
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::process::Stdio;

    use super::*;

    #[test]
    fn work_that_is_done_in_time_is_left_alone() {
        assert_eq!(within(STAGE, || 7), (7, false));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn the_children_of_a_process_are_found_and_ended() {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", "sleep 60 & echo started; wait"])
            .stdout(Stdio::piped());
        let mut shell = shell.spawn().expect("a shell");
        let mut output = shell.stdout.take().expect("it is piped");
        output
            .read_exact(&mut [0; 8])
            .expect("the shell says that it has started");
        let started = started_by(shell.id());
        assert_eq!(started.len(), 1);
        end(&started);
        shell
            .wait()
            .expect("the shell ends with the process it waits for");
    }
}
