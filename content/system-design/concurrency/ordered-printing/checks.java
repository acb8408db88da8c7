    /** Three threads take 7 steps in turn and end, although 7 is no multiple of 3 */
    static void circle() throws Throwable {
        order(new TurnKeeper(3, 7, step -> (int) (step % 3)), 3, false, "0:0 1:1 2:2 0:3 1:4 2:5 0:6");
    }

    /** Another rule: plain numbers, multiples of 3, of 5 and of 15 belong to four threads */
    static void fizzBuzz() throws Throwable {
        LongToIntFunction whose = step -> (step + 1) % 15 == 0 ? 3 : (step + 1) % 5 == 0 ? 2 : (step + 1) % 3 == 0 ? 1 : 0;
        order(new TurnKeeper(4, 15, whose), 4, false,
                "0:0 0:1 1:2 0:3 2:4 1:5 0:6 0:7 1:8 2:9 0:10 1:11 0:12 0:13 3:14");
    }

    /** The threads start in any order */
    static void startOrder() throws Throwable {
        order(new TurnKeeper(4, 8, step -> (int) (step % 4)), 4, true, "0:0 1:1 2:2 3:3 0:4 1:5 2:6 3:7");
    }

    /** One thread may own several steps in a row */
    static void runs() throws Throwable {
        order(new TurnKeeper(2, 6, step -> step < 4 ? 0 : 1), 2, true, "0:0 0:1 0:2 0:3 1:4 1:5");
    }

    /** If an action throws, the other threads end too */
    static void failing() throws Throwable {
        TurnKeeper keeper = new TurnKeeper(3, 100, step -> (int) (step % 3));
        StringBuilder seen = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            int me = i;
            Turns.start(() -> {
                try {
                    while (keeper.take(me, step -> {
                        if (step == 4) throw new IllegalStateException("printer");
                        seen.append(step).append(' ');
                    })) { }
                } catch (IllegalStateException expected) {
                    seen.append("failed ");
                }
            });
        }
        Turns.join();
        Turns.expect(seen.toString().equals("0 1 2 3 failed "), "Step 4 throws. Expected 0 1 2 3 failed, saw " + seen);
    }

    static void order(TurnKeeper keeper, int parties, boolean backwards, String expected) throws Throwable {
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < parties; i++) {
            int me = backwards ? parties - 1 - i : i;
            Turns.start(() -> {
                while (keeper.take(me, step -> seen.add(me + ":" + step))) { }
            });
        }
        Turns.join();
        String order = String.join(" ", seen);
        Turns.expect(order.equals(expected), "Wrong order of thread:step. Expected " + expected + ", saw " + order);
    }
