package dryrun.compiler;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReader;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/** Writes the body of the entry's native method `call`: run(String) of the program's class, or its main. */
final class EntryCall implements ClassHolderTransformer {
    static final MethodDescriptor RUN = new MethodDescriptor("run", String.class, String.class);
    static final MethodDescriptor MAIN = new MethodDescriptor("main", String[].class, void.class);
    static final MethodDescriptor SHORT_MAIN = new MethodDescriptor("main", void.class);
    private static final MethodDescriptor CALL = new MethodDescriptor("call", String.class, String.class);

    private static final MethodDescriptor DISPATCH = new MethodDescriptor("dispatch", int.class, Object[].class, Object.class);

    private final String entry;
    private final String program;

    EntryCall(String entry, String program) {
        this.entry = entry;
        this.program = program;
    }

    @Override
    public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
        if (cls.getName().equals("dryrun.program.Stacks")) {
            writeDispatch(cls, context);
        }
        if (!cls.getName().equals(entry)) {
            return;
        }
        MethodHolder call = cls.getMethod(CALL);
        call.getModifiers().remove(ElementModifier.NATIVE);
        ProgramEmitter code = ProgramEmitter.create(call, context.getHierarchy());
        ClassReader programClass = context.getHierarchy().getClassSource().get(program);
        MethodReader run = programClass.getMethod(RUN);
        if (run != null && run.hasModifier(ElementModifier.STATIC)) {
            code.invoke(program, "run", ValueType.parse(String.class), code.var(1, String.class)).returnValue();
            return;
        }
        MethodReader main = programClass.getMethod(MAIN);
        if (main == null) {
            main = programClass.getMethod(SHORT_MAIN);
        }
        ValueEmitter[] arguments = main.parameterCount() == 1
                ? new ValueEmitter[] {code.constructArray(String.class, 0)} : new ValueEmitter[0];
        if (main.hasModifier(ElementModifier.STATIC)) {
            code.invoke(program, "main", arguments);
        } else {
            code.construct(program).invokeSpecial("main", arguments);
        }
        code.constantNull(String.class).returnValue();
    }

    private static void writeDispatch(ClassHolder cls, ClassHolderTransformerContext context) {
        MethodHolder dispatch = cls.getMethod(DISPATCH);
        if (dispatch == null) {
            return;
        }
        dispatch.getModifiers().remove(ElementModifier.NATIVE);
        ProgramEmitter code = ProgramEmitter.create(dispatch, context.getHierarchy());
        if (context.getHierarchy().getClassSource().get(RecursionGuard.DISPATCH) != null) {
            code.invoke(RecursionGuard.DISPATCH, "call", ValueType.parse(Object.class), code.var(1, int.class),
                    code.var(2, Object[].class)).returnValue();
        } else {
            code.constantNull(Object.class).returnValue();
        }
    }
}
