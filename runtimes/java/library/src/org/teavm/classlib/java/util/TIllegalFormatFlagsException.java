package org.teavm.classlib.java.util;

/** As TeaVM's, with the JDK's message. */
public class TIllegalFormatFlagsException extends TIllegalFormatException {
    private final String flags;

    public TIllegalFormatFlagsException(String flags) {
        super("Flags = '" + flags + "'");
        this.flags = flags;
    }

    public String getFlags() {
        return flags;
    }
}
