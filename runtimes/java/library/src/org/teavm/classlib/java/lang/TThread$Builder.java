package org.teavm.classlib.java.lang;

import java.util.concurrent.ThreadFactory;

/** Makes threads that have something in common. */
public interface TThread$Builder {
    TThread$Builder name(String name);

    TThread$Builder name(String prefix, long first);

    TThread$Builder inheritInheritableThreadLocals(boolean inherit);

    TThread$Builder uncaughtExceptionHandler(TThread.UncaughtExceptionHandler handler);

    TThread unstarted(Runnable task);

    TThread start(Runnable task);

    ThreadFactory factory();
}
