    /** Items come out in the order in which they went in */
    static void order() throws Throwable {
        BoundedQueue<Integer> queue = new BoundedQueue<>(2);
        List<Integer> taken = new ArrayList<>();
        Turns.start(() -> {
            for (int i = 0; i < 6; i++) queue.put(i);
        });
        Turns.start(() -> {
            for (int i = 0; i < 6; i++) taken.add(queue.take());
        });
        Turns.join();
        Turns.expect(taken.equals(List.of(0, 1, 2, 3, 4, 5)), "Put 0 to 5, took " + taken);
    }

    /** Three producers and three consumers: no item is lost or taken twice, and nobody is left waiting */
    static void nothingLost() throws Throwable {
        BoundedQueue<Integer> queue = new BoundedQueue<>(1);
        List<Integer> taken = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Turns.start(() -> {
                for (int k = 0; k < 4; k++) taken.add(queue.take());
            });
        }
        for (int i = 0; i < 3; i++) {
            int first = i * 4;
            Turns.start(() -> {
                for (int item = first; item < first + 4; item++) queue.put(item);
            });
        }
        Turns.join();
        Turns.expect(taken.size() == 12 && new HashSet<>(taken).size() == 12 && !taken.contains(null),
                "Put 0 to 11 by three threads, took " + taken);
    }

    /** A put waits while the queue is full */
    static void putWaits() throws Throwable {
        BoundedQueue<String> queue = new BoundedQueue<>(1);
        queue.put("a");
        Thread putter = Turns.start(() -> queue.put("b"));
        Turns.expect(Turns.isWaiting(putter), "put returned although the queue of capacity 1 was full");
        Turns.expect("a".equals(queue.take()), "the first item was not a");
        Turns.join();
        Turns.expect("b".equals(queue.take()), "the item whose put had to wait did not come out");
    }

    /** A take waits while the queue is empty */
    static void takeWaits() throws Throwable {
        BoundedQueue<String> queue = new BoundedQueue<>(1);
        List<String> taken = new ArrayList<>();
        Thread taker = Turns.start(() -> taken.add(queue.take()));
        Turns.expect(Turns.isWaiting(taker), "take returned although the queue was empty");
        queue.put("a");
        Turns.join();
        Turns.expect(taken.equals(List.of("a")), "the thread that waited took " + taken);
    }

    /** close wakes all who wait, with Closed */
    static void closeWakes() throws Throwable {
        BoundedQueue<String> empty = new BoundedQueue<>(1);
        BoundedQueue<String> full = new BoundedQueue<>(1);
        full.put("a");
        int[] closed = new int[1];
        for (int i = 0; i < 2; i++) {
            Turns.start(() -> {
                try {
                    empty.take();
                } catch (Closed expected) {
                    closed[0]++;
                }
            });
            Turns.start(() -> {
                try {
                    full.put("b");
                } catch (Closed expected) {
                    closed[0]++;
                }
            });
        }
        Turns.settle();
        empty.close();
        full.close();
        Turns.join();
        Turns.expect(closed[0] == 4, "4 threads waited when the queues were closed, " + closed[0] + " got Closed");
    }

    /** After close, what is in the queue can still be taken; then Closed */
    static void drain() throws Throwable {
        BoundedQueue<String> queue = new BoundedQueue<>(2);
        queue.put("a");
        queue.put("b");
        queue.close();
        queue.close();
        try {
            queue.put("c");
            Turns.expect(false, "put did not throw Closed after close");
        } catch (Closed expected) { }
        Turns.expect("a".equals(queue.take()) && "b".equals(queue.take()), "the items put before close did not come out");
        try {
            queue.take();
            Turns.expect(false, "take did not throw Closed after close, when all was taken");
        } catch (Closed expected) { }
    }

    /** A time limit that is over: Empty for a take, Full for a put */
    static void timeLimit() throws Throwable {
        BoundedQueue<String> queue = new BoundedQueue<>(1);
        try {
            queue.take(0, TimeUnit.SECONDS);
            Turns.expect(false, "take with no time left did not throw Empty");
        } catch (Empty expected) { }
        queue.put("a", 0, TimeUnit.SECONDS);
        try {
            queue.put("b", 1, TimeUnit.MILLISECONDS);
            Turns.expect(false, "put on a full queue did not throw Full after its time limit");
        } catch (Full expected) { }
        Turns.expect("a".equals(queue.take(0, TimeUnit.SECONDS)), "an item that is there was not taken");
    }
