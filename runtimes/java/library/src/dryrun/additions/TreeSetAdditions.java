package dryrun.additions;

import java.util.NavigableSet;
import java.util.TreeSet;

/** TeaVM's takes both ends as they are by default, whatever is asked for. */
final class TreeSetAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TTreeSet";

    private TreeSetAdditions() {
    }

    static final class Instance {
        static NavigableSet<Object> subSet(TreeSet<Object> self, Object from, boolean fromInclusive, Object to,
                boolean toInclusive) {
            return self.headSet(to, toInclusive).tailSet(from, fromInclusive);
        }
    }
}
