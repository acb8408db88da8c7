package dryrun.additions;

/** Methods that TeaVM's Integer lacks, and what it throws with Java's words. */
final class IntegerAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TInteger";

    private IntegerAdditions() {
    }

    static final class Static {
        static int parseInt(String text) {
            if (text == null) {
                throw new NumberFormatException("Cannot parse null string");
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

        static int parseInt(String text, int radix) {
            if (radix == 10) {
                return parseInt(text);
            }
            if (text == null) {
                throw new NumberFormatException("Cannot parse null string");
            }
            if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
                throw new NumberFormatException("radix " + radix + (radix < Character.MIN_RADIX
                        ? " less than Character.MIN_RADIX" : " greater than Character.MAX_RADIX"));
            }
            int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
            long value = 0;
            boolean isWrong = start == text.length();
            for (int i = start; i < text.length() && !isWrong; i++) {
                int digit = Character.digit(text.charAt(i), radix);
                value = value * radix + digit;
                isWrong = digit < 0 || value > 1L << 31;
            }
            value = text.startsWith("-") ? -value : value;
            if (isWrong || value > Integer.MAX_VALUE) {
                throw new NumberFormatException("For input string: \"" + text + "\" under radix " + radix);
            }
            return (int) value;
        }

        static Integer decode(String text) {
            if (text.isEmpty()) {
                throw new NumberFormatException("Zero length string");
            }
            String sign = text.startsWith("-") ? "-" : "";
            int start = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
            if (text.startsWith("0x", start) || text.startsWith("0X", start)) {
                return parseInt(sign + text.substring(start + 2), 16);
            }
            if (text.startsWith("#", start)) {
                return parseInt(sign + text.substring(start + 1), 16);
            }
            boolean isOctal = text.startsWith("0", start) && text.length() > start + 1;
            return parseInt(sign + text.substring(start), isOctal ? 8 : 10);
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
