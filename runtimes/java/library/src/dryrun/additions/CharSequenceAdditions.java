package dryrun.additions;

/** Methods that TeaVM's CharSequence lacks. */
final class CharSequenceAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TCharSequence";

    private CharSequenceAdditions() {
    }

    static final class Static {
        static int compare(CharSequence a, CharSequence b) {
            return a.toString().compareTo(b.toString());
        }
    }
}
