package dryrun.additions;

/** Methods that TeaVM's Long lacks, and what it throws with Java's words. */
final class LongAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TLong";

    private LongAdditions() {
    }

    static final class Static {
        static long parseLong(String text) {
            if (text == null) {
                throw new NumberFormatException("Cannot parse null string: null");
            }
            int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
            long limit = text.startsWith("-") ? Long.MIN_VALUE : -Long.MAX_VALUE;
            long value = 0;
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

        static int hashCode(long value) {
            return (int) (value ^ value >>> 32);
        }
    }
}
