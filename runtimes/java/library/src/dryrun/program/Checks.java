package dryrun.program;

/** Operations that trap in WebAssembly, with Java's meaning. The compiler puts calls of these in their place. */
final class Checks {
    private static int never;
    private static Object escaped;

    private Checks() {
    }

    /**
     * Does nothing. Protected code begins with it: TeaVM puts in its checks of indexes, nulls and casts after its analysis, and would leave
     * out what a handler calls on exceptions that it has not seen anybody throw.
     */
    static void implicit() {
        if (never != 0) {
            if (never == 1) {
                throw new NullPointerException();
            }
            if (never == 2) {
                throw new ArrayIndexOutOfBoundsException();
            }
            throw new ClassCastException();
        }
    }

    /** Lets an array leave its method. */
    static void escape(Object array) {
        escaped = array;
        escaped = null;
    }

    static void listCapacity(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
    }

    static void mapCapacity(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
    }

    static void streamLimit(long most) {
        if (most < 0) {
            throw new IllegalArgumentException(Long.toString(most));
        }
    }

    static void treeKey(Object key, Object comparator) {
        if (key == null && comparator == null) {
            throw new NullPointerException(
                    "Cannot invoke \"java.lang.Comparable.compareTo(Object)\" because \"k1\" is null");
        }
    }

    static void present(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
    }

    static void presentKey(Object key) {
        present(key);
    }

    static void charIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new StringIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
    }

    static void charTail(int begin, int length) {
        charRange(begin, length, length);
    }

    static void charRange(int begin, int end, int length) {
        if (begin < 0 || end < begin || end > length) {
            throw new StringIndexOutOfBoundsException(
                    "Range [" + begin + ", " + end + ") out of bounds for length " + length);
        }
    }

    static double remainder(double value, double divisor) {
        return Host.remainder(value, divisor);
    }

    static float remainder(float value, float divisor) {
        return (float) Host.remainder(value, divisor);
    }

    static int divide(int a, int b) {
        if (b == 0) {
            throw byZero();
        }
        return b == -1 ? -a : a / b;
    }

    static int remainder(int a, int b) {
        if (b == 0) {
            throw byZero();
        }
        return b == -1 ? 0 : a % b;
    }

    static long divide(long a, long b) {
        if (b == 0) {
            throw byZero();
        }
        return b == -1 ? -a : a / b;
    }

    static long remainder(long a, long b) {
        if (b == 0) {
            throw byZero();
        }
        return b == -1 ? 0 : a % b;
    }

    static int size(int size) {
        if (size < 0) {
            throw new NegativeArraySizeException(Integer.toString(size));
        }
        if (size > Memory.MOST_ITEMS) {
            throw new OutOfMemoryError("Java heap space");
        }
        return size;
    }

    /** The size of a further dimension of arrays of which there are `outer`. */
    static int size(int outer, int size) {
        if ((long) outer * size > Memory.MOST_ITEMS) {
            throw new OutOfMemoryError("Java heap space");
        }
        return size(size);
    }

    static int index(int index, int length) {
        if (index < 0 || index >= length) {
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    static Throwable outOfBounds(int index, int length) {
        return new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
    }

    static Throwable nullPointer(int text) {
        return new NullPointerException(Host.text(text));
    }

    static void notNull(Object value, int text) {
        if (value == null) {
            throw new NullPointerException(Host.text(text));
        }
    }

    /** A cast to the class that a text names. */
    static void isClass(Object value, boolean isInstance, int text) {
        if (!isInstance && value != null) {
            throw new ClassCastException(castMessage(value, text));
        }
    }

    static Throwable classCast(Object value, int text) {
        return new ClassCastException(castMessage(value, text));
    }

    private static String castMessage(Object value, int text) {
        String from = value.getClass().getName();
        String to = Host.text(text);
        String fromModule = module(from);
        String toModule = module(to);
        String where = fromModule.equals(toModule) ? from + " and " + to + " are in " + toModule
                : from + " is in " + fromModule + "; " + to + " is in " + toModule;
        return "class " + from + " cannot be cast to class " + to + " (" + where + ")";
    }

    private static String module(String className) {
        int item = className.lastIndexOf('[') + 1;
        boolean isBase = className.startsWith("java.") || item > 0 && !className.startsWith("L", item)
                || className.startsWith("Ljava.", item);
        return isBase ? "module java.base of loader 'bootstrap'" : "unnamed module of loader 'app'";
    }

    private static ArithmeticException byZero() {
        return new ArithmeticException("/ by zero");
    }
}
