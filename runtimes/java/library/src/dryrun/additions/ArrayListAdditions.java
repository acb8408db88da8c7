package dryrun.additions;

import java.util.ArrayList;

/** What TeaVM's ArrayList throws, with Java's words. */
final class ArrayListAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TArrayList";

    private ArrayListAdditions() {
    }

    static final class Instance {
        static void checkIndex(ArrayList<?> self, int index) {
            if (index < 0 || index >= self.size()) {
                throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + self.size());
            }
        }

        static void checkIndexForAdd(ArrayList<?> self, int index) {
            if (index < 0 || index > self.size()) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + self.size());
            }
        }
    }
}
