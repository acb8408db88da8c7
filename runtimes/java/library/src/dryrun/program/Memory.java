package dryrun.program;

import org.teavm.interop.Import;

/**
 * Counts large arrays, as engines end the whole page where a program takes too much. The host hears when one has been collected; where
 * too much seems to be in use, the program pauses until it has heard.
 */
final class Memory {
    /** Items of an array from which on it is counted. */
    static final int LARGE = 1 << 13;
    /** Items that no array, and no array of arrays, may hold. */
    static final int MOST_ITEMS = 1 << 27;

    private Memory() {
    }

    /** 1 where more seems to be in use than a program may have. */
    @Import(module = "dryrun", name = "countArray")
    private static native int countArray(Object array, int items);

    /** Pauses until the host has heard of what has been collected. 1 where too much is in use all the same. */
    @Import(module = "dryrun", name = "isMemoryFull")
    private static native int isMemoryFull();

    static void count(Object array, int items) {
        if (countArray(array, items) == 0) {
            return;
        }
        int room = Stacks.room;
        int full = isMemoryFull();
        Stacks.room = room;
        if (full != 0) {
            throw new OutOfMemoryError("Java heap space");
        }
    }
}
