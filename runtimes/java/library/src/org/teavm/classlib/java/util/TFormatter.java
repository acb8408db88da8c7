package org.teavm.classlib.java.util;

import dryrun.program.FormatSpec;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.FormatterClosedException;
import java.util.Locale;
import java.util.MissingFormatArgumentException;

/** Formatter with the conversions of numbers and texts, as in English everywhere: TeaVM's own brings all the world's locales. */
public final class TFormatter implements Closeable, Flushable {
    private final Appendable out;
    private final Locale locale;
    private IOException failure;
    private boolean closed;

    public TFormatter() {
        this(new StringBuilder());
    }

    public TFormatter(Appendable out) {
        this(out, Locale.ENGLISH);
    }

    public TFormatter(Locale locale) {
        this(new StringBuilder(), locale);
    }

    public TFormatter(Appendable out, Locale locale) {
        this.out = out == null ? new StringBuilder() : out;
        this.locale = locale;
    }

    public TFormatter(PrintStream out) {
        this((Appendable) out);
    }

    public TFormatter(OutputStream out) {
        this((Appendable) new PrintStream(out));
    }

    public Locale locale() {
        requireOpen();
        return locale;
    }

    public Appendable out() {
        requireOpen();
        return out;
    }

    private void requireOpen() {
        if (closed) {
            throw new FormatterClosedException();
        }
    }

    @Override
    public String toString() {
        requireOpen();
        return out.toString();
    }

    @Override
    public void flush() {
        requireOpen();
    }

    @Override
    public void close() {
        closed = true;
    }

    public IOException ioException() {
        return failure;
    }

    public TFormatter format(String pattern, Object... values) {
        requireOpen();
        int next = 0;
        int last = -1;
        int begin = 0;
        for (int percent = pattern.indexOf('%'); percent >= 0; percent = pattern.indexOf('%', begin)) {
            write(pattern.substring(begin, percent));
            FormatSpec spec = FormatSpec.read(pattern, percent);
            begin = spec.end;
            if (spec.isText()) {
                write(spec.apply(null));
                continue;
            }
            last = spec.index > 0 ? spec.index - 1 : spec.index < 0 ? last : next++;
            if (last < 0 || values != null && last >= values.length) {
                throw new MissingFormatArgumentException(spec.text);
            }
            write(spec.apply(values == null ? null : values[last]));
        }
        write(pattern.substring(begin));
        return this;
    }

    public TFormatter format(Locale locale, String pattern, Object... values) {
        return format(pattern, values);
    }

    private void write(String text) {
        try {
            out.append(text);
        } catch (IOException error) {
            failure = error;
        }
    }
}
