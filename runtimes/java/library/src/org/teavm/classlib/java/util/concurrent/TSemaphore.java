package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/** Permits, given in the order in which threads asked. */
public class TSemaphore {
    private final Deque<Object> queue = new ArrayDeque<>();
    private final boolean fair;
    private int permits;

    public TSemaphore(int permits) {
        this(permits, false);
    }

    public TSemaphore(int permits, boolean fair) {
        this.permits = permits;
        this.fair = fair;
    }

    public void acquire() throws InterruptedException {
        acquire(1);
    }

    public void acquire(int count) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        take(count, Long.MAX_VALUE);
    }

    public void acquireUninterruptibly() {
        acquireUninterruptibly(1);
    }

    public void acquireUninterruptibly(int count) {
        boolean interrupted = false;
        while (true) {
            try {
                take(count, Long.MAX_VALUE);
                break;
            } catch (InterruptedException failure) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public synchronized boolean tryAcquire(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        if (permits < count) {
            return false;
        }
        permits -= count;
        return true;
    }

    public boolean tryAcquire(long time, TimeUnit unit) throws InterruptedException {
        return take(1, unit.toMillis(time));
    }

    public boolean tryAcquire(int count, long time, TimeUnit unit) throws InterruptedException {
        return take(count, unit.toMillis(time));
    }

    private synchronized boolean take(int count, long millis) throws InterruptedException {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        if (permits < count || !queue.isEmpty()) {
            long end = millis == Long.MAX_VALUE ? Long.MAX_VALUE : System.currentTimeMillis() + millis;
            Object self = new Object();
            queue.add(self);
            try {
                while (permits < count || queue.peek() != self) {
                    long rest = end == Long.MAX_VALUE ? 0 : end - System.currentTimeMillis();
                    if (end != Long.MAX_VALUE && rest <= 0) {
                        return false;
                    }
                    wait(rest);
                }
            } finally {
                queue.remove(self);
                notifyAll();
            }
        }
        permits -= count;
        return true;
    }

    public void release() {
        release(1);
    }

    public synchronized void release(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        permits += count;
        notifyAll();
    }

    public int availablePermits() {
        return permits;
    }

    public synchronized int drainPermits() {
        int all = permits;
        permits = 0;
        return all;
    }

    public boolean isFair() {
        return fair;
    }

    public final boolean hasQueuedThreads() {
        return !queue.isEmpty();
    }

    public final int getQueueLength() {
        return queue.size();
    }

    @Override
    public String toString() {
        return super.toString() + "[Permits = " + permits + "]";
    }
}
