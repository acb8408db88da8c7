package org.teavm.classlib.java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;

/** A number that threads combine others with. */
public class TLongAccumulator extends Number {
    private final LongBinaryOperator combine;
    private final long identity;
    private long value;

    public TLongAccumulator(LongBinaryOperator combine, long identity) {
        this.combine = combine;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(long other) {
        value = combine.applyAsLong(value, other);
    }

    public long get() {
        return value;
    }

    public void reset() {
        value = identity;
    }

    public long getThenReset() {
        long result = value;
        value = identity;
        return result;
    }

    @Override
    public String toString() {
        return Long.toString(value);
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public int intValue() {
        return (int) value;
    }

    @Override
    public float floatValue() {
        return value;
    }

    @Override
    public double doubleValue() {
        return value;
    }
}
