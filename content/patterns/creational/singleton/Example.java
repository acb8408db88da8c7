/** Counters in one shop draw turn numbers from a single dispenser. */
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

final class TurnDispenser {
    private final AtomicInteger last = new AtomicInteger();

    private TurnDispenser() {}

    /** Loaded at the first call of instance(), once, whatever the number of threads. */
    private static class Holder {
        static final TurnDispenser INSTANCE = new TurnDispenser();
    }

    static TurnDispenser instance() { return Holder.INSTANCE; }

    int next() { return last.incrementAndGet(); }
}

public class Example {
    static void counter(List<Integer> drawn) {
        for (int i = 0; i < 100; i++) drawn.add(TurnDispenser.instance().next());
    }

    public static void main(String[] args) throws InterruptedException {
        List<List<Integer>> numbers = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            List<Integer> drawn = new ArrayList<>();
            numbers.add(drawn);
            threads.add(new Thread(() -> counter(drawn)));
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        List<Integer> handedOut = numbers.stream().flatMap(List::stream).toList();
        System.out.println(handedOut.size() + " numbers handed out, "
            + new HashSet<>(handedOut).size() + " different");
        System.out.println("the next is " + TurnDispenser.instance().next());
        boolean same = TurnDispenser.instance() == TurnDispenser.instance();
        System.out.println("same object: " + (same ? "yes" : "no"));
    }
}
