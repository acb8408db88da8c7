package org.teavm.classlib.java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** A lock whose readers may also only look, and ask afterwards whether nobody wrote meanwhile. */
public class TStampedLock {
    /** Odd while somebody writes; grows with every begin and end of writing. */
    private long version = 256;
    private int readers;

    private boolean isWriting() {
        return (version & 1) != 0;
    }

    public synchronized long writeLock() {
        while (readers > 0 || isWriting()) {
            await();
        }
        return ++version;
    }

    public synchronized long readLock() {
        while (isWriting()) {
            await();
        }
        readers++;
        return version;
    }

    private void await() {
        try {
            wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public synchronized long tryWriteLock() {
        return readers > 0 || isWriting() ? 0 : ++version;
    }

    public synchronized long tryReadLock() {
        if (isWriting()) {
            return 0;
        }
        readers++;
        return version;
    }

    public synchronized long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        long rest = end - System.currentTimeMillis();
        while ((readers > 0 || isWriting()) && rest > 0) {
            wait(rest);
            rest = end - System.currentTimeMillis();
        }
        return tryWriteLock();
    }

    public synchronized long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        long rest = end - System.currentTimeMillis();
        while (isWriting() && rest > 0) {
            wait(rest);
            rest = end - System.currentTimeMillis();
        }
        return tryReadLock();
    }

    /** 0 while somebody writes. */
    public synchronized long tryOptimisticRead() {
        return isWriting() ? 0 : version;
    }

    public synchronized boolean validate(long stamp) {
        return stamp != 0 && stamp == version;
    }

    public synchronized void unlockWrite(long stamp) {
        if (!isWriting() || stamp != version) {
            throw new IllegalMonitorStateException();
        }
        version++;
        notifyAll();
    }

    public synchronized void unlockRead(long stamp) {
        if (readers == 0 || stamp != version) {
            throw new IllegalMonitorStateException();
        }
        readers--;
        notifyAll();
    }

    public synchronized void unlock(long stamp) {
        if (isWriting()) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    /** A reader's stamp becomes a writer's where nobody else reads; 0 where somebody does. */
    public synchronized long tryConvertToWriteLock(long stamp) {
        if (stamp != version) {
            return 0;
        }
        if (isWriting()) {
            return stamp;
        }
        if (readers > 1) {
            return 0;
        }
        readers = 0;
        return ++version;
    }

    public synchronized long tryConvertToReadLock(long stamp) {
        if (stamp != version) {
            return 0;
        }
        if (isWriting()) {
            unlockWrite(stamp);
            readers++;
        } else if (readers == 0) {
            readers++;
        }
        return version;
    }

    public synchronized boolean isWriteLocked() {
        return isWriting();
    }

    public synchronized boolean isReadLocked() {
        return readers > 0;
    }

    public synchronized int getReadLockCount() {
        return readers;
    }
}
