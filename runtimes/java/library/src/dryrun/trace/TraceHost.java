package dryrun.trace;

import org.teavm.interop.Import;

/** What the page gives a program that is dry-run: room for its trace, and the limits. */
final class TraceHost {
    private static final int SECONDS = 0;
    private static final int STEPS = 1;
    private static final int LENGTH = 2;
    private static final int FIRST_NUMBER = 3;

    private TraceHost() {
    }

    @Import(module = "dryrun", name = "traceLimit")
    private static native double limit(int which);

    /** A UTF-16 unit of the trace's text. */
    @Import(module = "dryrun", name = "traceUnit")
    private static native void unit(int unit);

    /** A part of the trace is whole, and had so many steps; what is written next begins another. */
    @Import(module = "dryrun", name = "tracePart")
    static native void part(int steps);

    /** 1 where the program has printed something that the trace does not tell yet. */
    @Import(module = "dryrun", name = "traceHasPrinted")
    static native int hasPrinted();

    /** Writes what was printed into the trace. */
    @Import(module = "dryrun", name = "tracePrint")
    static native void print();

    /** Ends the program, which cannot catch it: it ran long enough. */
    @Import(module = "dryrun", name = "traceStop")
    static native void stop();

    static double seconds() {
        return limit(SECONDS);
    }

    static int steps() {
        return (int) limit(STEPS);
    }

    static int length() {
        return (int) limit(LENGTH);
    }

    /** Calls and objects are numbered from the one after this on. */
    static int firstNumber() {
        return (int) limit(FIRST_NUMBER);
    }

    static void write(StringBuilder text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            unit(text.charAt(i));
        }
    }
}
