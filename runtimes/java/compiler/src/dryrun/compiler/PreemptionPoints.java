package dryrun.compiler;

import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;

/**
 * Threads take turns, and one that never waits would never be interrupted: a lock that is missing would not show. Programs with the
 * judge's class `Turns` get a call of `Turns.point` wherever a thread may meet another one's work: before fields and items are read or
 * written and before anything of the library's is called. There the thread may have to let the others go first.
 */
final class PreemptionPoints {
    private static final String TURNS = "dryrun/judge/Turns";

    private PreemptionPoints() {
    }

    /** Changes the user's class files; those of the judge's own (package dryrun, class Solution) have no such points. */
    static void apply(Archive program) {
        if (program.get(TURNS + ".class") == null) {
            return;
        }
        for (String path : program.paths()) {
            if (!path.startsWith("dryrun/") && !path.startsWith("Dryrun") && !path.startsWith("Solution")) {
                ClassNode cls = new ClassNode();
                new ClassReader(program.get(path)).accept(cls, ClassReader.SKIP_FRAMES);
                for (MethodNode method : cls.methods) {
                    // A class or an object that is only being made has met nobody yet.
                    if (!method.name.startsWith("<")) {
                        addTo(method, program);
                    }
                }
                ClassWriter writer = new ClassWriter(0);
                cls.accept(writer);
                program.put(path, writer.toByteArray());
            }
        }
    }

    private static void addTo(MethodNode method, Archive program) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (isShared(each, program)) {
                method.instructions.insertBefore(each, new MethodInsnNode(Opcodes.INVOKESTATIC, TURNS, "point", "()V", false));
            }
        }
    }

    private static boolean isShared(AbstractInsnNode instruction, Archive program) {
        int opcode = instruction.getOpcode();
        return opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.PUTFIELD
                || opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
                || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE
                || opcode == Opcodes.MONITORENTER
                || instruction instanceof MethodInsnNode call && !call.name.equals("<init>")
                        && program.get(call.owner + ".class") == null;
    }
}
