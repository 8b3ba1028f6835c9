#![no_main]

#[path = "../targets.rs"]
#[allow(dead_code, reason = "each target runs one of the two")]
mod targets;

libfuzzer_sys::fuzz_target!(|data: &[u8]| targets::move_text(data));
