package dryrun.additions;

import java.util.Iterator;
import java.util.NavigableMap;

/** TeaVM's clears the whole map where a part of it is cleared. */
final class TreeMapViewAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TTreeMap$MapView";

    private TreeMapViewAdditions() {
    }

    static final class Instance {
        static void clear(NavigableMap<?, ?> self) {
            for (Iterator<?> keys = self.keySet().iterator(); keys.hasNext();) {
                keys.next();
                keys.remove();
            }
        }
    }
}
