package org.teavm.classlib.java.util;

/** As TeaVM's, with the JDK's message. */
public class TIllegalFormatCodePointException extends TIllegalFormatException {
    private final int codePoint;

    public TIllegalFormatCodePointException(int codePoint) {
        super("Code point = 0x" + Integer.toHexString(codePoint));
        this.codePoint = codePoint;
    }

    public int getCodePoint() {
        return codePoint;
    }
}
