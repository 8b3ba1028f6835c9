//! ccmail.
pub mod correspondence;
pub mod game;
pub mod mail;
pub mod notation;
pub mod store;
