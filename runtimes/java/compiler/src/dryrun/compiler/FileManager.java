package dryrun.compiler;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/** What javac reads and writes: the signatures of the library as module java.base, and the class files that it makes. */
final class FileManager implements JavaFileManager {
    private static final String MODULE = "java.base";

    /** The one module of the system. */
    private enum Module implements Location {
        BASE;

        @Override
        public String getName() {
            return MODULE;
        }

        @Override
        public boolean isOutputLocation() {
            return false;
        }
    }

    private final Archive signatures;
    private final Archive output;

    FileManager(Archive signatures, Archive output) {
        this.signatures = signatures;
        this.output = output;
    }

    @Override
    public ClassLoader getClassLoader(Location location) {
        return null;
    }

    @Override
    public Iterable<JavaFileObject> list(Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {
        List<JavaFileObject> result = new ArrayList<>();
        if (location == Module.BASE && kinds.contains(JavaFileObject.Kind.CLASS)) {
            for (String path : signatures.list(packageName.replace('.', '/'))) {
                result.add(new ClassFile(signatures, path));
            }
        }
        return result;
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        if (!(file instanceof ClassFile)) {
            return null;
        }
        String path = ((ClassFile) file).path;
        return path.substring(0, path.length() - ".class".length()).replace('/', '.');
    }

    @Override
    public boolean isSameFile(FileObject a, FileObject b) {
        return a == b;
    }

    @Override
    public boolean handleOption(String current, Iterator<String> remaining) {
        return false;
    }

    @Override
    public boolean hasLocation(Location location) {
        return location == StandardLocation.CLASS_OUTPUT || location == StandardLocation.SYSTEM_MODULES || location == Module.BASE;
    }

    @Override
    public JavaFileObject getJavaFileForInput(Location location, String className, JavaFileObject.Kind kind) {
        String path = className.replace('.', '/') + kind.extension;
        return location == Module.BASE && signatures.get(path) != null ? new ClassFile(signatures, path) : null;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        return new ClassFile(output, className.replace('.', '/') + kind.extension);
    }

    @Override
    public FileObject getFileForInput(Location location, String packageName, String relativeName) {
        return null;
    }

    @Override
    public FileObject getFileForOutput(Location location, String packageName, String relativeName, FileObject sibling) {
        return null;
    }

    @Override
    public Location getLocationForModule(Location location, String moduleName) {
        return location == StandardLocation.SYSTEM_MODULES && moduleName.equals(MODULE) ? Module.BASE : null;
    }

    @Override
    public Location getLocationForModule(Location location, JavaFileObject file) {
        return null;
    }

    @Override
    public String inferModuleName(Location location) {
        return location == Module.BASE ? MODULE : null;
    }

    @Override
    public Iterable<Set<Location>> listLocationsForModules(Location location) {
        return location == StandardLocation.SYSTEM_MODULES ? List.of(Set.of(Module.BASE)) : List.of();
    }

    @Override
    public boolean contains(Location location, FileObject file) {
        return location == Module.BASE && file instanceof ClassFile;
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
    }

    @Override
    public int isSupportedOption(String option) {
        return -1;
    }
}
