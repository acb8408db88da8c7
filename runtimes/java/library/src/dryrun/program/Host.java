package dryrun.program;

import org.teavm.interop.Import;

/** What the page gives a program. Strings go over as UTF-16 units, one call a unit. */
public final class Host {
    private static final int STDOUT = 1;
    private static final int STDERR = 2;
    private static final int RESULT = 3;
    private static final int FAILURE = 4;

    private Host() {
    }

    @Import(module = "dryrun", name = "inputLength")
    private static native int inputLength(int channel);

    @Import(module = "dryrun", name = "inputUnit")
    private static native int inputUnit(int channel, int index);

    @Import(module = "dryrun", name = "write")
    private static native void write(int channel, int unit);

    @Import(module = "dryrun", name = "takeTrace")
    static native int takeTrace();

    @Import(module = "dryrun", name = "openTrace")
    static native int openTrace(int trace);

    /** Has the host offer one of the texts that the compiler has left with it. */
    @Import(module = "dryrun", name = "openText")
    private static native void openText(int text);

    @Import(module = "dryrun", name = "time")
    public static native double time();

    /** Ends the program, which never comes back. */
    @Import(module = "dryrun", name = "exit")
    public static native void exit(int status);

    @Import(module = "dryrun", name = "numberUnit")
    private static native void numberUnit(int unit);

    @Import(module = "dryrun", name = "takeNumber")
    private static native double takeNumber();

    @Import(module = "dryrun", name = "log10")
    public static native double log10(double value);

    /** IEEE 754's remainder of a division that is cut to an integer, which is exact. */
    @Import(module = "dryrun", name = "remainder")
    static native double remainder(double value, double divisor);

    @Import(module = "dryrun", name = "digitCount")
    private static native int digitCount(double value);

    @Import(module = "dryrun", name = "digit")
    private static native int digit(int index);

    @Import(module = "dryrun", name = "decimalExponent")
    public static native int decimalExponent();

    /**
     * The digits of the shortest decimal that is read as this finite double above 0, as a whole number of `length` digits. The exponent of
     * its first digit is `decimalExponent()` thereafter.
     */
    public static long digits(double value, int length) {
        int count = digitCount(value);
        long digits = 0;
        for (int i = 0; i < length; i++) {
            digits = digits * 10 + (i < count ? digit(i) : 0);
        }
        return digits;
    }

    /** The double nearest to a number in decimal, which the caller has checked. */
    public static double parse(String number) {
        for (int i = 0; i < number.length(); i++) {
            numberUnit(number.charAt(i));
        }
        return takeNumber();
    }

    static String text(int number) {
        openText(number);
        return read(2);
    }

    /** The text of a channel: 0 the entry's argument, 1 standard input, 2 the trace or text opened last. */
    static String read(int channel) {
        char[] units = new char[inputLength(channel)];
        for (int i = 0; i < units.length; i++) {
            units[i] = (char) inputUnit(channel, i);
        }
        return new String(units);
    }

    static void print(boolean error, char[] units, int length) {
        int channel = error ? STDERR : STDOUT;
        for (int i = 0; i < length; i++) {
            write(channel, units[i]);
        }
    }

    static void result(String text) {
        write(RESULT, text);
    }

    static void failure(String text) {
        write(FAILURE, text);
    }

    private static void write(int channel, String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            write(channel, text.charAt(i));
        }
    }
}
