package dryrun.additions;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.teavm.classlib.java.util.TArrayList;
import org.teavm.classlib.java.util.TArrayListIterator;

/** What TeaVM's ArrayList throws, with Java's words, and an iterator that ends where Java's does. */
final class ArrayListAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TArrayList";

    private ArrayListAdditions() {
    }

    static final class Instance {
        static <E> Iterator<E> iterator(ArrayList<E> self) {
            return new TArrayListIterator<>((TArrayList<E>) (Object) self);
        }

        static <E> E getFirst(ArrayList<E> self) {
            return self.get(known(self, 0));
        }

        static <E> E getLast(ArrayList<E> self) {
            return self.get(known(self, self.size() - 1));
        }

        static <E> E removeFirst(ArrayList<E> self) {
            return self.remove(known(self, 0));
        }

        static <E> E removeLast(ArrayList<E> self) {
            return self.remove(known(self, self.size() - 1));
        }

        private static int known(ArrayList<?> self, int index) {
            if (self.isEmpty()) {
                throw new NoSuchElementException();
            }
            return index;
        }

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
