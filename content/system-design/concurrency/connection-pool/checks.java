    /** Four threads share two connections: never more than two are open, and none is lent to two threads */
    static void maximum() throws Throwable {
        TestDriver driver = new TestDriver();
        Pool<String> pool = pool(2, driver);
        Set<String> lent = new HashSet<>();
        int[] loans = new int[1];
        for (int i = 0; i < 4; i++) {
            Turns.start(() -> {
                for (int k = 0; k < 2; k++) {
                    try (var lease = pool.acquire(1, TimeUnit.DAYS)) {
                        String connection = lease.connection();
                        Turns.expect(lent.add(connection), "connection " + connection + " was lent to two threads at once");
                        for (int n = 0; n < 5; n++) Thread.yield();
                        lent.remove(connection);
                        loans[0]++;
                    }
                }
            });
        }
        Turns.join();
        Turns.expect(driver.most <= 2, "a pool of 2 had " + driver.most + " connections open at once");
        Turns.expect(loans[0] == 8, "four threads asked twice each, " + loans[0] + " of the 8 loans were made");
    }

    /** While one thread opens a connection, the others give back and borrow */
    static void slowOpening() throws Throwable {
        TestDriver driver = new TestDriver();
        Pool<String> pool = pool(2, driver);
        var first = pool.acquire(1, TimeUnit.DAYS);
        driver.isHeld = true;
        Turns.start(() -> pool.acquire(1, TimeUnit.DAYS).close());
        Turns.settle();
        Thread other = Turns.start(() -> {
            first.close();
            pool.acquire(1, TimeUnit.DAYS).close();
        });
        boolean isHeldUp = Turns.isWaiting(other);
        driver.isHeld = false;
        Turns.join();
        Turns.expect(!isHeldUp, "while one thread was opening a connection, another couldn't give back its own and borrow again");
    }

    /** Opening fails: who asked gets the error, and the next one in line opens a connection */
    static void failedOpening() throws Throwable {
        TestDriver driver = new TestDriver();
        driver.isHeld = true;
        driver.failures = 1;
        Pool<String> pool = pool(1, driver);
        Exception[] seen = new Exception[1];
        Turns.start(() -> {
            try {
                pool.acquire(1, TimeUnit.DAYS).close();
            } catch (Exception expected) {
                seen[0] = expected;
            }
        });
        Turns.settle();
        Thread next = Turns.start(() -> pool.acquire(1, TimeUnit.DAYS).close());
        Turns.settle();
        driver.isHeld = false;
        boolean waits = Turns.isWaiting(next);
        Turns.expect(seen[0] instanceof java.io.IOException, "opening threw IOException, acquire ended with " + seen[0]);
        Turns.expect(!waits, "opening failed, and the next thread in line still waits: the pool of 1 has lost its place");
        Turns.join();
    }

    /** Threads are served in order of arrival, and a newcomer doesn't get in before them */
    static void order() throws Throwable {
        Pool<String> pool = pool(1, new TestDriver());
        List<Integer> order = new ArrayList<>();
        boolean[] leave = new boolean[1];
        var first = pool.acquire(1, TimeUnit.DAYS);
        for (int i = 1; i <= 2; i++) {
            int me = i;
            Turns.start(() -> {
                try (var lease = pool.acquire(1, TimeUnit.DAYS)) {
                    order.add(me);
                    for (int n = 0; n < 3000 && !leave[0]; n++) Thread.yield();
                }
            });
            Turns.settle();
        }
        first.close();
        Turns.expect(!getsOneNow(pool), "a newcomer got the connection that two threads were waiting for");
        leave[0] = true;
        Turns.join();
        Turns.expect(order.equals(List.of(1, 2)), "Thread 1 waited before thread 2, they were served in the order " + order);
    }

    /** A thread whose time is over leaves the line, and what comes back goes to the next one */
    static void timeLimit() throws Throwable {
        Pool<String> pool = new Pool<>(1, new TestDriver(), new Limits(1L << 60, 1L << 60), System::nanoTime);
        var first = pool.acquire(1, TimeUnit.DAYS);
        boolean isOver = false;
        try {
            pool.acquire(1, TimeUnit.MILLISECONDS);
        } catch (PoolTimeout expected) {
            isOver = true;
        }
        Turns.expect(isOver, "acquire returned a second connection from a pool of 1");
        Thread next = Turns.start(() -> pool.acquire(1, TimeUnit.DAYS).close());
        Turns.settle();
        first.close();
        Turns.expect(!Turns.isWaiting(next),
                "a thread gave up waiting, and the connection that came back went to it: the thread behind it still waits");
        Turns.join();
    }

    /** A connection that fails its check after idling, or is too old, is closed and replaced */
    static void replaced() throws Throwable {
        long[] now = new long[1];
        TestDriver driver = new TestDriver();
        Pool<String> pool = new Pool<>(1, driver, new Limits(30, 1000), () -> now[0]);
        StringBuilder lent = new StringBuilder();
        for (long time : new long[] {0, 10, 60, 2000}) {
            now[0] = time;
            try (var lease = pool.acquire(1, TimeUnit.DAYS)) {
                lent.append(lease.connection()).append(' ');
            }
            if (time == 10) driver.broken = "c1";
        }
        Turns.expect(lent.toString().equals("c1 c1 c2 c3 "),
                "c1 broke at 10, checks are due after 30 idle, and the maximum age is 1000."
                        + " Lent at 0, 10, 60 and 2000 should be c1 c1 c2 c3; it was " + lent);
        Turns.expect(driver.open == 1, "two of three connections were replaced, but " + driver.open + " are open");
    }

    /** What comes back is reset, and a connection that can't be reset is replaced */
    static void reset() throws Throwable {
        TestDriver driver = new TestDriver();
        Pool<String> pool = pool(1, driver);
        pool.acquire(1, TimeUnit.DAYS).close();
        Turns.expect(driver.resets.equals(List.of("c1")), "c1 came back, reset were " + driver.resets);
        driver.dead = "c1";
        pool.acquire(1, TimeUnit.DAYS).close();
        try (var lease = pool.acquire(1, TimeUnit.DAYS)) {
            Turns.expect(lease.connection().equals("c2"), "a connection whose reset had thrown was lent again");
            Turns.expect(driver.open == 1, "a connection whose reset had thrown wasn't closed");
        }
    }

    /** Giving back twice does no harm */
    static void twice() throws Throwable {
        Pool<String> pool = pool(1, new TestDriver());
        var first = pool.acquire(1, TimeUnit.DAYS);
        first.close();
        first.close();
        var second = pool.acquire(1, TimeUnit.DAYS);
        first.close();
        Turns.expect(!getsOneNow(pool), "a lease was given back twice, and then two threads had the only connection");
        second.close();
    }

    /** close wakes all who wait, closes what is idle, and what is lent when it comes back */
    static void close() throws Throwable {
        TestDriver driver = new TestDriver();
        Pool<String> pool = pool(2, driver);
        var first = pool.acquire(1, TimeUnit.DAYS);
        var second = pool.acquire(1, TimeUnit.DAYS);
        int[] woken = new int[1];
        for (int i = 0; i < 2; i++) {
            Turns.start(() -> {
                try {
                    pool.acquire(1, TimeUnit.DAYS);
                } catch (PoolClosed expected) {
                    woken[0]++;
                }
            });
        }
        Turns.settle();
        pool.close();
        Turns.settle();
        Turns.expect(woken[0] == 2, "two threads waited when the pool was closed, " + woken[0] + " got PoolClosed");
        first.close();
        second.close();
        Turns.join();
        Turns.expect(driver.open == 0, "the pool is closed, all connections came back, and " + driver.open + " are open");
        Pool<String> idle = pool(1, driver);
        idle.acquire(1, TimeUnit.DAYS).close();
        idle.close();
        Turns.expect(driver.open == 0, "an idle connection was still open after close");
        boolean isRefused = false;
        try {
            idle.acquire(1, TimeUnit.DAYS);
        } catch (PoolClosed expected) {
            isRefused = true;
        }
        Turns.expect(isRefused, "acquire didn't throw PoolClosed after close");
    }

    /** A thread that waits uses no processor time */
    static void sleeps() throws Throwable {
        Pool<String> pool = pool(1, new TestDriver());
        var first = pool.acquire(1, TimeUnit.DAYS);
        Thread waiter = Turns.start(() -> pool.acquire(1, TimeUnit.DAYS).close());
        Turns.settle();
        boolean spins = false;
        for (int i = 0; i < 100; i++) {
            spins |= waiter.getState() == Thread.State.RUNNABLE;
            Thread.yield();
        }
        first.close();
        Turns.join();
        Turns.expect(!spins, "a thread that waited for a connection looked again and again: a busy wait");
    }

    static Pool<String> pool(int size, TestDriver driver) {
        return new Pool<>(size, driver, new Limits(30, 1000), () -> 0);
    }

    static boolean getsOneNow(Pool<String> pool) throws Exception {
        try {
            pool.acquire(0, TimeUnit.SECONDS);
            return true;
        } catch (PoolTimeout expected) {
            return false;
        }
    }

    static class TestDriver implements Driver<String> {
        final List<String> resets = new ArrayList<>();
        int opened, open, most, failures;
        boolean isHeld;
        String broken = "", dead = "";

        public String open(long nanos) throws Exception {
            most = Math.max(most, ++open);
            for (int i = 0; i < 5 || i < 3000 && isHeld; i++) Thread.yield();
            if (failures > 0) {
                failures--;
                open--;
                throw new java.io.IOException("no route");
            }
            return "c" + ++opened;
        }

        public boolean check(String connection) {
            return !connection.equals(broken);
        }

        public void reset(String connection) throws Exception {
            resets.add(connection);
            if (connection.equals(dead)) throw new java.io.IOException("broken pipe");
        }

        public void shut(String connection) {
            open--;
        }
    }
