    /** Four threads ask for a missing key: it is loaded once, and all get the value */
    static void once() throws Throwable {
        int[] loads = new int[1];
        LoadingCache<String, Integer> cache = new LoadingCache<>(key -> {
            int number = ++loads[0];
            for (int i = 0; i < 20; i++) Thread.yield();
            return number;
        }, 10, 60, () -> 0);
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < 4; i++) Turns.start(() -> values.add(cache.get("a")));
        Turns.join();
        Turns.expect(loads[0] == 1, "four threads asked for one missing key, it was loaded " + loads[0] + " times");
        Turns.expect(values.equals(List.of(1, 1, 1, 1)), "The value is 1, the threads got " + values);
    }

    /** A slow load holds up nobody who asks for another key */
    static void otherKeys() throws Throwable {
        boolean[] release = new boolean[1];
        LoadingCache<String, String> cache = new LoadingCache<>(key -> {
            for (int i = 0; i < 3000 && key.equals("slow") && !release[0]; i++) Thread.yield();
            return key;
        }, 10, 60, () -> 0);
        Turns.start(() -> cache.get("slow"));
        Turns.settle();
        Thread other = Turns.start(() -> cache.get("fast"));
        boolean isHeldUp = Turns.isWaiting(other);
        release[0] = true;
        Turns.join();
        Turns.expect(!isHeldUp, "a thread that asked for another key had to wait for a slow load");
    }

    /** A load that fails fails for all who wait for it, and isn't kept */
    static void failure() throws Throwable {
        int[] loads = new int[1];
        boolean[] fails = {true};
        LoadingCache<String, String> cache = new LoadingCache<>(key -> {
            loads[0]++;
            for (int i = 0; i < 20; i++) Thread.yield();
            if (fails[0]) throw new IllegalStateException("down");
            return "up";
        }, 10, 60, () -> 0);
        int[] failed = new int[1];
        for (int i = 0; i < 3; i++) {
            Turns.start(() -> {
                try {
                    cache.get("a");
                } catch (ExecutionException expected) {
                    if (expected.getCause() instanceof IllegalStateException) failed[0]++;
                }
            });
        }
        Turns.join();
        Turns.expect(failed[0] == 3, "three threads waited for a load that failed, " + failed[0] + " were told");
        fails[0] = false;
        Turns.expect("up".equals(cache.get("a")), "after a failure the key wasn't loaded again");
    }

    /** Values expire, and the least recently used one goes first */
    static void expiryAndCapacity() throws Throwable {
        double[] now = new double[1];
        List<String> loads = new ArrayList<>();
        LoadingCache<String, String> cache = new LoadingCache<>(key -> {
            loads.add(key);
            return key;
        }, 2, 10, () -> now[0]);
        for (String key : List.of("a", "b", "a", "c", "a", "b")) cache.get(key);
        Turns.expect(loads.equals(List.of("a", "b", "c", "b")),
                "With room for 2, the reads a b a c a b load a b c b; loaded were " + loads);
        now[0] = 10;
        cache.get("b");
        Turns.expect(loads.size() == 5, "a value that had expired wasn't loaded again");
    }

    /** A load that was invalidated while it ran isn't stored */
    static void invalidated() throws Throwable {
        boolean[] release = new boolean[1];
        int[] loads = new int[1];
        LoadingCache<String, Integer> cache = new LoadingCache<>(key -> {
            int number = ++loads[0];
            for (int i = 0; i < 3000 && number == 1 && !release[0]; i++) Thread.yield();
            return number;
        }, 10, 60, () -> 0);
        Turns.start(() -> cache.get("a"));
        Turns.settle();
        cache.invalidate("a");
        int fresh = cache.get("a");
        release[0] = true;
        Turns.join();
        Turns.expect(fresh == 2, "the read after invalidate got the value of the load before it");
        Turns.expect(cache.get("a") == 2, "the load that was invalidated while it ran was stored, over the newer value");
    }
