/** Callers say what they need, and meters promise only what they can do. */
import java.util.List;

interface Readable { int read(); }

interface Switchable { String switchOff(); }

class PowerMeter implements Readable, Switchable {
    public int read() { return 4210; }
    public String switchOff() { return "power is off"; }
}

class WaterMeter implements Readable {
    public int read() { return 87; }
}

public class After {
    static int bill(List<Readable> meters) {
        return meters.stream().mapToInt(Readable::read).sum();
    }

    static void nightCut(List<Switchable> switches) {
        for (Switchable each : switches) System.out.println(each.switchOff());
    }

    public static void main(String[] args) {
        PowerMeter power = new PowerMeter();
        System.out.println("units: " + bill(List.of(power, new WaterMeter())));
        nightCut(List.of(power));
    }
}
