package dryrun.additions;

import java.util.ArrayList;
import java.util.NavigableMap;

/** TeaVM's clears the whole map where a part of it is cleared. */
final class TreeMapViewAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TTreeMap$MapView";

    private TreeMapViewAdditions() {
    }

    static final class Instance {
        static void clear(NavigableMap<?, ?> self) {
            for (Object key : new ArrayList<>(self.keySet())) {
                self.remove(key);
            }
        }
    }
}
