package org.teavm.classlib.java.util;

/** As TeaVM's, with the JDK's message. */
public class TIllegalFormatPrecisionException extends TIllegalFormatException {
    private final int precision;

    public TIllegalFormatPrecisionException(int precision) {
        super(Integer.toString(precision));
        this.precision = precision;
    }

    public int getPrecision() {
        return precision;
    }
}
