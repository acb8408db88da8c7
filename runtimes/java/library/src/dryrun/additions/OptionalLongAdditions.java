package dryrun.additions;

import java.util.NoSuchElementException;
import java.util.OptionalLong;

/** The text and the complaint of an OptionalLong as Java writes them. */
final class OptionalLongAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TOptionalLong";

    private OptionalLongAdditions() {
    }

    static final class Instance {
        static long getAsLong(OptionalLong self) {
            if (!self.isPresent()) {
                throw new NoSuchElementException("No value present");
            }
            return self.orElse(0);
        }

        static long orElseThrow(OptionalLong self) {
            return self.getAsLong();
        }

        static String toString(OptionalLong self) {
            return self.isPresent() ? "OptionalLong[" + self.getAsLong() + "]" : "OptionalLong.empty";
        }
    }
}
