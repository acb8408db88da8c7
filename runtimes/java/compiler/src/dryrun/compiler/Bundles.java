package dryrun.compiler;

import java.util.Locale;
import java.util.ResourceBundle;

/** javac's messages, which it would look for by name. They are in English. */
final class Bundles {
    private Bundles() {
    }

    static ResourceBundle getBundle(String name) {
        return name.endsWith(".javac") ? new com.sun.tools.javac.resources.javac() : new com.sun.tools.javac.resources.compiler();
    }

    static ResourceBundle getBundle(String name, Locale locale) {
        return getBundle(name);
    }
}
