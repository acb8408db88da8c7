package org.teavm.classlib.java.util.concurrent;

public class TBrokenBarrierException extends Exception {
    public TBrokenBarrierException() {
    }

    public TBrokenBarrierException(String message) {
        super(message);
    }
}
