package dryrun.additions;

/** Methods that TeaVM's Math lacks. */
final class MathAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TMath";

    private MathAdditions() {
    }

    static final class Static {
        static long multiplyHigh(long a, long b) {
            long aHigh = a >> 32;
            long aLow = a & 0xFFFFFFFFL;
            long bHigh = b >> 32;
            long bLow = b & 0xFFFFFFFFL;
            long middle = aHigh * bLow + (aLow * bLow >>> 32);
            long other = aLow * bHigh + (middle & 0xFFFFFFFFL);
            return aHigh * bHigh + (middle >> 32) + (other >> 32);
        }
    }
}
