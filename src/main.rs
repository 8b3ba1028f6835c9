//! The `ccmail` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    ccmail::cli::run(std::env::args_os())
}
