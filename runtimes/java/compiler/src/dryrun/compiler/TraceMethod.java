package dryrun.compiler;

import static dryrun.compiler.TraceCode.taken;
import static dryrun.compiler.TraceCode.trace;

import java.util.HashSet;
import java.util.Set;
import org.teavm.asm.Handle;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.IincInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.InvokeDynamicInsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.LineNumberNode;
import org.teavm.asm.tree.LocalVariableNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.TryCatchBlockNode;
import org.teavm.asm.tree.VarInsnNode;

/**
 * Writes the calls of Trace into one method. One that its author wrote tells its call, its lines, its variables and its end; any other,
 * such as a lambda's, only what it changes.
 */
final class TraceMethod {
    private static final String OBJECT_ONLY = "(Ljava/lang/Object;)V";

    private final TraceCode program;
    private final ClassNode owner;
    private final MethodNode method;
    private final InsnList code;
    /** Where the author's method is declared; -1 for any other. */
    private final int declared;
    private final boolean written;
    private final TracePlaces places;
    /** Locals of our own begin here. */
    private final int firstFree;

    TraceMethod(TraceCode program, ClassNode owner, MethodNode method) {
        this.program = program;
        this.owner = owner;
        this.method = method;
        code = method.instructions;
        firstFree = method.maxLocals;
        places = new TracePlaces(program.notes, method);
        boolean generated = (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) != 0 || method.name.equals("<clinit>");
        declared = generated || places.lines.isEmpty() ? -1
                : program.notes.declared(owner.name, method.name, places.lines.get(0).line);
        written = declared >= 0;
    }

    void apply() {
        AbstractInsnNode constructed = method.name.equals("<init>") ? constructorCall() : null;
        int from = constructed == null ? -1 : places.positions.get(constructed);
        AbstractInsnNode[] all = code.toArray();
        for (AbstractInsnNode each : all) {
            if (places.positions.get(each) > from) {
                visit(each);
            }
        }
        if (written) {
            addHandlers();
            addFrame(constructed);
        }
        method.maxStack += 8;
    }

    /** The call of another constructor that this one begins with. */
    private AbstractInsnNode constructorCall() {
        int open = 0;
        for (AbstractInsnNode each : code) {
            if (each.getOpcode() == Opcodes.NEW) {
                open++;
            } else if (each instanceof MethodInsnNode call && call.name.equals("<init>") && open-- == 0) {
                return each;
            }
        }
        return null;
    }

    private void visit(AbstractInsnNode each) {
        int opcode = each.getOpcode();
        if (each instanceof LineNumberNode) {
            int place = places.lines.indexOf(each);
            if (place >= 0) {
                code.insert(each, line(place));
            }
        } else if (each instanceof JumpInsnNode jump && places.isSilentRound(jump)) {
            code.insertBefore(each, line(places.placeAfter(jump) - 1));
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            code.insertBefore(each, elementStore(opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE));
        } else if (opcode == Opcodes.PUTFIELD && program.classes.containsKey(((FieldInsnNode) each).owner)) {
            code.insertBefore(each, fieldStore(Type.getType(((FieldInsnNode) each).desc).getSize() == 2));
        } else if (opcode == Opcodes.PUTSTATIC) {
            staticStore((FieldInsnNode) each);
        } else if (each instanceof MethodInsnNode call) {
            if (!program.isOwn(call.owner, call.name, call.desc)) {
                libraryCall(call);
            }
        } else if (each instanceof InvokeDynamicInsnNode dynamic) {
            reference(dynamic);
        } else if (written && opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            tellVariable(each, ((VarInsnNode) each).var);
        } else if (written && opcode == Opcodes.IINC) {
            tellVariable(each, ((IincInsnNode) each).var);
        } else if (written && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            code.insertBefore(each, leave());
        }
    }

    /** A step of the author's method; in any other it is only seen whether the time is up. */
    private InsnList line(int place) {
        return written && place >= 0 ? call("line", "(I)V", place) : list(trace("tick", "()V"));
    }

    private static InsnList list(AbstractInsnNode... instructions) {
        InsnList list = new InsnList();
        for (AbstractInsnNode each : instructions) {
            list.add(each);
        }
        return list;
    }

    private static InsnNode plain(int opcode) {
        return new InsnNode(opcode);
    }

    private static InsnList call(String name, String descriptor, int argument) {
        return list(new LdcInsnNode(argument), trace(name, descriptor));
    }

    /** Array, index and value are on the stack, and stay. */
    private static InsnList elementStore(boolean wide) {
        return list(plain(wide ? Opcodes.DUP2_X2 : Opcodes.DUP_X2), plain(wide ? Opcodes.POP2 : Opcodes.POP), plain(Opcodes.DUP2),
                trace("changedAt", "(Ljava/lang/Object;I)V"), plain(wide ? Opcodes.DUP2_X2 : Opcodes.DUP2_X1), plain(Opcodes.POP2));
    }

    /** Object and value are on the stack, and stay. */
    private static InsnList fieldStore(boolean wide) {
        InsnList list = wide ? list(plain(Opcodes.DUP2_X1), plain(Opcodes.POP2)) : list(plain(Opcodes.SWAP));
        list.add(plain(Opcodes.DUP));
        list.add(trace("changed", OBJECT_ONLY));
        list.add(wide ? list(plain(Opcodes.DUP_X2), plain(Opcodes.POP)) : list(plain(Opcodes.SWAP)));
        return list;
    }

    private void staticStore(FieldInsnNode store) {
        ClassNode cls = program.classes.get(store.owner);
        if (cls == null || (cls.access & Opcodes.ACC_ENUM) != 0
                || cls.fields.stream().anyMatch(each -> each.name.equals(store.name) && (each.access & Opcodes.ACC_SYNTHETIC) != 0)) {
            return;
        }
        Type type = Type.getType(store.desc);
        InsnList list = list(plain(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP));
        String box = RecursionGuard.box(type);
        if (box != null) {
            list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, box, "valueOf", "(" + type.getDescriptor() + ")L" + box + ";", false));
        }
        list.add(new LdcInsnNode(store.name));
        list.add(trace("global", "(Ljava/lang/Object;Ljava/lang/String;)V"));
        code.insertBefore(store, list);
    }

    private void tellVariable(AbstractInsnNode store, int slot) {
        int variable = places.variableAfter(store, slot);
        if (variable >= 0) {
            code.insert(store, tell(variable));
        }
    }

    private InsnList tell(int variable) {
        LocalVariableNode each = places.variables.get(variable);
        Type type = Type.getType(each.desc);
        return list(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), each.index), new LdcInsnNode(variable),
                trace("local", "(" + taken(type) + "I)V"));
    }

    private InsnList leave() {
        Type type = Type.getReturnType(method.desc);
        if (type.getSort() == Type.VOID) {
            return list(trace("leave", "()V"));
        }
        return list(plain(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP), trace("leave", "(" + taken(type) + ")V"));
    }

    /** What a call of the library may change is kept in locals of our own, to be looked at afterwards. */
    private void libraryCall(MethodInsnNode call) {
        TraceEffects.Effect effect = TraceEffects.of(call);
        if (effect == TraceEffects.Effect.NONE) {
            return;
        }
        Type[] types = Type.getArgumentTypes(call.desc);
        boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
        int[] locals = new int[types.length];
        int next = firstFree + 1;
        for (int i = 0; i < types.length; i++) {
            locals[i] = next;
            next += types[i].getSize();
        }
        method.maxLocals = Math.max(method.maxLocals, next);
        InsnList before = new InsnList();
        for (int i = types.length - 1; i >= 0; i--) {
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ISTORE), locals[i]));
        }
        if (!isStatic) {
            before.add(list(plain(Opcodes.DUP), new VarInsnNode(Opcodes.ASTORE, firstFree)));
        }
        for (int i = 0; i < types.length; i++) {
            before.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), locals[i]));
        }
        InsnList after = new InsnList();
        if (!isStatic) {
            after.add(list(new VarInsnNode(Opcodes.ALOAD, firstFree),
                    trace(effect == TraceEffects.Effect.READ ? "read" : "changed", OBJECT_ONLY)));
        }
        for (int i = 0; effect == TraceEffects.Effect.ARGUMENTS && i < types.length; i++) {
            if (types[i].getSort() >= Type.ARRAY) {
                after.add(list(new VarInsnNode(Opcodes.ALOAD, locals[i]), trace("changed", OBJECT_ONLY)));
            }
        }
        code.insertBefore(call, before);
        code.insert(call, after);
    }

    /** `list::add`: what it changes is nobody's line. */
    private void reference(InvokeDynamicInsnNode dynamic) {
        for (Object argument : dynamic.bsmArgs) {
            if (argument instanceof Handle handle && !program.classes.containsKey(handle.getOwner())
                    && TraceEffects.changes(handle.getOwner(), handle.getName())) {
                code.insert(dynamic, trace("everything", "()V"));
                return;
            }
        }
    }

    private void addHandlers() {
        Set<LabelNode> handlers = new HashSet<>();
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            if (handlers.add(block.handler)) {
                code.insert(block.handler, list(plain(Opcodes.DUP), trace("caught", "(Ljava/lang/Throwable;)V")));
            }
        }
    }

    /** The call's beginning with its arguments, and its end by an exception. */
    private void addFrame(AbstractInsnNode constructed) {
        InsnList entry = call("enter", "(I)V", program.methods.size());
        String name = method.name.equals("<init>")
                ? owner.name.substring(Math.max(owner.name.lastIndexOf('$'), owner.name.lastIndexOf('/')) + 1) : method.name;
        program.methods.add(places.note(name, declared));
        int slots = Type.getArgumentsAndReturnSizes(method.desc) >> 2;
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        for (int i = 0; i < places.variables.size(); i++) {
            LocalVariableNode each = places.variables.get(i);
            boolean isParameter = each.index < slots - (isStatic ? 1 : 0) && TracePlaces.isNothing(code.getFirst(), each.start);
            if (isParameter && (isStatic || each.index > 0 || program.hasFields(owner))) {
                entry.add(tell(i));
            }
        }
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        LabelNode handler = new LabelNode();
        entry.add(start);
        if (constructed == null) {
            code.insert(entry);
        } else {
            code.insert(constructed, entry);
        }
        code.add(list(end, handler, plain(Opcodes.DUP), trace("unwound", "(Ljava/lang/Throwable;)V"), plain(Opcodes.ATHROW)));
        method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, "java/lang/Throwable"));
    }
}
