package dryrun.additions;

import java.util.LongSummaryStatistics;

/** The text of LongSummaryStatistics as Java writes it. */
final class LongSummaryStatisticsAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TLongSummaryStatistics";

    private LongSummaryStatisticsAdditions() {
    }

    static final class Instance {
        static String toString(LongSummaryStatistics self) {
            return "LongSummaryStatistics{count=" + self.getCount() + ", sum=" + self.getSum() + ", min=" + self.getMin()
                    + ", average=" + String.format("%f", self.getAverage()) + ", max=" + self.getMax() + "}";
        }
    }
}
