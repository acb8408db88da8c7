/** Every meter must be all a meter can be, so the water meter has to pretend. */
import java.util.List;

interface Meter {
    int read();
    String switchOff();
}

class PowerMeter implements Meter {
    public int read() { return 4210; }
    public String switchOff() { return "power is off"; }
}

class WaterMeter implements Meter {
    public int read() { return 87; }
    public String switchOff() {
        throw new UnsupportedOperationException("a water meter has no switch");
    }
}

public class Before {
    static int bill(List<Meter> meters) { return meters.stream().mapToInt(Meter::read).sum(); }

    static void nightCut(List<Meter> meters) {
        for (Meter meter : meters) {
            try {
                System.out.println(meter.switchOff());
            } catch (UnsupportedOperationException error) {
                System.out.println("failed at night: " + error.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        List<Meter> meters = List.of(new PowerMeter(), new WaterMeter());
        System.out.println("units: " + bill(meters));
        nightCut(meters);
    }
}
