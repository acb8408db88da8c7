package dryrun.additions;

import java.util.NoSuchElementException;
import java.util.OptionalDouble;

/** The text and the complaint of an OptionalDouble as Java writes them. */
final class OptionalDoubleAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TOptionalDouble";

    private OptionalDoubleAdditions() {
    }

    static final class Instance {
        static double getAsDouble(OptionalDouble self) {
            if (!self.isPresent()) {
                throw new NoSuchElementException("No value present");
            }
            return self.orElse(0);
        }

        static double orElseThrow(OptionalDouble self) {
            return self.getAsDouble();
        }

        static String toString(OptionalDouble self) {
            return self.isPresent() ? "OptionalDouble[" + self.getAsDouble() + "]" : "OptionalDouble.empty";
        }
    }
}
