package dryrun.make;

import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * TeaVM's String, StringBuilder and collections throw without a message where an index or a capacity is wrong. Their methods begin with a
 * check that says which, as Java does: it is what a candidate reads first.
 */
final class Guards {
    private static final String CHECKS = "dryrun/program/Checks";
    private static final String STRING = "org/teavm/classlib/java/lang/TString";
    private static final String BUILDER = "org/teavm/classlib/java/lang/TAbstractStringBuilder";

    private static final String LIST = "org/teavm/classlib/java/util/TArrayList";
    private static final String MAP = "org/teavm/classlib/java/util/THashMap";
    private static final String CONCURRENT = "org/teavm/classlib/java/util/concurrent/TConcurrentHashMap";

    /** A class, how its methods begin, and the check: of a capacity, of one index, or of a begin (and an end, or else the length). */
    private record Guard(String owner, String method, String check) {
    }

    private static final List<Guard> GUARDS = List.of(new Guard(STRING, "charAt(I)", "charIndex"),
            new Guard(STRING, "substring(I)", "charTail"), new Guard(STRING, "substring(II)", "charRange"),
            new Guard(BUILDER, "charAt(I)", "charIndex"), new Guard(BUILDER, "setCharAt(IC)", "charIndex"),
            new Guard(BUILDER, "deleteCharAt(I)", "charIndex"), new Guard(BUILDER, "insert(ILjava/lang/String;)", "charTail"),
            new Guard(LIST, "<init>(I)", "listCapacity"), new Guard(MAP, "<init>(I)", "mapCapacity"),
            new Guard(MAP, "<init>(IF)", "mapCapacity"),
            new Guard("org/teavm/classlib/java/util/stream/impl/TSimpleStreamImpl", "limit(J)", "streamLimit"),
            new Guard("org/teavm/classlib/java/util/TTreeMap", "put(", "treeKey"),
            new Guard(CONCURRENT, "put(", "present"), new Guard(CONCURRENT, "put(", "presentKey"),
            new Guard(CONCURRENT, "putIfAbsent(", "present"), new Guard(CONCURRENT, "putIfAbsent(", "presentKey"),
            new Guard(CONCURRENT, "get(", "presentKey"), new Guard(CONCURRENT, "containsKey(", "presentKey"));

    /** Checks that are no capacity, index or range, and what they take. */
    private static final Map<String, String> PLAIN = Map.of("streamLimit", "(J)V", "treeKey", "(Ljava/lang/Object;Ljava/lang/Object;)V",
            "present", "(Ljava/lang/Object;)V", "presentKey", "(Ljava/lang/Object;)V");
    private static final String RANGE = "org/teavm/classlib/java/util/TTreeMap$MapView";
    private static final String ITERATOR = "org/teavm/classlib/java/util/TLinkedList$SequentialListIterator";

    private Guards() {
    }

    static void add(ClassNode owner) {
        for (MethodNode method : owner.methods) {
            if (owner.name.equals(RANGE) && method.name.equals("check")) {
                sayRange(method);
            } else if (owner.name.equals(ITERATOR) && method.name.equals("add")) {
                countAdded(method);
            }
            for (Guard guard : GUARDS) {
                if (guard.owner.equals(owner.name) && (method.name + method.desc).startsWith(guard.method)) {
                    method.instructions.insert(call(owner.name, guard));
                    method.maxStack = Math.max(method.maxStack, 3);
                }
            }
        }
    }

    private static void sayRange(MethodNode method) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each instanceof MethodInsnNode made && made.owner.equals("java/lang/IllegalArgumentException")) {
                method.instructions.insertBefore(each, new LdcInsnNode("fromKey > toKey"));
                made.desc = "(Ljava/lang/String;)V";
                method.maxStack++;
            }
        }
    }

    /** TeaVM's forgets that what is added comes before the next one. */
    private static void countAdded(MethodNode method) {
        InsnList code = new InsnList();
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(new InsnNode(Opcodes.DUP));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, ITERATOR, "index", "I"));
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(new InsnNode(Opcodes.IADD));
        code.add(new FieldInsnNode(Opcodes.PUTFIELD, ITERATOR, "index", "I"));
        method.instructions.insert(code);
        method.maxStack = Math.max(method.maxStack, 3);
    }

    private static InsnList call(String owner, Guard guard) {
        boolean isRange = guard.check.equals("charRange");
        InsnList code = new InsnList();
        String plain = PLAIN.get(guard.check);
        if (plain != null) {
            boolean isNumber = guard.check.equals("streamLimit");
            code.add(new VarInsnNode(isNumber ? Opcodes.LLOAD : Opcodes.ALOAD, guard.check.equals("present") ? 2 : 1));
            if (guard.check.equals("treeKey")) {
                code.add(new VarInsnNode(Opcodes.ALOAD, 0));
                code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, "comparator",
                        "()Lorg/teavm/classlib/java/util/TComparator;", false));
            }
            code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHECKS, guard.check, plain, false));
            return code;
        }
        code.add(new VarInsnNode(Opcodes.ILOAD, 1));
        if (guard.check.endsWith("Capacity")) {
            code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHECKS, guard.check, "(I)V", false));
            return code;
        }
        if (isRange) {
            code.add(new VarInsnNode(Opcodes.ILOAD, 2));
        }
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, "length", "()I", false));
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHECKS, guard.check, isRange ? "(III)V" : "(II)V", false));
        return code;
    }
}
