package dryrun.additions;

import java.math.BigDecimal;

/** Methods that TeaVM's Math lacks, and what it throws with Java's words. */
final class MathAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TMath";

    private MathAdditions() {
    }

    static final class Static {
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
