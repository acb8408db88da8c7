/** Captions of a film pass through filters that can be stacked. */
import java.util.List;
import java.util.stream.IntStream;

interface LineSource { List<String> lines(); }

record Captions(List<String> lines) implements LineSource {}

abstract class LineFilter implements LineSource {
    private final LineSource source;

    LineFilter(LineSource source) { this.source = source; }

    public List<String> lines() { return source.lines(); }
}

class Masked extends LineFilter {
    private final String word;

    Masked(LineSource source, String word) {
        super(source);
        this.word = word;
    }

    @Override public List<String> lines() {
        String stars = "*".repeat(word.length());
        return super.lines().stream().map(line -> line.replace(word, stars)).toList();
    }
}

class Numbered extends LineFilter {
    Numbered(LineSource source) { super(source); }

    @Override public List<String> lines() {
        List<String> lines = super.lines();
        IntStream places = IntStream.range(0, lines.size());
        return places.mapToObj(i -> (i + 1) + " " + lines.get(i)).toList();
    }
}

public class Example {
    public static void main(String[] args) {
        LineSource film = new Captions(List.of("Where is the blasted map?", "Gone with the tide."));
        new Masked(film, "blasted").lines().forEach(System.out::println);
        new Numbered(new Masked(film, "blasted")).lines().forEach(System.out::println);
    }
}
