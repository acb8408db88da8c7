package dryrun.additions;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Methods that TeaVM's String lacks, or has otherwise than Java. */
final class StringAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TString";

    private StringAdditions() {
    }

    static final class Instance {
        static String toUpperCase(String self) {
            return Cases.change(self, true);
        }

        static String toLowerCase(String self) {
            return Cases.change(self, false);
        }

        static String[] split(String self, String regex) {
            return Splitting.split(self, regex, 0);
        }

        static String[] split(String self, String regex, int limit) {
            return Splitting.split(self, regex, limit);
        }

        static String repeat(String self, int count) {
            if (count < 0) {
                throw new IllegalArgumentException("count is negative: " + count);
            }
            StringBuilder text = new StringBuilder(self.length() * count);
            for (int i = 0; i < count; i++) {
                text.append(self);
            }
            return text.toString();
        }

        static IntStream codePoints(String self) {
            int[] points = new int[self.length()];
            int count = 0;
            for (int i = 0; i < self.length(); i += Character.charCount(points[count - 1])) {
                points[count++] = self.codePointAt(i);
            }
            return Arrays.stream(points, 0, count);
        }

        static Stream<String> lines(String self) {
            return TextLines.of(self).stream();
        }

        static <R> R transform(String self, Function<? super String, ? extends R> change) {
            return change.apply(self);
        }

        static int indexOf(String self, int point, int begin, int end) {
            Objects.checkFromToIndex(begin, end, self.length());
            int found = self.indexOf(point, begin);
            return found + Character.charCount(point) <= end ? found : -1;
        }

        static int indexOf(String self, String part, int begin, int end) {
            Objects.checkFromToIndex(begin, end, self.length());
            int found = self.indexOf(part, begin);
            return found + part.length() <= end ? found : -1;
        }

        static String indent(String self, int count) {
            return TextLines.indent(self, count);
        }
    }
}
