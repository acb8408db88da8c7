package dryrun.program;

import java.util.ArrayList;
import java.util.List;
import org.teavm.interop.Export;
import org.teavm.interop.Import;

/** Threads as the host runs them: each on a stack of its own, by JavaScript Promise Integration. */
public final class Scheduler {
    private static final List<Runnable> begun = new ArrayList<>();

    private Scheduler() {
    }

    @Import(module = "dryrun", name = "spawn")
    private static native void spawn(int index, int daemon);

    @Import(module = "dryrun", name = "park")
    private static native void parkThread(int thread, double millis);

    @Import(module = "dryrun", name = "unpark")
    public static native void unpark(int thread);

    @Import(module = "dryrun", name = "yield")
    private static native void yieldThread(int thread);

    /** Has the host run something on a stack of its own once the current thread gives way. */
    public static void start(Runnable body, boolean daemon) {
        begun.add(body);
        spawn(begun.size() - 1, daemon ? 1 : 0);
    }

    @Export(name = "runThread")
    static void runThread(int index) {
        Stacks.room = Stacks.FIRST;
        Runnable body = begun.get(index);
        begun.set(index, null);
        body.run();
        System.out.flush();
        System.err.flush();
    }

    /** Waits until somebody unparks the thread, or the time is over where it is not 0. */
    public static void park(int thread, long millis) {
        int room = Stacks.room;
        parkThread(thread, millis);
        Stacks.room = room;
    }

    public static void yield(int thread) {
        int room = Stacks.room;
        yieldThread(thread);
        Stacks.room = room;
    }
}
