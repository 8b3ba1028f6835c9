//! SIGTERM and SIGINT end a run between two mails.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use signal_hook::iterator::Signals;

use crate::transport::Wake;

/// The thread only passes word on.
const STACK_BYTES: usize = 64 * 1024;

/// Sets `stop` at the first signal and wakes whoever sleeps; a second one ends the process.
pub(super) fn listen(stop: Arc<AtomicBool>, sender: Sender<Wake>) -> io::Result<()> {
    for signal in [SIGINT, SIGTERM] {
        flag::register_conditional_default(signal, Arc::clone(&stop))?;
    }
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    let pass_on = move || {
        for _ in signals.forever() {
            stop.store(true, Ordering::Relaxed);
            // Nobody listens any more when the run ends by itself.
            sender.send(Wake::Unsure).ok();
        }
    };
    thread::Builder::new()
        .name("signals".to_owned())
        .stack_size(STACK_BYTES)
        .spawn(pass_on)?;
    Ok(())
}
