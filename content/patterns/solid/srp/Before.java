/** One class reads the clock's lines, ranks the runners and writes the notice. */
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

record Result(int seconds, String name) {}

class RaceReport {
    private final List<String> lines;

    RaceReport(List<String> lines) { this.lines = lines; }

    void printNotice() {
        List<Result> results = new ArrayList<>();
        for (String line : lines) {
            String[] parts = line.split("[;:]");
            int seconds = Integer.parseInt(parts[1]) * 60 + Integer.parseInt(parts[2]);
            results.add(new Result(seconds, parts[0]));
        }
        results.sort(Comparator.comparing(Result::seconds).thenComparing(Result::name));
        for (Result each : results) {
            long place = 1 + results.stream().filter(r -> r.seconds() < each.seconds()).count();
            System.out.printf("%d. %s (%d:%02d)%n",
                place, each.name(), each.seconds() / 60, each.seconds() % 60);
        }
    }
}

public class Before {
    public static void main(String[] args) {
        new RaceReport(List.of("Bea;41:07", "Ana;39:58", "Cleo;41:07", "Dora;44:00")).printNotice();
    }
}
