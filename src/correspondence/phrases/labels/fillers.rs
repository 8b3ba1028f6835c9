//! Words that say nothing, of no particular language.

/// Signs, columns of tables, clubs' greetings, weekdays.
pub(super) const WORDS: &[&str] = &[
    "amici sumus, pgn, iccf, fen, elo, re, ref, etc, no white black, nr white black, nr weiss schwarz, n, nr, no white, x, e p, ep, ch, dis ch, dbl ch, j adoube, gens una sumus, servus, ave, vale",
    "w, b, wh, bl, mr, mrs, ms, dr, prof, ii, iii, iv, vi, vii, viii, ix, xi, xii, th, st, nd, rd, ad, ps, p s, utc, gmt, cet, mez, am, pm, tc, cc, corr, vs, v s",
    "monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, wed, thu, fri, sat, sun",
    "montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, lunes, martes, miercoles, jueves, viernes, sabado, domingo",
    "lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, segunda feira, terca feira, quarta feira, quinta feira, sexta feira, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag",
    "понедельник, вторник, среда, четверг, пятница, суббота, воскресенье, понеділок, вівторок, середа, п'ятниця, субота, неділя",
    "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, first, second, third, zero",
    "eins, zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, elf, zwolf, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez",
];
