package org.teavm.classlib.java.util.concurrent.atomic;

/** A sum that threads add to. */
public class TLongAdder extends Number {
    private long sum;

    public void add(long value) {
        sum += value;
    }

    public void increment() {
        sum++;
    }

    public void decrement() {
        sum--;
    }

    public long sum() {
        return sum;
    }

    public void reset() {
        sum = 0;
    }

    public long sumThenReset() {
        long result = sum;
        sum = 0;
        return result;
    }

    @Override
    public int intValue() {
        return (int) sum;
    }

    @Override
    public long longValue() {
        return (long) sum;
    }

    @Override
    public float floatValue() {
        return (float) sum;
    }

    @Override
    public double doubleValue() {
        return sum;
    }

    @Override
    public String toString() {
        return Long.toString(sum);
    }
}
