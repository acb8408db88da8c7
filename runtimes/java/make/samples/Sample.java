import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Uses each feature of the language for which TeaVM makes code of its own: what that code needs is learned from here. */
public class Sample {
    sealed interface Shape permits Circle, Square {
    }

    record Circle(double radius) implements Shape {
    }

    record Square(int side) implements Shape {
    }

    enum Color {
        RED, GREEN
    }

    record Point(int x, long y, double z, String name, boolean flag, char letter, float f, byte b, short s, Object any, int[] list) {
    }

    static double area(Shape shape) {
        return switch (shape) {
            case Circle(double radius) when radius > 1 -> radius * 3;
            case Circle c -> c.radius();
            case Square(int side) -> side * side;
        };
    }

    static String name(Object value) {
        return switch (value) {
            case null -> "null";
            case Integer i when i > 3 -> "large " + i;
            case Integer i -> "int " + i;
            case String s -> s;
            case Color c -> c.name();
            default -> "?";
        };
    }

    static int color(Color color) {
        return switch (color) {
            case RED -> 1;
            case GREEN -> 2;
        };
    }

    static int word(String word) {
        switch (word) {
            case "a":
                return 1;
            case "bb":
                return 2;
            default:
                return 0;
        }
    }

    static <T extends Comparable<T>> T most(List<T> values) {
        T best = values.get(0);
        for (T value : values) {
            if (value.compareTo(best) > 0) {
                best = value;
            }
        }
        return best;
    }

    static synchronized long mixed(byte b, short s, char c, float f, double d, long l, boolean z, Object o) {
        String text = "" + b + s + c + f + d + l + z + o + null + new char[0].length;
        return text.length() + (long) (d % 2) + (int) (f % 3) + l / 3 % 5 + Long.compare(l, 2)
                + Float.compare(f, d > 1 ? 2 : 3);
    }

    public static void main(String[] arguments) throws Exception {
        int[][] grid = new int[3][4];
        long[] longs = {1, 2};
        int[] many = new int[arguments.length];
        int[][] rows = new int[arguments.length][many.length];
        int[] large = new int[10_000];
        Object[] objects = {grid.clone(), longs.clone(), new String[2][2], new boolean[1], new double[1], new float[1],
            new byte[1], new short[1], new char[1]};
        Function<Integer, Integer> twice = x -> 2 * x;
        Runnable run = () -> System.out.println(twice.andThen(twice).apply(grid[0].length));
        run.run();
        List<String> words = new ArrayList<>(Arrays.asList("bb", "a"));
        words.sort(String::compareTo);
        Map<String, List<Integer>> map = new HashMap<>();
        map.computeIfAbsent("k", k -> new ArrayList<>()).add(word("a"));
        Point point = new Point(1, 2, 3, "p", true, 'c', 1, (byte) 1, (short) 2, objects[0], null);
        System.out.println(map + most(words) + point.equals(null) + point.hashCode() + point);
        System.out.println(area(new Circle(2)) + area(new Square(2)) + name(4) + name(Color.RED) + color(Color.GREEN));
        System.out.println(mixed((byte) 1, (short) 2, 'c', 1, 2, 3, true, objects) + Color.valueOf("RED").toString()
                + Arrays.toString(Color.values()) + int[].class + String.class.getName() + rows.length + large.length);
        try {
            Object o = words;
            System.out.println((Integer) o);
        } catch (ArithmeticException | ClassCastException failure) {
            System.out.println(failure.getMessage());
        } finally {
            System.out.println("end");
        }
        synchronized (words) {
            System.arraycopy(longs, 0, longs, 1, 1);
        }
        String block = """
                text
                """;
        System.err.println(block.hashCode() + block.intern());
        assert words.size() > 1 : "never";
        try {
            throw new IllegalStateException("x", new RuntimeException(new Exception()));
        } catch (RuntimeException failure) {
            failure.addSuppressed(new Error("e"));
            failure.printStackTrace();
        }
    }
}
