package dryrun.program;

import java.io.PrintStream;
import java.nio.charset.Charset;

/** System.out and System.err: text goes to the host in pieces, at the latest when the program ends. */
public class ConsoleStream extends PrintStream {
    private final boolean error;
    private final char[] buffer = new char[4096];
    private int length;
    /** Bytes of a character of UTF-8 that write(int) has begun, and how many are to come. */
    private int begun;
    private int missing;

    protected ConsoleStream(boolean error) {
        super(null, false, (Charset) null);
        this.error = error;
    }

    private void put(char unit) {
        if (length == buffer.length) {
            flush();
        }
        buffer[length++] = unit;
    }

    private void put(String text) {
        int size = text.length();
        for (int i = 0; i < size; i++) {
            put(text.charAt(i));
        }
    }

    private void put(char[] units) {
        for (char unit : units) {
            put(unit);
        }
    }

    @Override
    public void flush() {
        Host.print(error, buffer, length);
        length = 0;
    }

    @Override
    public void close() {
        flush();
    }

    @Override
    public boolean checkError() {
        flush();
        return false;
    }

    /** A byte of text in UTF-8. */
    @Override
    public void write(int value) {
        int octet = value & 255;
        if (octet < 0x80) {
            put((char) octet);
        } else if (octet >= 0xc0) {
            missing = octet >= 0xf0 ? 3 : octet >= 0xe0 ? 2 : 1;
            begun = octet & (0x3f >> missing);
        } else if (missing > 0) {
            begun = begun << 6 | octet & 0x3f;
            if (--missing == 0) {
                if (begun >= 0x10000) {
                    put(Character.highSurrogate(begun));
                    put(Character.lowSurrogate(begun));
                } else {
                    put((char) begun);
                }
            }
        }
    }

    @Override
    public void write(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    @Override
    public void write(byte[] bytes, int offset, int count) {
        for (int i = 0; i < count; i++) {
            write(bytes[offset + i]);
        }
    }

    @Override
    public void print(boolean value) {
        put(value ? "true" : "false");
    }

    @Override
    public void print(char value) {
        put(value);
    }

    @Override
    public void print(int value) {
        put(Integer.toString(value));
    }

    @Override
    public void print(long value) {
        put(Long.toString(value));
    }

    @Override
    public void print(float value) {
        put(Float.toString(value));
    }

    @Override
    public void print(double value) {
        put(Double.toString(value));
    }

    @Override
    public void print(char[] value) {
        put(value);
    }

    @Override
    public void print(String value) {
        put(String.valueOf(value));
    }

    @Override
    public void print(Object value) {
        put(String.valueOf(value));
    }

    @Override
    public void println() {
        put('\n');
    }

    @Override
    public void println(boolean value) {
        print(value);
        put('\n');
    }

    @Override
    public void println(char value) {
        put(value);
        put('\n');
    }

    @Override
    public void println(int value) {
        print(value);
        put('\n');
    }

    @Override
    public void println(long value) {
        print(value);
        put('\n');
    }

    @Override
    public void println(float value) {
        print(value);
        put('\n');
    }

    @Override
    public void println(double value) {
        print(value);
        put('\n');
    }

    @Override
    public void println(char[] value) {
        put(value);
        put('\n');
    }

    @Override
    public void println(String value) {
        print(value);
        put('\n');
    }

    @Override
    public void println(Object value) {
        print(value);
        put('\n');
    }

    @Override
    public PrintStream append(CharSequence text) {
        put(String.valueOf(text));
        return this;
    }

    @Override
    public PrintStream append(char unit) {
        put(unit);
        return this;
    }

    @Override
    public PrintStream append(CharSequence text, int start, int end) {
        put((text != null ? text : "null").subSequence(start, end).toString());
        return this;
    }
}
