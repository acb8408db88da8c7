package org.teavm.classlib.java.util;

/** As TeaVM's, with the JDK's message. */
public class TDuplicateFormatFlagsException extends TIllegalFormatException {
    private final String flags;

    public TDuplicateFormatFlagsException(String flags) {
        super("Flags = '" + flags + "'");
        this.flags = flags;
    }

    public String getFlags() {
        return flags;
    }
}
