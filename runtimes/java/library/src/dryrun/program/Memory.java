package dryrun.program;

import org.teavm.interop.Import;

/**
 * Counts what a program makes, as an engine ends the whole page where a program takes too much and tells nobody how much there is. The
 * compiler calls `made` after every allocation (see AllocationCounter), or does where code is not protected what it does. One object in every 256 KB or so goes to the host, which hears
 * when it is collected: it stands for the bytes since the one before. Where too much seems to be in use, the program pauses until the
 * host has had the engine collect.
 */
final class Memory {
    /** Items that no array, and no array of arrays, may hold. */
    static final int MOST_ITEMS = 1 << 27;
    /** Items from which on an array is asked about before it is made. */
    private static final int HUGE = 1 << 16;
    /** Bytes from one sample to the next, on average, and bytes of an array from which on it is counted by itself. */
    private static final int INTERVAL = 1 << 18;
    /** What engines add to an array's items. */
    private static final int ARRAY_HEADER = 32;

    private static int left;
    private static int gap;
    private static int random;

    private Memory() {
    }

    /** 1 where more seems to be in use than a program may have. */
    @Import(module = "dryrun", name = "countMemory")
    private static native int countMemory(Object object, int bytes);

    /** 1 where so much more would be more than a program may have. */
    @Import(module = "dryrun", name = "wouldFill")
    private static native int wouldFill(int bytes);

    /** Pauses until the host has heard of what has been collected. 1 where so much more is too much all the same. */
    @Import(module = "dryrun", name = "isMemoryFull")
    private static native int isMemoryFull(int bytes);

    /** An object of so many bytes has been made. */
    static void made(Object object, int bytes) {
        if ((left -= bytes) < 0) {
            sample(object, bytes);
        }
    }

    private static void madeArray(Object array, int length, int shift) {
        made(array, ARRAY_HEADER + (length << shift));
    }

    /** Arrays in arrays, in so many dimensions; those of the last have `inner` items. */
    static void madeGrid(Object grid, int dimensions, int inner, int shift) {
        if (dimensions == 1) {
            madeArray(grid, inner, shift);
            return;
        }
        Object[] rows = (Object[]) grid;
        madeArray(grid, rows.length, 2);
        for (Object row : rows) {
            madeGrid(row, dimensions - 1, inner, shift);
        }
    }

    static void cloned(Object array) {
        if (array instanceof int[] ints) {
            madeArray(array, ints.length, 2);
        } else if (array instanceof Object[] objects) {
            madeArray(array, objects.length, 2);
        } else if (array instanceof long[] longs) {
            madeArray(array, longs.length, 3);
        } else if (array instanceof double[] doubles) {
            madeArray(array, doubles.length, 3);
        } else if (array instanceof char[] chars) {
            madeArray(array, chars.length, 1);
        } else if (array instanceof boolean[] booleans) {
            madeArray(array, booleans.length, 0);
        } else if (array instanceof byte[] bytes) {
            madeArray(array, bytes.length, 0);
        }
    }

    /** Makes sure of the room for a large array. */
    static void ask(int length, int shift) {
        if (length >= HUGE) {
            ask((long) length << shift);
        }
    }

    static void ask(int outer, int inner, int shift) {
        long items = (long) outer * inner;
        if (items >= HUGE) {
            ask(items << shift);
        }
    }

    private static void ask(long bytes) {
        int most = bytes > Integer.MAX_VALUE ? Integer.MAX_VALUE : (int) bytes;
        if (wouldFill(most) != 0) {
            require(most);
        }
    }

    /** An array of many bytes counts for itself. Any other object stands for what was made since the last: each byte is as likely to be it. */
    static void sample(Object object, int bytes) {
        int weight = bytes;
        if (bytes >= INTERVAL) {
            left += bytes;
        } else {
            weight = gap - left;
            // Irregular, so that it isn't always the same of those that a loop makes.
            random = random * 1103515245 + 12345;
            gap = 1 + (random >>> 13);
            left = gap;
        }
        if (countMemory(object, weight) != 0) {
            require(0);
        }
    }

    private static void require(int bytes) {
        int room = Stacks.room;
        int full = isMemoryFull(bytes);
        Stacks.room = room;
        if (full != 0) {
            throw new OutOfMemoryError("Java heap space");
        }
    }
}
