package dryrun.compiler;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Label;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.IntInsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.TryCatchBlockNode;
import org.teavm.asm.tree.TypeInsnNode;
import org.teavm.asm.tree.VarInsnNode;

/**
 * Writes into each method that may recurse a count of the room on the engine's stack. Where none is left, the method calls itself on a
 * new stack, through `dryrun.program.Stacks`: its arguments and its result go over as objects.
 */
final class RecursionGuard {
    /** The class that calls guarded methods by number. */
    static final String DISPATCH = "DryrunDispatch";
    private static final String STACKS = "dryrun/program/Stacks";

    private final List<ClassNode> classes = new ArrayList<>();
    private final List<Runnable> cases = new ArrayList<>();
    private MethodVisitor dispatch;

    private RecursionGuard() {
    }

    /** Changes the class files of a program. */
    static void apply(Archive program) {
        RecursionGuard guard = new RecursionGuard();
        for (String path : program.paths()) {
            ClassNode cls = new ClassNode();
            new ClassReader(program.get(path)).accept(cls, ClassReader.SKIP_FRAMES);
            guard.classes.add(cls);
        }
        Set<String> recursive = new CallGraph(guard.classes).recursive();
        Set<ClassNode> changed = new HashSet<>();
        for (ClassNode cls : guard.classes) {
            for (MethodNode method : cls.methods) {
                if (!method.name.startsWith("<") && method.instructions.size() > 0 && recursive.contains(CallGraph.key(cls, method))) {
                    guard.guard(cls, method, guard.cases.size());
                    guard.cases.add(() -> guard.writeCase(cls, method));
                    changed.add(cls);
                }
            }
        }
        for (ClassNode cls : changed) {
            ClassWriter writer = new ClassWriter(0);
            cls.accept(writer);
            program.put(cls.name + ".class", writer.toByteArray());
        }
        if (!guard.cases.isEmpty()) {
            program.put(DISPATCH + ".class", guard.dispatchClass());
        }
    }

    private void guard(ClassNode cls, MethodNode method, int number) {
        InsnList code = method.instructions;
        int room = method.maxLocals++;
        int cost = Math.min(30000, 160 + 16 * (method.maxLocals + method.maxStack));
        method.maxStack += 4;
        LabelNode full = new LabelNode();
        for (AbstractInsnNode instruction : code.toArray()) {
            int opcode = instruction.getOpcode();
            if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
                InsnList back = new InsnList();
                back.add(new VarInsnNode(Opcodes.ILOAD, room));
                back.add(new IntInsnNode(Opcodes.SIPUSH, cost));
                back.add(new InsnNode(Opcodes.IADD));
                back.add(new FieldInsnNode(Opcodes.PUTSTATIC, STACKS, "room", "I"));
                code.insertBefore(instruction, back);
            }
        }
        Set<LabelNode> handlers = new HashSet<>();
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            if (handlers.add(block.handler)) {
                InsnList back = new InsnList();
                back.add(new VarInsnNode(Opcodes.ILOAD, room));
                back.add(new FieldInsnNode(Opcodes.PUTSTATIC, STACKS, "room", "I"));
                code.insert(block.handler, back);
            }
        }
        InsnList entry = new InsnList();
        entry.add(new FieldInsnNode(Opcodes.GETSTATIC, STACKS, "room", "I"));
        entry.add(new IntInsnNode(Opcodes.SIPUSH, cost));
        entry.add(new InsnNode(Opcodes.ISUB));
        entry.add(new InsnNode(Opcodes.DUP));
        entry.add(new VarInsnNode(Opcodes.ISTORE, room));
        entry.add(new JumpInsnNode(Opcodes.IFLT, full));
        entry.add(new VarInsnNode(Opcodes.ILOAD, room));
        entry.add(new FieldInsnNode(Opcodes.PUTSTATIC, STACKS, "room", "I"));
        code.insert(entry);
        code.add(full);
        callElsewhere(cls, method, number);
    }

    private static void callElsewhere(ClassNode cls, MethodNode method, int number) {
        InsnList code = method.instructions;
        List<Type> types = parameters(cls, method);
        code.add(new IntInsnNode(Opcodes.SIPUSH, number));
        code.add(new IntInsnNode(Opcodes.SIPUSH, types.size()));
        code.add(new TypeInsnNode(Opcodes.ANEWARRAY, "java/lang/Object"));
        int local = 0;
        for (int i = 0; i < types.size(); i++) {
            Type type = types.get(i);
            code.add(new InsnNode(Opcodes.DUP));
            code.add(new IntInsnNode(Opcodes.SIPUSH, i));
            code.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), local));
            if (box(type) != null) {
                code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, box(type), "valueOf",
                        "(" + type.getDescriptor() + ")L" + box(type) + ";", false));
            }
            code.add(new InsnNode(Opcodes.AASTORE));
            local += type.getSize();
        }
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, STACKS, "call", "(I[Ljava/lang/Object;)Ljava/lang/Object;", false));
        Type result = Type.getReturnType(method.desc);
        if (result.getSort() == Type.VOID) {
            code.add(new InsnNode(Opcodes.POP));
        } else if (box(result) != null) {
            code.add(new TypeInsnNode(Opcodes.CHECKCAST, box(result)));
            code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, box(result), result.getClassName() + "Value",
                    "()" + result.getDescriptor(), false));
        } else {
            code.add(new TypeInsnNode(Opcodes.CHECKCAST, result.getInternalName()));
        }
        code.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
        method.maxStack = Math.max(method.maxStack, 10);
    }

    private byte[] dispatchClass() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC, DISPATCH, null, "java/lang/Object", null);
        dispatch = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "call", "(I[Ljava/lang/Object;)Ljava/lang/Object;",
                null, null);
        dispatch.visitCode();
        Label[] labels = new Label[cases.size()];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = new Label();
        }
        Label none = new Label();
        dispatch.visitVarInsn(Opcodes.ILOAD, 0);
        dispatch.visitTableSwitchInsn(0, labels.length - 1, none, labels);
        for (int i = 0; i < labels.length; i++) {
            dispatch.visitLabel(labels[i]);
            cases.get(i).run();
        }
        dispatch.visitLabel(none);
        dispatch.visitInsn(Opcodes.ACONST_NULL);
        dispatch.visitInsn(Opcodes.ARETURN);
        dispatch.visitMaxs(300, 2);
        dispatch.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void writeCase(ClassNode cls, MethodNode method) {
        List<Type> types = parameters(cls, method);
        for (int i = 0; i < types.size(); i++) {
            Type type = types.get(i);
            dispatch.visitVarInsn(Opcodes.ALOAD, 1);
            dispatch.visitIntInsn(Opcodes.SIPUSH, i);
            dispatch.visitInsn(Opcodes.AALOAD);
            if (box(type) != null) {
                dispatch.visitTypeInsn(Opcodes.CHECKCAST, box(type));
                dispatch.visitMethodInsn(Opcodes.INVOKEVIRTUAL, box(type), type.getClassName() + "Value", "()" + type.getDescriptor(),
                        false);
            } else {
                dispatch.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
            }
        }
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        dispatch.visitMethodInsn(isStatic ? Opcodes.INVOKESTATIC : Opcodes.INVOKESPECIAL, cls.name, method.name, method.desc,
                (cls.access & Opcodes.ACC_INTERFACE) != 0);
        Type result = Type.getReturnType(method.desc);
        if (result.getSort() == Type.VOID) {
            dispatch.visitInsn(Opcodes.ACONST_NULL);
        } else if (box(result) != null) {
            dispatch.visitMethodInsn(Opcodes.INVOKESTATIC, box(result), "valueOf",
                    "(" + result.getDescriptor() + ")L" + box(result) + ";", false);
        }
        dispatch.visitInsn(Opcodes.ARETURN);
    }

    private static List<Type> parameters(ClassNode cls, MethodNode method) {
        List<Type> types = new ArrayList<>();
        if ((method.access & Opcodes.ACC_STATIC) == 0) {
            types.add(Type.getObjectType(cls.name));
        }
        types.addAll(List.of(Type.getArgumentTypes(method.desc)));
        return types;
    }

    static String box(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN -> "java/lang/Boolean";
            case Type.CHAR -> "java/lang/Character";
            case Type.BYTE -> "java/lang/Byte";
            case Type.SHORT -> "java/lang/Short";
            case Type.INT -> "java/lang/Integer";
            case Type.FLOAT -> "java/lang/Float";
            case Type.LONG -> "java/lang/Long";
            case Type.DOUBLE -> "java/lang/Double";
            default -> null;
        };
    }
}
