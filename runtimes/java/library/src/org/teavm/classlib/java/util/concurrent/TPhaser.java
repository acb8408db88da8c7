package org.teavm.classlib.java.util.concurrent;

/** Threads that wait for one another phase by phase. */
public class TPhaser {
    private int parties;
    private int missing;
    private int phase;

    public TPhaser() {
    }

    public TPhaser(int parties) {
        this.parties = parties;
        this.missing = parties;
    }

    public synchronized int register() {
        parties++;
        missing++;
        return phase;
    }

    public synchronized int bulkRegister(int count) {
        parties += count;
        missing += count;
        return phase;
    }

    public synchronized int arrive() {
        int current = phase;
        arrived();
        return current;
    }

    public synchronized int arriveAndDeregister() {
        int current = phase;
        parties--;
        arrived();
        return current;
    }

    private void arrived() {
        if (--missing == 0) {
            boolean ends = onAdvance(phase, parties);
            phase = ends ? Integer.MIN_VALUE | phase + 1 : phase + 1;
            missing = parties;
            notifyAll();
        }
    }

    public synchronized int arriveAndAwaitAdvance() {
        int current = phase;
        arrived();
        return awaitAdvance(current);
    }

    public synchronized int awaitAdvance(int current) {
        while (phase == current) {
            try {
                wait();
            } catch (InterruptedException failure) {
                // A phaser's waiting is not interrupted.
            }
        }
        return phase;
    }

    protected boolean onAdvance(int current, int registered) {
        return registered == 0;
    }

    public final int getPhase() {
        return phase;
    }

    public int getRegisteredParties() {
        return parties;
    }

    public int getUnarrivedParties() {
        return missing;
    }

    public int getArrivedParties() {
        return parties - missing;
    }

    public boolean isTerminated() {
        return phase < 0;
    }
}
