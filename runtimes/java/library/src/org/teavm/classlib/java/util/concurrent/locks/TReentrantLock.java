package org.teavm.classlib.java.util.concurrent.locks;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

/** A lock on a monitor of its own. Waiting threads get it in the order in which they came, whether it is called fair or not. */
public class TReentrantLock implements Lock {
    private final boolean fair;
    private final Deque<Thread> queue = new ArrayDeque<>();
    private Thread owner;
    private int holds;

    public TReentrantLock() {
        this(false);
    }

    public TReentrantLock(boolean fair) {
        this.fair = fair;
    }

    @Override
    public void lock() {
        boolean interrupted = false;
        while (true) {
            try {
                acquire(Long.MAX_VALUE);
                break;
            } catch (InterruptedException failure) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        acquire(Long.MAX_VALUE);
    }

    @Override
    public synchronized boolean tryLock() {
        Thread self = Thread.currentThread();
        if (owner != null && owner != self) {
            return false;
        }
        owner = self;
        holds++;
        return true;
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return acquire(Math.max(0, unit.toMillis(time)));
    }

    private synchronized boolean acquire(long millis) throws InterruptedException {
        Thread self = Thread.currentThread();
        if (owner == self) {
            holds++;
            return true;
        }
        if (owner != null || !queue.isEmpty()) {
            long end = millis == Long.MAX_VALUE ? Long.MAX_VALUE : System.currentTimeMillis() + millis;
            queue.add(self);
            try {
                while (owner != null || queue.peek() != self) {
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
        owner = self;
        holds = 1;
        return true;
    }

    @Override
    public synchronized void unlock() {
        if (owner != Thread.currentThread()) {
            throw new IllegalMonitorStateException();
        }
        if (--holds == 0) {
            owner = null;
            if (!queue.isEmpty()) {
                notifyAll();
            }
        }
    }

    @Override
    public Condition newCondition() {
        return new Waiters(this);
    }

    public int getHoldCount() {
        return isHeldByCurrentThread() ? holds : 0;
    }

    public boolean isHeldByCurrentThread() {
        return owner == Thread.currentThread();
    }

    public boolean isLocked() {
        return owner != null;
    }

    public final boolean isFair() {
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
        return super.toString() + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }

    /** Gives the lock up wholly, and takes it as often again. */
    private int releaseAll() {
        int count = holds;
        holds = 1;
        unlock();
        return count;
    }

    private static final class Waiters implements Condition {
        private final TReentrantLock lock;
        private final Deque<boolean[]> signals = new ArrayDeque<>();

        Waiters(TReentrantLock lock) {
            this.lock = lock;
        }

        private boolean await(long millis) throws InterruptedException {
            if (!lock.isHeldByCurrentThread()) {
                throw new IllegalMonitorStateException();
            }
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            boolean[] signaled = new boolean[1];
            InterruptedException failure = null;
            int count;
            synchronized (this) {
                signals.add(signaled);
                count = lock.releaseAll();
                long end = millis == Long.MAX_VALUE ? Long.MAX_VALUE : System.currentTimeMillis() + millis;
                try {
                    while (!signaled[0]) {
                        long rest = end == Long.MAX_VALUE ? 0 : end - System.currentTimeMillis();
                        if (end != Long.MAX_VALUE && rest <= 0) {
                            break;
                        }
                        wait(rest);
                    }
                } catch (InterruptedException interruption) {
                    failure = interruption;
                }
                signals.remove(signaled);
            }
            lock.lock();
            lock.holds = count;
            if (failure != null) {
                throw failure;
            }
            return signaled[0];
        }

        @Override
        public void await() throws InterruptedException {
            await(Long.MAX_VALUE);
        }

        @Override
        public void awaitUninterruptibly() {
            boolean interrupted = false;
            while (true) {
                try {
                    await(Long.MAX_VALUE);
                    break;
                } catch (InterruptedException failure) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public long awaitNanos(long nanos) throws InterruptedException {
            long begun = System.nanoTime();
            await((nanos + 999_999) / 1_000_000);
            return nanos - (System.nanoTime() - begun);
        }

        @Override
        public boolean await(long time, TimeUnit unit) throws InterruptedException {
            return await(unit.toMillis(time));
        }

        @Override
        public boolean awaitUntil(java.util.Date deadline) throws InterruptedException {
            return await(deadline.getTime() - System.currentTimeMillis());
        }

        @Override
        public synchronized void signal() {
            requireLock();
            if (!signals.isEmpty()) {
                signals.remove()[0] = true;
                notifyAll();
            }
        }

        @Override
        public synchronized void signalAll() {
            requireLock();
            for (boolean[] each : signals) {
                each[0] = true;
            }
            signals.clear();
            notifyAll();
        }

        private void requireLock() {
            if (!lock.isHeldByCurrentThread()) {
                throw new IllegalMonitorStateException();
            }
        }
    }
}
