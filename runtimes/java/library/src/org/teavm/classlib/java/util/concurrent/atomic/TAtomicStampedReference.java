package org.teavm.classlib.java.util.concurrent.atomic;

/** A reference and a stamp that change together. */
public class TAtomicStampedReference<V> {
    private V reference;
    private int stamp;

    public TAtomicStampedReference(V reference, int stamp) {
        set(reference, stamp);
    }

    public V getReference() {
        return reference;
    }

    public int getStamp() {
        return stamp;
    }

    public V get(int[] holder) {
        holder[0] = stamp;
        return reference;
    }

    public void set(V reference, int stamp) {
        this.reference = reference;
        this.stamp = stamp;
    }

    public boolean compareAndSet(V expected, V reference, int expectedStamp, int stamp) {
        boolean isSame = this.reference == expected && this.stamp == expectedStamp;
        if (isSame) {
            set(reference, stamp);
        }
        return isSame;
    }

    public boolean weakCompareAndSet(V expected, V reference, int expectedStamp, int stamp) {
        return compareAndSet(expected, reference, expectedStamp, stamp);
    }

    public boolean attemptStamp(V expected, int stamp) {
        return compareAndSet(expected, expected, this.stamp, stamp);
    }
}
