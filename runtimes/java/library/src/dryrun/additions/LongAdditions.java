package dryrun.additions;

/** Methods that TeaVM's Long lacks. */
final class LongAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TLong";

    private LongAdditions() {
    }

    static final class Static {
        static int hashCode(long value) {
            return (int) (value ^ value >>> 32);
        }
    }
}
