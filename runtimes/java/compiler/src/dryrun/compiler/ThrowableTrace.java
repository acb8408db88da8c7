package dryrun.compiler;

import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.FieldHolder;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/** Throwables ask our host for their stack traces, by a number, where TeaVM's would hold objects of JavaScript. */
final class ThrowableTrace implements ClassHolderTransformer {
    private static final String THROWABLE = "java.lang.Throwable";
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

        MethodHolder fill = cls.getMethod(new MethodDescriptor("fillInStackTrace", Throwable.class));
        ProgramEmitter code = ProgramEmitter.create(fill, context.getHierarchy());
        ValueEmitter self = code.var(0, Throwable.class);
        self.setField("dryrunTrace", code.invoke(HOST, "take", ValueType.INTEGER));
        self.returnValue();

        MethodHolder ensure = cls.getMethod(new MethodDescriptor("ensureStackTrace", void.class));
        code = ProgramEmitter.create(ensure, context.getHierarchy());
        self = code.var(0, Throwable.class);
        ValueType frames = ValueType.parse(StackTraceElement[].class);
        self.setField("stackTrace", code.invoke(HOST, "frames", frames, self.getField("dryrunTrace", ValueType.INTEGER),
                self.getField("stackTrace", frames), self));
        self.setField("dryrunTrace", code.constant(0));
        code.exit();

        MethodHolder set = cls.getMethod(new MethodDescriptor("setStackTrace", StackTraceElement[].class, void.class));
        code = ProgramEmitter.create(set, context.getHierarchy());
        self = code.var(0, Throwable.class);
        self.setField("dryrunTrace", code.constant(0));
        self.setField("stackTrace", code.var(1, StackTraceElement[].class));
        code.exit();
    }
}
