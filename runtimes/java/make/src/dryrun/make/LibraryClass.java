package dryrun.make;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Prepares a class of the library once, for every program that will be compiled with it. */
final class LibraryClass {
    private static final String DETECTOR = "org/teavm/classlib/PlatformDetector";
    private static final Set<String> TRUE = Set.of("isTeaVM", "isWebAssemblyGC");
    private static final String CHECKS = "dryrun/program/Checks";
    private static final Set<String> WIDE =
            Set.of("java/lang/Throwable", "java/lang/Exception", "java/lang/RuntimeException");
    private static final Map<Integer, String> CHECKED = Map.of(Opcodes.IDIV, "divide(II)I", Opcodes.IREM, "remainder(II)I",
            Opcodes.LDIV, "divide(JJ)J", Opcodes.LREM, "remainder(JJ)J", Opcodes.DREM, "remainder(DD)D", Opcodes.FREM, "remainder(FF)F");

    /** Additions may name classes of TeaVM's: TeaVM itself renames them only within its own packages. */
    private static final Remapper AS_PROGRAMS_NAME = new Remapper(Opcodes.ASM9) {
        @Override
        public String map(String name) {
            return name.replaceAll("^org/teavm/classlib/(java/(?:\\w+/)+)T", "$1");
        }
    };

    private LibraryClass() {
    }

    /** The class with `additions` in it, and nothing else changed. */
    static byte[] addOnly(byte[] bytes, Additions additions) {
        ClassNode owner = new ClassNode();
        new ClassReader(bytes).accept(owner, ClassReader.SKIP_FRAMES);
        additions.addTo(owner);
        ClassWriter writer = new ClassWriter(0);
        owner.accept(writer);
        return writer.toByteArray();
    }

    /** The class without debug information and frames, with `additions` in it. */
    static byte[] prepare(byte[] bytes, Additions additions) {
        ClassNode owner = new ClassNode();
        ClassReader reader = new ClassReader(bytes);
        boolean isOurs = reader.getClassName().startsWith("dryrun/additions/");
        reader.accept(isOurs ? new ClassRemapper(owner, AS_PROGRAMS_NAME) : owner, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        for (MethodNode method : owner.methods) {
            answerPlatform(method.instructions);
            if (!owner.name.equals(CHECKS)) {
                check(method.instructions);
                method.maxStack += 2;
                sayImplicit(method);
            }
        }
        ObjectMonitors.redirect(owner);
        HashOrder.redirect(owner);
        TextTables.redirect(owner);
        Guards.add(owner);
        additions.addTo(owner);
        ClassWriter writer = new ClassWriter(0);
        owner.accept(writer);
        return writer.toByteArray();
    }

    private static void answerPlatform(InsnList code) {
        for (AbstractInsnNode each : code.toArray()) {
            if (!(each instanceof MethodInsnNode call) || !call.owner.equals(DETECTOR)) {
                continue;
            }
            boolean answer = TRUE.contains(call.name);
            AbstractInsnNode next = call.getNext();
            int opcode = next.getOpcode();
            if (opcode != Opcodes.IFEQ && opcode != Opcodes.IFNE) {
                code.set(call, new InsnNode(answer ? Opcodes.ICONST_1 : Opcodes.ICONST_0));
                continue;
            }
            if (answer == (opcode == Opcodes.IFNE)) {
                code.set(next, new JumpInsnNode(Opcodes.GOTO, ((JumpInsnNode) next).label));
            } else {
                code.remove(next);
            }
            code.remove(call);
        }
    }

    private static void sayImplicit(MethodNode method) {
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            if (block.type != null && WIDE.contains(block.type)) {
                method.instructions.insert(block.start,
                        new MethodInsnNode(Opcodes.INVOKESTATIC, CHECKS, "implicit", "()V", false));
            }
        }
    }

    private static void check(InsnList code) {
        for (AbstractInsnNode each : code.toArray()) {
            String helper = CHECKED.get(each.getOpcode());
            if (helper != null) {
                if (!isPositive(each.getPrevious())) {
                    int type = helper.indexOf('(');
                    code.set(each, new MethodInsnNode(Opcodes.INVOKESTATIC, CHECKS, helper.substring(0, type),
                            helper.substring(type), false));
                }
            } else if (each.getOpcode() == Opcodes.DNEG || each.getOpcode() == Opcodes.FNEG) {
                // As CheckedArithmetic.negateByProduct.
                boolean isDouble = each.getOpcode() == Opcodes.DNEG;
                code.insertBefore(each, new LdcInsnNode(isDouble ? (Object) (-1.0) : (Object) (-1f)));
                code.set(each, new InsnNode(isDouble ? Opcodes.DMUL : Opcodes.FMUL));
            } else if ((each.getOpcode() == Opcodes.NEWARRAY || each.getOpcode() == Opcodes.ANEWARRAY)
                    && !isSize(each.getPrevious())) {
                code.insertBefore(each, new MethodInsnNode(Opcodes.INVOKESTATIC, CHECKS, "size", "(I)I", false));
            }
        }
    }

    private static boolean isSize(AbstractInsnNode value) {
        return isPositive(value) || value.getOpcode() == Opcodes.ICONST_0 || value.getOpcode() == Opcodes.ARRAYLENGTH;
    }

    /** Whether the value is a constant above 0. */
    private static boolean isPositive(AbstractInsnNode value) {
        if (value instanceof IntInsnNode constant) {
            return constant.operand > 0 && constant.getOpcode() != Opcodes.NEWARRAY;
        }
        if (value instanceof LdcInsnNode constant) {
            return constant.cst instanceof Integer number && number > 0 || constant.cst instanceof Long wide && wide > 0;
        }
        int opcode = value.getOpcode();
        return opcode >= Opcodes.ICONST_1 && opcode <= Opcodes.ICONST_5 || opcode == Opcodes.LCONST_1;
    }
}
