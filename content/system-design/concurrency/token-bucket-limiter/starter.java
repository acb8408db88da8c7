interface Sleeper {
    void sleep(double seconds) throws InterruptedException;
}

class TokenBucket {
    /** `clock` tells the seconds. The bucket is full at first. */
    TokenBucket(double rate, double burst, DoubleSupplier clock, Sleeper sleeper) {

    }

    /** Takes n permits if they are there, and never waits. */
    boolean tryAcquire(int n) {
        return false;
    }

    void acquire(int n) throws InterruptedException {

    }

    /** Waits, by the sleeper, until n permits are due. False at once, with nothing taken, if that would exceed the time limit. */
    boolean acquire(int n, double timeout) throws InterruptedException {
        return false;
    }

    void setRate(double rate) {

    }
}
