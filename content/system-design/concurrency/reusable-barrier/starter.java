final class BrokenBarrier extends Exception {}

class ReusableBarrier {
    ReusableBarrier(int parties, Runnable action) {

    }

    /** Waits for all parties and returns how many came before. The last one runs the action. */
    int await() throws BrokenBarrier, InterruptedException {
        return 0;
    }

    /** A time limit that is over breaks the barrier for all who wait. */
    int await(long timeout, TimeUnit unit) throws BrokenBarrier, InterruptedException {
        return 0;
    }

    /** Breaks the barrier for those who wait, and makes it as new. */
    void reset() {

    }

    boolean isBroken() {
        return false;
    }
}
