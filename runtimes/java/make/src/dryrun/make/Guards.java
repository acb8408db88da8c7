package dryrun.make;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
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

    /** A class, how its methods begin, and the check: of a capacity, of one index, or of a begin (and an end, or else the length). */
    private record Guard(String owner, String method, String check) {
    }

    private static final List<Guard> GUARDS = List.of(new Guard(STRING, "charAt(I)", "charIndex"),
            new Guard(STRING, "substring(I)", "charTail"), new Guard(STRING, "substring(II)", "charRange"),
            new Guard(BUILDER, "charAt(I)", "charIndex"), new Guard(BUILDER, "setCharAt(IC)", "charIndex"),
            new Guard(BUILDER, "deleteCharAt(I)", "charIndex"), new Guard(BUILDER, "insert(ILjava/lang/String;)", "charTail"),
            new Guard(LIST, "<init>(I)", "listCapacity"), new Guard(MAP, "<init>(I)", "mapCapacity"),
            new Guard(MAP, "<init>(IF)", "mapCapacity"));

    private Guards() {
    }

    static void add(ClassNode owner) {
        for (MethodNode method : owner.methods) {
            for (Guard guard : GUARDS) {
                if (guard.owner.equals(owner.name) && (method.name + method.desc).startsWith(guard.method)) {
                    method.instructions.insert(call(owner.name, guard));
                    method.maxStack = Math.max(method.maxStack, 3);
                }
            }
        }
    }

    private static InsnList call(String owner, Guard guard) {
        boolean isRange = guard.check.equals("charRange");
        InsnList code = new InsnList();
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
