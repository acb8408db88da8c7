package dryrun.make;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Leads what decides the order of TeaVM's HashMap and HashSet to THashOrder, which keeps the JDK's. */
final class HashOrder {
    private static final String PACKAGE = "org/teavm/classlib/java/util/";
    private static final String MAP = PACKAGE + "THashMap";
    private static final String SET = PACKAGE + "THashSet";
    private static final String ORDER = PACKAGE + "THashOrder";
    private static final String TAKES_MAP = "(L" + PACKAGE + "TMap;)";
    private static final String TAKES_COLLECTION = "(L" + PACKAGE + "TCollection;)";
    private static final String ENTRY = "L" + MAP + "$HashEntry;";
    /** Of an object's own method, and of the one of Objects. */
    private static final Set<String> HASHES = Set.of("()I", "(Ljava/lang/Object;)I");
    private static final Set<String> HASHING = Set.of(MAP, PACKAGE + "TLinkedHashMap");

    private HashOrder() {
    }

    static void redirect(ClassNode owner) {
        if (HASHING.contains(owner.name)) {
            for (MethodNode method : owner.methods) {
                if (!method.name.equals("hashCode")) {
                    spread(method.instructions);
                }
            }
        }
        for (MethodNode method : owner.methods) {
            String name = owner.name + "." + method.name + method.desc;
            if (name.equals(MAP + ".createHashedEntry(Ljava/lang/Object;II)" + ENTRY)) {
                body(method, "append", "(L" + MAP + ";Ljava/lang/Object;II)" + ENTRY, Opcodes.ARETURN,
                        new VarInsnNode(Opcodes.ALOAD, 1), new VarInsnNode(Opcodes.ILOAD, 2), new VarInsnNode(Opcodes.ILOAD, 3));
            } else if (name.equals(MAP + ".rehash(I)V")) {
                body(method, "grow", "(L" + MAP + ";I)V", Opcodes.RETURN, new VarInsnNode(Opcodes.ILOAD, 1));
            } else if (name.equals(MAP + ".rehash()V")) {
                body(method, "grow", "(L" + MAP + ";I)V", Opcodes.RETURN, new InsnNode(Opcodes.ICONST_0));
            } else if (name.equals(MAP + ".putAllImpl" + TAKES_MAP + "V")) {
                body(method, "putAll", "(L" + MAP + ";L" + PACKAGE + "TMap;)V", Opcodes.RETURN, new VarInsnNode(Opcodes.ALOAD, 1));
            } else if (name.equals(MAP + ".<init>" + TAKES_MAP + "V")) {
                InsnList code = constructor(method, MAP, "capacityOfCopy", TAKES_MAP);
                code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, MAP, "putAllImpl", TAKES_MAP + "V", false));
                code.add(new InsnNode(Opcodes.RETURN));
            } else if (name.equals(SET + ".<init>" + TAKES_COLLECTION + "V")) {
                InsnList code = constructor(method, SET, "capacityOfSet", TAKES_COLLECTION);
                code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, SET, "addAll", TAKES_COLLECTION + "Z", false));
                code.add(new InsnNode(Opcodes.POP));
                code.add(new InsnNode(Opcodes.RETURN));
            }
        }
    }

    private static void spread(InsnList code) {
        for (AbstractInsnNode each : code.toArray()) {
            if (each instanceof MethodInsnNode call && call.name.equals("hashCode") && HASHES.contains(call.desc)) {
                code.set(call, new MethodInsnNode(Opcodes.INVOKESTATIC, ORDER, "spread", "(Ljava/lang/Object;)I", false));
            }
        }
    }

    private static void body(MethodNode method, String helper, String type, int end, AbstractInsnNode... arguments) {
        InsnList code = clear(method);
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        for (AbstractInsnNode argument : arguments) {
            code.add(argument);
        }
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, ORDER, helper, type, false));
        code.add(new InsnNode(end));
    }

    /** A constructor that makes room first, and ends with its object and its argument on the stack. */
    private static InsnList constructor(MethodNode method, String owner, String capacity, String takes) {
        InsnList code = clear(method);
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(new VarInsnNode(Opcodes.ALOAD, 1));
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, ORDER, capacity, takes + "I", false));
        code.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, owner, "<init>", "(I)V", false));
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(new VarInsnNode(Opcodes.ALOAD, 1));
        return code;
    }

    private static InsnList clear(MethodNode method) {
        method.instructions.clear();
        method.tryCatchBlocks.clear();
        method.maxStack = 6;
        method.maxLocals = Math.max(method.maxLocals, 5);
        return method.instructions;
    }
}
