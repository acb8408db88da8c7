package org.teavm.classlib.java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** An array whose elements are changed in one step each. */
public class TAtomicLongArray {
    private final long[] values;

    public TAtomicLongArray(int length) {
        values = new long[length];
    }

    public TAtomicLongArray(long[] given) {
        values = given.clone();
    }

    public final int length() {
        return values.length;
    }

    public final long get(int index) {
        return values[index];
    }

    public final void set(int index, long value) {
        values[index] = value;
    }

    public final void lazySet(int index, long value) {
        values[index] = value;
    }

    public final long getAndSet(int index, long value) {
        long before = values[index];
        values[index] = value;
        return before;
    }

    public final boolean compareAndSet(int index, long expected, long value) {
        if (values[index] != expected) {
            return false;
        }
        values[index] = value;
        return true;
    }

    public final long getAndIncrement(int index) {
        return values[index]++;
    }

    public final long getAndDecrement(int index) {
        return values[index]--;
    }

    public final long getAndAdd(int index, long delta) {
        long before = values[index];
        values[index] += delta;
        return before;
    }

    public final long incrementAndGet(int index) {
        return ++values[index];
    }

    public final long decrementAndGet(int index) {
        return --values[index];
    }

    public final long addAndGet(int index, long delta) {
        return values[index] += delta;
    }

    public final long updateAndGet(int index, LongUnaryOperator change) {
        return values[index] = change.applyAsLong(values[index]);
    }

    public final long getAndUpdate(int index, LongUnaryOperator change) {
        long before = values[index];
        values[index] = change.applyAsLong(before);
        return before;
    }

    public final long accumulateAndGet(int index, long given, LongBinaryOperator change) {
        return values[index] = change.applyAsLong(values[index], given);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
