//! The programs in `examples/`, run as a person would.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The output of an example after this input.
fn run(name: &str, words: &[&str], input: &str) -> String {
    let test = std::env::current_exe().expect("this test is a program");
    let folder: PathBuf = test.ancestors().nth(2).expect("a profile's folder").into();
    let mut program = Command::new(folder.join("examples").join(name))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("`cargo test -p zeitnot-core` builds the examples");
    let mut typed = program.stdin.take().expect("an input");
    typed.write_all(input.as_bytes()).expect("it reads");
    drop(typed);
    let output = program.wait_with_output().expect("it ends");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_clock_in_the_terminal_ends_with_a_flag_and_its_log() {
    // Black starts White's clock, and then nobody presses any more.
    let said = run("clock", &["0:00:01"], "\n");
    let last = said.lines().last().expect("a log");
    assert!(last.ends_with("white's flag fell"), "{said}");
    assert!(said.contains("0:01  Started"), "{said}");
}

#[test]
fn the_calculator_tells_the_deadline_of_a_pgn_with_the_times_of_its_moves() {
    let pgn = "[White \"Ann\"]\n\n1. e4 {[%ccsnt 2026.01.11,12:00]} e5 {[%emt 24:00:00]} *\n";
    let said = run("deadlines", &["700", "2026-01-01"], pgn);
    // White used 10 days and a half; the bank filled the clock up after the increment of 5 days.
    assert!(said.contains("50 d + 44 d 12:00:00"), "{said}");
    assert!(
        said.contains("white's clock falls 2026-03-03 12:00:00 UTC"),
        "{said}"
    );
}

#[test]
fn the_calculator_reads_a_backup_of_version_1_0() {
    let said = run("deadlines", &[], include_str!("data/1.0/backup.json"));
    assert!(
        said.contains("black's clock falls 2027-02-12 00:00:00 UTC"),
        "{said}"
    );
}
