package dryrun.additions;

import java.util.Optional;

/** The text of an Optional as Java writes it. */
final class OptionalAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TOptional";

    private OptionalAdditions() {
    }

    static final class Instance {
        static String toString(Optional<?> self) {
            return self.isPresent() ? "Optional[" + self.get() + "]" : "Optional.empty";
        }
    }
}
