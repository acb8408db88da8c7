package dryrun.additions;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collector;

/** What a Collector complains of in Java's words. */
final class CollectorsAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/stream/TCollectors";

    private CollectorsAdditions() {
    }

    static final class Static {
        static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyOf,
                Function<? super T, ? extends U> valueOf) {
            return Collector.<T, Map<K, U>>of(HashMap::new, (map, item) -> put(map, keyOf.apply(item), valueOf.apply(item)),
                    (map, other) -> {
                        other.forEach((key, value) -> put(map, key, value));
                        return map;
                    });
        }

        private static <K, U> void put(Map<K, U> map, K key, U value) {
            U before = map.putIfAbsent(key, Objects.requireNonNull(value));
            if (before != null) {
                throw new IllegalStateException("Duplicate key " + key + " (attempted merging values " + before + " and "
                        + value + ")");
            }
        }
    }
}
