package org.teavm.classlib.java.util;

import java.util.Random;
import java.util.UUID;

/** A universally unique identifier. */
public final class TUUID implements Comparable<UUID> {
    private static final Random RANDOM = new Random();

    private final long most;
    private final long least;

    public TUUID(long most, long least) {
        this.most = most;
        this.least = least;
    }

    public static TUUID randomUUID() {
        long versioned = RANDOM.nextLong() & ~0xF000L | 0x4000L;
        return new TUUID(versioned, RANDOM.nextLong() >>> 2 | Long.MIN_VALUE);
    }

    public static TUUID fromString(String text) {
        String[] parts = text.split("-");
        if (parts.length != 5) {
            throw new IllegalArgumentException("Invalid UUID string: " + text);
        }
        long[] numbers = new long[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Long.parseLong(parts[i], 16);
        }
        return new TUUID((numbers[0] & 0xFFFFFFFFL) << 32 | (numbers[1] & 0xFFFF) << 16 | numbers[2] & 0xFFFF,
                (numbers[3] & 0xFFFF) << 48 | numbers[4] & 0xFFFFFFFFFFFFL);
    }

    public long getMostSignificantBits() {
        return most;
    }

    public long getLeastSignificantBits() {
        return least;
    }

    public int version() {
        return (int) (most >> 12 & 0xF);
    }

    private static void hex(StringBuilder text, long number, int digits) {
        for (int i = digits - 1; i >= 0; i--) {
            text.append(Character.forDigit((int) (number >>> 4 * i & 0xF), 16));
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(36);
        hex(text, most >>> 32, 8);
        text.append('-');
        hex(text, most >>> 16, 4);
        text.append('-');
        hex(text, most, 4);
        text.append('-');
        hex(text, least >>> 48, 4);
        text.append('-');
        hex(text, least, 12);
        return text.toString();
    }

    @Override
    public int hashCode() {
        return Long.hashCode(most ^ least);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TUUID uuid && uuid.most == most && uuid.least == least;
    }

    @Override
    public int compareTo(UUID other) {
        int high = Long.compare(most, other.getMostSignificantBits());
        return high != 0 ? high : Long.compare(least, other.getLeastSignificantBits());
    }
}
