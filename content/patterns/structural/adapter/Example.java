/** A frost forecast reads degrees Celsius; the buoy speaks tenths of a kelvin. */
import java.util.Locale;

interface Thermometer { double celsius(); }

/** Foreign code that we cannot change. */
class BuoySensor {
    private final int reading;

    BuoySensor(int reading) { this.reading = reading; }

    int decikelvin() { return reading; }
}

class BuoyAdapter implements Thermometer {
    private final BuoySensor sensor;

    BuoyAdapter(BuoySensor sensor) { this.sensor = sensor; }

    public double celsius() { return sensor.decikelvin() / 10.0 - 273.15; }
}

class Forecast {
    private final Thermometer thermometer;

    Forecast(Thermometer thermometer) { this.thermometer = thermometer; }

    String frost() {
        double degrees = thermometer.celsius();
        String answer = degrees < 0 ? "frost" : "no frost";
        return String.format(Locale.ROOT, "%.2f degrees: %s", degrees, answer);
    }
}

public class Example {
    public static void main(String[] args) {
        for (int reading : new int[] {2721, 2830})
            System.out.println(new Forecast(new BuoyAdapter(new BuoySensor(reading))).frost());
    }
}
