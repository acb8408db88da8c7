/** A bike-share station gets its lock and card reader from one supplier's kit. */
import java.util.List;

interface Lock { String release(String token); }

interface Reader { String read(int card); }

interface Kit {
    Lock lock();
    Reader reader();
}

class NordaLock implements Lock {
    public String release(String token) {
        return token.startsWith("norda:") ? "Norda lock opens" : "Norda lock stays shut";
    }
}

class NordaReader implements Reader {
    public String read(int card) { return "norda:" + card; }
}

class NordaKit implements Kit {
    public Lock lock() { return new NordaLock(); }
    public Reader reader() { return new NordaReader(); }
}

class VelaLock implements Lock {
    public String release(String token) {
        return token.endsWith("@vela") ? "Vela lock opens" : "Vela lock stays shut";
    }
}

class VelaReader implements Reader {
    public String read(int card) { return card + "@vela"; }
}

class VelaKit implements Kit {
    public Lock lock() { return new VelaLock(); }
    public Reader reader() { return new VelaReader(); }
}

class Station {
    private final Lock lock;
    private final Reader reader;

    Station(Kit kit) {
        lock = kit.lock();
        reader = kit.reader();
    }

    String rent(int card) { return lock.release(reader.read(card)); }
}

public class Example {
    public static void main(String[] args) {
        for (Kit kit : List.of(new NordaKit(), new VelaKit()))
            System.out.println(new Station(kit).rent(4711));
    }
}
