package org.teavm.classlib.java.util.concurrent;

public class TCompletionException extends RuntimeException {
    public TCompletionException() {
    }

    public TCompletionException(String message) {
        super(message);
    }

    public TCompletionException(Throwable cause) {
        super(cause);
    }

    public TCompletionException(String message, Throwable cause) {
        super(message, cause);
    }
}
