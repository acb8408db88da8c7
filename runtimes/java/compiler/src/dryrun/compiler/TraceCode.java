package dryrun.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.FieldNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.VarInsnNode;

/**
 * Makes a program tell what it does, for a dry run: calls of `dryrun.trace.Trace` in the methods of its author, and in every class that
 * a question speaks of a look at its fields. Lines stay what they are.
 */
final class TraceCode {
    static final String TRACE = "dryrun/trace/Trace";
    private static final String TRACED = "dryrun/trace/Traced";
    private static final String FIELDS = "dryrun/trace/Fields";

    final Map<String, ClassNode> classes = new HashMap<>();
    final TraceNotes notes;
    /** A note on each traced method, numbered in order: see dryrun.trace.Method. */
    final List<String> methods = new ArrayList<>();

    private TraceCode(TraceNotes notes) {
        this.notes = notes;
    }

    /** Changes the class files of a program; `entry` is the judge's class, which starts it. */
    static void apply(Archive program, TraceNotes notes, String entry) {
        TraceCode code = new TraceCode(notes);
        List<ClassNode> nodes = new ArrayList<>();
        for (String path : program.paths()) {
            ClassNode cls = new ClassNode();
            new ClassReader(program.get(path)).accept(cls, ClassReader.SKIP_FRAMES);
            nodes.add(cls);
            code.classes.put(cls.name, cls);
        }
        for (ClassNode cls : nodes) {
            if (isJudges(cls)) {
                continue;
            }
            if (notes.file.equals(cls.sourceFile)) {
                for (MethodNode method : cls.methods) {
                    if (method.instructions.size() > 0) {
                        new TraceMethod(code, cls, method).apply();
                    }
                }
            }
            if ((cls.access & Opcodes.ACC_INTERFACE) == 0) {
                code.addFields(cls);
            }
        }
        for (ClassNode cls : nodes) {
            if (cls.name.equals(entry)) {
                code.addBeginning(cls);
            }
            ClassWriter writer = new ClassWriter(0);
            cls.accept(writer);
            program.put(cls.name + ".class", writer.toByteArray());
        }
    }

    private static boolean isJudges(ClassNode cls) {
        return cls.name.startsWith("dryrun/") || cls.name.startsWith("Dryrun");
    }

    static MethodInsnNode trace(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, TRACE, name, descriptor, false);
    }

    /** The type by which Trace and Fields take a value. */
    static String taken(Type type) {
        switch (type.getSort()) {
            case Type.ARRAY, Type.OBJECT:
                return "Ljava/lang/Object;";
            case Type.BYTE, Type.SHORT:
                return "I";
            default:
                return type.getDescriptor();
        }
    }

    private void addBeginning(ClassNode cls) {
        for (MethodNode method : cls.methods) {
            if (!method.name.equals("run") && !method.name.equals("main")) {
                continue;
            }
            InsnList code = new InsnList();
            for (String note : methods) {
                code.add(new LdcInsnNode(note));
                code.add(trace("method", "(Ljava/lang/String;)V"));
            }
            code.add(new LdcInsnNode(notes.branches()));
            code.add(trace("begin", "(Ljava/lang/String;)V"));
            method.instructions.insert(code);
            method.maxStack = Math.max(method.maxStack, 1);
        }
    }

    private void addFields(ClassNode cls) {
        cls.interfaces.add(TRACED);
        MethodNode fields = new MethodNode(Opcodes.ACC_PUBLIC, "dryrun$fields", "(L" + FIELDS + ";)V", null, null);
        InsnList code = fields.instructions;
        if (classes.containsKey(cls.superName)) {
            code.add(new VarInsnNode(Opcodes.ALOAD, 0));
            code.add(new VarInsnNode(Opcodes.ALOAD, 1));
            code.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, cls.superName, fields.name, fields.desc, false));
        }
        for (FieldNode field : cls.fields) {
            if ((field.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == 0) {
                code.add(new VarInsnNode(Opcodes.ALOAD, 1));
                code.add(new LdcInsnNode(field.name));
                code.add(new VarInsnNode(Opcodes.ALOAD, 0));
                code.add(new FieldInsnNode(Opcodes.GETFIELD, cls.name, field.name, field.desc));
                code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, FIELDS, "add",
                        "(Ljava/lang/String;" + taken(Type.getType(field.desc)) + ")V", false));
            }
        }
        code.add(new InsnNode(Opcodes.RETURN));
        fields.maxStack = 5;
        fields.maxLocals = 2;
        cls.methods.add(fields);
        addConstant(cls, "dryrun$name", "()Ljava/lang/String;", new LdcInsnNode(simpleName(cls)), Opcodes.ARETURN);
        addConstant(cls, "dryrun$flags", "()I", new LdcInsnNode(flags(cls)), Opcodes.IRETURN);
    }

    private static void addConstant(ClassNode cls, String name, String descriptor, LdcInsnNode constant, int end) {
        MethodNode method = new MethodNode(Opcodes.ACC_PUBLIC, name, descriptor, null, null);
        method.instructions.add(constant);
        method.instructions.add(new InsnNode(end));
        method.maxStack = 1;
        method.maxLocals = 1;
        cls.methods.add(method);
    }

    /** Of an anonymous class, the name of what it extends or implements. */
    private static String simpleName(ClassNode cls) {
        String name = cls.name.substring(cls.name.lastIndexOf('/') + 1);
        int dollar = name.lastIndexOf('$') + 1;
        while (dollar < name.length() && Character.isDigit(name.charAt(dollar))) {
            dollar++;
        }
        if (dollar < name.length()) {
            return name.substring(dollar);
        }
        String type = cls.interfaces.isEmpty() || cls.interfaces.get(0).equals(TRACED) ? cls.superName : cls.interfaces.get(0);
        return type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1);
    }

    /** As dryrun.trace.Traced has them. */
    private int flags(ClassNode cls) {
        int flags = 0;
        for (ClassNode each = cls; each != null; each = classes.get(each.superName)) {
            for (MethodNode method : each.methods) {
                flags |= TraceEffects.READS.contains(method.name) ? 1 : method.name.equals("getMessage") ? 2 : 0;
            }
        }
        return flags;
    }

    /** Whether a call leads to a method of the program's own, which tells by itself what it does. */
    boolean isOwn(String owner, String name, String descriptor) {
        for (ClassNode cls = classes.get(owner); cls != null; cls = classes.get(cls.superName)) {
            for (MethodNode method : cls.methods) {
                if (method.name.equals(name) && method.desc.equals(descriptor)) {
                    return true;
                }
            }
        }
        // Of an interface's methods, some may be its ancestors'.
        return classes.containsKey(owner) && (classes.get(owner).access & Opcodes.ACC_INTERFACE) != 0;
    }

    /** Whether instances of a class have fields of their own. */
    boolean hasFields(ClassNode owner) {
        for (ClassNode cls = owner; cls != null; cls = classes.get(cls.superName)) {
            for (FieldNode field : cls.fields) {
                if ((field.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == 0) {
                    return true;
                }
            }
            if (cls.superName.startsWith("java/util/")) {
                return true;
            }
        }
        return false;
    }
}
