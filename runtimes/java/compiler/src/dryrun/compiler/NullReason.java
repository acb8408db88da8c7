package dryrun.compiler;

import java.util.Set;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.IntInsnNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.LocalVariableNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.VarInsnNode;
import org.teavm.asm.tree.analysis.Frame;
import org.teavm.asm.tree.analysis.SourceValue;

/** Words for the instructions of a method that fail on null, and for the expressions that can be null, as the JDK chooses them. */
final class NullReason {
    /** Expressions within expressions that are written out. */
    private static final int DEPTH = 5;
    private static final String[] ITEMS = {"int", "long", "float", "double", "object", "byte/boolean", "char", "short"};

    private final MethodNode method;
    private final Frame<SourceValue>[] frames;

    NullReason(MethodNode method, Frame<SourceValue>[] frames) {
        this.method = method;
        this.frames = frames;
    }

    /** The message where the operand of an instruction is null; null where it fails on none, or where that is `this`. */
    String text(int index) {
        AbstractInsnNode instruction = method.instructions.get(index);
        int opcode = instruction.getOpcode();
        int depth = 0;
        String failed;
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            failed = "Cannot load from " + ITEMS[opcode - Opcodes.IALOAD] + " array";
            depth = 1;
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            failed = "Cannot store to " + ITEMS[opcode - Opcodes.IASTORE] + " array";
            depth = 2;
        } else if (opcode == Opcodes.ARRAYLENGTH) {
            failed = "Cannot read the array length";
        } else if (opcode == Opcodes.GETFIELD) {
            failed = "Cannot read field \"" + ((FieldInsnNode) instruction).name + "\"";
        } else if (opcode == Opcodes.PUTFIELD) {
            failed = "Cannot assign field \"" + ((FieldInsnNode) instruction).name + "\"";
            depth = 1;
        } else if (opcode == Opcodes.ATHROW) {
            failed = "Cannot throw exception";
        } else if (opcode == Opcodes.MONITORENTER) {
            failed = "Cannot enter synchronized block";
        } else if (instruction instanceof MethodInsnNode call && opcode != Opcodes.INVOKESTATIC && !call.name.equals("<init>")) {
            failed = "Cannot invoke \"" + named(call) + "\"";
            depth = Type.getArgumentTypes(call.desc).length;
        } else {
            return null;
        }
        AbstractInsnNode source = source(instruction, depth);
        if (source != null && (source.getOpcode() == Opcodes.NEW || source.getOpcode() == Opcodes.DUP && isNew(source)
                || isThis(source))) {
            return null;
        }
        source = origin(source);
        String expression = describe(source, DEPTH);
        if (expression == null) {
            return failed;
        }
        return failed + " because " + (source instanceof MethodInsnNode ? "the return value of " : "") + '"' + expression + "\" is null";
    }

    private boolean isThis(AbstractInsnNode source) {
        return source.getOpcode() == Opcodes.ALOAD && ((VarInsnNode) source).var == 0 && (method.access & Opcodes.ACC_STATIC) == 0;
    }

    private static boolean isNew(AbstractInsnNode dup) {
        return dup.getPrevious() != null && dup.getPrevious().getOpcode() == Opcodes.NEW;
    }

    /** What put the value there that is `depth` below the top before an instruction; null where several instructions may have. */
    private AbstractInsnNode source(AbstractInsnNode before, int depth) {
        Frame<SourceValue> frame = frames[method.instructions.indexOf(before)];
        int slot = frame == null ? -1 : frame.getStackSize() - 1 - depth;
        if (slot < 0) {
            return null;
        }
        Set<AbstractInsnNode> sources = frame.getStack(slot).insns;
        AbstractInsnNode source = sources.size() == 1 ? sources.iterator().next() : null;
        // `a[i] += x` copies array and index at once.
        return source != null && source.getOpcode() == Opcodes.DUP2 ? source(source, depth) : source;
    }

    /** Looks through casts and copies. */
    private AbstractInsnNode origin(AbstractInsnNode source) {
        AbstractInsnNode origin = source;
        while (origin != null && (origin.getOpcode() == Opcodes.CHECKCAST || origin.getOpcode() == Opcodes.DUP)) {
            origin = source(origin, 0);
        }
        return origin;
    }

    private String describe(AbstractInsnNode given, int depth) {
        AbstractInsnNode source = origin(given);
        if (source == null || depth == 0) {
            return null;
        }
        int opcode = source.getOpcode();
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
            return local(source, ((VarInsnNode) source).var);
        }
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return Integer.toString(opcode - Opcodes.ICONST_0);
        }
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            String array = describe(source(source, 1), depth - 1);
            String item = describe(source(source, 0), depth - 1);
            return (array != null ? array : "<array>") + '[' + (item != null ? item : "...") + ']';
        }
        if (source instanceof MethodInsnNode call) {
            return named(call);
        }
        if (source instanceof FieldInsnNode field) {
            if (opcode == Opcodes.GETSTATIC) {
                return external(Type.getObjectType(field.owner)) + '.' + field.name;
            }
            String owner = describe(source(source, 0), depth - 1);
            return owner != null ? owner + '.' + field.name : field.name;
        }
        if (opcode == Opcodes.ACONST_NULL) {
            return "null";
        }
        if (source instanceof IntInsnNode number && opcode != Opcodes.NEWARRAY) {
            return Integer.toString(number.operand);
        }
        return source instanceof LdcInsnNode constant && constant.cst instanceof Integer ? constant.cst.toString() : null;
    }

    private String local(AbstractInsnNode load, int slot) {
        if (slot == 0 && (method.access & Opcodes.ACC_STATIC) == 0) {
            return "this";
        }
        int index = method.instructions.indexOf(load);
        if (method.localVariables != null) {
            for (LocalVariableNode variable : method.localVariables) {
                if (variable.index == slot && method.instructions.indexOf(variable.start) <= index
                        && index < method.instructions.indexOf(variable.end)) {
                    return variable.name;
                }
            }
        }
        return "<local" + slot + '>';
    }

    private static String named(MethodInsnNode call) {
        StringBuilder text = new StringBuilder(external(Type.getObjectType(call.owner))).append('.').append(call.name).append('(');
        String separator = "";
        for (Type parameter : Type.getArgumentTypes(call.desc)) {
            text.append(separator).append(external(parameter));
            separator = ", ";
        }
        return text.append(')').toString();
    }

    private static String external(Type type) {
        return type.getClassName().replace("java.lang.Object", "Object").replace("java.lang.String", "String")
                .replace("StringBu", "java.lang.StringBu");
    }
}
