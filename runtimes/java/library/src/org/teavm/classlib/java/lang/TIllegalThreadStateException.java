package org.teavm.classlib.java.lang;

public class TIllegalThreadStateException extends TIllegalArgumentException {
    public TIllegalThreadStateException() {
    }

    public TIllegalThreadStateException(String message) {
        super(message);
    }
}
