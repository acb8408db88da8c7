package org.teavm.classlib.java.util;

/** As TeaVM's, with the JDK's message. */
public class TFormatFlagsConversionMismatchException extends TIllegalFormatException {
    private final String flags;
    private final char conversion;

    public TFormatFlagsConversionMismatchException(String flags, char conversion) {
        super("Conversion = " + conversion + ", Flags = " + flags);
        this.flags = flags;
        this.conversion = conversion;
    }

    public String getFlags() {
        return flags;
    }

    public char getConversion() {
        return conversion;
    }
}
