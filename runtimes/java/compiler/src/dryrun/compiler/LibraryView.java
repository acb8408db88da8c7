package dryrun.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.diagnostics.Problem;
import org.teavm.model.ClassReader;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;

/**
 * The library as programs see it. It remembers what it has read, and learns which methods TeaVM needs for code that it writes itself
 * (string concatenation, records, lambdas), where a program's own code does not tell.
 */
final class LibraryView {
    /** Objects of these there always are, and signatures that TeaVM's own code calls. */
    private static final List<String> CREATED = List.of("java.lang.String", "java.lang.Class", "java.lang.Object",
            "java.lang.StringBuilder", "java.lang.NullPointerException", "java.lang.ArrayIndexOutOfBoundsException",
            "java.lang.ClassCastException", "java.lang.Thread");
    private static final List<String> CALLED = List.of(
            "toString()Ljava/lang/String;", "hashCode()I", "equals(Ljava/lang/Object;)Z", "getMessage()Ljava/lang/String;",
            "compareTo(Ljava/lang/Object;)I", "getName()Ljava/lang/String;", "run()V", "clone()Ljava/lang/Object;");

    private final ClassReaderSource library;
    private final Map<MethodReader, References> known = new HashMap<>();
    private final Set<MethodReference> learned = new LinkedHashSet<>();

    LibraryView(ClassReaderSource library) {
        this.library = library;
    }

    /** Adds methods that every program needs, one a line as `class.method(types)type`. */
    void addRoots(String roots) {
        for (String root : roots.split("\n")) {
            if (!root.isEmpty()) {
                learned.add(MethodReference.parse(root));
            }
        }
    }

    /** What a program can reach of the library. */
    Reach reach(Set<String> own, ClassReaderSource program, String entry) {
        Reach reach = new Reach(name -> own.contains(name) ? program.get(name) : library.get(name),
                method -> own.contains(method.getOwnerName()) ? References.of(method)
                        : known.computeIfAbsent(method, References::of));
        CREATED.forEach(reach::create);
        for (String signature : CALLED) {
            reach.dispatch(MethodDescriptor.parse(signature));
        }
        for (MethodReference method : learned) {
            reach.call(method);
            reach.dispatch(method.getDescriptor());
        }
        for (MethodReader method : library.get(entry).getMethods()) {
            reach.keep(method);
        }
        for (String name : own) {
            reach.create(name);
            for (MethodReader method : program.get(name).getMethods()) {
                reach.keep(method);
            }
        }
        reach.run();
        return reach;
    }

    /** The classes of a program and what it can reach of the library. */
    ClassReaderSource forProgram(Set<String> own, ClassReaderSource program, String entry) {
        Reach reach = reach(own, program, entry);
        Map<String, ClassReader> cache = new HashMap<>();
        return name -> {
            if (own.contains(name)) {
                return program.get(name);
            }
            if (!reach.touched(name)) {
                return library.get(name);
            }
            ClassReader result = cache.get(name);
            if (result == null) {
                ClassReader whole = library.get(name);
                if (whole != null) {
                    result = new FilteredClass(whole, reach.kept(name));
                    cache.put(name, result);
                }
            }
            return result;
        };
    }

    /** Whether the problems are only methods that were left out; they will not be left out again. */
    boolean learn(List<Problem> problems) {
        List<MethodReference> missing = new ArrayList<>();
        for (Problem problem : problems) {
            boolean found = false;
            for (Object parameter : problem.getParams()) {
                if (parameter instanceof MethodReference method && library.get(method.getClassName()) != null) {
                    missing.add(method);
                    found = true;
                }
            }
            if (!found) {
                return false;
            }
        }
        return learned.addAll(missing);
    }
}
