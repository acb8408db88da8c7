package dryrun.compiler;

import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.FieldHolder;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/** Throwables ask our host for their stack traces, by a number, where TeaVM's would hold objects of JavaScript. */
final class ThrowableTrace implements ClassHolderTransformer {
    private static final String THROWABLE = "java.lang.Throwable";
    private static final ValueType FRAMES = ValueType.parse(StackTraceElement[].class);
    private static final String HOST = "dryrun.program.Traces";

    @Override
    public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
        if (!cls.getName().equals(THROWABLE)) {
            return;
        }
        FieldHolder trace = new FieldHolder("dryrunTrace");
        trace.setType(ValueType.INTEGER);
        trace.setLevel(AccessLevel.PRIVATE);
        cls.addField(trace);

        for (MethodHolder method : cls.getMethods()) {
            switch (method.getName()) {
                case "fillInStackTrace" -> fill(ProgramEmitter.create(method, context.getHierarchy()));
                case "ensureStackTrace" -> ensure(ProgramEmitter.create(method, context.getHierarchy()));
                case "setStackTrace" -> set(ProgramEmitter.create(method, context.getHierarchy()));
                default -> { }
            }
        }
    }

    private static void fill(ProgramEmitter code) {
        ValueEmitter self = code.var(0, Throwable.class);
        self.setField("dryrunTrace", code.invoke(HOST, "take", ValueType.INTEGER));
        self.returnValue();
    }

    private static void ensure(ProgramEmitter code) {
        ValueEmitter self = code.var(0, Throwable.class);
        self.setField("stackTrace", code.invoke(HOST, "frames", FRAMES, self.getField("dryrunTrace", ValueType.INTEGER),
                self.getField("stackTrace", FRAMES), self));
        self.setField("dryrunTrace", code.constant(0));
        code.exit();
    }

    private static void set(ProgramEmitter code) {
        ValueEmitter self = code.var(0, Throwable.class);
        self.setField("dryrunTrace", code.constant(0));
        self.setField("stackTrace", code.var(1, StackTraceElement[].class));
        code.exit();
    }
}
