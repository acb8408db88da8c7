package dryrun.additions;

import dryrun.program.Host;
import org.teavm.classlib.impl.text.DoubleAnalyzer;

/** The shortest digits of a double, as Java has written them since 19: TeaVM's own miss the last one of some. */
final class DoubleAnalyzerAdditions {
    static final String TARGET = "org/teavm/classlib/impl/text/DoubleAnalyzer";

    private DoubleAnalyzerAdditions() {
    }

    static final class Static {
        static void analyze(double value, DoubleAnalyzer.Result result) {
            result.sign = Double.doubleToLongBits(value) < 0;
            boolean isZero = value == 0;
            result.mantissa = isZero ? 0 : Host.digits(Math.abs(value), DoubleAnalyzer.DECIMAL_PRECISION);
            result.exponent = isZero ? 0 : Host.decimalExponent();
        }
    }
}
