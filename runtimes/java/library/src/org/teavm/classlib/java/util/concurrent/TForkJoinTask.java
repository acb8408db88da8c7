package org.teavm.classlib.java.util.concurrent;

import java.util.Collection;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A task that parts itself. With cooperative threads a forked part runs when it is joined. */
public abstract class TForkJoinTask<V> implements Future<V> {
    private boolean done;
    private Throwable failure;

    protected abstract boolean exec();

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    private void compute() {
        if (!done) {
            try {
                exec();
            } catch (Throwable thrown) {
                failure = thrown;
            }
            done = true;
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void raise(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @SuppressWarnings("unchecked")
    public final ForkJoinTask<V> fork() {
        return (ForkJoinTask<V>) (Object) this;
    }

    public final V join() {
        compute();
        if (failure != null) {
            TForkJoinTask.<RuntimeException>raise(failure);
        }
        return getRawResult();
    }

    public final V invoke() {
        return join();
    }

    @Override
    public final V get() throws ExecutionException {
        compute();
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return getRawResult();
    }

    @Override
    public final V get(long time, TimeUnit unit) throws ExecutionException {
        return get();
    }

    public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
        first.join();
        second.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (ForkJoinTask<?> task : tasks) {
            task.join();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        for (T task : tasks) {
            task.join();
        }
        return tasks;
    }

    @Override
    public boolean cancel(boolean mayInterrupt) {
        return false;
    }

    @Override
    public final boolean isCancelled() {
        return false;
    }

    @Override
    public final boolean isDone() {
        return done;
    }

    public final boolean isCompletedNormally() {
        return done && failure == null;
    }
}
