package dryrun.additions;

import java.math.BigDecimal;

/** TeaVM's BigDecimal rounds otherwise, and hashes otherwise, which HashMap's order shows. */
final class BigDecimalAdditions {
    static final String TARGET = "org/teavm/classlib/java/math/TBigDecimal";

    private BigDecimalAdditions() {
    }

    static final class Instance {
        static double doubleValue(BigDecimal self) {
            return Double.parseDouble(self.toString());
        }

        static int hashCode(BigDecimal self) {
            return 31 * self.unscaledValue().hashCode() + self.scale();
        }
    }
}
