package dryrun.additions;

import java.util.IntSummaryStatistics;

/** The text of IntSummaryStatistics as Java writes it. */
final class IntSummaryStatisticsAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TIntSummaryStatistics";

    private IntSummaryStatisticsAdditions() {
    }

    static final class Instance {
        static String toString(IntSummaryStatistics self) {
            return "IntSummaryStatistics{count=" + self.getCount() + ", sum=" + self.getSum() + ", min=" + self.getMin()
                    + ", average=" + String.format("%f", self.getAverage()) + ", max=" + self.getMax() + "}";
        }
    }
}
