package dryrun.additions;

import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.teavm.classlib.java.util.concurrent.TConcurrentHashMap$KeySetView;

/** Methods that TeaVM's ConcurrentHashMap lacks. What they may do in parallel is done in turn. */
final class ConcurrentHashMapAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/concurrent/TConcurrentHashMap";

    private ConcurrentHashMapAdditions() {
    }

    static final class Static {
        static <K> TConcurrentHashMap$KeySetView<K, Boolean> newKeySet() {
            return new TConcurrentHashMap$KeySetView<>(new ConcurrentHashMap<>(), Boolean.TRUE);
        }

        static <K> TConcurrentHashMap$KeySetView<K, Boolean> newKeySet(int capacity) {
            return new TConcurrentHashMap$KeySetView<>(new ConcurrentHashMap<>(capacity), Boolean.TRUE);
        }
    }

    static final class Instance {
        static <K, V> TConcurrentHashMap$KeySetView<K, V> keySet(ConcurrentHashMap<K, V> self, V value) {
            if (value == null) {
                throw new NullPointerException();
            }
            return new TConcurrentHashMap$KeySetView<>(self, value);
        }

        static long mappingCount(ConcurrentHashMap<?, ?> self) {
            return self.size();
        }

        static boolean contains(ConcurrentHashMap<?, ?> self, Object value) {
            return self.containsValue(value);
        }

        static <K> Enumeration<K> keys(ConcurrentHashMap<K, ?> self) {
            return Collections.enumeration(((Map<K, ?>) self).keySet());
        }

        static <V> Enumeration<V> elements(ConcurrentHashMap<?, V> self) {
            return Collections.enumeration(self.values());
        }

        static <K, V> void forEach(ConcurrentHashMap<K, V> self, long threshold, BiConsumer<? super K, ? super V> action) {
            for (Map.Entry<K, V> entry : self.entrySet()) {
                action.accept(entry.getKey(), entry.getValue());
            }
        }

        static <K> void forEachKey(ConcurrentHashMap<K, ?> self, long threshold, Consumer<? super K> action) {
            for (K key : ((Map<K, ?>) self).keySet()) {
                action.accept(key);
            }
        }

        static <V> void forEachValue(ConcurrentHashMap<?, V> self, long threshold, Consumer<? super V> action) {
            for (V value : self.values()) {
                action.accept(value);
            }
        }

        static <K, V, U> U search(ConcurrentHashMap<K, V> self, long threshold,
                BiFunction<? super K, ? super V, ? extends U> wanted) {
            for (Map.Entry<K, V> entry : self.entrySet()) {
                U found = wanted.apply(entry.getKey(), entry.getValue());
                if (found != null) {
                    return found;
                }
            }
            return null;
        }

        static <K, V, U> U reduce(ConcurrentHashMap<K, V> self, long threshold,
                BiFunction<? super K, ? super V, ? extends U> part, BiFunction<? super U, ? super U, ? extends U> reducer) {
            U result = null;
            for (Map.Entry<K, V> entry : self.entrySet()) {
                U value = part.apply(entry.getKey(), entry.getValue());
                if (value != null) {
                    result = result == null ? value : reducer.apply(result, value);
                }
            }
            return result;
        }

        static <V> V reduceValues(ConcurrentHashMap<?, V> self, long threshold,
                BiFunction<? super V, ? super V, ? extends V> reducer) {
            V result = null;
            for (V value : self.values()) {
                result = result == null ? value : reducer.apply(result, value);
            }
            return result;
        }
    }
}
