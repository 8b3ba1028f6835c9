use super::Mail;

/// Larger mails are filed as `too_large` without a look inside.
pub const MAIL_BYTES_MAX: usize = 20 * 1024 * 1024;

/// Why a mail cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseMailError {
    /// Nothing, or nothing that looks like a message.
    #[error("not a mail")]
    Unreadable,
    /// Over [`MAIL_BYTES_MAX`].
    #[error("larger than {} MiB", MAIL_BYTES_MAX / 1024 / 1024)]
    TooLarge,
}

/// Parses a message.
///
/// # Errors
/// [`ParseMailError`] where there is nothing to read, or too much.
pub fn parse(_raw: &[u8]) -> Result<Mail, ParseMailError> {
    todo!()
}
