package dryrun.additions;

import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;

/** Methods that TeaVM's ConcurrentHashMap lacks. */
final class ConcurrentHashMapAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/concurrent/TConcurrentHashMap";

    private ConcurrentHashMapAdditions() {
    }

    static final class Instance {
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
