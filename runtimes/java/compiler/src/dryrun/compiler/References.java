package dryrun.compiler;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.teavm.model.BasicBlockReader;
import org.teavm.model.FieldReference;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHandle;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.ProgramReader;
import org.teavm.model.RuntimeConstant;
import org.teavm.model.TryCatchBlockReader;
import org.teavm.model.ValueType;
import org.teavm.model.VariableReader;
import org.teavm.model.instructions.AbstractInstructionReader;
import org.teavm.model.instructions.InvocationType;

/** What a method's code refers to. It is read once a method of the library, however many programs reach it. */
final class References extends AbstractInstructionReader {
    final List<MethodReference> direct = new ArrayList<>();
    final List<MethodReference> virtual = new ArrayList<>();
    final Set<String> created = new LinkedHashSet<>();
    final Set<String> classes = new LinkedHashSet<>();

    static References of(MethodReader method) {
        References result = new References();
        for (ValueType type : method.getSignature()) {
            result.type(type);
        }
        ProgramReader program = method.getProgram();
        if (program != null) {
            for (int i = 0; i < program.basicBlockCount(); i++) {
                BasicBlockReader block = program.basicBlockAt(i);
                block.readAllInstructions(result);
                for (TryCatchBlockReader handler : block.readTryCatchBlocks()) {
                    if (handler.getExceptionType() != null) {
                        result.classes.add(handler.getExceptionType());
                    }
                }
            }
        }
        return result;
    }

    private void type(ValueType type) {
        while (type instanceof ValueType.Array array) {
            type = array.getItemType();
        }
        if (type instanceof ValueType.Object object) {
            classes.add(object.getClassName());
        }
    }

    @Override
    public void classConstant(VariableReader receiver, ValueType constant) {
        type(constant);
    }

    @Override
    public void cast(VariableReader receiver, VariableReader value, ValueType targetType, boolean weak) {
        type(targetType);
    }

    @Override
    public void createArray(VariableReader receiver, ValueType itemType, VariableReader size) {
        type(itemType);
    }

    @Override
    public void createArray(VariableReader receiver, ValueType itemType, List<? extends VariableReader> dimensions) {
        type(itemType);
    }

    @Override
    public void create(VariableReader receiver, String type) {
        created.add(type);
    }

    @Override
    public void getField(VariableReader receiver, VariableReader instance, FieldReference field, ValueType fieldType) {
        classes.add(field.getClassName());
        type(fieldType);
    }

    @Override
    public void putField(VariableReader instance, FieldReference field, VariableReader value, ValueType fieldType) {
        classes.add(field.getClassName());
        type(fieldType);
    }

    @Override
    public void invoke(VariableReader receiver, VariableReader instance, MethodReference method,
            List<? extends VariableReader> arguments, InvocationType type) {
        (type == InvocationType.VIRTUAL ? virtual : direct).add(method);
    }

    @Override
    public void invokeDynamic(VariableReader receiver, VariableReader instance, MethodDescriptor method,
            List<? extends VariableReader> arguments, MethodHandle bootstrapMethod, List<RuntimeConstant> bootstrapArguments) {
        type(method.getResultType());
        for (RuntimeConstant constant : bootstrapArguments) {
            if (constant.getKind() == RuntimeConstant.METHOD_HANDLE) {
                handle(constant.getMethodHandle());
            } else if (constant.getKind() == RuntimeConstant.TYPE) {
                type(constant.getValueType());
            }
        }
    }

    private void handle(MethodHandle handle) {
        switch (handle.getKind()) {
            case INVOKE_CONSTRUCTOR -> {
                created.add(handle.getClassName());
                direct.add(new MethodReference(handle.getClassName(), handle.getName(), handle.signature()));
            }
            case INVOKE_STATIC, INVOKE_SPECIAL ->
                    direct.add(new MethodReference(handle.getClassName(), handle.getName(), handle.signature()));
            case INVOKE_VIRTUAL, INVOKE_INTERFACE ->
                    virtual.add(new MethodReference(handle.getClassName(), handle.getName(), handle.signature()));
            default -> classes.add(handle.getClassName());
        }
    }

    @Override
    public void isInstance(VariableReader receiver, VariableReader value, ValueType type) {
        type(type);
    }

    @Override
    public void initClass(String className) {
        classes.add(className);
    }
}
