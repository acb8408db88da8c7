// rounds: Runtime Error deadlock
final class BrokenBarrier extends Exception {}

class ReusableBarrier {
    private final int parties;
    private final Runnable action;
    private int missing;

    ReusableBarrier(int parties, Runnable action) {
        this.parties = parties;
        this.action = action;
        missing = parties;
    }

    synchronized int await() throws BrokenBarrier, InterruptedException {
        int index = parties - missing;
        missing--;
        if (missing == 0) {
            action.run();
            notifyAll();
        }
        while (missing > 0) wait(); // a fast thread begins the next round before all have seen 0
        missing = parties;
        return index;
    }

    int await(long timeout, TimeUnit unit) throws BrokenBarrier, InterruptedException {
        throw new BrokenBarrier();
    }

    void reset() {
    }

    boolean isBroken() {
        return true;
    }
}
