package org.teavm.classlib.java.lang;

/** Says an index as Java does. */
public class TStringIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public TStringIndexOutOfBoundsException() {
    }

    public TStringIndexOutOfBoundsException(String message) {
        super(message);
    }

    public TStringIndexOutOfBoundsException(int index) {
        super("String index out of range: " + index);
    }
}
