package dryrun.additions;

import java.util.ArrayList;
import java.util.Deque;

/** The text of a reversed deque as Java writes it. */
final class ReversedDequeAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TReversedDeque";

    private ReversedDequeAdditions() {
    }

    static final class Instance {
        static String toString(Deque<?> self) {
            return new ArrayList<>(self).toString();
        }
    }
}
