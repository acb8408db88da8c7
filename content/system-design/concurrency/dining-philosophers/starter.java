interface DiningTable {
    /** Waits until both forks of the seat are free, then runs the meal. */
    void eat(int seat, Runnable meal) throws InterruptedException;
}

/** Both forks or none, and first come, first served among neighbors. */
class FairWaiter implements DiningTable {
    FairWaiter(int seats) {

    }

    public void eat(int seat, Runnable meal) throws InterruptedException {
        meal.run();
    }
}
