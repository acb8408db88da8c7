package org.teavm.classlib.java.util.concurrent.atomic;

/** A sum that threads add to. */
public class TDoubleAdder extends Number {
    private double sum;

    public void add(double value) {
        sum += value;
    }

    public double sum() {
        return sum;
    }

    public void reset() {
        sum = 0;
    }

    public double sumThenReset() {
        double result = sum;
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
        return Double.toString(sum);
    }
}
