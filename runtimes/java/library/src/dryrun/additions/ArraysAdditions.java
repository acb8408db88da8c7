package dryrun.additions;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
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

        static void parallelSort(int[] items) {
            Arrays.sort(items);
        }

        static void parallelSort(long[] items) {
            Arrays.sort(items);
        }

        static void parallelSort(double[] items) {
            Arrays.sort(items);
        }

        static void parallelSort(char[] items) {
            Arrays.sort(items);
        }

        static <T extends Comparable<? super T>> void parallelSort(T[] items) {
            Arrays.sort(items);
        }

        static <T> void parallelSort(T[] items, Comparator<? super T> order) {
            Arrays.sort(items, order);
        }

        static void parallelSetAll(int[] items, IntUnaryOperator make) {
            Arrays.setAll(items, make);
        }

        static void parallelSetAll(long[] items, IntToLongFunction make) {
            Arrays.setAll(items, make);
        }

        static void parallelSetAll(double[] items, IntToDoubleFunction make) {
            Arrays.setAll(items, make);
        }

        static <T> void parallelSetAll(T[] items, IntFunction<? extends T> make) {
            Arrays.setAll(items, make);
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
