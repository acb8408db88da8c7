package dryrun.additions;

import java.util.NoSuchElementException;
import java.util.Optional;

/** The text and the complaint of an Optional as Java writes them. */
final class OptionalAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TOptional";

    private OptionalAdditions() {
    }

    static final class Instance {
        static <T> T get(Optional<T> self) {
            if (!self.isPresent()) {
                throw new NoSuchElementException("No value present");
            }
            return self.orElse(null);
        }

        static <T> T orElseThrow(Optional<T> self) {
            return self.get();
        }

        static String toString(Optional<?> self) {
            return self.isPresent() ? "Optional[" + self.get() + "]" : "Optional.empty";
        }
    }
}
