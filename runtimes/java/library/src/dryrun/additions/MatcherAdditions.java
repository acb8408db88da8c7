package dryrun.additions;

import java.util.ArrayList;
import java.util.List;
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
    }
}
