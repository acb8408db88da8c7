package org.teavm.classlib.java.util;

/** As TeaVM's, with the JDK's message. */
public class TUnknownFormatConversionException extends TIllegalFormatException {
    private final String conversion;

    public TUnknownFormatConversionException(String conversion) {
        super("Conversion = '" + conversion + "'");
        this.conversion = conversion;
    }

    public String getConversion() {
        return conversion;
    }
}
