package org.teavm.classlib.java.lang;

/** Makes platform threads. */
public interface TThread$Builder$OfPlatform extends TThread$Builder {
    @Override
    TThread$Builder$OfPlatform name(String name);

    @Override
    TThread$Builder$OfPlatform name(String prefix, long first);

    @Override
    TThread$Builder$OfPlatform inheritInheritableThreadLocals(boolean inherit);

    @Override
    TThread$Builder$OfPlatform uncaughtExceptionHandler(TThread.UncaughtExceptionHandler handler);

    TThread$Builder$OfPlatform daemon();

    TThread$Builder$OfPlatform daemon(boolean on);

    TThread$Builder$OfPlatform priority(int priority);
}
