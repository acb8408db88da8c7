// invalidated: Wrong Answer was stored
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleSupplier;

interface Loader<K, V> {
    V load(K key) throws Exception;
}

/** Loads each missing key once, however many threads ask for it. */
final class LoadingCache<K, V> {
    private record Entry<V>(V value, double expires) {}

    private final Loader<K, V> loader;
    private final int capacity;
    private final double ttl;
    private final DoubleSupplier clock;
    private final Map<K, Entry<V>> values = new LinkedHashMap<>(16, 0.75f, true);   // oldest use first
    private final Map<K, FutureTask<V>> loading = new HashMap<>();                  // the one load in progress

    LoadingCache(Loader<K, V> loader, int capacity, double ttl, DoubleSupplier clock) {
        this.loader = loader;
        this.capacity = capacity;
        this.ttl = ttl;
        this.clock = clock;
    }

    V get(K key) throws InterruptedException, ExecutionException {
        FutureTask<V> task;
        boolean mine;
        synchronized (this) {
            Entry<V> entry = values.get(key);
            if (entry != null && entry.expires() > clock.getAsDouble()) return entry.value();
            task = loading.get(key);
            mine = task == null;
            if (mine) {
                task = new FutureTask<>(() -> loader.load(key));
                loading.put(key, task);
            }
        }
        if (mine) {
            task.run();                                 // outside the lock: other keys go on
            finish(key, task);
        }
        return task.get();                              // value, or the load's own exception
    }

    synchronized void invalidate(K key) {
        values.remove(key);
        loading.remove(key);                            // a load in progress must not be stored
    }

    private synchronized void finish(K key, FutureTask<V> task) throws InterruptedException {
        loading.remove(key, task);
        try {
            values.put(key, new Entry<>(task.get(), clock.getAsDouble() + ttl));
        } catch (ExecutionException failed) {
            return;                                     // failures aren't cached
        }
        Iterator<K> oldest = values.keySet().iterator();
        while (values.size() > capacity) {
            oldest.next();
            oldest.remove();
        }
    }
}

