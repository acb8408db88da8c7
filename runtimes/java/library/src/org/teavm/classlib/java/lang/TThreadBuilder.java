package org.teavm.classlib.java.lang;

import java.util.concurrent.ThreadFactory;

/** Makes threads of either kind. */
final class TThreadBuilder implements TThread$Builder$OfVirtual, TThread$Builder$OfPlatform {
    private final boolean virtual;
    private boolean daemon;
    private int priority = TThread.NORM_PRIORITY;
    private String name;
    /** Of the next thread's name; below 0, names have no number. */
    private long number = -1;
    private TThread.UncaughtExceptionHandler handler;

    TThreadBuilder(boolean virtual) {
        this.virtual = virtual;
        daemon = virtual;
        name = virtual ? "" : null;
    }

    @Override
    public TThreadBuilder name(String name) {
        this.name = name;
        number = -1;
        return this;
    }

    @Override
    public TThreadBuilder name(String prefix, long first) {
        name = prefix;
        number = first;
        return this;
    }

    @Override
    public TThreadBuilder inheritInheritableThreadLocals(boolean inherit) {
        return this;
    }

    @Override
    public TThreadBuilder uncaughtExceptionHandler(TThread.UncaughtExceptionHandler handler) {
        this.handler = handler;
        return this;
    }

    @Override
    public TThreadBuilder daemon() {
        return daemon(true);
    }

    @Override
    public TThreadBuilder daemon(boolean on) {
        daemon = on;
        return this;
    }

    @Override
    public TThreadBuilder priority(int priority) {
        this.priority = priority;
        return this;
    }

    @Override
    public TThread unstarted(Runnable task) {
        TThread thread = new TThread((TRunnable) (Object) task, number < 0 ? name : name + number++);
        thread.virtual = virtual;
        thread.setDaemon(daemon);
        thread.setPriority(priority);
        thread.setUncaughtExceptionHandler(handler);
        return thread;
    }

    @Override
    public TThread start(Runnable task) {
        TThread thread = unstarted(task);
        thread.start();
        return thread;
    }

    @Override
    public ThreadFactory factory() {
        return task -> (Thread) (Object) unstarted(task);
    }
}
