package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A task whose result can be waited for. */
public class TFutureTask<V> implements RunnableFuture<V> {
    private Callable<V> task;
    private boolean done;
    private boolean canceled;
    private V result;
    private Throwable failure;
    private Thread runner;

    public TFutureTask(Callable<V> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        this.task = task;
    }

    public TFutureTask(Runnable task, V result) {
        if (task == null) {
            throw new NullPointerException();
        }
        this.task = () -> {
            task.run();
            return result;
        };
    }

    @Override
    public void run() {
        if (done || runner != null) {
            return;
        }
        runner = Thread.currentThread();
        V value = null;
        Throwable thrown = null;
        try {
            value = task.call();
        } catch (Throwable each) {
            thrown = each;
        }
        finish(value, thrown, false);
    }

    private void finish(V value, Throwable thrown, boolean cancel) {
        synchronized (this) {
            if (done) {
                return;
            }
            done = true;
            canceled = cancel;
            result = value;
            failure = thrown;
            task = null;
            notifyAll();
        }
        done();
    }

    protected void done() {
    }

    protected void set(V value) {
        finish(value, null, false);
    }

    protected void setException(Throwable thrown) {
        finish(null, thrown, false);
    }

    @Override
    public boolean cancel(boolean mayInterrupt) {
        if (done) {
            return false;
        }
        if (mayInterrupt && runner != null) {
            runner.interrupt();
        }
        finish(null, null, true);
        return true;
    }

    @Override
    public boolean isCancelled() {
        return canceled;
    }

    @Override
    public boolean isDone() {
        return done;
    }

    @Override
    public synchronized V get() throws InterruptedException, ExecutionException {
        while (!done) {
            wait();
        }
        return report();
    }

    @Override
    public synchronized V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        while (!done) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                throw new TimeoutException();
            }
            wait(rest);
        }
        return report();
    }

    private V report() throws ExecutionException {
        if (canceled) {
            throw new CancellationException();
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return result;
    }
}
