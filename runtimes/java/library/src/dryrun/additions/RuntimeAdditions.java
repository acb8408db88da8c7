package dryrun.additions;

/** Methods of Runtime that TeaVM leaves to a browser's window. */
final class RuntimeAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TRuntime";
    /** One runs at a time; programs that ask want a pool. */
    private static final int PROCESSORS = 4;

    private RuntimeAdditions() {
    }

    static final class Instance {
        static int availableProcessors(Runtime self) {
            return PROCESSORS;
        }

        static void exit(Runtime self, int status) {
            System.exit(status);
        }
    }
}
