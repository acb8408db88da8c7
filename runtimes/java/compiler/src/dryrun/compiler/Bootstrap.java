package dryrun.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.classlib.impl.JCLPlugin;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.ReferenceCache;
import org.teavm.platform.plugin.PlatformPlugin;
import org.teavm.vm.TeaVM;

/** What TeaVM needs to compile this compiler itself. */
public final class Bootstrap {
    private Bootstrap() {
    }

    /** Installs the plugins, the checks and the changes to javac. */
    public static void install(TeaVM vm) {
        new PlatformPlugin().install(vm);
        new JCLPlugin().install(vm);
        vm.add(new CheckedArithmetic());
        vm.add(new ThrowableTrace());
        vm.add(new JavacChanges());
        vm.add(new RecordHash());
    }

    /** The classes of a library, under the names that programs use. */
    public static ClassReaderSource libraryClasses(byte[] library) {
        return Backend.classes(Archive.read(library), new ReferenceCache());
    }

    /** The library's files that are classes under their own names, not TeaVM's replacements. */
    public static List<String> ownNames(byte[] library) {
        List<String> names = new ArrayList<>();
        for (String path : Archive.read(library).paths()) {
            if (path.startsWith("javafx/")) {
                names.add(path);
            }
        }
        return names;
    }

    public static byte[] file(byte[] library, String path) {
        return Archive.read(library).get(path);
    }

    /** For the build: what to write into the library's file of roots, learned from a sample program. */
    public static Set<String> roots(byte[] library, Map<String, byte[]> classes, String entry) {
        Archive program = new Archive();
        classes.forEach(program::put);
        return new Backend(Archive.read(library)).roots(program, entry);
    }
}
