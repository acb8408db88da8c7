package org.teavm.classlib.java.lang;

import dryrun.program.Scheduler;

/** Cooperative threads: one runs until it waits, sleeps, yields or ends; then the next. */
public class TThread extends TObject implements TRunnable {
    /** States a thread can be in. */
    public enum State { NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED }

    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static int lastNumber;
    private static int lastId = 1;
    private static UncaughtExceptionHandler defaultHandler;
    private static final TThread mainThread = new TThread(null, "main");
    private static TThread current = mainThread;
    private static int active = 1;

    /** What a parked thread waits to enter, and what it waits to be notified of. */
    TObject enters;
    TObject waitsFor;
    /** Key of this thread's values in thread locals. */
    public Object key = new Object();
    public TThreadInterruptHandler interruptHandler;

    private final TRunnable target;
    private final long id = lastId++;
    private String name;
    private int priority = NORM_PRIORITY;
    private boolean daemon;
    boolean virtual;
    private boolean interrupted;
    private State state = State.NEW;
    private UncaughtExceptionHandler handler;

    public TThread() {
        this(null, null);
    }

    public TThread(String name) {
        this(null, name);
    }

    public TThread(TRunnable target) {
        this(target, null);
    }

    public TThread(TRunnable target, String name) {
        this.target = target;
        this.name = name != null ? name : "Thread-" + lastNumber++;
    }

    public static TThread startVirtualThread(Runnable task) {
        return ofVirtual().start(task);
    }

    public static TThread$Builder$OfVirtual ofVirtual() {
        return new TThreadBuilder(true);
    }

    public static TThread$Builder$OfPlatform ofPlatform() {
        return new TThreadBuilder(false);
    }

    public final boolean isVirtual() {
        return virtual;
    }

    public void start() {
        if (state != State.NEW) {
            throw new TIllegalThreadStateException();
        }
        state = State.RUNNABLE;
        active++;
        Scheduler.start(this::runWhole, daemon);
    }

    private void runWhole() {
        TThread before = current;
        current = this;
        try {
            run();
        } catch (Throwable failure) {
            report(failure);
        }
        state = State.TERMINATED;
        active--;
        synchronized (this) {
            notifyAll();
        }
        current = before;
    }

    private void report(Throwable failure) {
        UncaughtExceptionHandler chosen = handler != null ? handler : defaultHandler;
        if (chosen != null) {
            chosen.uncaughtException(this, failure);
        } else {
            System.err.print("Exception in thread \"" + name + "\" ");
            failure.printStackTrace();
        }
    }

    @Override
    public void run() {
        if (target != null) {
            target.run();
        }
    }

    /** Gives way to the others until somebody wakes this thread, or the time is over where it is not 0. */
    static void park(long millis) {
        TThread self = current;
        State before = self.state;
        self.state = millis > 0 ? State.TIMED_WAITING : self.enters != null ? State.BLOCKED : State.WAITING;
        Scheduler.park((int) self.id, millis);
        current = self;
        self.state = before == State.NEW ? State.RUNNABLE : before;
        self.enters = null;
    }

    void unpark() {
        Scheduler.unpark((int) id);
    }

    public static TThread currentThread() {
        return current;
    }

    static TThread getMainThread() {
        return mainThread;
    }

    static void setCurrentThread(TThread thread) {
        current = thread;
    }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (interrupted()) {
            throw new InterruptedException("sleep interrupted");
        }
        if (millis == 0) {
            TThread.yield();
        } else {
            park(millis);
        }
        if (interrupted()) {
            throw new InterruptedException("sleep interrupted");
        }
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        sleep(nanos > 0 ? millis + 1 : millis);
    }

    public static void yield() {
        TThread self = current;
        Scheduler.yield((int) self.id);
        current = self;
    }

    public static void onSpinWait() {
        TThread.yield();
    }

    public final void join() throws InterruptedException {
        join(0);
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        join(nanos > 0 ? millis + 1 : millis);
    }

    public final void join(long millis) throws InterruptedException {
        long end = millis > 0 ? System.currentTimeMillis() + millis : Long.MAX_VALUE;
        synchronized (this) {
            while (isAlive()) {
                long rest = end - System.currentTimeMillis();
                if (rest <= 0) {
                    return;
                }
                ((Object) this).wait(millis > 0 ? rest : 0);
            }
        }
    }

    public void interrupt() {
        interrupted = true;
        if (interruptHandler != null) {
            TThreadInterruptHandler each = interruptHandler;
            interruptHandler = null;
            each.interrupted();
        }
        if (enters == null && (state == State.WAITING || state == State.TIMED_WAITING)) {
            unpark();
        }
    }

    public static boolean interrupted() {
        boolean result = current.interrupted;
        current.interrupted = false;
        return result;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public final boolean isAlive() {
        return state != State.NEW && state != State.TERMINATED || this == mainThread;
    }

    public State getState() {
        return this == mainThread && state == State.NEW ? State.RUNNABLE : state;
    }

    public static int activeCount() {
        return active;
    }

    public long getId() {
        return id;
    }

    public final long threadId() {
        return id;
    }

    public final String getName() {
        return name;
    }

    public final void setName(String name) {
        this.name = name;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean daemon) {
        this.daemon = daemon;
    }

    public final void setPriority(int priority) {
        this.priority = priority;
    }

    public final int getPriority() {
        return priority;
    }

    public static boolean holdsLock(TObject object) {
        return TObject.holdsLock(object);
    }

    public TStackTraceElement[] getStackTrace() {
        return new TStackTraceElement[0];
    }

    public TClassLoader getContextClassLoader() {
        return TClassLoader.getSystemClassLoader();
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        defaultHandler = handler;
    }

    @Override
    public String toString() {
        return "Thread[#" + id + "," + name + "," + priority + ",main]";
    }

    /** Told of what a thread did not catch. */
    public interface UncaughtExceptionHandler {
        void uncaughtException(TThread thread, Throwable failure);
    }
}
