package dryrun.additions;

/** Upper and lower case, with the letters that become two: TeaVM's changes them one by one. */
final class Cases {
    private Cases() {
    }

    static String change(String text, boolean upper) {
        int same = 0;
        while (same < text.length() && changed(text.charAt(same), upper) == text.charAt(same) && !isDoubled(text.charAt(same))) {
            same++;
        }
        if (same == text.length()) {
            return text;
        }
        StringBuilder result = new StringBuilder(text.length()).append(text, 0, same);
        for (int i = same; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (upper && unit == '\u00DF') {
                result.append("SS");
            } else if (!upper && unit == '\u0130') {
                result.append("i\u0307");
            } else if (Character.isSurrogate(unit)) {
                int point = text.codePointAt(i);
                i += Character.charCount(point) - 1;
                result.appendCodePoint(upper ? Character.toUpperCase(point) : Character.toLowerCase(point));
            } else {
                result.append(changed(unit, upper));
            }
        }
        return result.toString();
    }

    /** Letters that become two, and halves of pairs. */
    private static boolean isDoubled(char unit) {
        return unit == '\u00DF' || unit == '\u0130' || Character.isSurrogate(unit);
    }

    private static char changed(char unit, boolean upper) {
        if (unit < 128) {
            return upper ? unit >= 'a' && unit <= 'z' ? (char) (unit - 32) : unit
                    : unit >= 'A' && unit <= 'Z' ? (char) (unit + 32) : unit;
        }
        return upper ? Character.toUpperCase(unit) : Character.toLowerCase(unit);
    }
}
