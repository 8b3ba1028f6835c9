use crate::mail::{AuthResult, Automatic, Mail};

use super::{Author, OpponentId};

/// Who wrote a mail, and how far that may be believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender {
    /// Whose words these are.
    pub author: Author,
    /// The From address; `None` where there is none, or several.
    pub address: Option<String>,
    /// The opponent to whom the address belongs.
    pub opponent: Option<OpponentId>,
    /// The user's own mail server says that the sender is not who he claims to be.
    pub is_forged: bool,
    /// A program wrote it.
    pub automatic: Automatic,
}

/// Tells whether the user's mail server calls the sender forged (RFC 8601).
///
/// Only the topmost field of a believed server counts: everything below it may have come with the mail.
/// Forged is `dmarc=fail`; without a word on DMARC, that neither SPF nor DKIM passes for the From domain.
/// `none` and `temperror` say nothing.
#[must_use]
pub fn is_forged(mail: &Mail, is_believed: impl Fn(&str) -> bool) -> bool {
    let Some(domain) = mail.sender().and_then(|from| domain_of(&from.address)) else {
        return false;
    };
    match mail
        .auth
        .iter()
        .find(|result| is_believed(&result.authserv_id))
    {
        Some(result) => says_forged(result, &domain),
        None => false,
    }
}

fn says_forged(result: &AuthResult, domain: &str) -> bool {
    match result.dmarc.as_deref() {
        Some("pass") => return false,
        Some("fail") => return true,
        Some(_) | None => {}
    }
    let spoken: Vec<&(String, Option<String>)> = result
        .spf
        .iter()
        .chain(&result.dkim)
        .filter(|(word, _)| !matches!(word.as_str(), "none" | "temperror"))
        .collect();
    let passes = spoken
        .iter()
        .any(|(word, of)| word == "pass" && of.as_deref().is_none_or(|of| is_aligned(of, domain)));
    !spoken.is_empty() && !passes
}

/// Relaxed alignment (RFC 7489 section 3.1): the same domain, or one within the other.
fn is_aligned(of: &str, domain: &str) -> bool {
    let of = domain_of(of).unwrap_or_else(|| of.to_ascii_lowercase());
    let within = |inner: &str, outer: &str| {
        inner == outer
            || (outer.contains('.')
                && inner
                    .strip_suffix(outer)
                    .is_some_and(|rest| rest.ends_with('.')))
    };
    within(&of, domain) || within(domain, &of)
}

/// Returns the domain of an address in lower case.
#[must_use]
pub fn domain_of(address: &str) -> Option<String> {
    let (_, domain) = address.rsplit_once('@')?;
    (!domain.is_empty()).then(|| domain.to_ascii_lowercase())
}
