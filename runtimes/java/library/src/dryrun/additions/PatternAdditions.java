package dryrun.additions;

import java.util.Arrays;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Methods that TeaVM's Pattern lacks. */
final class PatternAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/regex/TPattern";

    private PatternAdditions() {
    }

    static final class Instance {
        static Stream<String> splitAsStream(Pattern self, CharSequence text) {
            return Arrays.stream(self.split(text));
        }

        static Predicate<String> asPredicate(Pattern self) {
            return text -> self.matcher(text).find();
        }

        static Predicate<String> asMatchPredicate(Pattern self) {
            return text -> self.matcher(text).matches();
        }
    }
}
