package org.teavm.classlib.java.util.concurrent;

public class TTimeoutException extends Exception {
    public TTimeoutException() {
    }

    public TTimeoutException(String message) {
        super(message);
    }
}
