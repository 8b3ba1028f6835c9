//! The `ccmail` program.

fn main() {}
