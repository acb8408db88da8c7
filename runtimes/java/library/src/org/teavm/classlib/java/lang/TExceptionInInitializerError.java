package org.teavm.classlib.java.lang;

public class TExceptionInInitializerError extends TLinkageError {
    public TExceptionInInitializerError() {
    }

    public TExceptionInInitializerError(String message) {
        super(message);
    }
}
