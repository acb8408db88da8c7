package org.teavm.classlib.java.lang;

/** Makes virtual threads. */
public interface TThread$Builder$OfVirtual extends TThread$Builder {
    @Override
    TThread$Builder$OfVirtual name(String name);

    @Override
    TThread$Builder$OfVirtual name(String prefix, long first);

    @Override
    TThread$Builder$OfVirtual inheritInheritableThreadLocals(boolean inherit);

    @Override
    TThread$Builder$OfVirtual uncaughtExceptionHandler(TThread.UncaughtExceptionHandler handler);
}
