/** When shall the garden be watered? A rule in a tiny language decides. */
import java.util.Iterator;
import java.util.List;
import java.util.Map;

interface Rule { boolean holds(Map<String, Integer> readings); }

record Above(String sensor, int limit) implements Rule {
    public boolean holds(Map<String, Integer> readings) { return readings.get(sensor) > limit; }
}

record Not(Rule rule) implements Rule {
    public boolean holds(Map<String, Integer> readings) { return !rule.holds(readings); }
}

record Both(Rule left, Rule right) implements Rule {
    public boolean holds(Map<String, Integer> readings) {
        return left.holds(readings) && right.holds(readings);
    }
}

public class Example {
    static Rule parse(Iterator<String> words) {
        String word = words.next();
        if (word.equals("and")) return new Both(parse(words), parse(words));
        if (word.equals("not")) return new Not(parse(words));
        String[] parts = word.split(">");
        return new Above(parts[0], Integer.parseInt(parts[1]));
    }

    public static void main(String[] args) {
        Rule rule = parse(List.of("and dryness>60 not wind>8".split(" ")).iterator());
        for (int[] day : new int[][] {{70, 3}, {70, 12}, {40, 3}}) {
            boolean water = rule.holds(Map.of("dryness", day[0], "wind", day[1]));
            String answer = water ? "water" : "wait";
            System.out.println("dryness " + day[0] + ", wind " + day[1] + ": " + answer);
        }
    }
}
