package dryrun.make;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Methods that classes of TeaVM's lack, or have otherwise than Java: those of a nested class `Static` become static methods of the class that TARGET names, those of
 * `Instance` methods of its objects, which are their first parameter.
 */
final class Additions {
    private static final String FOLDER = "dryrun/additions";

    private final Map<String, List<ClassNode>> byTarget = new TreeMap<>();

    static Additions read(Path classes) throws IOException {
        Additions additions = new Additions();
        Map<String, ClassNode> read = new TreeMap<>();
        try (Stream<Path> files = Files.list(classes.resolve(FOLDER))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                ClassNode owner = new ClassNode();
                new ClassReader(Files.readAllBytes(file)).accept(owner, 0);
                read.put(owner.name, owner);
            }
        }
        for (ClassNode owner : read.values()) {
            for (FieldNode field : owner.fields) {
                if (field.name.equals("TARGET")) {
                    List<ClassNode> parts = Stream.of("$Static", "$Instance").map(part -> read.get(owner.name + part))
                            .filter(part -> part != null).toList();
                    additions.byTarget.put((String) field.value, parts);
                }
            }
        }
        return additions;
    }

    void addTo(ClassNode target) {
        for (ClassNode part : byTarget.getOrDefault(target.name, List.of())) {
            boolean isStatic = part.name.endsWith("$Static");
            for (MethodNode method : part.methods) {
                if (!method.name.equals("<init>") && (method.access & Opcodes.ACC_PRIVATE) == 0) {
                    MethodNode forward = forward(part.name, method, isStatic);
                    target.methods.removeIf(each -> each.name.equals(forward.name) && plain(each.desc).equals(plain(forward.desc)));
                    target.methods.add(forward);
                }
            }
        }
    }

    /** A type as programs name it: TeaVM's class of the name TList is List. */
    private static String plain(String type) {
        return type.replaceAll("org/teavm/classlib/(java/(?:\\w+/)+)T", "$1");
    }

    private static MethodNode forward(String owner, MethodNode method, boolean isStatic) {
        Type[] given = Type.getArgumentTypes(method.desc);
        List<Type> taken = new ArrayList<>(List.of(given));
        if (!isStatic) {
            taken.remove(0);
        }
        Type result = Type.getReturnType(method.desc);
        MethodNode forward = new MethodNode(Opcodes.ACC_PUBLIC | (isStatic ? Opcodes.ACC_STATIC : 0), method.name,
                Type.getMethodDescriptor(result, taken.toArray(new Type[0])), null, null);
        int slot = 0;
        for (Type type : given) {
            forward.instructions.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), slot));
            slot += type.getSize();
        }
        forward.instructions.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, method.name, method.desc, false));
        forward.instructions.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
        forward.maxLocals = slot;
        forward.maxStack = Math.max(slot, result.getSize());
        return forward;
    }
}
