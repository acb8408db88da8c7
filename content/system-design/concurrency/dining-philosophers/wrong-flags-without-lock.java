// neighborsApart: Wrong Answer while a neighbor was eating
interface DiningTable {
    void eat(int seat, Runnable meal) throws InterruptedException;
}

class FairWaiter implements DiningTable {
    private final boolean[] eating;

    FairWaiter(int seats) {
        eating = new boolean[seats];
    }

    public void eat(int seat, Runnable meal) {
        int left = (seat + eating.length - 1) % eating.length, right = (seat + 1) % eating.length;
        while (eating[left] || eating[right]) Thread.yield();
        eating[seat] = true;
        try {
            meal.run();
        } finally {
            eating[seat] = false;
        }
    }
}
