package dryrun.compiler;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.teavm.model.ClassReader;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;

/**
 * Finds what a program can reach of the library, roughly and fast: rapid type analysis over references that are remembered from one
 * program to the next. TeaVM's own analysis, which is exact and slow, then sees only that.
 */
final class Reach {
    private static final MethodDescriptor INITIALIZER = new MethodDescriptor("<clinit>", void.class);

    private final Function<String, ClassReader> source;
    private final Function<MethodReader, References> references;
    private final Map<String, Set<MethodDescriptor>> kept = new HashMap<>();
    private final Set<MethodDescriptor> signatures = new HashSet<>();
    private final List<ClassReader> created = new ArrayList<>();
    private final Set<String> createdNames = new HashSet<>();
    private final Deque<MethodReader> queue = new ArrayDeque<>();

    Reach(Function<String, ClassReader> source, Function<MethodReader, References> references) {
        this.source = source;
        this.references = references;
    }

    /** Follows everything that the methods asked for lead to. */
    void run() {
        while (!queue.isEmpty()) {
            References found = references.apply(queue.remove());
            found.classes.forEach(this::touch);
            found.created.forEach(this::create);
            found.direct.forEach(this::call);
            for (MethodReference reference : found.virtual) {
                call(reference);
                dispatch(reference.getDescriptor());
            }
        }
    }

    boolean touched(String className) {
        return kept.containsKey(className);
    }

    Set<MethodDescriptor> kept(String className) {
        return kept.getOrDefault(className, Set.of());
    }

    /** A class that is mentioned: it may be initialized. */
    void touch(String className) {
        if (kept.containsKey(className)) {
            return;
        }
        kept.put(className, new HashSet<>());
        ClassReader cls = source.apply(className);
        if (cls == null) {
            return;
        }
        if (cls.getMethod(INITIALIZER) != null) {
            keep(cls.getMethod(INITIALIZER));
        }
        if (cls.getParent() != null) {
            touch(cls.getParent());
        }
        cls.getInterfaces().forEach(this::touch);
    }

    /** A class of which there are objects. */
    void create(String className) {
        touch(className);
        ClassReader cls = source.apply(className);
        if (cls != null && createdNames.add(className)) {
            created.add(cls);
            for (MethodDescriptor signature : signatures) {
                implementation(cls, signature);
            }
        }
    }

    /** A method that is called as it stands. */
    void call(MethodReference reference) {
        touch(reference.getClassName());
        ClassReader cls = source.apply(reference.getClassName());
        if (cls != null) {
            implementation(cls, reference.getDescriptor());
        }
    }

    /** A signature that is called on objects of any class. */
    void dispatch(MethodDescriptor signature) {
        if (signatures.add(signature)) {
            for (int i = 0; i < created.size(); i++) {
                implementation(created.get(i), signature);
            }
        }
    }

    void keep(MethodReader method) {
        touch(method.getOwnerName());
        if (kept.get(method.getOwnerName()).add(method.getDescriptor())) {
            queue.add(method);
        }
    }

    private void implementation(ClassReader cls, MethodDescriptor signature) {
        for (ClassReader each = cls; each != null; each = each.getParent() != null ? source.apply(each.getParent()) : null) {
            MethodReader method = each.getMethod(signature);
            if (method != null) {
                keep(method);
                return;
            }
        }
        for (ClassReader each = cls; each != null; each = each.getParent() != null ? source.apply(each.getParent()) : null) {
            inherited(each, signature);
        }
    }

    private void inherited(ClassReader cls, MethodDescriptor signature) {
        for (String name : cls.getInterfaces()) {
            ClassReader each = source.apply(name);
            if (each != null) {
                MethodReader method = each.getMethod(signature);
                if (method != null) {
                    keep(method);
                } else {
                    inherited(each, signature);
                }
            }
        }
    }
}
