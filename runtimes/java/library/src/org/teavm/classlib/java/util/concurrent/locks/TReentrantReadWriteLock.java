package org.teavm.classlib.java.util.concurrent.locks;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;

/** Many readers or one writer. */
public class TReentrantReadWriteLock implements ReadWriteLock {
    private final ReadLock reading = new ReadLock(this);
    private final WriteLock writing = new WriteLock(this);
    private final Map<Thread, Integer> readers = new HashMap<>();
    private Thread writer;
    private int writeHolds;
    private int waitingWriters;

    public TReentrantReadWriteLock() {
    }

    public TReentrantReadWriteLock(boolean fair) {
    }

    @Override
    public ReadLock readLock() {
        return reading;
    }

    @Override
    public WriteLock writeLock() {
        return writing;
    }

    public int getReadLockCount() {
        int sum = 0;
        for (int count : readers.values()) {
            sum += count;
        }
        return sum;
    }

    public boolean isWriteLocked() {
        return writer != null;
    }

    public boolean isWriteLockedByCurrentThread() {
        return writer == Thread.currentThread();
    }

    public int getReadHoldCount() {
        return readers.getOrDefault(Thread.currentThread(), 0);
    }

    public int getWriteHoldCount() {
        return isWriteLockedByCurrentThread() ? writeHolds : 0;
    }

    private boolean mayRead(Thread self) {
        return writer == self || writer == null && (waitingWriters == 0 || readers.containsKey(self));
    }

    private boolean mayWrite(Thread self) {
        return writer == self || writer == null && readers.isEmpty();
    }

    private synchronized boolean acquire(boolean write, long millis) throws InterruptedException {
        Thread self = Thread.currentThread();
        long end = millis == Long.MAX_VALUE ? Long.MAX_VALUE : System.currentTimeMillis() + millis;
        if (write) {
            waitingWriters++;
        }
        try {
            while (!(write ? mayWrite(self) : mayRead(self))) {
                long rest = end == Long.MAX_VALUE ? 0 : end - System.currentTimeMillis();
                if (end != Long.MAX_VALUE && rest <= 0) {
                    return false;
                }
                wait(rest);
            }
        } finally {
            if (write) {
                waitingWriters--;
            }
        }
        if (write) {
            writer = self;
            writeHolds++;
        } else {
            readers.merge(self, 1, Integer::sum);
        }
        return true;
    }

    private synchronized void release(boolean write) {
        Thread self = Thread.currentThread();
        if (write) {
            if (writer != self) {
                throw new IllegalMonitorStateException();
            }
            if (--writeHolds == 0) {
                writer = null;
            }
        } else {
            Integer holds = readers.get(self);
            if (holds == null) {
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            }
            if (holds == 1) {
                readers.remove(self);
            } else {
                readers.put(self, holds - 1);
            }
        }
        notifyAll();
    }

    private abstract static class Half implements Lock {
        final TReentrantReadWriteLock both;
        private final boolean write;

        Half(TReentrantReadWriteLock both, boolean write) {
            this.both = both;
            this.write = write;
        }

        @Override
        public void lock() {
            boolean interrupted = false;
            while (true) {
                try {
                    both.acquire(write, Long.MAX_VALUE);
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
            both.acquire(write, Long.MAX_VALUE);
        }

        @Override
        public boolean tryLock() {
            try {
                return both.acquire(write, 0);
            } catch (InterruptedException failure) {
                return false;
            }
        }

        @Override
        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            return both.acquire(write, unit.toMillis(time));
        }

        @Override
        public void unlock() {
            both.release(write);
        }

        @Override
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    /** What readers take. */
    public static class ReadLock extends Half {
        protected ReadLock(TReentrantReadWriteLock both) {
            super(both, false);
        }
    }

    /** What a writer takes. */
    public static class WriteLock extends Half {
        protected WriteLock(TReentrantReadWriteLock both) {
            super(both, true);
        }

        public boolean isHeldByCurrentThread() {
            return both.isWriteLockedByCurrentThread();
        }
    }
}
