package dryrun.program;

import org.teavm.interop.Export;
import org.teavm.interop.Import;

/**
 * Deep recursion: methods that may recurse count the room on the engine's stack, and go on, where there is none left, on a new stack
 * that the host makes by JavaScript Promise Integration. The compiler writes the counting (see RecursionGuard).
 */
public final class Stacks {
    /** Room on the first stack and on each further one, in bytes of frames as engines lay them out at first. */
    public static final int FIRST = 160 << 10;
    private static final int NEXT = 600 << 10;
    /** Stacks that a program may fill before it is notified of an overflow. */
    private static final int MOST = 64;

    /** Room left on the current stack. */
    public static int room = FIRST;
    private static int depth;
    private static Object[] arguments;
    private static Object result;
    private static Throwable failure;

    private Stacks() {
    }

    @Import(module = "dryrun", name = "onNewStack")
    private static native int onNewStack(int method);

    /** Calls a guarded method by its number on a new stack. */
    public static Object call(int method, Object[] given) {
        if (depth >= MOST) {
            throw new StackOverflowError();
        }
        int before = room;
        depth++;
        arguments = given;
        int done = onNewStack(method);
        depth--;
        room = before;
        if (done == 0) {
            throw new StackOverflowError();
        }
        Throwable thrown = failure;
        Object value = result;
        failure = null;
        result = null;
        if (thrown != null) {
            throw Stacks.<RuntimeException>unchecked(thrown);
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Export(name = "continueOnStack")
    static void continueOnStack(int method) {
        room = NEXT;
        Object[] given = arguments;
        arguments = null;
        try {
            Object value = dispatch(method, given);
            result = value;
            failure = null;
        } catch (Throwable thrown) {
            result = null;
            failure = thrown;
        }
    }

    /** Calls the program's method of a number. The compiler writes the body. */
    private static native Object dispatch(int method, Object[] given);
}
