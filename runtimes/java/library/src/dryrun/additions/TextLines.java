package dryrun.additions;

import java.util.ArrayList;
import java.util.List;

/** The lines of a text. */
public final class TextLines {
    private TextLines() {
    }

    public static List<String> of(String text) {
        List<String> lines = new ArrayList<>();
        int begin = 0;
        while (begin < text.length()) {
            int end = begin;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(text.substring(begin, end));
            begin = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n' ? end + 2 : end + 1;
        }
        return lines;
    }

    public static String indent(String text, int count) {
        StringBuilder result = new StringBuilder();
        for (String line : of(text)) {
            int cut = 0;
            while (cut < -count && cut < line.length() && Character.isWhitespace(line.charAt(cut))) {
                cut++;
            }
            result.append(" ".repeat(Math.max(0, count))).append(line, cut, line.length()).append('\n');
        }
        return result.toString();
    }
}
