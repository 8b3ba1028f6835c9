/// Stub.
pub fn split_mbox(_bytes: &[u8]) -> impl Iterator<Item = std::borrow::Cow<'_, [u8]>> {
    std::iter::empty()
}
