package dryrun.additions;

import java.math.BigDecimal;

/** Methods that TeaVM's Math lacks. */
final class MathAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TMath";

    private MathAdditions() {
    }

    static final class Static {
        static double fma(double a, double b, double c) {
            double plain = a * b + c;
            if (Double.isNaN(plain) || Double.isInfinite(plain)) {
                return plain;
            }
            return new BigDecimal(a).multiply(new BigDecimal(b)).add(new BigDecimal(c)).doubleValue();
        }

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
