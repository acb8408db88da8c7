package dryrun.additions;

import java.util.Iterator;

/** Iterators needn't remove: in TeaVM's interface the method has no body, and calling it would trap. */
final class IteratorAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TIterator";

    private IteratorAdditions() {
    }

    static final class Instance {
        static void remove(Iterator<?> self) {
            throw new UnsupportedOperationException("remove");
        }
    }
}
