package dryrun.additions;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits as Java does: what matches nothing at the beginning makes no empty first part, as in `"abc".split("")`. */
final class Splitting {
    private static final String SPECIAL = ".$|()[{^?*+\\";

    private Splitting() {
    }

    static String[] split(String text, String regex, int limit) {
        List<String> parts = new ArrayList<>();
        int end = isPlain(regex) ? byText(text, regex, limit, parts) : byPattern(text, regex, limit, parts);
        if (end == 0) {
            return new String[] {text};
        }
        parts.add(text.substring(end));
        int size = parts.size();
        while (limit == 0 && size > 0 && parts.get(size - 1).isEmpty()) {
            size--;
        }
        return parts.subList(0, size).toArray(new String[0]);
    }

    private static boolean isPlain(String regex) {
        return regex.length() == 1 && SPECIAL.indexOf(regex.charAt(0)) < 0;
    }

    /** Adds the parts before each separator, and returns where the last separator ends: 0 if there is none. */
    private static int byText(String text, String separator, int limit, List<String> parts) {
        int start = 0;
        for (int at = text.indexOf(separator); at >= 0 && (limit <= 0 || parts.size() < limit - 1); at = text.indexOf(separator, start)) {
            parts.add(text.substring(start, at));
            start = at + separator.length();
        }
        return start;
    }

    private static int byPattern(String text, String regex, int limit, List<String> parts) {
        Matcher matcher = Pattern.compile(regex).matcher(text);
        int start = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            boolean isEmptyStart = start == 0 && matcher.start() == 0 && matcher.end() == 0;
            if (!isEmptyStart) {
                parts.add(text.substring(start, matcher.start()));
                start = matcher.end();
            }
        }
        return start;
    }
}
