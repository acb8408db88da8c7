package org.teavm.classlib.java.util;

/** As TeaVM's, with the JDK's message. */
public class TIllegalFormatConversionException extends TIllegalFormatException {
    private final char conversion;
    private final Class<?> type;

    public TIllegalFormatConversionException(char conversion, Class<?> type) {
        super(conversion + " != " + type.getName());
        this.conversion = conversion;
        this.type = type;
    }

    public char getConversion() {
        return conversion;
    }

    public Class<?> getArgumentClass() {
        return type;
    }
}
