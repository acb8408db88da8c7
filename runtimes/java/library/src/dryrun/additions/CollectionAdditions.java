package dryrun.additions;

import java.util.Collection;
import java.util.stream.Stream;

/** Methods that TeaVM's Collection lacks. */
final class CollectionAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TCollection";

    private CollectionAdditions() {
    }

    static final class Instance {
        static <E> Stream<E> parallelStream(Collection<E> self) {
            return self.stream();
        }
    }
}
