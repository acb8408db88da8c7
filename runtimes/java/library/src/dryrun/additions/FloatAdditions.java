package dryrun.additions;

/** Reads numbers as Double does. */
final class FloatAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TFloat";

    private FloatAdditions() {
    }

    static final class Static {
        static float parseFloat(String text) {
            return (float) Double.parseDouble(text);
        }
    }
}
