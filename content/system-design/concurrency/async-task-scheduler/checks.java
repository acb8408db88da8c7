    /** Three threads schedule tasks for three workers: each runs once, and its result arrives */
    static void onceEach() throws Throwable {
        Scheduler scheduler = new Scheduler(3, error -> { });
        int[] runs = new int[6];
        List<Scheduler.Task<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int first = i * 2;
            Turns.start(() -> {
                for (int k = first; k < first + 2; k++) {
                    int number = k;
                    tasks.add(scheduler.after(0, TimeUnit.SECONDS, () -> {
                        runs[number]++;
                        return number;
                    }));
                }
            });
        }
        Turns.join();
        int sum = 0;
        for (Scheduler.Task<Integer> task : tasks) sum += task.result(1, TimeUnit.DAYS);
        scheduler.shutdown();
        Turns.expect(Arrays.stream(runs).allMatch(each -> each == 1),
                "Six tasks were scheduled, they ran this many times: " + Arrays.toString(runs));
        Turns.expect(sum == 15, "the results 0 to 5 add up to 15, those that arrived add up to " + sum);
    }

    /** What is due runs by its time, not in the order of scheduling */
    static void order() throws Throwable {
        Scheduler scheduler = new Scheduler(1, error -> { });
        CountDownLatch gate = new CountDownLatch(1);
        scheduler.after(0, TimeUnit.SECONDS, () -> {
            gate.await();
            return 0;
        });
        Turns.settle();
        List<Integer> order = new ArrayList<>();
        long past = System.nanoTime() - 1_000_000;
        var last = scheduler.at(past + 3000, () -> order.add(3));
        scheduler.at(past + 1000, () -> order.add(1));
        scheduler.at(past + 2000, () -> order.add(2));
        gate.countDown();
        last.result(1, TimeUnit.DAYS);
        scheduler.shutdown();
        Turns.expect(order.equals(List.of(1, 2, 3)),
                "Tasks 1, 2 and 3 are due in this order, and were scheduled as 3, 1, 2; they ran as " + order);
    }

    /** A new earliest task wakes a worker that waits for a later one */
    static void newEarliest() throws Throwable {
        Scheduler scheduler = new Scheduler(1, error -> { });
        scheduler.after(1, TimeUnit.DAYS, () -> 0);
        Turns.settle();
        var due = scheduler.after(0, TimeUnit.SECONDS, () -> 1);
        Thread waiter = Turns.start(() -> due.result(1, TimeUnit.DAYS));
        Turns.expect(!Turns.isWaiting(waiter),
                "a task is due now, and the worker sleeps on until the one that is due tomorrow");
        Turns.join();
        scheduler.shutdown();
    }

    /** A task never runs early, whatever wakes the workers */
    static void neverEarly() throws Throwable {
        Scheduler scheduler = new Scheduler(2, error -> { });
        boolean[] ran = new boolean[1];
        scheduler.after(1, TimeUnit.DAYS, () -> ran[0] = true);
        Turns.settle();
        scheduler.after(2, TimeUnit.DAYS, () -> ran[0] = true);
        Turns.settle();
        Turns.expect(!ran[0], "a task that is due tomorrow ran at once, when another one was scheduled");
        long due = System.nanoTime() + 2_000_000;
        long late = scheduler.at(due, () -> System.nanoTime() - due).result(1, TimeUnit.DAYS);
        Turns.expect(late >= 0, "a task ran " + -late + " ns before its time");
        scheduler.shutdown();
    }

    /** A task that takes long holds up nobody while another worker is free */
    static void longTask() throws Throwable {
        Scheduler scheduler = new Scheduler(2, error -> { });
        CountDownLatch gate = new CountDownLatch(1);
        scheduler.after(0, TimeUnit.SECONDS, () -> {
            gate.await();
            return 0;
        });
        Turns.settle();
        Thread other = Turns.start(() -> scheduler.after(0, TimeUnit.SECONDS, () -> 1).result(1, TimeUnit.DAYS));
        boolean isHeldUp = Turns.isWaiting(other);
        gate.countDown();
        Turns.join();
        scheduler.shutdown();
        Turns.expect(!isHeldUp, "one of two workers ran a long task, and the next task had to wait for it");
    }

    /** A task that throws fails alone: its result tells, and the worker goes on */
    static void failingTask() throws Throwable {
        Scheduler scheduler = new Scheduler(1, error -> { });
        var failing = scheduler.after(0, TimeUnit.SECONDS, () -> {
            throw new IllegalStateException("task");
        });
        Throwable cause = null;
        try {
            failing.result(1, TimeUnit.DAYS);
        } catch (ExecutionException expected) {
            cause = expected.getCause();
        }
        Turns.expect(cause instanceof IllegalStateException,
                "a task threw IllegalStateException, the cause of its ExecutionException is " + cause);
        int next = scheduler.after(0, TimeUnit.SECONDS, () -> 7).result(1, TimeUnit.DAYS);
        Turns.expect(next == 7, "the task after one that threw has the result " + next + ", not 7");
        scheduler.shutdown();
    }

    /** Cancel and start at the same moment: one of them wins */
    static void cancel() throws Throwable {
        Scheduler scheduler = new Scheduler(2, error -> { });
        for (int i = 0; i < 3; i++) {
            int[] runs = new int[1];
            var task = scheduler.after(0, TimeUnit.SECONDS, () -> ++runs[0]);
            for (int k = 0; k < i; k++) Thread.yield();
            boolean isCanceled = task.cancel();
            boolean isTold = false;
            try {
                task.result(1, TimeUnit.DAYS);
            } catch (CancellationException expected) {
                isTold = true;
            }
            Turns.settle();
            Turns.expect(runs[0] == (isCanceled ? 0 : 1), "cancel returned " + isCanceled + ", the task ran " + runs[0] + " times");
            Turns.expect(isTold == isCanceled, "cancel returned " + isCanceled + ", and result "
                    + (isTold ? "threw CancellationException" : "returned"));
        }
        var waiting = scheduler.after(1, TimeUnit.DAYS, () -> 0);
        Turns.expect(waiting.cancel(), "cancel of a task that is due tomorrow returned false");
        scheduler.shutdown();
    }

    /** A periodic task goes on until it's canceled, and never runs twice at once */
    static void periodic() throws Throwable {
        Scheduler scheduler = new Scheduler(2, error -> { });
        CountDownLatch gate = new CountDownLatch(1), three = new CountDownLatch(3);
        int[] running = new int[2];
        int[] runs = new int[1];
        var task = scheduler.every(1, TimeUnit.MILLISECONDS, () -> {
            running[1] = Math.max(running[1], ++running[0]);
            runs[0]++;
            three.countDown();
            try {
                gate.await();
            } catch (InterruptedException stop) { }
            running[0]--;
        });
        pass(4_000_000);
        gate.countDown();
        three.await();
        Turns.expect(running[1] == 1, "a periodic task that took longer than its period ran " + running[1] + " times at once");
        Turns.expect(task.cancel(), "cancel of a periodic task returned false");
        Turns.settle();
        int before = runs[0];
        pass(3_000_000);
        Turns.expect(runs[0] == before, "a periodic task went on after cancel had returned true");
        scheduler.shutdown();
    }

    /** shutdown finishes what runs, ends idle workers, and wakes whoever waits for a task that won't run */
    static void shutdown() throws Throwable {
        Scheduler scheduler = new Scheduler(3, error -> { });
        CountDownLatch gate = new CountDownLatch(1);
        var running = scheduler.after(0, TimeUnit.SECONDS, () -> {
            gate.await();
            return 5;
        });
        var waiting = scheduler.after(1, TimeUnit.DAYS, () -> 6);
        boolean[] isTold = new boolean[1];
        Turns.start(() -> {
            try {
                waiting.result(1, TimeUnit.DAYS);
            } catch (CancellationException expected) {
                isTold[0] = true;
            }
        });
        Turns.settle();
        Thread closing = Turns.start(() -> scheduler.shutdown());
        boolean waits = Turns.isWaiting(closing);
        Turns.expect(waits, "shutdown returned while a task was running");
        gate.countDown();
        Turns.settle();
        Turns.expect(isTold[0], "a thread waited for a task that was due tomorrow, and wasn't told that shutdown had canceled it");
        Turns.join();
        Turns.expect(running.result(1, TimeUnit.DAYS) == 5, "a task that was running at shutdown has lost its result");
    }

    /** A worker that waits uses no processor time */
    static void sleeps() throws Throwable {
        Scheduler scheduler = new Scheduler(1, error -> { });
        Thread worker = scheduler.after(0, TimeUnit.SECONDS, () -> Thread.currentThread()).result(1, TimeUnit.DAYS);
        scheduler.after(1, TimeUnit.DAYS, () -> 0);
        Turns.settle();
        boolean spins = false;
        for (int i = 0; i < 100; i++) {
            spins |= worker.getState() == Thread.State.RUNNABLE;
            Thread.yield();
        }
        scheduler.shutdown();
        Turns.expect(!spins, "a worker had nothing to do until tomorrow, and looked again and again: a busy wait");
    }

    /** Lets time pass, and the others do what is due. */
    static void pass(long nanos) {
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < nanos) Thread.yield();
    }
