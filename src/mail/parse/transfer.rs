//! Content-Transfer-Encoding, read leniently: what can be decoded is, and the rest is reported.

/// Bytes of a part, decoded, and whether they were what they claimed to be.
pub(super) struct Decoded {
    pub(super) bytes: Vec<u8>,
    pub(super) is_damaged: bool,
}

/// Undoes a transfer encoding; an unknown one is taken as none.
pub(super) fn decode(raw: &[u8], encoding: &str) -> Decoded {
    if encoding.eq_ignore_ascii_case("base64") {
        base64(raw)
    } else if encoding.eq_ignore_ascii_case("quoted-printable") {
        quoted_printable(raw)
    } else {
        Decoded {
            bytes: raw.to_vec(),
            is_damaged: false,
        }
    }
}

/// RFC 2045 6.8: characters outside the alphabet are skipped. Data after padding starts afresh,
/// since list programs paste one encoded text behind another.
fn base64(raw: &[u8]) -> Decoded {
    let mut bytes = Vec::with_capacity(raw.len() / 4 * 3);
    let mut is_damaged = false;
    let mut buffer = 0_u32;
    let mut sextets = 0_u8;
    for &byte in raw {
        let value = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            b'=' => {
                flush(&mut bytes, buffer, sextets);
                // Padding stands after two or three characters of a group of four, or not at all.
                is_damaged |= sextets == 1;
                (buffer, sextets) = (0, 0);
                continue;
            }
            _ => {
                is_damaged |= !byte.is_ascii_whitespace() && byte != 0;
                continue;
            }
        };
        buffer = (buffer << 6) | u32::from(value);
        sextets += 1;
        if sextets == 4 {
            flush(&mut bytes, buffer, 4);
            (buffer, sextets) = (0, 0);
        }
    }
    is_damaged |= sextets == 1;
    flush(&mut bytes, buffer, sextets);
    Decoded { bytes, is_damaged }
}

fn flush(bytes: &mut Vec<u8>, buffer: u32, sextets: u8) {
    let [_, a, b, c] = match sextets {
        2 => (buffer << 12).to_be_bytes(),
        3 => (buffer << 6).to_be_bytes(),
        4 => buffer.to_be_bytes(),
        _ => return,
    };
    bytes.push(a);
    if sextets > 2 {
        bytes.push(b);
    }
    if sextets > 3 {
        bytes.push(c);
    }
}

/// RFC 2045 6.7: a `=` that begins nothing stays a `=`, for programs that put the label on plain
/// text (`(=)` is a draw offer).
fn quoted_printable(raw: &[u8]) -> Decoded {
    let mut bytes = Vec::with_capacity(raw.len());
    let mut is_damaged = false;
    for line in raw.split_inclusive(|&byte| byte == b'\n') {
        let content = line.trim_ascii_end();
        let is_soft = content.ends_with(b"=");
        let content = content.strip_suffix(b"=").unwrap_or(content);
        let mut rest = content;
        while let Some((&byte, tail)) = rest.split_first() {
            rest = tail;
            if byte != b'=' {
                bytes.push(byte);
                continue;
            }
            match tail
                .split_at_checked(2)
                .and_then(|(hex, after)| Some((hex_byte(hex)?, after)))
            {
                Some((value, after)) => {
                    bytes.push(value);
                    rest = after;
                }
                None => {
                    bytes.push(b'=');
                    is_damaged = true;
                }
            }
        }
        if !is_soft && line.ends_with(b"\n") {
            bytes.push(b'\n');
        }
    }
    Decoded { bytes, is_damaged }
}

fn hex_byte(hex: &[u8]) -> Option<u8> {
    let text = std::str::from_utf8(hex).ok()?;
    if !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    u8::from_str_radix(text, 16).ok()
}
