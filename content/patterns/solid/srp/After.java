/** Line format, ranking rule and layout can now change separately. */
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

record Result(int seconds, String name) {}

record Placed(long place, Result result) {}

/** The timekeeper's format. */
class ClockFile {
    static Result read(String line) {
        String[] parts = line.split("[;:]");
        return new Result(Integer.parseInt(parts[1]) * 60 + Integer.parseInt(parts[2]), parts[0]);
    }
}

/** The jury's rule: equal times share a place. */
class Ranking {
    static List<Placed> rank(List<Result> results) {
        return results.stream()
            .sorted(Comparator.comparing(Result::seconds).thenComparing(Result::name))
            .map(each -> new Placed(
                1 + results.stream().filter(r -> r.seconds() < each.seconds()).count(), each))
            .toList();
    }
}

/** The press office's layout. */
class Notice {
    static String text(List<Placed> ranking) {
        return ranking.stream().map(Notice::line).collect(Collectors.joining("\n"));
    }

    private static String line(Placed placed) {
        int seconds = placed.result().seconds();
        return String.format("%d. %s (%d:%02d)",
            placed.place(), placed.result().name(), seconds / 60, seconds % 60);
    }
}

public class After {
    public static void main(String[] args) {
        List<Result> results = List.of("Bea;41:07", "Ana;39:58", "Cleo;41:07", "Dora;44:00")
            .stream().map(ClockFile::read).toList();
        System.out.println(Notice.text(Ranking.rank(results)));
    }
}
