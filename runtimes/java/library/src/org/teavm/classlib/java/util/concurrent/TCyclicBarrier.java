package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Threads wait for one another, again and again. */
public class TCyclicBarrier {
    private static final class Generation {
        boolean broken;
    }

    private final int parties;
    private final Runnable action;
    private int missing;
    private Generation generation = new Generation();

    public TCyclicBarrier(int parties) {
        this(parties, null);
    }

    public TCyclicBarrier(int parties, Runnable action) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.missing = parties;
        this.action = action;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return await(0);
        } catch (TimeoutException never) {
            throw new IllegalStateException(never);
        }
    }

    public int await(long time, TimeUnit unit) throws InterruptedException, BrokenBarrierException, TimeoutException {
        return await(Math.max(1, unit.toMillis(time)));
    }

    private synchronized int await(long millis) throws InterruptedException, BrokenBarrierException, TimeoutException {
        Generation own = generation;
        if (own.broken) {
            throw new BrokenBarrierException();
        }
        if (Thread.interrupted()) {
            breakBarrier();
            throw new InterruptedException();
        }
        int index = --missing;
        if (index == 0) {
            boolean done = false;
            try {
                if (action != null) {
                    action.run();
                }
                done = true;
            } finally {
                if (!done) {
                    breakBarrier();
                }
            }
            next();
            return 0;
        }
        long end = System.currentTimeMillis() + millis;
        while (own == generation && !own.broken) {
            try {
                wait(millis == 0 ? 0 : Math.max(1, end - System.currentTimeMillis()));
            } catch (InterruptedException failure) {
                if (own == generation && !own.broken) {
                    breakBarrier();
                    throw failure;
                }
                Thread.currentThread().interrupt();
            }
            if (millis > 0 && own == generation && !own.broken && System.currentTimeMillis() >= end) {
                breakBarrier();
                throw new TimeoutException();
            }
        }
        if (own.broken) {
            throw new BrokenBarrierException();
        }
        return index;
    }

    private void next() {
        generation = new Generation();
        missing = parties;
        notifyAll();
    }

    private void breakBarrier() {
        generation.broken = true;
        missing = parties;
        notifyAll();
    }

    public synchronized void reset() {
        breakBarrier();
        next();
    }

    public int getParties() {
        return parties;
    }

    public boolean isBroken() {
        return generation.broken;
    }

    public int getNumberWaiting() {
        return parties - missing;
    }
}
