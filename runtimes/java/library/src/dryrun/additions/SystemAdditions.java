package dryrun.additions;

import dryrun.program.Host;

/** Methods of System that TeaVM leaves to a browser's window, or lacks. */
final class SystemAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TSystem";
    private static final double NANOSECONDS = 1e6;

    private SystemAdditions() {
    }

    static final class Static {
        static long nanoTime() {
            return (long) (Host.time() * NANOSECONDS);
        }

        static void exit(int status) {
            System.out.flush();
            System.err.flush();
            Host.exit(status);
        }
    }
}
