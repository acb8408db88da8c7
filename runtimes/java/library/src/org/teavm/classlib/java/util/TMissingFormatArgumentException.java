package org.teavm.classlib.java.util;

/** As TeaVM's, with the JDK's message. */
public class TMissingFormatArgumentException extends TIllegalFormatException {
    private final String specifier;

    public TMissingFormatArgumentException(String specifier) {
        super("Format specifier '" + specifier + "'");
        this.specifier = specifier;
    }

    public String getFormatSpecifier() {
        return specifier;
    }
}
