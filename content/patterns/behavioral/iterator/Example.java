/** Sheets of a herbarium arrive page by page, but are read one by one. */
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

class Herbarium implements Iterable<String> {
    private static final int PAGE_SIZE = 2;
    private static final List<String> SHEETS =
        List.of("sea holly", "bog myrtle", "thrift", "sundew", "marram");

    List<String> page(int number) {
        System.out.println("  (fetch page " + number + ")");
        int start = Math.min((number - 1) * PAGE_SIZE, SHEETS.size());
        return SHEETS.subList(start, Math.min(start + PAGE_SIZE, SHEETS.size()));
    }

    public SpecimenIterator iterator() { return new SpecimenIterator(this); }
}

class SpecimenIterator implements Iterator<String> {
    private final Herbarium herbarium;
    private int number;
    private List<String> page = List.of();
    private int position;
    private boolean ended;

    SpecimenIterator(Herbarium herbarium) { this.herbarium = herbarium; }

    public boolean hasNext() {
        if (position == page.size() && !ended) {
            page = herbarium.page(++number);
            position = 0;
            ended = page.isEmpty();
        }
        return !ended;
    }

    public String next() {
        if (!hasNext()) throw new NoSuchElementException();
        return page.get(position++);
    }
}

public class Example {
    public static void main(String[] args) {
        System.out.println("the first three");
        Iterator<String> sheets = new Herbarium().iterator();
        for (int i = 0; i < 3; i++) System.out.println(sheets.next());
        System.out.println("all");
        for (String sheet : new Herbarium()) System.out.println(sheet);
    }
}
