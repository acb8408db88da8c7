package dryrun.compiler;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.ConstructArrayInstruction;
import org.teavm.model.instructions.ConstructMultiArrayInstruction;
import org.teavm.model.instructions.DoubleConstantInstruction;
import org.teavm.model.instructions.FloatConstantInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.LongConstantInstruction;
import org.teavm.model.instructions.NegateInstruction;
import org.teavm.model.instructions.NumericOperandType;

/**
 * WebAssembly traps, beyond any catch, where Java throws or wraps around: division by zero, MIN_VALUE / -1 and arrays of negative
 * size. Operands that are not harmless constants go through `dryrun.program.Checks`.
 */
final class CheckedArithmetic implements ClassHolderTransformer {
    private static final String CHECKS = "dryrun.program.Checks";
    private static final MethodReference SIZE = new MethodReference(CHECKS, "size", ValueType.INTEGER, ValueType.INTEGER);

    private static final MethodReference INNER_SIZE = new MethodReference(CHECKS, "size", ValueType.INTEGER,
            ValueType.INTEGER, ValueType.INTEGER);
    private static final MethodReference ESCAPE = new MethodReference(CHECKS, "escape", ValueType.object("java.lang.Object"),
            ValueType.VOID);

    /** Says to TeaVM's analysis what protected code may throw without saying so: see Checks. */
    private static final MethodReference IMPLICIT = new MethodReference(CHECKS, "implicit", ValueType.VOID);

    @Override
    public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
        if (!cls.getName().equals(CHECKS)) {
            check(cls);
        }
    }

    static void check(ClassHolder cls) {
        for (MethodHolder method : cls.getMethods()) {
            if (method.getProgram() != null) {
                check(method.getProgram());
            }
        }
    }

    private static void check(Program program) {
        long[] constants = null;
        for (BasicBlock block : program.getBasicBlocks()) {
            if (!block.getTryCatchBlocks().isEmpty() && block.getFirstInstruction() != null) {
                InvokeInstruction call = new InvokeInstruction();
                call.setType(InvocationType.SPECIAL);
                call.setMethod(IMPLICIT);
                call.setLocation(block.getFirstInstruction().getLocation());
                block.getFirstInstruction().insertPrevious(call);
            }
            for (Instruction instruction : block) {
                if (instruction instanceof BinaryInstruction binary && isRealRemainder(binary)) {
                    binary.replace(checked(binary));
                } else if (instruction instanceof BinaryInstruction binary && isDivision(binary)) {
                    constants = constants != null ? constants : constants(program);
                    if (constants[binary.getSecondOperand().getIndex()] == 0) {
                        binary.replace(checked(binary));
                    }
                } else if (instruction instanceof NegateInstruction negate) {
                    negateByProduct(program, negate);
                } else if (instruction instanceof ConstructArrayInstruction construct) {
                    constants = constants != null ? constants : constants(program);
                    if (constants[construct.getSize().getIndex()] <= 0) {
                        construct.setSize(checkedSize(program, construct, construct.getSize()));
                    } else {
                        // TeaVM takes an array of constant length apart that stays in its method, and then knows neither its
                        // clone nor an index that is out of bounds: so that one leaves it.
                        construct.insertNext(call(construct, ESCAPE, construct.getReceiver()));
                    }
                } else if (instruction instanceof ConstructMultiArrayInstruction construct) {
                    for (int i = 0; i < construct.getDimensions().size(); i++) {
                        Variable size = construct.getDimensions().get(i);
                        construct.getDimensions().set(i, i == 0 ? checkedSize(program, construct, size)
                                : checkedSize(program, construct, construct.getDimensions().get(i - 1), size));
                    }
                }
            }
        }
    }

    /** TeaVM's negation is 0 - x, which makes 0.0 of 0.0, where Java makes -0.0. */
    private static void negateByProduct(Program program, NegateInstruction negate) {
        NumericOperandType type = negate.getOperandType();
        if (type != NumericOperandType.FLOAT && type != NumericOperandType.DOUBLE) {
            return;
        }
        Variable minusOne = program.createVariable();
        Instruction constant;
        if (type == NumericOperandType.FLOAT) {
            FloatConstantInstruction single = new FloatConstantInstruction();
            single.setConstant(-1);
            single.setReceiver(minusOne);
            constant = single;
        } else {
            DoubleConstantInstruction wide = new DoubleConstantInstruction();
            wide.setConstant(-1);
            wide.setReceiver(minusOne);
            constant = wide;
        }
        constant.setLocation(negate.getLocation());
        negate.insertPrevious(constant);
        BinaryInstruction product = new BinaryInstruction(BinaryOperation.MULTIPLY, type);
        product.setFirstOperand(minusOne);
        product.setSecondOperand(negate.getOperand());
        product.setReceiver(negate.getReceiver());
        product.setLocation(negate.getLocation());
        negate.replace(product);
    }

    private static InvokeInstruction call(Instruction at, MethodReference method, Variable... arguments) {
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(method);
        call.setArguments(arguments);
        call.setLocation(at.getLocation());
        return call;
    }

    private static boolean isDivision(BinaryInstruction binary) {
        return (binary.getOperation() == BinaryOperation.DIVIDE || binary.getOperation() == BinaryOperation.MODULO)
                && (binary.getOperandType() == NumericOperandType.INT || binary.getOperandType() == NumericOperandType.LONG);
    }

    /** TeaVM's is x - y * (x / y) cut to an integer, which is rounded, and wrong where y is 0 or infinite. */
    private static boolean isRealRemainder(BinaryInstruction binary) {
        return binary.getOperation() == BinaryOperation.MODULO && (binary.getOperandType() == NumericOperandType.FLOAT
                || binary.getOperandType() == NumericOperandType.DOUBLE);
    }

    /** For each variable the constant that it holds, 0 if it holds none or one that is not harmless. */
    private static long[] constants(Program program) {
        long[] result = new long[program.variableCount()];
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof IntegerConstantInstruction constant) {
                    result[constant.getReceiver().getIndex()] = constant.getConstant() == -1 ? 0 : constant.getConstant();
                } else if (instruction instanceof LongConstantInstruction constant) {
                    result[constant.getReceiver().getIndex()] = constant.getConstant() == -1 ? 0 : constant.getConstant();
                }
            }
        }
        return result;
    }

    private static InvokeInstruction checked(BinaryInstruction binary) {
        ValueType type = switch (binary.getOperandType()) {
            case INT -> ValueType.INTEGER;
            case LONG -> ValueType.LONG;
            case FLOAT -> ValueType.FLOAT;
            default -> ValueType.DOUBLE;
        };
        String name = binary.getOperation() == BinaryOperation.DIVIDE ? "divide" : "remainder";
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(new MethodReference(CHECKS, name, type, type, type));
        call.setArguments(binary.getFirstOperand(), binary.getSecondOperand());
        call.setReceiver(binary.getReceiver());
        call.setLocation(binary.getLocation());
        return call;
    }

    /** Of an array, or of the arrays that those of another dimension hold. */
    private static Variable checkedSize(Program program, Instruction before, Variable... sizes) {
        InvokeInstruction call = call(before, sizes.length == 1 ? SIZE : INNER_SIZE, sizes);
        call.setReceiver(program.createVariable());
        before.insertPrevious(call);
        return call.getReceiver();
    }
}
