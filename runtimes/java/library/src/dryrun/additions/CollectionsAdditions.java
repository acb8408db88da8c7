package dryrun.additions;

import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Queue;

/** What TeaVM's Collections does otherwise than Java. */
final class CollectionsAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TCollections";

    private CollectionsAdditions() {
    }

    static final class Static {
        static <T> Queue<T> asLifoQueue(Deque<T> items) {
            return new Lifo<>(items);
        }

        static <T> List<T> nCopies(int count, T item) {
            if (count < 0) {
                throw new IllegalArgumentException("List length = " + count);
            }
            Object[] items = new Object[count];
            Arrays.fill(items, item);
            return Collections.unmodifiableList((List<T>) Arrays.asList(items));
        }
    }
}
