package org.teavm.classlib.java.util;

public class TInputMismatchException extends TNoSuchElementException {
    public TInputMismatchException() {
    }

    public TInputMismatchException(String message) {
        super(message);
    }
}
