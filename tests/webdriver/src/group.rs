//! Processes that are ended as one, all at the same instant: [`Group`].

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::patience::{LOOK, PATIENCE};

/// A driver, the browser that it started, and all that the browser started.
/// They are killed when the group is dropped, and also when the process that
/// made it is killed.
#[derive(Debug)]
pub struct Group {
    /// Its number, which is that of the process that leads it.
    id: u32,
    /// A shell that kills the group as soon as nobody holds the other end of its
    /// input, however that comes about.
    guard: Mutex<Option<Child>>,
    killed: AtomicBool,
    /// Why it had to be ended, which is a failure.
    why: OnceLock<String>,
}

/// The payload that unwinds a call to a browser that was killed on purpose.
/// This is not a failure, and nothing reports it.
#[derive(Debug, Clone, Copy)]
pub struct Killed;

/// The script of the guard. If it cannot remove the folder, it tries again
/// after a second, because killed processes may write for a moment more.
const GUARD: &str =
    "read -r _; kill -s KILL -- \"-$1\"; rm -rf \"$2\" || { sleep 1; rm -rf \"$2\"; }";

impl Group {
    /// The group of a process that was [`set apart`](alone) and leads it. The
    /// temporary files of its processes are in the folder `scratch`, which is
    /// removed with it. None where the system has no groups.
    pub(crate) fn led_by(leader: &Child, scratch: &Path) -> Option<Arc<Group>> {
        if !cfg!(unix) {
            return None;
        }
        let id = leader.id();
        let mut guard = Command::new("sh");
        guard
            .args(["-c", GUARD, "sh"])
            .arg(id.to_string())
            .arg(scratch)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        // Stopping us from a keyboard must not stop the guard first.
        let guard = alone(&mut guard).spawn().expect("a shell");
        Some(Arc::new(Group {
            id,
            guard: Mutex::new(Some(guard)),
            killed: AtomicBool::new(false),
            why: OnceLock::new(),
        }))
    }

    /// Kills all of it at once: its processes write and report nothing any
    /// more. Returns the instant.
    pub fn kill(&self) -> Instant {
        // First, because an error from now on is not a failure.
        self.killed.store(true, Ordering::SeqCst);
        let at = Instant::now();
        let guard = self
            .guard
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(mut guard) = guard {
            drop(guard.stdin.take());
            let _ = guard.wait();
        }
        at
    }

    /// Kills it because it must not go on. Every later call to the browser then
    /// fails with this reason.
    pub(crate) fn end(&self, why: String) {
        let _ = self.why.set(why);
        self.kill();
    }

    /// Why it was ended.
    pub(crate) fn why_ended(&self) -> Option<&str> {
        self.why.get().map(String::as_str)
    }

    /// Whether it was killed.
    pub fn is_killed(&self) -> bool {
        self.killed.load(Ordering::SeqCst)
    }

    /// Waits until none of its processes is left, once it was killed and its
    /// leader was waited for.
    ///
    /// # Panics
    /// When something stays.
    pub(crate) fn wait_gone(&self) {
        let begun = Instant::now();
        let patience = Duration::from_millis(PATIENCE.into());
        while !members(self.id).is_empty() {
            assert!(
                begun.elapsed() < patience,
                "these were killed but still run: {:?}",
                members(self.id)
            );
            thread::sleep(LOOK);
        }
    }

    /// The numbers of its processes, where the system reports them.
    pub fn members(&self) -> Vec<u32> {
        members(self.id)
    }
}

/// Sets the process of a command apart from ours, as the first of a group of
/// its own. Only Unix has such groups.
pub(crate) fn alone(command: &mut Command) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
}

/// The processes of a group, except those that have ended and only have not
/// been waited for. Only Linux reports them; elsewhere the list is empty.
fn members(group: u32) -> Vec<u32> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|process| {
            let number = process.file_name().to_str()?.parse().ok()?;
            let stat = std::fs::read_to_string(process.path().join("stat")).ok()?;
            is_of(&stat, group).then_some(number)
        })
        .collect()
}

/// `4711 (a name) S 1 4700 …`: the state, the parent, the group. The name may
/// contain anything.
fn is_of(stat: &str, group: u32) -> bool {
    let Some((_, rest)) = stat.rsplit_once(')') else {
        return false;
    };
    let mut words = rest.split_whitespace();
    let over = words.next().is_none_or(|state| matches!(state, "Z" | "X"));
    !over && words.nth(1).and_then(|word| word.parse().ok()) == Some(group)
}

impl Drop for Group {
    fn drop(&mut self) {
        self.kill();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    #[test]
    fn a_process_tells_its_group_whatever_its_name_is() {
        assert!(is_of("7 (a) S 9 (b) R 1 42 42 0", 42));
        assert!(!is_of("7 (sh) S 1 41 42 0", 42));
        assert!(!is_of("7 (sh) Z 1 42 42 0", 42));
        assert!(!is_of("", 42));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_group_ends_with_all_that_its_leader_started() {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", "sleep 60 & echo started; wait"])
            .stdout(Stdio::piped());
        let mut leader = alone(&mut shell).spawn().expect("a shell");
        let output = leader.stdout.take().expect("it is piped");
        let scratch = Folder::fresh();
        let group = Group::led_by(&leader, scratch.path()).expect("Linux has groups");
        let mut said = String::new();
        std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut said)
            .expect("the shell says that it has started");
        assert_eq!(group.members().len(), 2);
        group.kill();
        leader.wait().expect("the end of a child");
        group.wait_gone();
        assert!(group.is_killed());
        assert!(!scratch.path().exists());
    }
}
