interface Loader<K, V> {
    V load(K key) throws Exception;
}

/** Loads each missing key once, however many threads ask for it. */
class LoadingCache<K, V> {
    /** `clock` tells the seconds; a value expires `ttl` seconds after it was loaded. */
    LoadingCache(Loader<K, V> loader, int capacity, double ttl, DoubleSupplier clock) {

    }

    /** The value, or ExecutionException with what the loader threw. */
    V get(K key) throws InterruptedException, ExecutionException {
        return null;
    }

    /** Forgets the key; a load in progress must not be stored. */
    void invalidate(K key) {

    }
}
