package dryrun.additions;

import java.util.function.Function;
import java.util.stream.Stream;

/** Methods that TeaVM's String lacks. */
final class StringAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TString";

    private StringAdditions() {
    }

    static final class Instance {
        static Stream<String> lines(String self) {
            return TextLines.of(self).stream();
        }

        static <R> R transform(String self, Function<? super String, ? extends R> change) {
            return change.apply(self);
        }

        static String indent(String self, int count) {
            return TextLines.indent(self, count);
        }
    }
}
