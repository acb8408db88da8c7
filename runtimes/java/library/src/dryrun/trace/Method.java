package dryrun.trace;

/** A method of the program as the compiler notes it down. */
final class Method {
    final String name;
    final int line;
    /** Of each place where a line begins: the line. */
    final int[] lines;
    /** Of each such place: a bit that no other place of the same line has, as far as there are enough. */
    final long[] bits;
    /** Of each such place: whether variables whose block has ended are gone; not where a loop goes back to its beginning. */
    final boolean[] ends;
    final String[] variables;
    /** Of each variable: the first place after its block. */
    final int[] scopes;

    /** `name, line, places, variables` between tabs; a place is its line, with `!` where a loop goes back; a variable `name:scope`. */
    Method(String note) {
        int first = note.indexOf('\t');
        int second = note.indexOf('\t', first + 1);
        int third = note.indexOf('\t', second + 1);
        name = note.substring(0, first);
        line = Integer.parseInt(note.substring(first + 1, second));
        String[] places = parts(note.substring(second + 1, third));
        lines = new int[places.length];
        bits = new long[places.length];
        ends = new boolean[places.length];
        for (int i = 0; i < places.length; i++) {
            ends[i] = !places[i].endsWith("!");
            lines[i] = Integer.parseInt(ends[i] ? places[i] : places[i].substring(0, places[i].length() - 1));
            int bit = 0;
            for (int j = 0; j < i; j++) {
                bit += lines[j] == lines[i] ? 1 : 0;
            }
            bits[i] = 1L << Math.min(bit, 63);
        }
        variables = parts(note.substring(third + 1));
        scopes = new int[variables.length];
        for (int i = 0; i < variables.length; i++) {
            int colon = variables[i].indexOf(':');
            scopes[i] = Integer.parseInt(variables[i].substring(colon + 1));
            variables[i] = variables[i].substring(0, colon);
        }
    }

    private static String[] parts(String text) {
        int count = text.isEmpty() ? 0 : 1;
        for (int i = 0; i < text.length(); i++) {
            count += text.charAt(i) == ',' ? 1 : 0;
        }
        String[] result = new String[count];
        for (int i = 0, at = 0; i < count; i++) {
            int end = text.indexOf(',', at);
            result[i] = text.substring(at, end < 0 ? text.length() : end);
            at = end + 1;
        }
        return result;
    }
}
