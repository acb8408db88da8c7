package dryrun.additions;

/** Methods that TeaVM's Integer lacks. */
final class IntegerAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TInteger";

    private IntegerAdditions() {
    }

    static final class Static {
        static int parseUnsignedInt(String text) {
            long value = Long.parseLong(text);
            if (value < 0 || value > 0xFFFFFFFFL) {
                throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
            }
            return (int) value;
        }
    }
}
