//! ccmail.
pub mod app;
pub mod cli;
pub mod correspondence;
pub mod game;
pub mod mail;
pub mod notation;
pub mod store;
pub mod transport;
