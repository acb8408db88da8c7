    /** All tasks are carried out, and their futures have the results */
    static void allDone() throws Throwable {
        ThreadPool pool = new ThreadPool(2, 10);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int number = i;
            futures.add(pool.submit(() -> number * number));
        }
        for (int i = 0; i < 6; i++) {
            int result = futures.get(i).get();
            Turns.expect(result == i * i, "task " + i + " should give " + i * i + ", its future has " + result);
        }
        end(pool);
    }

    /** No more tasks run at once than the pool has threads, and all threads are used */
    static void width() throws Throwable {
        ThreadPool pool = new ThreadPool(2, 10);
        int[] running = new int[2];
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            futures.add(pool.submit(() -> {
                running[1] = Math.max(running[1], ++running[0]);
                for (int k = 0; k < 100; k++) Thread.yield();
                return running[0]--;
            }));
        }
        for (Future<Integer> each : futures) each.get();
        end(pool);
        Turns.expect(running[1] == 2, "a pool of 2 threads ran up to " + running[1] + " tasks at once");
    }

    /** A task that throws fails alone: its future has the exception, and the pool goes on */
    static void failingTask() throws Throwable {
        ThreadPool pool = new ThreadPool(1, 10);
        Future<Integer> failing = pool.submit(() -> {
            throw new IllegalStateException("task");
        });
        Future<Integer> next = pool.submit(() -> 7);
        try {
            failing.get();
            Turns.expect(false, "get of a task that threw didn't throw ExecutionException");
        } catch (ExecutionException expected) {
            Turns.expect(expected.getCause() instanceof IllegalStateException, "the cause was " + expected.getCause());
        }
        Turns.expect(next.get() == 7, "the task after one that threw has another result than 7");
        end(pool);
    }

    /** A full queue refuses */
    static void full() throws Throwable {
        ThreadPool pool = new ThreadPool(1, 1);
        CountDownLatch gate = new CountDownLatch(1);
        Future<Integer> running = pool.submit(() -> {
            gate.await();
            return 1;
        });
        Turns.settle();
        Future<Integer> queued = pool.submit(() -> 2);
        try {
            pool.submit(() -> 3);
            Turns.expect(false, "a queue of capacity 1 took a second task");
        } catch (RejectedExecutionException expected) { }
        gate.countDown();
        Turns.expect(running.get() + queued.get() == 3, "the two tasks that were taken have other results than 1 and 2");
        end(pool);
    }

    /** shutdown carries out what is queued, refuses more, and ends idle threads */
    static void shutdown() throws Throwable {
        ThreadPool pool = new ThreadPool(3, 10);
        Turns.settle();
        int[] done = new int[1];
        for (int i = 0; i < 4; i++) pool.submit(() -> done[0]++);
        pool.shutdown();
        try {
            pool.submit(() -> 0);
            Turns.expect(false, "submit after shutdown wasn't rejected");
        } catch (RejectedExecutionException expected) { }
        Turns.expect(pool.awaitTermination(1, TimeUnit.DAYS), "awaitTermination returned false");
        Turns.expect(done[0] == 4, "4 tasks were queued before shutdown, " + done[0] + " were carried out");
    }

    /** shutdownNow drops what is queued, and whoever waits for it is woken */
    static void shutdownNow() throws Throwable {
        ThreadPool pool = new ThreadPool(1, 10);
        CountDownLatch gate = new CountDownLatch(1);
        boolean[] interrupted = new boolean[1];
        pool.submit(() -> {
            try {
                gate.await();
            } catch (InterruptedException expected) {
                interrupted[0] = true;
            }
            return 0;
        });
        Turns.settle();
        Future<Integer> dropped = pool.submit(() -> 1);
        boolean[] woken = new boolean[1];
        Turns.start(() -> {
            try {
                dropped.get();
            } catch (CancellationException expected) {
                woken[0] = true;
            }
        });
        Turns.settle();
        int count = pool.shutdownNow();
        Turns.join();
        Turns.expect(pool.awaitTermination(1, TimeUnit.DAYS), "awaitTermination returned false");
        Turns.expect(count == 1, "1 task was queued, shutdownNow returned " + count);
        Turns.expect(woken[0], "the thread that waited for a dropped task didn't get CancellationException");
        Turns.expect(interrupted[0], "the task that was running wasn't interrupted");
    }

    static void end(ThreadPool pool) throws Throwable {
        pool.shutdown();
        Turns.expect(pool.awaitTermination(1, TimeUnit.DAYS), "awaitTermination returned false after shutdown");
    }
