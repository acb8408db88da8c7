/** A library sends reminders; how they travel is decided by the kind of run. */
import java.util.LinkedHashMap;
import java.util.Map;

interface Channel { String deliver(String reader, String text); }

class LetterChannel implements Channel {
    public String deliver(String reader, String text) {
        return "letter to " + reader + ": Dear " + reader + ", " + text + ".";
    }
}

class TextChannel implements Channel {
    public String deliver(String reader, String text) {
        return "text to " + reader + ": " + text;
    }
}

abstract class ReminderRun {
    void send(Map<String, Integer> loans) {
        Channel channel = channel();
        loans.forEach((reader, days) -> {
            if (days > 0)
                System.out.println(channel.deliver(reader, "your book is " + days + " days late"));
        });
    }

    protected abstract Channel channel();
}

class LetterRun extends ReminderRun {
    @Override protected Channel channel() { return new LetterChannel(); }
}

class TextRun extends ReminderRun {
    @Override protected Channel channel() { return new TextChannel(); }
}

public class Example {
    public static void main(String[] args) {
        Map<String, Integer> loans = new LinkedHashMap<>();
        loans.put("Ines", 3);
        loans.put("Tomas", 0);
        loans.put("Wanda", 12);
        new LetterRun().send(loans);
        new TextRun().send(loans);
    }
}
