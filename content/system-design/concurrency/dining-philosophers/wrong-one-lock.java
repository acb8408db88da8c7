// together: Wrong Answer share no fork
interface DiningTable {
    void eat(int seat, Runnable meal) throws InterruptedException;
}

class FairWaiter implements DiningTable {
    FairWaiter(int seats) {
    }

    public synchronized void eat(int seat, Runnable meal) {
        meal.run();
    }
}
