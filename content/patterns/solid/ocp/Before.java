/** A camp site asks for the kind of pitch in two places, so far. */
import java.util.List;

public class Before {
    static int fee(String kind, int nights) {
        if (kind.equals("tent")) return 12 * nights;
        if (kind.equals("van")) return 20 * nights + 5;
        return 45 * nights;
    }

    static int deposit(String kind) {
        if (kind.equals("van")) return 30;
        return 0; // cabins were forgotten here
    }

    public static void main(String[] args) {
        for (String kind : List.of("tent", "van", "cabin"))
            System.out.println(kind + ": " + fee(kind, 3) + " and a deposit of " + deposit(kind));
    }
}
