// everybodyEats: Runtime Error deadlock
interface DiningTable {
    void eat(int seat, Runnable meal) throws InterruptedException;
}

class FairWaiter implements DiningTable {
    private final Lock[] forks;

    FairWaiter(int seats) {
        forks = new Lock[seats];
        for (int i = 0; i < seats; i++) forks[i] = new ReentrantLock();
    }

    public void eat(int seat, Runnable meal) {
        Lock left = forks[seat], right = forks[(seat + 1) % forks.length];
        left.lock();
        try {
            right.lock();
            try {
                meal.run();
            } finally {
                right.unlock();
            }
        } finally {
            left.unlock();
        }
    }
}
