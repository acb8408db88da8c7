package dryrun.additions;

import java.util.HashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.teavm.classlib.java.util.THashOrder;

/** HashMap computes values where its entries are, which its order shows: see THashOrder. */
@SuppressWarnings("unchecked")
final class HashMapAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/THashMap";

    private HashMapAdditions() {
    }

    static final class Instance {
        static <K, V> V merge(HashMap<K, V> self, K key, V value, BiFunction<? super V, ? super V, ? extends V> change) {
            return (V) THashOrder.merge(self, key, value, change);
        }

        static <K, V> V compute(HashMap<K, V> self, K key, BiFunction<? super K, ? super V, ? extends V> change) {
            return (V) THashOrder.compute(self, key, change);
        }

        static <K, V> V computeIfAbsent(HashMap<K, V> self, K key, Function<? super K, ? extends V> make) {
            return (V) THashOrder.computeIfAbsent(self, key, make);
        }
    }
}
