// arrivalIndex: Wrong Answer
final class BrokenBarrier extends Exception {}

class ReusableBarrier {
    private final int parties;
    private final Runnable action;
    private volatile int arrived;
    private volatile int round;

    ReusableBarrier(int parties, Runnable action) {
        this.parties = parties;
        this.action = action;
    }

    int await() throws BrokenBarrier, InterruptedException {
        int mine = round;
        int index = arrived++; // volatile isn't atomic
        if (index == parties - 1) {
            action.run();
            arrived = 0;
            round++;
        }
        for (int i = 0; i < 5000 && round == mine; i++) Thread.yield();
        return index;
    }

    int await(long timeout, TimeUnit unit) throws BrokenBarrier, InterruptedException {
        throw new BrokenBarrier();
    }

    void reset() {
        arrived = 0;
        round++;
    }

    boolean isBroken() {
        return false;
    }
}
