package org.teavm.classlib.java.util.concurrent;

public interface TThreadFactory {
    Thread newThread(Runnable task);
}
