package dryrun.trace;

import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import javafx.util.Pair;

/** Values as src/trace/format.ts has them, without ever calling the program's own code. */
final class Values {
    static final int NONE = 0;
    static final int ARRAY = 1;
    static final int LIST = 2;
    static final int MAP = 3;
    static final int SET = 4;
    static final int OBJECT = 5;
    static final int TEXT = 6;

    private static final int TEXT_KEPT = 300;
    private static final int BITS_KEPT = 4000;
    private static final int TUPLE_DEPTH = 6;
    private static final long SAFE = 1L << 53;

    private Values() {
    }

    /** What is drawn as an object of its own, and how. */
    static int kind(Object value) {
        if (value instanceof Traced traced) {
            if (value instanceof Enum || value instanceof Throwable) {
                return NONE;
            }
            boolean readable = (traced.dryrun$flags() & Traced.READS_DIFFER) == 0;
            return readable && (value instanceof Map || value instanceof Collection) ? collection(value) : OBJECT;
        }
        if (value instanceof StringBuilder) {
            return TEXT;
        }
        if (value instanceof AtomicInteger || value instanceof AtomicLong) {
            return OBJECT;
        }
        return isArray(value) ? ARRAY : collection(value);
    }

    private static int collection(Object value) {
        return value instanceof Map ? MAP : value instanceof Set ? SET : value instanceof Collection ? LIST : NONE;
    }

    private static boolean isArray(Object value) {
        return value instanceof int[] || value instanceof Object[] || value instanceof char[] || value instanceof boolean[]
                || value instanceof long[] || value instanceof double[] || value instanceof byte[] || value instanceof short[]
                || value instanceof float[];
    }

    private static boolean isPlain(Object value) {
        return value instanceof Number || value instanceof String || value instanceof Character || value instanceof Boolean;
    }

    /** What a trace shows of a variable; functions, iterators and the like are no data. */
    static boolean isData(Object value) {
        return value == null || isPlain(value) || value instanceof Map.Entry || value instanceof Pair || value instanceof Enum
                || value instanceof Throwable || kind(value) != NONE;
    }

    static boolean same(Object one, Object other) {
        if (one == other) {
            return true;
        }
        if (one instanceof Integer a) {
            return other instanceof Integer b && a.intValue() == b.intValue();
        }
        return isPlain(one) && isPlain(other) && (one instanceof Character) == (other instanceof Character) && one.equals(other);
    }

    static void write(Recorder recorder, StringBuilder out, Object value, int depth) {
        if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            out.append(((Number) value).intValue());
        } else if (value == null) {
            out.append("\"xnull\"");
        } else if (value instanceof Boolean) {
            out.append((Boolean) value ? "\"xtrue\"" : "\"xfalse\"");
        } else if (value instanceof Long whole) {
            boolean safe = whole > -SAFE && whole < SAFE;
            out.append(safe ? "" : "\"i").append(whole.longValue()).append(safe ? "" : "\"");
        } else if (value instanceof Character letter) {
            Quote.begin(out, 'c');
            Quote.unit(out, letter);
            out.append('"');
        } else if (value instanceof String text) {
            string(out, text);
        } else if (value instanceof Double || value instanceof Float) {
            out.append("\"f").append(value.toString()).append('"');
        } else if (value instanceof Map.Entry<?, ?> entry && !(value instanceof Traced)) {
            pair(recorder, out, entry.getKey(), entry.getValue(), depth);
        } else if (value instanceof Pair<?, ?> pair) {
            pair(recorder, out, pair.getKey(), pair.getValue(), depth);
        } else {
            other(recorder, out, value);
        }
    }

    private static void other(Recorder recorder, StringBuilder out, Object value) {
        if (kind(value) != NONE) {
            int number = recorder.reference(value);
            if (number == 0) {
                out.append("\"x\u2026\"");
            } else {
                out.append('[').append(number).append(']');
            }
        } else if (value instanceof Enum<?> constant) {
            Quote.whole(out, 'x', constant.name(), TEXT_KEPT);
        } else if (value instanceof BigInteger big) {
            int bits = big.bitLength();
            Quote.whole(out, bits > BITS_KEPT ? 'x' : 'i', bits > BITS_KEPT ? "a number of " + bits + " bits" : big.toString(), 2000);
        } else {
            Quote.whole(out, 'x', className(value), TEXT_KEPT);
        }
    }

    private static void pair(Recorder recorder, StringBuilder out, Object first, Object second, int depth) {
        if (depth >= TUPLE_DEPTH) {
            out.append("\"x\u2026\"");
            return;
        }
        out.append("{\"t\":[");
        write(recorder, out, first, depth + 1);
        out.append(',');
        write(recorder, out, second, depth + 1);
        out.append("]}");
    }

    private static void string(StringBuilder out, String text) {
        if (text.length() <= TEXT_KEPT) {
            Quote.whole(out, 's', text, TEXT_KEPT);
        } else {
            Quote.whole(out, 'S', text.length() + ":" + text.substring(0, TEXT_KEPT), TEXT_KEPT + 20);
        }
    }

    /** The simple name of a class; `function` for what the compiler made of a lambda. */
    static String className(Object value) {
        if (value instanceof Traced traced) {
            return traced.dryrun$name();
        }
        String name = value.getClass().getName();
        if (name.contains("ambda")) {
            return "function";
        }
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }
}
