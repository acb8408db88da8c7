    /** Nobody passes before the last one has arrived */
    static void waitsForAll() throws Throwable {
        ReusableBarrier barrier = new ReusableBarrier(3, () -> { });
        int[] passed = new int[1];
        for (int i = 0; i < 2; i++) {
            Turns.start(() -> {
                barrier.await();
                passed[0]++;
            });
        }
        Turns.settle();
        Turns.expect(passed[0] == 0, passed[0] + " threads passed a barrier for 3 when 2 had arrived");
        barrier.await();
        Turns.join();
        Turns.expect(passed[0] == 2, "the third arrived, but only " + passed[0] + " of the others passed");
    }

    /** Three threads go through five rounds, and all are in the same round at every action */
    static void rounds() throws Throwable {
        int[] done = new int[3];
        int[] actions = new int[1];
        ReusableBarrier barrier = new ReusableBarrier(3, () -> {
            actions[0]++;
            for (int each : done) {
                Turns.expect(each == actions[0], "Rounds of the threads at action " + actions[0] + ": " + Arrays.toString(done));
            }
        });
        for (int i = 0; i < 3; i++) {
            int me = i;
            Turns.start(() -> {
                for (int round = 1; round <= 5; round++) {
                    done[me] = round;
                    barrier.await();
                }
            });
        }
        Turns.join();
        Turns.expect(actions[0] == 5, "5 rounds, but the action ran " + actions[0] + " times");
    }

    /** await returns the order of arrival, from 0 on */
    static void arrivalIndex() throws Throwable {
        ReusableBarrier barrier = new ReusableBarrier(3, () -> { });
        List<Integer> indexes = new ArrayList<>();
        for (int i = 0; i < 3; i++) Turns.start(() -> indexes.add(barrier.await()));
        Turns.join();
        Turns.expect(indexes.size() == 3 && indexes.containsAll(List.of(0, 1, 2)), "3 parties, await returned " + indexes);
    }

    /** A time limit that is over breaks the barrier for all who wait, and for those who come later */
    static void timeLimit() throws Throwable {
        ReusableBarrier barrier = new ReusableBarrier(3, () -> { });
        int[] broken = new int[1];
        Turns.start(() -> {
            try {
                barrier.await();
            } catch (BrokenBarrier expected) {
                broken[0]++;
            }
        });
        Turns.settle();
        Turns.expect(breaks(barrier), "the thread whose time limit was over didn't get BrokenBarrier");
        Turns.join();
        Turns.expect(broken[0] == 1, "the other thread that waited didn't get BrokenBarrier");
        Turns.expect(barrier.isBroken() && breaks(barrier), "the barrier didn't stay broken");
    }

    /** reset wakes those who wait with BrokenBarrier, and the barrier works again */
    static void reset() throws Throwable {
        ReusableBarrier barrier = new ReusableBarrier(2, () -> { });
        int[] broken = new int[1];
        Turns.start(() -> {
            try {
                barrier.await();
            } catch (BrokenBarrier expected) {
                broken[0]++;
            }
        });
        Turns.settle();
        barrier.reset();
        Turns.join();
        Turns.expect(broken[0] == 1, "reset didn't wake the thread that waited with BrokenBarrier");
        Turns.expect(!barrier.isBroken(), "the barrier is broken after reset");
        for (int i = 0; i < 2; i++) Turns.start(() -> barrier.await());
        Turns.join();
    }

    /** An action that throws breaks the barrier for the others */
    static void failingAction() throws Throwable {
        ReusableBarrier barrier = new ReusableBarrier(2, () -> {
            throw new IllegalStateException("action");
        });
        int[] seen = new int[2];
        for (int i = 0; i < 2; i++) {
            Turns.start(() -> {
                try {
                    barrier.await();
                } catch (BrokenBarrier expected) {
                    seen[0]++;
                } catch (IllegalStateException expected) {
                    seen[1]++;
                }
            });
        }
        Turns.join();
        Turns.expect(seen[0] == 1 && seen[1] == 1,
                "Expected one BrokenBarrier and the action's own exception once, saw " + seen[0] + " and " + seen[1]);
    }

    static boolean breaks(ReusableBarrier barrier) throws InterruptedException {
        try {
            barrier.await(1, TimeUnit.MILLISECONDS);
            return false;
        } catch (BrokenBarrier expected) {
            return true;
        }
    }
