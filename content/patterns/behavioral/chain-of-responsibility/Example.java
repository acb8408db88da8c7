/** Lost bags: three ways to find the owner, from certain to doubtful. */
import java.util.List;
import java.util.Optional;

record Bag(String tag, String flight, String look) {}

abstract class Tracer {
    private final Tracer next;

    Tracer(Tracer next) { this.next = next; }

    final String trace(Bag bag) {
        return match(bag).orElseGet(() -> next == null ? "stays at the desk" : next.trace(bag));
    }

    abstract Optional<String> match(Bag bag);
}

class TagTracer extends Tracer {
    TagTracer(Tracer next) { super(next); }

    Optional<String> match(Bag bag) {
        return bag.tag().equals("A17") ? Optional.of("send to Mr Okafor") : Optional.empty();
    }
}

class RouteTracer extends Tracer {
    RouteTracer(Tracer next) { super(next); }

    Optional<String> match(Bag bag) {
        if (!bag.flight().equals("DX 204")) return Optional.empty();
        return Optional.of("send to the only claim from DX 204");
    }
}

class DescriptionTracer extends Tracer {
    DescriptionTracer(Tracer next) { super(next); }

    Optional<String> match(Bag bag) {
        if (!bag.look().contains("green")) return Optional.empty();
        return Optional.of("ask Ms Lind, who misses a green one");
    }
}

public class Example {
    public static void main(String[] args) {
        Tracer chain = new TagTracer(new RouteTracer(new DescriptionTracer(null)));
        List<Bag> bags = List.of(
            new Bag("A17", "DX 204", "black case"),
            new Bag("", "DX 204", "black case"),
            new Bag("", "", "green rucksack"),
            new Bag("", "", "gray case"));
        for (Bag bag : bags) System.out.println(bag.look() + ": " + chain.trace(bag));
    }
}
