package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The generator that the Javadoc of Random defines, number for number. */
public class TRandom implements RandomGenerator, java.io.Serializable {
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;
    private static long unique = 8682522807148012L;

    private long seed;
    private double nextGaussian;
    private boolean haveGaussian;

    public TRandom() {
        this((unique *= 1181783497276652981L) ^ System.nanoTime() ^ (long) (Math.random() * MASK));
    }

    public TRandom(long seed) {
        setSeed(seed);
    }

    public void setSeed(long seed) {
        this.seed = (seed ^ MULTIPLIER) & MASK;
        haveGaussian = false;
    }

    protected int next(int bits) {
        seed = seed * MULTIPLIER + 0xBL & MASK;
        return (int) (seed >>> 48 - bits);
    }

    @Override
    public int nextInt() {
        return next(32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if ((bound & -bound) == bound) {
            return (int) ((long) bound * next(31) >> 31);
        }
        int bits;
        int value;
        do {
            bits = next(31);
            value = bits % bound;
        } while (bits - value + (bound - 1) < 0);
        return value;
    }

    @Override
    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int value = nextInt();
        int size = bound - origin;
        int most = size - 1;
        if ((size & most) == 0) {
            return (value & most) + origin;
        }
        if (size > 0) {
            int bits = value >>> 1;
            while (bits + most - (value = bits % size) < 0) {
                bits = nextInt() >>> 1;
            }
            return value + origin;
        }
        while (value < origin || value >= bound) {
            value = nextInt();
        }
        return value;
    }

    @Override
    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    @Override
    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return nextLong(0, bound);
    }

    @Override
    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        long value = nextLong();
        long size = bound - origin;
        long most = size - 1;
        if ((size & most) == 0) {
            return (value & most) + origin;
        }
        if (size > 0) {
            long bits = value >>> 1;
            while (bits + most - (value = bits % size) < 0) {
                bits = nextLong() >>> 1;
            }
            return value + origin;
        }
        while (value < origin || value >= bound) {
            value = nextLong();
        }
        return value;
    }

    @Override
    public boolean nextBoolean() {
        return next(1) != 0;
    }

    @Override
    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    @Override
    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    @Override
    public double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        double value = nextDouble() * (bound - origin) + origin;
        return value >= bound ? Math.nextAfter(bound, origin) : value;
    }

    @Override
    public void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length;) {
            for (int word = nextInt(), n = Math.min(bytes.length - i, 4); n-- > 0; word >>= 8) {
                bytes[i++] = (byte) word;
            }
        }
    }

    @Override
    public double nextGaussian() {
        if (haveGaussian) {
            haveGaussian = false;
            return nextGaussian;
        }
        double a;
        double b;
        double square;
        do {
            a = 2 * nextDouble() - 1;
            b = 2 * nextDouble() - 1;
            square = a * a + b * b;
        } while (square >= 1 || square == 0);
        double factor = Math.sqrt(-2 * Math.log(square) / square);
        nextGaussian = b * factor;
        haveGaussian = true;
        return a * factor;
    }

    @Override
    public IntStream ints() {
        return IntStream.generate(this::nextInt);
    }

    @Override
    public IntStream ints(long count) {
        return ints().limit(positive(count));
    }

    @Override
    public IntStream ints(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return IntStream.generate(() -> nextInt(origin, bound));
    }

    @Override
    public IntStream ints(long count, int origin, int bound) {
        positive(count);
        return ints(origin, bound).limit(count);
    }

    @Override
    public LongStream longs() {
        return LongStream.generate(this::nextLong);
    }

    @Override
    public LongStream longs(long count) {
        return longs().limit(positive(count));
    }

    @Override
    public DoubleStream doubles() {
        return DoubleStream.generate(this::nextDouble);
    }

    @Override
    public DoubleStream doubles(long count) {
        return doubles().limit(positive(count));
    }

    private static long positive(long count) {
        if (count < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return count;
    }
}
