//! ccmail.
pub mod app;
pub mod game;
pub mod mail;
pub mod notation;
pub mod transport;
