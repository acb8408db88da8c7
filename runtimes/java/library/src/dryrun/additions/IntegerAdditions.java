package dryrun.additions;

/** Methods that TeaVM's Integer lacks, and what it throws with Java's words. */
final class IntegerAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TInteger";

    private IntegerAdditions() {
    }

    static final class Static {
        static int parseInt(String text) {
            if (text == null) {
                throw new NumberFormatException("Cannot parse null string: null");
            }
            int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
            int limit = text.startsWith("-") ? Integer.MIN_VALUE : -Integer.MAX_VALUE;
            int value = 0;
            for (int i = start; i < text.length(); i++) {
                int digit = Character.digit(text.charAt(i), 10);
                if (digit < 0 || value < limit / 10 || value * 10 < limit + digit) {
                    throw new NumberFormatException("For input string: \"" + text + "\"");
                }
                value = value * 10 - digit;
            }
            if (start == text.length()) {
                throw new NumberFormatException("For input string: \"" + text + "\"");
            }
            return text.startsWith("-") ? value : -value;
        }

        static int parseUnsignedInt(String text) {
            long value = Long.parseLong(text);
            if (value < 0 || value > 0xFFFFFFFFL) {
                throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
            }
            return (int) value;
        }
    }
}
