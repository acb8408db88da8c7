package org.teavm.classlib.java.util;

import java.util.StringJoiner;

/** Texts with a delimiter between them. */
public final class TStringJoiner {
    private final String delimiter;
    private final String prefix;
    private final String suffix;
    private StringBuilder joined;
    private String empty;

    public TStringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public TStringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        this.delimiter = delimiter.toString();
        this.prefix = prefix.toString();
        this.suffix = suffix.toString();
    }

    @SuppressWarnings("unchecked")
    private StringJoiner self() {
        return (StringJoiner) (Object) this;
    }

    public StringJoiner setEmptyValue(CharSequence value) {
        empty = value.toString();
        return self();
    }

    public StringJoiner add(CharSequence text) {
        if (joined == null) {
            joined = new StringBuilder();
        } else {
            joined.append(delimiter);
        }
        joined.append(String.valueOf(text));
        return self();
    }

    public StringJoiner merge(StringJoiner other) {
        TStringJoiner given = (TStringJoiner) (Object) other;
        return given.joined != null ? add(given.joined.toString()) : self();
    }

    public int length() {
        return toString().length();
    }

    @Override
    public String toString() {
        if (joined == null) {
            return empty != null ? empty : prefix + suffix;
        }
        return prefix + joined + suffix;
    }
}
