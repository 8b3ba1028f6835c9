//! ccmail.
pub mod game;
pub mod mail;
pub mod notation;
