package org.teavm.classlib.java.util;

/** As TeaVM's, with the JDK's message. */
public class TMissingFormatWidthException extends TIllegalFormatException {
    private final String specifier;

    public TMissingFormatWidthException(String specifier) {
        super(specifier);
        this.specifier = specifier;
    }

    public String getFormatSpecifier() {
        return specifier;
    }
}
