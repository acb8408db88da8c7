    /** Four threads ask at the same moment: the burst is given out, no more */
    static void burst() throws Throwable {
        TokenBucket bucket = new TokenBucket(10, 5, () -> 0, seconds -> { });
        int[] taken = new int[1];
        for (int i = 0; i < 4; i++) {
            Turns.start(() -> {
                for (int k = 0; k < 3; k++) {
                    if (bucket.tryAcquire(1)) taken[0]++;
                }
            });
        }
        Turns.join();
        Turns.expect(taken[0] == 5, "A burst of 5, and no time passed: " + taken[0] + " permits were given out");
    }

    /** Permits come back at the rate, and never above the burst */
    static void refill() throws Throwable {
        double[] now = new double[1];
        TokenBucket bucket = new TokenBucket(10, 5, () -> now[0], seconds -> { });
        Turns.expect(bucket.tryAcquire(5) && !bucket.tryAcquire(1), "A full bucket of 5 gives 5, then none");
        now[0] = 0.2;
        Turns.expect(bucket.tryAcquire(2) && !bucket.tryAcquire(1), "0.2 seconds at 10 per second give 2, then none");
        now[0] = 100;
        Turns.expect(bucket.tryAcquire(5) && !bucket.tryAcquire(1), "After a long time the bucket holds the burst, 5, and no more");
    }

    /** Three threads that wait are due one after the other */
    static void queue() throws Throwable {
        List<Long> slept = new ArrayList<>();
        TokenBucket bucket = new TokenBucket(10, 1, () -> 0, seconds -> slept.add(Math.round(seconds * 1000)));
        bucket.acquire(1);
        for (int i = 0; i < 3; i++) Turns.start(() -> bucket.acquire(1));
        Turns.join();
        Collections.sort(slept);
        Turns.expect(slept.equals(List.of(100L, 200L, 300L)),
                "Three threads ask an empty bucket of 10 per second. Expected waits of 100, 200 and 300 ms, saw " + slept);
    }

    /** While one thread sleeps, the others aren't held up */
    static void sleepsOutside() throws Throwable {
        boolean[] wake = new boolean[1];
        TokenBucket bucket = new TokenBucket(10, 1, () -> 0, seconds -> {
            while (!wake[0]) Thread.yield();
        });
        bucket.acquire(1);
        Turns.start(() -> bucket.acquire(1));
        Turns.settle();
        Thread other = Turns.start(() -> bucket.tryAcquire(1));
        boolean isHeldUp = Turns.isWaiting(other);
        wake[0] = true;
        Turns.join();
        Turns.expect(!isHeldUp, "tryAcquire had to wait while another thread slept");
    }

    /** A time limit that is too short takes nothing */
    static void timeLimit() throws Throwable {
        List<Long> slept = new ArrayList<>();
        TokenBucket bucket = new TokenBucket(10, 5, () -> 0, seconds -> slept.add(Math.round(seconds * 1000)));
        bucket.acquire(5);
        Turns.expect(!bucket.acquire(5, 0.4) && slept.isEmpty(), "5 permits are due in 500 ms, but a limit of 400 ms was accepted");
        Turns.expect(bucket.acquire(5, 0.5) && slept.equals(List.of(500L)),
                "Expected a wait of 500 ms, as the call before took nothing; saw " + slept);
    }

    /** Another rate counts from now on */
    static void rate() throws Throwable {
        double[] now = new double[1];
        TokenBucket bucket = new TokenBucket(10, 20, () -> now[0], seconds -> { });
        bucket.tryAcquire(20);
        now[0] = 1;
        bucket.setRate(1);
        now[0] = 2;
        Turns.expect(bucket.tryAcquire(11) && !bucket.tryAcquire(1),
                "One second at 10 per second and one at 1 per second give 11 permits");
    }
