package dryrun.additions;

import java.util.DoubleSummaryStatistics;

/** The text of DoubleSummaryStatistics as Java writes it. */
final class DoubleSummaryStatisticsAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/TDoubleSummaryStatistics";

    private DoubleSummaryStatisticsAdditions() {
    }

    static final class Instance {
        static String toString(DoubleSummaryStatistics self) {
            return "DoubleSummaryStatistics{count=" + self.getCount() + ", sum=" + String.format("%f", self.getSum()) + ", min=" + String.format("%f", self.getMin())
                    + ", average=" + String.format("%f", self.getAverage()) + ", max=" + String.format("%f", self.getMax()) + "}";
        }
    }
}
