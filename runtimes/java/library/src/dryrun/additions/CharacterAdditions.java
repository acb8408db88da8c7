package dryrun.additions;

/** Methods that TeaVM's Character lacks. */
final class CharacterAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TCharacter";

    private CharacterAdditions() {
    }

    static final class Static {
        static String toString(int codePoint) {
            return new String(Character.toChars(codePoint));
        }
    }
}
