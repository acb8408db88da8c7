package org.teavm.classlib.java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An array whose elements are changed in one step each. */
public class TAtomicIntegerArray {
    private final int[] values;

    public TAtomicIntegerArray(int length) {
        values = new int[length];
    }

    public TAtomicIntegerArray(int[] given) {
        values = given.clone();
    }

    public final int length() {
        return values.length;
    }

    public final int get(int index) {
        return values[index];
    }

    public final void set(int index, int value) {
        values[index] = value;
    }

    public final void lazySet(int index, int value) {
        values[index] = value;
    }

    public final int getAndSet(int index, int value) {
        int before = values[index];
        values[index] = value;
        return before;
    }

    public final boolean compareAndSet(int index, int expected, int value) {
        if (values[index] != expected) {
            return false;
        }
        values[index] = value;
        return true;
    }

    public final int getAndIncrement(int index) {
        return values[index]++;
    }

    public final int getAndDecrement(int index) {
        return values[index]--;
    }

    public final int getAndAdd(int index, int delta) {
        int before = values[index];
        values[index] += delta;
        return before;
    }

    public final int incrementAndGet(int index) {
        return ++values[index];
    }

    public final int decrementAndGet(int index) {
        return --values[index];
    }

    public final int addAndGet(int index, int delta) {
        return values[index] += delta;
    }

    public final int updateAndGet(int index, IntUnaryOperator change) {
        return values[index] = change.applyAsInt(values[index]);
    }

    public final int getAndUpdate(int index, IntUnaryOperator change) {
        int before = values[index];
        values[index] = change.applyAsInt(before);
        return before;
    }

    public final int accumulateAndGet(int index, int given, IntBinaryOperator change) {
        return values[index] = change.applyAsInt(values[index], given);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
