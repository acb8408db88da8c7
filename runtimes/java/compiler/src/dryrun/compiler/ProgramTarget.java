package dryrun.compiler;

import java.util.ArrayList;
import java.util.List;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.dependency.DependencyAnalyzer;
import org.teavm.model.BasicBlock;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.TextLocation;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ArrayLengthInstruction;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.BoundCheckInstruction;
import org.teavm.model.instructions.BranchingCondition;
import org.teavm.model.instructions.BranchingInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.RaiseInstruction;
import org.teavm.model.util.BasicBlockSplitter;
import org.teavm.vm.TeaVMTargetController;

/**
 * TeaVM's target for WebAssembly GC. In the program's own methods an index out of bounds says which index and which length it was:
 * TeaVM's check does not know them any more when it throws.
 */
final class ProgramTarget extends WasmGCTarget {
    private static final MethodReference BELOW = new MethodReference("org.teavm.backend.wasm.WasmRuntime", "ltu",
            ValueType.INTEGER, ValueType.INTEGER, ValueType.BOOLEAN);
    private static final MethodReference FAILURE = new MethodReference("dryrun.program.Checks", "outOfBounds",
            ValueType.INTEGER, ValueType.INTEGER, ValueType.object("java.lang.Throwable"));
    private static final MethodReference INDEX = new MethodReference("dryrun.program.Checks", "index",
            ValueType.INTEGER, ValueType.INTEGER, ValueType.INTEGER);

    private final Archive program;
    private final ImplicitFailures failures;
    private AllocationCounter allocations;

    ProgramTarget(Archive program, NullSites sites) {
        this.program = program;
        failures = new ImplicitFailures(sites, this::isOwn);
    }

    ImplicitFailures failures() {
        return failures;
    }

    @Override
    public void setController(TeaVMTargetController controller) {
        super.setController(controller);
        allocations = new AllocationCounter(controller.getUnprocessedClassSource());
    }

    @Override
    public void contributeDependencies(DependencyAnalyzer analyzer) {
        super.contributeDependencies(analyzer);
        analyzer.linkMethod(FAILURE).use();
        analyzer.linkMethod(INDEX).use();
        ImplicitFailures.contributeDependencies(analyzer);
        AllocationCounter.contributeDependencies(analyzer);
    }

    @Override
    public void beforeOptimizations(Program code, MethodReader method) {
        if (isOwn(method.getOwnerName())) {
            ConstantArrays.check(code);
        }
        super.beforeOptimizations(code, method);
    }

    /** Also the entry's class and lambdas: the program's code may have been inlined there. */
    private boolean isOwn(String name) {
        int nested = name.indexOf('$');
        String outer = nested > 0 ? name.substring(0, nested) : name;
        return name.equals(Backend.ENTRY) || program.get(outer.replace('.', '/') + ".class") != null;
    }

    @Override
    public void afterOptimizations(Program code, MethodReader method) {
        super.afterOptimizations(code, method);
        failures.explain(code, method);
        if (isOwn(method.getOwnerName())) {
            sayBounds(code);
        }
        allocations.count(code, method);
    }

    private static void sayBounds(Program code) {
        List<BoundCheckInstruction> checks = new ArrayList<>();
        for (BasicBlock block : code.getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof BoundCheckInstruction check && check.getArray() != null) {
                    checks.add(check);
                }
            }
        }
        if (checks.isEmpty()) {
            return;
        }
        BasicBlockSplitter splitter = new BasicBlockSplitter(code);
        for (BoundCheckInstruction check : checks) {
            Variable length = code.createVariable();
            ArrayLengthInstruction measure = new ArrayLengthInstruction();
            measure.setArray(check.getArray());
            measure.setReceiver(length);
            measure.setLocation(check.getLocation());
            check.insertPrevious(measure);
            if (check.getBasicBlock().getTryCatchBlocks().isEmpty()) {
                branch(code, splitter, check, length);
            } else {
                check.replace(call(INDEX, check.getIndex(), length, check.getReceiver(), check.getLocation()));
            }
        }
        splitter.fixProgram();
    }

    private static void branch(Program code, BasicBlockSplitter splitter, BoundCheckInstruction check, Variable length) {
        TextLocation location = check.getLocation();
        BasicBlock block = check.getBasicBlock();
        BasicBlock rest = splitter.split(block, check);
        AssignInstruction assign = new AssignInstruction();
        assign.setAssignee(check.getIndex());
        assign.setReceiver(check.getReceiver());
        assign.setLocation(location);
        Variable index = check.getIndex();
        rest.addFirst(assign);
        check.delete();

        Variable below = code.createVariable();
        block.add(call(BELOW, index, length, below, location));
        BasicBlock failing = code.createBasicBlock();
        BranchingInstruction branching = new BranchingInstruction(BranchingCondition.NOT_EQUAL);
        branching.setOperand(below);
        branching.setConsequent(rest);
        branching.setAlternative(failing);
        branching.setLocation(location);
        block.add(branching);

        Variable failure = code.createVariable();
        failing.add(call(FAILURE, index, length, failure, location));
        RaiseInstruction raise = new RaiseInstruction();
        raise.setException(failure);
        raise.setLocation(location);
        failing.add(raise);
    }

    private static InvokeInstruction call(MethodReference method, Variable a, Variable b, Variable receiver, TextLocation location) {
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(method);
        call.setArguments(a, b);
        call.setReceiver(receiver);
        call.setLocation(location);
        return call;
    }
}
