/** Each kind of pitch is one class; the bill does not change when one is added. */
import java.util.List;

interface Pitch {
    String name();
    int fee(int nights);
    int deposit();
}

class Tent implements Pitch {
    public String name() { return "tent"; }
    public int fee(int nights) { return 12 * nights; }
    public int deposit() { return 0; }
}

class Van implements Pitch {
    public String name() { return "van"; }
    public int fee(int nights) { return 20 * nights + 5; }
    public int deposit() { return 30; }
}

/** Added later, without touching anything above. */
class Cabin implements Pitch {
    public String name() { return "cabin"; }
    public int fee(int nights) { return 45 * nights; }
    public int deposit() { return 100; }
}

public class After {
    public static void main(String[] args) {
        for (Pitch pitch : List.of(new Tent(), new Van(), new Cabin()))
            System.out.println(pitch.name() + ": " + pitch.fee(3)
                + " and a deposit of " + pitch.deposit());
    }
}
