use proptest::prelude::*;

use super::*;

#[track_caller]
fn check(html: &str, expected: &str) {
    assert_eq!(html_to_text(html), expected, "of {html}");
}

#[test]
fn blocks_and_breaks_make_lines() {
    check("<div>12. 5254</div><div>5878</div>", "12. 5254\n5878\n");
    check("12. 5254<br>5878<br/>Vera", "12. 5254\n5878\nVera\n");
    check("<div>a</div><div><br></div><div>b</div>", "a\n\nb\n");
    check("a<br><br><br><br>b", "a\n\nb\n");
    check(
        "<p style=\"margin:0cm\">a</p><p class=MsoNormal>b</p>",
        "a\nb\n",
    );
    check("<p>a</p><p>b</p>", "a\n\nb\n");
    check("<p>a<p>b", "a\n\nb\n");
    check("<h1>a</h1>b<hr>c", "a\nb\nc\n");
    check("a <b>b</b>c\n  d", "a bc d\n");
    check("", "");
}

#[test]
fn words_paragraph_of_one_space_is_a_blank_line() {
    check(
        "<p class=MsoNormal>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>b</p>",
        "a\n\nb\n",
    );
}

#[test]
fn cells_stand_apart_on_one_line() {
    let expected = "4\t5254\t5755\n5\t7163\t2836\n";
    check(
        "<table><tr><td>4</td><td>5254</td><td>5755</td></tr>\
         <tr><td>5<td>7163<td>2836</table>",
        expected,
    );
    // Word puts a paragraph into each cell.
    check(
        "<table>\n<tr>\n<td><p class=MsoNormal>4</p></td>\n<td><p>5254</p></td>\n\
         <td><div>5755</div></td>\n</tr>\n<tr><td>5</td><td>7163</td><td>2836</td></tr></table>",
        expected,
    );
    // A whole letter in a table, as newsletters and some programs lay it out.
    check(
        "<table><tr><td>a<br>b</td><td>c</td></tr></table>d",
        "a\nb\nc\nd\n",
    );
    check(
        "<table><tr><td><table><tr><td>a</td></tr></table></td><td>b</td></tr></table>",
        "a\nb\n",
    );
}

#[test]
fn entities_and_white_space_are_decoded() {
    check(
        "12.&nbsp;5254 &amp; &lt;b&gt; &#9816;f3 &eacute;",
        "12. 5254 & <b> ♘f3 é\n",
    );
    check("<pre>a  b\n\n  c</pre>d", "a  b\n\n  c\nd\n");
    check("<div style='white-space: pre-wrap'>a\nb</div>", "a\nb\n");
}

#[test]
fn quotation_is_marked() {
    check(
        "12... Nf6<div class=\"gmail_quote\"><div dir=\"ltr\" class=\"gmail_attr\">On 12 Mar 2026, \
         Ann &lt;ann@example.org&gt; wrote:<br></div><blockquote class=\"gmail_quote\">12. Nf3<br>\
         <br>Ann<blockquote>11... e6</blockquote></blockquote></div>",
        "12... Nf6\nOn 12 Mar 2026, Ann <ann@example.org> wrote:\n> 12. Nf3\n>\n> Ann\n\
         > > 11... e6\n",
    );
    check(
        "<blockquote type=cite>a</blockquote>b<blockquote>c</blockquote>",
        "> a\nb\n> c\n",
    );
    check(
        "<div class=\"yahoo_quoted\">a<div>b</div></div>c",
        "> a\n> b\nc\n",
    );
    check(
        "<div style='border:none;border-left:solid blue 1.5pt;padding:0cm 0cm 0cm 4.0pt'>a</div>b",
        "> a\nb\n",
    );
}

#[test]
fn gmails_indent_is_no_quotation() {
    check(
        "<blockquote style=\"margin:0 0 0 40px;border:none;padding:0px\">12... Nf6</blockquote>",
        "12... Nf6\n",
    );
}

#[test]
fn what_follows_outlooks_header_is_quoted() {
    check(
        "<div><p class=MsoNormal>12... Nf6</p><div><div style='border:none;border-top:solid \
         #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b>From:</b> Ann<br>\
         <b>Sent:</b> Thursday</p></div></div><p class=MsoNormal>12. Nf3</p></div>",
        "12... Nf6\n> From: Ann\n> Sent: Thursday\n> 12. Nf3\n",
    );
    check(
        "a<hr><div id=\"divRplyFwdMsg\">From: Ann</div><div>b</div>",
        "a\n> From: Ann\n> b\n",
    );
}

#[test]
fn what_is_not_seen_is_left_out() {
    check(
        "<html><head><title>5254</title><style>p {width:5254px}</style></head>\
         <body>a<!-- 5254 --><script>5254</script><![if !mso]>b<![endif]></body></html>",
        "ab\n",
    );
    const HIDDEN: &[&str] = &[
        "style=\"display:none\"",
        "style=\"DISPLAY: none !important\"",
        "style=\"visibility: hidden\"",
        "style=\"font-size:0\"",
        "style=\"font-size: 0px; color: red\"",
        "style=\"mso-hide:all\"",
        "style=\"max-height:0;overflow:hidden\"",
        "hidden",
    ];
    for hidden in HIDDEN {
        check(&format!("a<span {hidden}>5254<b>5755</b></span>b"), "ab\n");
        check(&format!("a<div {hidden}>5254<p>5755</div>b"), "a\nb\n");
    }
    check("<div style=\"font-size:0.9em\">a</div>", "a\n");
    // Newsletters take the size from a cell and give it back within.
    check(
        "<td style=\"font-size:0\"><div style=\"font-size:14px\">a</div></td>",
        "a\n",
    );
}

#[test]
fn a_numbered_list_keeps_its_numbers() {
    check("<ol start=12><li>Nf3<li>Nc3</ol>b", "12. Nf3\n13. Nc3\nb\n");
    check("<ul><li>a</li><li>b</li></ul>", "\u{2022} a\n\u{2022} b\n");
}

#[test]
fn broken_nesting_does_not_hide_the_text() {
    check("<div>a</span></b></div></div></div>b", "a\nb\n");
    check("<b><blockquote>a</b>b</blockquote>c", "> ab\nc\n");
    check("<div><table><tr><td>a</div>b</td></tr></table>c", "ab\nc\n");
    check("<<>< a <b", "<<>< a\n");
    check("a<img alt=\"♘\">f3<img alt=\"our logo 5254\">", "a♘f3\n");
}

#[test]
fn deep_nesting_takes_no_more_than_its_length() {
    let deep = format!("{}a{}", "<div>".repeat(200_000), "</div>".repeat(200_000));
    check(&deep, "a\n");
    let quotes = "<blockquote>".repeat(1_000) + "a";
    check(&quotes, &format!("{}a\n", "> ".repeat(HTML_DEPTH_MAX)));
    // End tags whose start is out of reach.
    let hostile = format!("<i><td>{}{}", "<b>".repeat(50_000), "</i>".repeat(50_000));
    check(&hostile, "");
}

proptest! {
    #[test]
    fn any_text_becomes_lines(html in any::<String>()) {
        prop_assert!(!html_to_text(&html).ends_with("\n\n"));
    }

    #[test]
    fn no_two_blank_lines_follow_each_other(
        pieces in proptest::collection::vec(prop_oneof![
            Just("<div>"), Just("</div>"), Just("<br>"), Just("<p>"), Just("</p>"), Just("a"),
            Just("<blockquote>"), Just("</blockquote>"), Just("<td>"), Just("</td>"), Just("<tr>"),
            Just("</tr>"), Just("&nbsp;"), Just(" "), Just("<li>"), Just("<ol>"), Just("</ol>"),
            Just("<span hidden>"), Just("</span>"), Just("<pre>\n\n"), Just("</pre>"),
        ], 0..60),
    ) {
        let text = html_to_text(&pieces.concat());
        prop_assert!(!text.contains("\n\n\n"), "{text:?}");
        prop_assert!(!text.starts_with('\n'), "{text:?}");
    }
}
