package dryrun.additions;

import java.io.PrintStream;

/** TeaVM's PrintStream would print the class of an array of characters. */
final class PrintStreamAdditions {
    static final String TARGET = "org/teavm/classlib/java/io/TPrintStream";

    private PrintStreamAdditions() {
    }

    static final class Instance {
        static void print(PrintStream self, char[] text) {
            self.print(new String(text));
        }

        static void println(PrintStream self, char[] text) {
            self.println(new String(text));
        }
    }
}
