package dryrun.program;

import org.teavm.interop.Export;

/** Where the host starts a program. */
public final class Entry {
    private Entry() {
    }

    @Export(name = "start")
    static void start() {
        try {
            String result = call(Host.read(0));
            System.out.flush();
            System.err.flush();
            if (result != null) {
                Host.result(result);
            }
        } catch (Throwable failure) {
            System.out.flush();
            System.err.flush();
            Host.failure(describe(failure));
        }
    }

    /** Calls the program. The compiler writes the body. */
    private static native String call(String input);

    /** Class and message, and a line for each frame: class, method, file, line, between tabs. */
    private static String describe(Throwable failure) {
        StringBuilder text = new StringBuilder(failure.getClass().getName());
        text.append('\n');
        String message = failure.getMessage();
        if (message != null) {
            text.append(' ').append(message.replace("\\", "\\\\").replace("\n", "\\n"));
        }
        for (StackTraceElement frame : failure.getStackTrace()) {
            text.append('\n').append(frame.getClassName()).append('\t').append(frame.getMethodName()).append('\t')
                    .append(frame.getFileName()).append('\t').append(frame.getLineNumber());
        }
        return text.toString();
    }
}
