package dryrun.additions;

/** What TeaVM's Objects throws, with Java's words. */
final class ObjectsAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TObjects";

    private ObjectsAdditions() {
    }

    static final class Static {
        static <T> T requireNonNull(T object) {
            if (object == null) {
                throw new NullPointerException();
            }
            return object;
        }

        static int checkIndex(int index, int length) {
            if (index < 0 || index >= length) {
                throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
            }
            return index;
        }
    }
}
