package dryrun.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.dependency.DependencyAnalyzer;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassReader;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReader;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.PrimitiveType;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.BranchingCondition;
import org.teavm.model.instructions.BranchingInstruction;
import org.teavm.model.instructions.CloneArrayInstruction;
import org.teavm.model.instructions.ConstructArrayInstruction;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.ConstructMultiArrayInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.JumpInstruction;
import org.teavm.model.instructions.NumericOperandType;
import org.teavm.model.instructions.PutFieldInstruction;
import org.teavm.model.util.BasicBlockSplitter;

/**
 * Writes a call of `dryrun.program.Memory` after everything that makes an object, with the bytes that engines give it. It is done once
 * TeaVM has optimized a method, so that objects it has taken apart stay so and cost nothing.
 */
final class AllocationCounter {
    private static final String MEMORY = "dryrun.program.Memory";
    private static final ValueType OBJECT = ValueType.object("java.lang.Object");
    private static final ValueType INT = ValueType.INTEGER;
    private static final MethodReference MADE = method("made", OBJECT, INT);
    private static final MethodReference SAMPLE = method("sample", OBJECT, INT);
    private static final FieldReference LEFT = new FieldReference(MEMORY, "left");
    private static final MethodReference GRID = method("madeGrid", OBJECT, INT, INT, INT);
    private static final MethodReference CLONE = method("cloned", OBJECT);
    private static final MethodReference ASK = method("ask", INT, INT);
    private static final MethodReference ASK_GRID = method("ask", INT, INT, INT);
    /** The engine's header, and what TeaVM's Object has: its class and its monitor. */
    private static final int HEADER = 16;
    /** What engines add to an array's items, as in Memory. */
    private static final int ARRAY_HEADER = 32;
    /** Items from which on an array is asked about before it is made, as in Memory. */
    private static final int HUGE = 1 << 16;

    private final ClassReaderSource classes;
    private final Map<String, Integer> sizes = new HashMap<>();

    AllocationCounter(ClassReaderSource classes) {
        this.classes = classes;
    }

    static void contributeDependencies(DependencyAnalyzer analyzer) {
        for (MethodReference method : List.of(MADE, SAMPLE, GRID, CLONE, ASK, ASK_GRID)) {
            analyzer.linkMethod(method).use();
        }
    }

    void count(Program code, MethodReader method) {
        if (method.getOwnerName().equals(MEMORY) || method.getOwnerName().equals("dryrun.program.Host")) {
            return;
        }
        List<Instruction> found = made(code);
        if (found.isEmpty()) {
            return;
        }
        int[] constants = constants(code);
        BasicBlockSplitter splitter = new BasicBlockSplitter(code);
        for (Instruction each : found) {
            if (each instanceof ConstructInstruction construct) {
                count(code, splitter, each, construct.getReceiver(), constant(code, each, sizeOf(construct.getType())));
            } else if (each instanceof CloneArrayInstruction clone) {
                each.insertNext(call(each, CLONE, clone.getReceiver()));
            } else if (each instanceof ConstructArrayInstruction array) {
                countArray(code, splitter, array, constants[array.getSize().getIndex()]);
            } else if (each instanceof ConstructMultiArrayInstruction grid) {
                countGrid(code, grid);
            }
        }
        splitter.fixProgram();
    }

    /** Takes the bytes off what is left until the next sample. Where code is protected, a call does so: blocks there can't be split. */
    private static void count(Program code, BasicBlockSplitter splitter, Instruction made, Variable object, Variable bytes) {
        BasicBlock block = made.getBasicBlock();
        if (!block.getTryCatchBlocks().isEmpty()) {
            made.insertNext(call(made, MADE, object, bytes));
            return;
        }
        BasicBlock rest = splitter.split(block, made);
        GetFieldInstruction get = new GetFieldInstruction();
        get.setField(LEFT);
        get.setFieldType(INT);
        get.setReceiver(code.createVariable());
        PutFieldInstruction put = new PutFieldInstruction();
        put.setField(LEFT);
        put.setFieldType(INT);
        BinaryInstruction difference = binary(code, BinaryOperation.SUBTRACT, get.getReceiver(), bytes);
        put.setValue(difference.getReceiver());
        BasicBlock sampling = code.createBasicBlock();
        BranchingInstruction branching = new BranchingInstruction(BranchingCondition.LESS);
        branching.setOperand(difference.getReceiver());
        branching.setConsequent(sampling);
        branching.setAlternative(rest);
        for (Instruction each : List.of(get, difference, put, branching)) {
            each.setLocation(made.getLocation());
            block.add(each);
        }
        sampling.add(call(made, SAMPLE, object, bytes));
        JumpInstruction jump = new JumpInstruction();
        jump.setTarget(rest);
        jump.setLocation(made.getLocation());
        sampling.add(jump);
    }

    private static BinaryInstruction binary(Program code, BinaryOperation operation, Variable first, Variable second) {
        BinaryInstruction binary = new BinaryInstruction(operation, NumericOperandType.INT);
        binary.setFirstOperand(first);
        binary.setSecondOperand(second);
        binary.setReceiver(code.createVariable());
        return binary;
    }

    private static List<Instruction> made(Program code) {
        List<Instruction> made = new ArrayList<>();
        for (BasicBlock block : code.getBasicBlocks()) {
            for (Instruction each : block) {
                if (each instanceof ConstructInstruction || each instanceof CloneArrayInstruction
                    || each instanceof ConstructArrayInstruction || each instanceof ConstructMultiArrayInstruction) {
                made.add(each);
            }
          }
        }
        return made;
    }

    private static void countArray(Program code, BasicBlockSplitter splitter, ConstructArrayInstruction array, int size) {
        int shift = shift(array.getItemType());
        if (size >= 0 && size < HUGE) {
            count(code, splitter, array, array.getReceiver(), constant(code, array, ARRAY_HEADER + (size << shift)));
            return;
        }
        Variable power = constant(code, array, shift);
        array.insertPrevious(call(array, ASK, array.getSize(), power));
        BinaryInstruction items = binary(code, BinaryOperation.SHIFT_LEFT, array.getSize(), power);
        BinaryInstruction bytes = binary(code, BinaryOperation.ADD, items.getReceiver(), constant(code, array, ARRAY_HEADER));
        for (Instruction each : List.of(items, bytes)) {
            each.setLocation(array.getLocation());
            array.insertPrevious(each);
        }
        count(code, splitter, array, array.getReceiver(), bytes.getReceiver());
    }

    private static void countGrid(Program code, ConstructMultiArrayInstruction grid) {
        List<Variable> sizes = grid.getDimensions();
        ValueType item = grid.getItemType();
        for (int i = 0; i < sizes.size() && item instanceof ValueType.Array array; i++) {
            item = array.getItemType();
        }
        Variable shift = constant(code, grid, shift(item));
        Variable inner = sizes.get(sizes.size() - 1);
        grid.insertNext(call(grid, GRID, grid.getReceiver(), constant(code, grid, sizes.size()), inner, shift));
        if (sizes.size() > 1) {
            grid.insertPrevious(call(grid, ASK_GRID, sizes.get(sizes.size() - 2), inner, shift));
        } else {
            grid.insertPrevious(call(grid, ASK, inner, shift));
        }
    }

    /** For each variable the constant it holds, or -1. */
    private static int[] constants(Program code) {
        int[] constants = new int[code.variableCount()];
        java.util.Arrays.fill(constants, -1);
        for (BasicBlock block : code.getBasicBlocks()) {
            for (Instruction each : block) {
                if (each instanceof IntegerConstantInstruction constant && constant.getReceiver().getIndex() < constants.length) {
                    constants[constant.getReceiver().getIndex()] = constant.getConstant();
                }
            }
        }
        return constants;
    }

    private int sizeOf(String className) {
        Integer known = sizes.get(className);
        if (known != null) {
            return known;
        }
        ClassReader cls = classes.get(className);
        int size = HEADER;
        if (cls != null && cls.getParent() != null) {
            size = sizeOf(cls.getParent());
            for (FieldReader field : cls.getFields()) {
                if (!field.hasModifier(ElementModifier.STATIC)) {
                    size += Math.max(4, 1 << shift(field.getType()));
                }
            }
        }
        sizes.put(className, size);
        return size;
    }

    /** Of an item's size: references take four bytes. */
    private static int shift(ValueType type) {
        if (!(type instanceof ValueType.Primitive primitive)) {
            return 2;
        }
        PrimitiveType kind = primitive.getKind();
        return switch (kind) {
            case BOOLEAN, BYTE -> 0;
            case SHORT, CHARACTER -> 1;
            case LONG, DOUBLE -> 3;
            default -> 2;
        };
    }

    private static MethodReference method(String name, ValueType... parameters) {
        ValueType[] signature = java.util.Arrays.copyOf(parameters, parameters.length + 1);
        signature[parameters.length] = ValueType.VOID;
        return new MethodReference(MEMORY, name, signature);
    }

    /** A variable that holds a number before an instruction. */
    private static Variable constant(Program code, Instruction before, int value) {
        IntegerConstantInstruction constant = new IntegerConstantInstruction();
        constant.setConstant(value);
        constant.setReceiver(code.createVariable());
        constant.setLocation(before.getLocation());
        before.insertPrevious(constant);
        return constant.getReceiver();
    }

    private static InvokeInstruction call(Instruction near, MethodReference method, Variable... arguments) {
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(method);
        call.setArguments(arguments);
        call.setLocation(near.getLocation());
        return call;
    }
}
