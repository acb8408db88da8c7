/** The rule says what it needs; the gateway and the test both provide it. */
import java.util.ArrayList;
import java.util.List;

/** Belongs to the rule and speaks its language. */
interface Notifier { void warn(String text); }

class FrostWarning {
    private final Notifier notifier;

    FrostWarning(Notifier notifier) { this.notifier = notifier; }

    void check(int lowest) {
        if (lowest <= 0) notifier.warn("frost tonight, " + lowest + " degrees");
    }
}

record SmsNotifier(String number) implements Notifier {
    public void warn(String text) {
        System.out.println("SMS from ORCHARD to " + number + ": " + text);
    }
}

/** For tests. */
class RecordingNotifier implements Notifier {
    final List<String> texts = new ArrayList<>();

    public void warn(String text) { texts.add(text); }
}

public class After {
    public static void main(String[] args) {
        new FrostWarning(new SmsNotifier("555-0100")).check(-3);
        RecordingNotifier recorder = new RecordingNotifier();
        new FrostWarning(recorder).check(4);
        new FrostWarning(recorder).check(-1);
        System.out.println("in the test: " + recorder.texts.size() + " warning, "
            + recorder.texts.get(0));
    }
}
