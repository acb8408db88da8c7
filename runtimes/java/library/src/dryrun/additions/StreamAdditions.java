package dryrun.additions;

import java.util.stream.Stream;

/** Methods that TeaVM's Stream lacks. */
final class StreamAdditions {
    static final String TARGET = "org/teavm/classlib/java/util/stream/TStream";

    private StreamAdditions() {
    }

    static final class Static {
        static <T> Stream<T> ofNullable(T value) {
            return value == null ? Stream.empty() : Stream.of(value);
        }
    }
}
