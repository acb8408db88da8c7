package dryrun.additions;

import java.util.NoSuchElementException;
import java.util.OptionalInt;

/** The text and the complaint of an OptionalInt as Java writes them. */
final class OptionalIntAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TOptionalInt";

    private OptionalIntAdditions() {
    }

    static final class Instance {
        static int getAsInt(OptionalInt self) {
            if (!self.isPresent()) {
                throw new NoSuchElementException("No value present");
            }
            return self.orElse(0);
        }

        static int orElseThrow(OptionalInt self) {
            return self.getAsInt();
        }

        static String toString(OptionalInt self) {
            return self.isPresent() ? "OptionalInt[" + self.getAsInt() + "]" : "OptionalInt.empty";
        }
    }
}
