package dryrun.additions;

import dryrun.program.Host;
import java.math.BigDecimal;

/** Methods that TeaVM's Math lacks, and what it throws with Java's words. */
final class MathAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TMath";

    private MathAdditions() {
    }

    static final class Static {
        /** Doubles from here on are whole. */
        private static final double TWO_TO_52 = 0x1p52;

        static long multiplyFull(int a, int b) {
            return (long) a * b;
        }

        static long unsignedMultiplyHigh(long a, long b) {
            return Math.multiplyHigh(a, b) + ((a >> 63) & b) + ((b >> 63) & a);
        }

        static int powExact(int base, int exponent) {
            try {
                return toIntExact(powExact((long) base, exponent));
            } catch (ArithmeticException e) {
                throw exponent < 0 ? e : new ArithmeticException("integer overflow");
            }
        }

        static long powExact(long base, int exponent) {
            if (exponent < 0) {
                throw new ArithmeticException("negative exponent");
            }
            // Of these, no power overflows, however large the exponent is.
            if (base >= -1 && base <= 1) {
                return exponent == 0 || base == 1 || base == -1 && exponent % 2 == 0 ? 1 : base;
            }
            long power = 1;
            for (int i = 0; i < exponent; i++) {
                power = Math.multiplyExact(power, base);
            }
            return power;
        }

        static int addExact(int a, int b) {
            return toIntExact((long) a + b);
        }

        static int subtractExact(int a, int b) {
            return toIntExact((long) a - b);
        }

        static int multiplyExact(int a, int b) {
            return toIntExact((long) a * b);
        }

        static int toIntExact(long value) {
            if ((int) value != value) {
                throw new ArithmeticException("integer overflow");
            }
            return (int) value;
        }

        static int incrementExact(int a) {
            return toIntExact(a + 1L);
        }

        static int decrementExact(int a) {
            return toIntExact(a - 1L);
        }

        static int negateExact(int a) {
            return toIntExact(-(long) a);
        }

        static long addExact(long a, long b) {
            long sum = a + b;
            if (((a ^ sum) & (b ^ sum)) < 0) {
                throw new ArithmeticException("long overflow");
            }
            return sum;
        }

        static long subtractExact(long a, long b) {
            long difference = a - b;
            if (((a ^ b) & (a ^ difference)) < 0) {
                throw new ArithmeticException("long overflow");
            }
            return difference;
        }

        static long multiplyExact(long a, long b) {
            long product = a * b;
            if (a != 0 && (product / a != b || a == -1 && b == Long.MIN_VALUE)) {
                throw new ArithmeticException("long overflow");
            }
            return product;
        }

        static long multiplyExact(long a, int b) {
            return multiplyExact(a, (long) b);
        }

        static long round(double value) {
            if (!(Math.abs(value) < TWO_TO_52)) {
                return (long) value;
            }
            double floor = Math.floor(value);
            return (long) (value - floor >= 0.5 ? floor + 1 : floor);
        }

        static int round(float value) {
            long rounded = round((double) value);
            return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, rounded));
        }

        static double rint(double value) {
            if (!(Math.abs(value) < TWO_TO_52)) {
                return value;
            }
            double shift = value < 0 ? -TWO_TO_52 : TWO_TO_52;
            return Math.copySign(value + shift - shift, value);
        }

        static double ulp(double value) {
            double size = Math.abs(value);
            if (!(size <= Double.MAX_VALUE)) {
                return size;
            }
            long bits = Double.doubleToLongBits(size);
            return size == Double.MAX_VALUE ? size - Double.longBitsToDouble(bits - 1) : Double.longBitsToDouble(bits + 1) - size;
        }

        static double log10(double value) {
            return Host.log10(value);
        }

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
