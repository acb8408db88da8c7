package dryrun.additions;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/** Methods that TeaVM's Arrays lacks. */
final class ArraysAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TArrays";

    private ArraysAdditions() {
    }

    static final class Static {
        static int compare(int[] a, int[] b) {
            for (int i = 0; i < Math.min(a.length, b.length); i++) {
                if (a[i] != b[i]) {
                    return Integer.compare(a[i], b[i]);
                }
            }
            return a.length - b.length;
        }

        static int compare(long[] a, long[] b) {
            for (int i = 0; i < Math.min(a.length, b.length); i++) {
                if (a[i] != b[i]) {
                    return Long.compare(a[i], b[i]);
                }
            }
            return a.length - b.length;
        }

        static int compare(char[] a, char[] b) {
            for (int i = 0; i < Math.min(a.length, b.length); i++) {
                if (a[i] != b[i]) {
                    return a[i] - b[i];
                }
            }
            return a.length - b.length;
        }

        static void parallelPrefix(int[] items, IntBinaryOperator operator) {
            for (int i = 1; i < items.length; i++) {
                items[i] = operator.applyAsInt(items[i - 1], items[i]);
            }
        }

        static void parallelPrefix(long[] items, LongBinaryOperator operator) {
            for (int i = 1; i < items.length; i++) {
                items[i] = operator.applyAsLong(items[i - 1], items[i]);
            }
        }

        static void parallelPrefix(double[] items, DoubleBinaryOperator operator) {
            for (int i = 1; i < items.length; i++) {
                items[i] = operator.applyAsDouble(items[i - 1], items[i]);
            }
        }

        static <T> void parallelPrefix(T[] items, BinaryOperator<T> operator) {
            for (int i = 1; i < items.length; i++) {
                items[i] = operator.apply(items[i - 1], items[i]);
            }
        }
    }
}
