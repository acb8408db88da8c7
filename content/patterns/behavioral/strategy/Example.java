/** One heating bill, three ways to split it among the flats of a house. */
import java.util.Arrays;
import java.util.List;

record Flat(String name, int area, int units) {}

interface SplitRule { int[] weights(List<Flat> flats); }

class EqualSplit implements SplitRule {
    public int[] weights(List<Flat> flats) {
        return flats.stream().mapToInt(flat -> 1).toArray();
    }
}

class ByArea implements SplitRule {
    public int[] weights(List<Flat> flats) {
        return flats.stream().mapToInt(Flat::area).toArray();
    }
}

class ByMeter implements SplitRule {
    public int[] weights(List<Flat> flats) {
        return flats.stream().mapToInt(Flat::units).toArray();
    }
}

class HeatingBill {
    private final int cents;
    private final SplitRule rule;

    HeatingBill(int cents, SplitRule rule) {
        this.cents = cents;
        this.rule = rule;
    }

    int[] shares(List<Flat> flats) {
        int[] weights = rule.weights(flats);
        int sum = Arrays.stream(weights).sum();
        int[] shares = Arrays.stream(weights)
            .map(weight -> (int) ((long) cents * weight / sum)).toArray();
        int left = cents - Arrays.stream(shares).sum(); // the cents that rounding left over
        for (int i = 0; i < left; i++) shares[i]++;
        return shares;
    }
}

public class Example {
    public static void main(String[] args) {
        List<Flat> flats = List.of(
            new Flat("ground", 50, 10), new Flat("first", 70, 20), new Flat("attic", 30, 10));
        for (SplitRule rule : List.of(new EqualSplit(), new ByArea(), new ByMeter())) {
            int[] shares = new HeatingBill(10_000, rule).shares(flats);
            System.out.println(rule.getClass().getSimpleName() + ": " + Arrays.toString(shares)
                + ", together " + Arrays.stream(shares).sum());
        }
    }
}
