package dryrun.additions;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** Methods that TeaVM's Matcher lacks. */
final class MatcherAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/regex/TMatcher";

    private MatcherAdditions() {
    }

    static final class Instance {
        static Stream<MatchResult> results(Matcher self) {
            List<MatchResult> results = new ArrayList<>();
            self.reset();
            while (self.find()) {
                results.add(self.toMatchResult());
            }
            return results.stream();
        }

        static String replaceAll(Matcher self, Function<MatchResult, String> replacement) {
            self.reset();
            StringBuffer text = new StringBuffer();
            while (self.find()) {
                self.appendReplacement(text, replacement.apply(self.toMatchResult()));
            }
            return self.appendTail(text).toString();
        }

        static String replaceFirst(Matcher self, Function<MatchResult, String> replacement) {
            self.reset();
            StringBuffer text = new StringBuffer();
            if (self.find()) {
                self.appendReplacement(text, replacement.apply(self.toMatchResult()));
            }
            return self.appendTail(text).toString();
        }

        static Matcher appendReplacement(Matcher self, StringBuilder target, String replacement) {
            StringBuffer text = new StringBuffer();
            self.appendReplacement(text, replacement);
            target.append(text);
            return self;
        }

        static StringBuilder appendTail(Matcher self, StringBuilder target) {
            return target.append(self.appendTail(new StringBuffer()));
        }
    }
}
