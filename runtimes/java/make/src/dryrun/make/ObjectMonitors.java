package dryrun.make;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Leads the monitor methods of TeaVM's Object to TMonitors, whose threads wait on stacks of their own. */
final class ObjectMonitors {
    private static final String PACKAGE = "org/teavm/classlib/java/lang/";
    private static final String OBJECT = PACKAGE + "TObject";
    private static final String MONITORS = PACKAGE + "TMonitors";
    private static final String MONITOR = "L" + OBJECT + "$Monitor;";
    private static final String TAKES_OBJECT = "(L" + OBJECT + ";)V";
    private static final String GETTER = "dryrunMonitor";
    private static final String GETS = "(L" + OBJECT + ";)" + MONITOR;
    private static final Map<String, String> RAW = Map.of("monitorEnterSync", "rawEnter", "monitorExitSync", "rawExit");

    private ObjectMonitors() {
    }

    static void redirect(ClassNode owner) {
        if (owner.name.equals(MONITORS)) {
            owner.methods.forEach(method -> useRaw(method.instructions));
        } else if (owner.name.equals(OBJECT)) {
            owner.methods.add(getter());
            for (MethodNode method : owner.methods.toArray(new MethodNode[0])) {
                redirect(owner, method);
            }
        }
    }

    /** Within TMonitors: TeaVM's own way in and out, and the field through its getter. */
    private static void useRaw(InsnList code) {
        for (AbstractInsnNode each : code.toArray()) {
            if (each instanceof MethodInsnNode call && call.owner.equals(OBJECT) && RAW.containsKey(call.name)) {
                call.name = RAW.get(call.name);
            } else if (each instanceof FieldInsnNode field && field.owner.equals(OBJECT)) {
                code.set(field, new MethodInsnNode(Opcodes.INVOKESTATIC, OBJECT, GETTER, GETS, false));
            }
        }
    }

    private static MethodNode getter() {
        MethodNode getter = new MethodNode(Opcodes.ACC_STATIC, GETTER, GETS, null, null);
        getter.instructions.add(new VarInsnNode(Opcodes.ALOAD, 0));
        getter.instructions.add(new FieldInsnNode(Opcodes.GETFIELD, OBJECT, "monitor", MONITOR));
        getter.instructions.add(new InsnNode(Opcodes.ARETURN));
        getter.maxStack = 1;
        getter.maxLocals = 1;
        return getter;
    }

    private static void redirect(ClassNode owner, MethodNode method) {
        String name = method.name + method.desc;
        if (RAW.containsKey(method.name)) {
            MethodNode outer = new MethodNode(method.access, method.name, method.desc, null, null);
            method.name = RAW.get(method.name);
            outer.instructions = new InsnList();
            body(outer, outer.name.equals("monitorEnterSync") ? "enter" : "exit", TAKES_OBJECT);
            owner.methods.add(outer);
        } else if (name.equals("monitorEnter" + TAKES_OBJECT)) {
            body(method, "enter", TAKES_OBJECT);
        } else if (name.equals("monitorExit" + TAKES_OBJECT)) {
            body(method, "exit", TAKES_OBJECT);
        } else if (name.equals("wait0()V")) {
            body(method, "await", "(L" + OBJECT + ";J)V", new InsnNode(Opcodes.LCONST_0));
        } else if (method.name.equals("wait0")) {
            body(method, "await", "(L" + OBJECT + ";J)V", new VarInsnNode(Opcodes.LLOAD, 1));
        } else if (name.equals("notify0()V")) {
            body(method, "signal", "(L" + OBJECT + ";Z)V", new InsnNode(Opcodes.ICONST_0));
        } else if (name.equals("notifyAll0()V") || name.equals("notifyAll()V")) {
            body(method, "signal", "(L" + OBJECT + ";Z)V", new InsnNode(Opcodes.ICONST_1));
        }
    }

    private static void body(MethodNode method, String helper, String type, AbstractInsnNode... arguments) {
        method.instructions.clear();
        method.tryCatchBlocks.clear();
        method.localVariables = null;
        method.instructions.add(new VarInsnNode(Opcodes.ALOAD, 0));
        for (AbstractInsnNode argument : arguments) {
            method.instructions.add(argument);
        }
        method.instructions.add(new MethodInsnNode(Opcodes.INVOKESTATIC, MONITORS, helper, type, false));
        method.instructions.add(new InsnNode(Opcodes.RETURN));
        method.maxStack = 4;
        method.maxLocals = 4;
    }
}
