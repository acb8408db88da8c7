package dryrun.trace;

/** Texts as JSON has them. */
final class Quote {
    private static final String DIGITS = "0123456789abcdef";

    private Quote() {
    }

    static void begin(StringBuilder out, char letter) {
        out.append('"').append(letter);
    }

    /** The text behind its first letter, cut where it is longer. */
    static void whole(StringBuilder out, char letter, String text, int most) {
        begin(out, letter);
        units(out, text, most);
        out.append('"');
    }

    static void units(StringBuilder out, String text, int most) {
        int length = Math.min(most, text.length());
        for (int i = 0; i < length; i++) {
            unit(out, text.charAt(i));
        }
    }

    static void unit(StringBuilder out, char unit) {
        if (unit == '"' || unit == '\\') {
            out.append('\\').append(unit);
        } else if (unit < ' ' || unit >= 0xd800 && unit < 0xe000 || unit == 0x2028 || unit == 0x2029) {
            out.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                out.append(DIGITS.charAt(unit >> shift & 15));
            }
        } else {
            out.append(unit);
        }
    }
}
