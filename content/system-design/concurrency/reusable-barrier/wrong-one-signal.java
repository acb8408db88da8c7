// waitsForAll: Runtime Error deadlock
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.*;

final class BrokenBarrier extends Exception {}

final class ReusableBarrier {
    private static final class Generation {
        boolean passed, broken;
    }

    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final int parties;
    private final Runnable action;
    private int waiting;
    private Generation generation = new Generation();

    ReusableBarrier(int parties, Runnable action) {
        if (parties < 1) throw new IllegalArgumentException("parties must be at least 1");
        this.parties = parties;
        this.action = action;
    }

    int await() throws BrokenBarrier, InterruptedException {
        return await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    int await(long timeout, TimeUnit unit) throws BrokenBarrier, InterruptedException {
        long left = unit.toNanos(timeout);
        lock.lock();
        try {
            Generation mine = generation;
            if (mine.broken) throw new BrokenBarrier();
            int index = waiting++;
            if (waiting == parties) {
                finish();
                return index;
            }
            try {
                while (!mine.passed && !mine.broken && left > 0) left = changed.awaitNanos(left);
            } catch (InterruptedException stop) {
                if (!mine.passed && !mine.broken) breakGeneration();
                if (!mine.passed) throw stop;
                Thread.currentThread().interrupt();    // too late: the phase was complete
            }
            if (!mine.passed && !mine.broken) breakGeneration();   // timed out
            if (mine.broken) throw new BrokenBarrier();
            return index;
        } finally {
            lock.unlock();
        }
    }

    void reset() {
        lock.lock();
        try {
            if (waiting > 0) breakGeneration();
            generation = new Generation();
        } finally {
            lock.unlock();
        }
    }

    boolean isBroken() {
        lock.lock();
        try {
            return generation.broken;
        } finally {
            lock.unlock();
        }
    }

    /** All have arrived: the action, then the next generation. */
    private void finish() {
        boolean succeeded = false;
        try {
            action.run();
            succeeded = true;
        } finally {
            if (!succeeded) breakGeneration();
        }
        generation.passed = true;
        generation = new Generation();
        waiting = 0;
        changed.signal();
    }

    private void breakGeneration() {
        generation.broken = true;
        waiting = 0;
        changed.signal();
    }
}

