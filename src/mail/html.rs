/// Turns HTML into lines.
#[must_use]
pub fn html_to_text(_html: &str) -> String {
    todo!()
}
