package dryrun.program;

/** Stack traces, which the host takes when a throwable is made and names lines for when somebody asks. */
final class Traces {
    private Traces() {
    }

    static int take() {
        return Host.takeTrace();
    }

    /** The frames of a trace; those there were where it has been read before. */
    static StackTraceElement[] frames(int trace, StackTraceElement[] before, Throwable owner) {
        if (trace == 0) {
            return before;
        }
        StackTraceElement[] frames = new StackTraceElement[Host.openTrace(trace)];
        String text = Host.read(2);
        int position = 0;
        for (int i = 0; i < frames.length; i++) {
            int end = text.indexOf('\n', position);
            int first = text.indexOf('\t', position);
            int second = text.indexOf('\t', first + 1);
            int third = text.indexOf('\t', second + 1);
            frames[i] = new StackTraceElement(text.substring(position, first), text.substring(first + 1, second),
                    text.substring(second + 1, third), Integer.parseInt(text.substring(third + 1, end)));
            position = end + 1;
        }
        return frames;
    }
}
