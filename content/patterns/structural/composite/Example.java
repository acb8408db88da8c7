/** How long is a concert, whatever its program is made of? */
import java.util.ArrayList;
import java.util.List;

interface Item { int minutes(); }

record Piece(String title, int length) implements Item {
    public int minutes() { return length; }
}

class Section implements Item {
    private final int pause;
    private final List<Item> items = new ArrayList<>();

    Section(int pause) { this.pause = pause; }

    Section add(Item item) {
        items.add(item);
        return this;
    }

    public int minutes() {
        int pauses = pause * Math.max(0, items.size() - 1);
        return items.stream().mapToInt(Item::minutes).sum() + pauses;
    }
}

public class Example {
    static void print(String name, Item item) {
        System.out.println(name + ": " + item.minutes() + " minutes");
    }

    public static void main(String[] args) {
        Section songs = new Section(1).add(new Piece("Dawn", 4)).add(new Piece("Noon", 3))
            .add(new Piece("Dusk", 5));
        Section firstHalf = new Section(2).add(new Piece("Overture", 9)).add(songs);
        Section concert = new Section(20).add(firstHalf).add(new Piece("Symphony", 38));
        print("songs", songs);
        print("first half", firstHalf);
        print("concert", concert);
    }
}
