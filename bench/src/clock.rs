//! Time on the wall, and time on a processor: the second is less disturbed by what else the machine does.

use rustix::time::{ClockId, clock_gettime};
use std::process::Command;
use std::time::{Duration, Instant};
use wait4::Wait4;

/// What a run took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Took {
    /// On the wall.
    pub(crate) wall: Duration,
    /// On all processors together.
    pub(crate) cpu: Duration,
}

/// Times what is done in this process.
pub(crate) fn inside<T>(work: impl FnOnce() -> T) -> Took {
    let (start, cpu) = (Instant::now(), of_process());
    std::hint::black_box(work());
    Took { wall: start.elapsed(), cpu: of_process().saturating_sub(cpu) }
}

/// Times a program from its start to its end. It may fail with a status below `failing`.
pub(crate) fn program(command: &mut Command, failing: i32) -> Took {
    let start = Instant::now();
    let child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let ended = child.wait4().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let wall = start.elapsed();
    assert!(ended.status.code().is_some_and(|code| code < failing), "{command:?}: {}", ended.status);
    Took { wall, cpu: ended.rusage.utime + ended.rusage.stime }
}

fn of_process() -> Duration {
    clock_gettime(ClockId::ProcessCPUTime).try_into().expect("time goes forward")
}
