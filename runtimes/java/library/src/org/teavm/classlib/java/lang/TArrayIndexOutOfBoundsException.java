package org.teavm.classlib.java.lang;

/** Says an index as Java does. */
public class TArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public TArrayIndexOutOfBoundsException() {
    }

    public TArrayIndexOutOfBoundsException(String message) {
        super(message);
    }

    public TArrayIndexOutOfBoundsException(int index) {
        super("Array index out of range: " + index);
    }
}
