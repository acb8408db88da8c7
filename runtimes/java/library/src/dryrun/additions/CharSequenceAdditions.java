package dryrun.additions;

/** Methods that TeaVM's CharSequence lacks. */
final class CharSequenceAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TCharSequence";

    private CharSequenceAdditions() {
    }

    static final class Instance {
        static boolean isEmpty(CharSequence self) {
            return self.length() == 0;
        }
    }

    static final class Static {
        static int compare(CharSequence a, CharSequence b) {
            return a.toString().compareTo(b.toString());
        }
    }
}
