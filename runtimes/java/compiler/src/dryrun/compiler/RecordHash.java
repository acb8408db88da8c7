package dryrun.compiler;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * TeaVM begins the hash of a record with 1, Java with 0, and the order of a HashMap shows it. This changes TeaVM's own code while the
 * compiler is compiled: the 1 that is handed to `ProgramEmitter.constant`.
 */
final class RecordHash implements ClassHolderTransformer {
    @Override
    public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
        if (!cls.getName().equals("org.teavm.classlib.impl.record.ObjectMethodsSubstitutor")) {
            return;
        }
        for (MethodHolder method : cls.getMethods()) {
            if (method.getName().equals("substituteHashCode")) {
                method.getProgram().getBasicBlocks().forEach(RecordHash::change);
            }
        }
    }

    private static void change(BasicBlock block) {
        IntegerConstantInstruction one = null;
        for (Instruction instruction : block) {
            if (instruction instanceof IntegerConstantInstruction constant && constant.getConstant() == 1) {
                one = constant;
            } else if (one != null && instruction instanceof InvokeInstruction call && call.getMethod().getName().equals("constant")
                    && call.getArguments().get(0) == one.getReceiver()) {
                one.setConstant(0);
            }
        }
    }
}
