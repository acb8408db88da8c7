package dryrun.additions;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** TeaVM's iterator over an ArrayDeque removes the wrong elements once the deque has gone around its array. */
final class ArrayDequeAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TArrayDeque";

    private ArrayDequeAdditions() {
    }

    static final class Instance {
        static <E> boolean removeIf(ArrayDeque<E> self, Predicate<? super E> filter) {
            List<E> kept = new ArrayList<>();
            for (E element : self) {
                if (!filter.test(element)) {
                    kept.add(element);
                }
            }
            if (kept.size() == self.size()) {
                return false;
            }
            self.clear();
            self.addAll(kept);
            return true;
        }
    }
}
