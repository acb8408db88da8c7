/** Every water test runs in the same order; only the steps differ. */
import java.util.Arrays;
import java.util.Locale;

abstract class WaterTest {
    final String run(double... sample) {
        double value = measure(prepare(sample));
        double[] limits = limits();
        String verdict = limits[0] <= value && value <= limits[1] ? "pass" : "fail";
        String name = getClass().getSimpleName();
        return String.format(Locale.ROOT, "%s: %.2f, %s", name, value, verdict);
    }

    double[] prepare(double[] sample) { return sample; }

    abstract double measure(double[] sample);

    abstract double[] limits();
}

class PhTest extends WaterTest {
    @Override double measure(double[] sample) {
        return Arrays.stream(sample).average().orElseThrow();
    }

    @Override double[] limits() { return new double[] {6.5, 9.5}; }
}

class TurbidityTest extends WaterTest {
    @Override double[] prepare(double[] sample) {
        // The first reading is taken before the particles settle.
        return Arrays.copyOfRange(sample, 1, sample.length);
    }

    @Override double measure(double[] sample) {
        return Arrays.stream(sample).max().orElseThrow();
    }

    @Override double[] limits() { return new double[] {0.0, 1.0}; }
}

public class Example {
    public static void main(String[] args) {
        System.out.println(new PhTest().run(7.25, 7.5, 7.75));
        System.out.println(new TurbidityTest().run(4.0, 0.75, 0.5));
        System.out.println(new TurbidityTest().run(4.0, 1.25, 0.5));
    }
}
