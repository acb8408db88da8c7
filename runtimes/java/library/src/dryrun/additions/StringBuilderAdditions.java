package dryrun.additions;

/** Methods that TeaVM's StringBuilder lacks. */
final class StringBuilderAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TStringBuilder";

    private StringBuilderAdditions() {
    }

    static final class Instance {
        static int compareTo(StringBuilder self, StringBuilder other) {
            return self.toString().compareTo(other.toString());
        }
    }
}
