package dryrun.compiler;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.ConstructArrayInstruction;
import org.teavm.model.instructions.GetElementInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NullCheckInstruction;
import org.teavm.model.instructions.PutElementInstruction;
import org.teavm.model.instructions.UnwrapArrayInstruction;

/**
 * TeaVM leaves out the check of a constant index into an array of constant length, right or wrong. A wrong one gets a check here that
 * throws what Java throws.
 */
final class ConstantArrays {
    private static final MethodReference INDEX = new MethodReference("dryrun.program.Checks", "index",
            ValueType.INTEGER, ValueType.INTEGER, ValueType.INTEGER);
    private static final int UNKNOWN = Integer.MIN_VALUE;

    private ConstantArrays() {
    }

    static void check(Program code) {
        int[] constants = new int[code.variableCount()];
        int[] lengths = new int[code.variableCount()];
        Arrays.fill(constants, UNKNOWN);
        Arrays.fill(lengths, UNKNOWN);
        List<Instruction> accesses = new ArrayList<>();
        for (BasicBlock block : code.getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof IntegerConstantInstruction constant) {
                    constants[constant.getReceiver().getIndex()] = constant.getConstant();
                } else if (instruction instanceof GetElementInstruction || instruction instanceof PutElementInstruction) {
                    accesses.add(instruction);
                }
            }
        }
        if (!accesses.isEmpty() && findLengths(code, constants, lengths)) {
            for (Instruction access : accesses) {
                check(code, access, constants, lengths);
            }
        }
    }

    private static boolean findLengths(Program code, int[] constants, int[] lengths) {
        boolean any = false;
        // Twice, for values that flow against the order of blocks.
        for (int round = 0; round < 2; round++) {
            for (BasicBlock block : code.getBasicBlocks()) {
                for (Instruction instruction : block) {
                    if (instruction instanceof ConstructArrayInstruction construct) {
                        int length = constants[construct.getSize().getIndex()];
                        lengths[construct.getReceiver().getIndex()] = length;
                        any |= length != UNKNOWN;
                    } else if (instruction instanceof UnwrapArrayInstruction unwrap) {
                        lengths[unwrap.getReceiver().getIndex()] = lengths[unwrap.getArray().getIndex()];
                    } else if (instruction instanceof NullCheckInstruction nullCheck) {
                        lengths[nullCheck.getReceiver().getIndex()] = lengths[nullCheck.getValue().getIndex()];
                    } else if (instruction instanceof AssignInstruction assign) {
                        lengths[assign.getReceiver().getIndex()] = lengths[assign.getAssignee().getIndex()];
                        constants[assign.getReceiver().getIndex()] = constants[assign.getAssignee().getIndex()];
                    }
                }
            }
        }
        return any;
    }

    private static void check(Program code, Instruction access, int[] constants, int[] lengths) {
        Variable array = access instanceof GetElementInstruction get ? get.getArray() : ((PutElementInstruction) access).getArray();
        Variable index = access instanceof GetElementInstruction get ? get.getIndex() : ((PutElementInstruction) access).getIndex();
        int length = lengths[array.getIndex()];
        int constant = constants[index.getIndex()];
        if (length == UNKNOWN || constant == UNKNOWN || constant >= 0 && constant < length) {
            return;
        }
        IntegerConstantInstruction limit = new IntegerConstantInstruction();
        limit.setConstant(length);
        limit.setReceiver(code.createVariable());
        limit.setLocation(access.getLocation());
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(INDEX);
        call.setArguments(index, limit.getReceiver());
        call.setReceiver(code.createVariable());
        call.setLocation(access.getLocation());
        access.insertPrevious(limit);
        access.insertPrevious(call);
        if (access instanceof GetElementInstruction get) {
            get.setIndex(call.getReceiver());
        } else {
            ((PutElementInstruction) access).setIndex(call.getReceiver());
        }
    }
}
