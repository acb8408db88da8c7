    /** Tables of two, three and five: everybody eats twice, nobody starves or blocks the table */
    static void everybodyEats() throws Throwable {
        for (int seats : new int[] {2, 3, 5}) {
            FairWaiter table = new FairWaiter(seats);
            int[] meals = new int[seats];
            for (int i = 0; i < seats; i++) {
                int seat = i;
                Turns.start(() -> {
                    for (int k = 0; k < 2; k++) table.eat(seat, () -> meals[seat]++);
                });
            }
            Turns.join();
            for (int each : meals) Turns.expect(each == 2, "Meals by seat: " + Arrays.toString(meals));
        }
    }

    /** Neighbors never eat at the same time */
    static void neighborsApart() throws Throwable {
        for (int seats : new int[] {2, 3, 5}) {
            FairWaiter table = new FairWaiter(seats);
            boolean[] eating = new boolean[seats];
            for (int i = 0; i < seats; i++) {
                int seat = i;
                Turns.start(() -> table.eat(seat, () -> {
                    int left = (seat + seats - 1) % seats, right = (seat + 1) % seats;
                    Turns.expect(!eating[left] && !eating[right],
                            "seat " + seat + " of " + seats + " began to eat while a neighbor was eating");
                    eating[seat] = true;
                    Thread.yield();
                    Thread.yield();
                    eating[seat] = false;
                }));
            }
            Turns.join();
        }
    }

    /** Those who share no fork eat at the same time */
    static void together() throws Throwable {
        FairWaiter table = new FairWaiter(4);
        int[] eating = new int[2];
        boolean[] leave = new boolean[1];
        for (int seat : new int[] {0, 2}) {
            Turns.start(() -> table.eat(seat, () -> {
                eating[0]++;
                eating[1] = Math.max(eating[1], eating[0]);
                for (int i = 0; i < 200 && !leave[0]; i++) Thread.yield();
                eating[0]--;
            }));
        }
        Turns.settle();
        leave[0] = true;
        Turns.join();
        Turns.expect(eating[1] == 2, "seats 0 and 2 of 4 share no fork, but one waited for the other");
    }

    /** First come, first served: a neighbor that was hungry first eats first */
    static void firstCome() throws Throwable {
        FairWaiter table = new FairWaiter(5);
        List<Integer> order = new ArrayList<>();
        boolean[] leave = new boolean[1];
        Turns.start(() -> table.eat(0, () -> {
            while (!leave[0]) Thread.yield();
        }));
        Turns.settle();
        Thread first = Turns.start(() -> table.eat(1, () -> order.add(1)));
        Turns.expect(Turns.isWaiting(first), "seat 1 ate while seat 0 was eating");
        Thread second = Turns.start(() -> table.eat(2, () -> order.add(2)));
        Turns.expect(Turns.isWaiting(second), "seat 2 overtook its hungry neighbor, seat 1");
        leave[0] = true;
        Turns.join();
        Turns.expect(order.equals(List.of(1, 2)), "Seat 1 was hungry before seat 2, they ate in the order " + order);
    }

    /** A meal that throws leaves the forks free */
    static void failing() throws Throwable {
        FairWaiter table = new FairWaiter(2);
        try {
            table.eat(0, () -> {
                throw new IllegalStateException("spilled");
            });
            Turns.expect(false, "the meal's exception didn't come out of eat");
        } catch (IllegalStateException expected) { }
        Turns.start(() -> table.eat(1, () -> { }));
        Turns.join();
    }
