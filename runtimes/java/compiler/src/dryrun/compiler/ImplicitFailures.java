package dryrun.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.teavm.dependency.AbstractDependencyListener;
import org.teavm.dependency.DependencyAgent;
import org.teavm.dependency.DependencyAnalyzer;
import org.teavm.model.BasicBlock;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.TextLocation;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BranchingCondition;
import org.teavm.model.instructions.BranchingInstruction;
import org.teavm.model.instructions.CastInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.IsInstanceInstruction;
import org.teavm.model.instructions.NullCheckInstruction;
import org.teavm.model.instructions.RaiseInstruction;
import org.teavm.model.util.BasicBlockSplitter;

/**
 * Casts that fail and nulls say what they were: TeaVM's checks throw without a message. The texts go to the host beside the line table,
 * by number.
 */
final class ImplicitFailures extends AbstractDependencyListener {
    private static final String CHECKS = "dryrun.program.Checks";
    private static final ValueType OBJECT = ValueType.object("java.lang.Object");
    private static final ValueType THROWABLE = ValueType.object("java.lang.Throwable");
    private static final MethodReference NULL = new MethodReference(CHECKS, "nullPointer", ValueType.INTEGER, THROWABLE);
    private static final MethodReference NOT_NULL = new MethodReference(CHECKS, "notNull", OBJECT, ValueType.INTEGER, ValueType.VOID);
    private static final MethodReference CAST = new MethodReference(CHECKS, "classCast", OBJECT, ValueType.INTEGER, THROWABLE);
    private static final MethodReference IS = new MethodReference(CHECKS, "isClass", OBJECT, ValueType.BOOLEAN, ValueType.INTEGER,
            ValueType.VOID);

    /** Classes of the library that a program can name. */
    private static final Pattern KNOWN = Pattern.compile("java\\.(lang|util)\\.[A-Z]\\w*");

    private final NullSites sites;
    private final Predicate<String> isOwn;
    private final List<String> texts = new ArrayList<>();

    ImplicitFailures(NullSites sites, Predicate<String> isOwn) {
        this.sites = sites;
        this.isOwn = isOwn;
    }

    static void contributeDependencies(DependencyAnalyzer analyzer) {
        for (MethodReference method : List.of(NULL, NOT_NULL, CAST, IS)) {
            analyzer.linkMethod(method).use();
        }
    }

    /** Says to TeaVM's analysis that any class which a program can know may be what is cast, so that it has a name. */
    @Override
    public void classReached(DependencyAgent agent, String className) {
        if (isOwn.test(className) || KNOWN.matcher(className).matches()) {
            propagate(agent, ValueType.object(className));
        }
    }

    @Override
    public void started(DependencyAgent agent) {
        for (ValueType item : List.of(ValueType.INTEGER, ValueType.LONG, ValueType.CHARACTER, ValueType.DOUBLE, ValueType.BOOLEAN,
                ValueType.arrayOf(ValueType.INTEGER), OBJECT, ValueType.object("java.lang.String"))) {
            propagate(agent, ValueType.arrayOf(item));
        }
    }

    private static void propagate(DependencyAgent agent, ValueType type) {
        agent.linkMethod(CAST).propagate(1, agent.getType(type));
        agent.linkMethod(IS).propagate(1, agent.getType(type));
    }

    /** A line `t text` for each text, in the order of their numbers. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (String each : texts) {
            text.append("t ").append(each).append('\n');
        }
        return text.toString();
    }

    /** In the library only comparisons say what they could not cast. */
    void explain(Program code, MethodReader method) {
        boolean own = isOwn.test(method.getOwnerName());
        boolean all = own || isComparison(method);
        List<Instruction> found = new ArrayList<>();
        for (BasicBlock block : code.getBasicBlocks()) {
            for (Instruction each : block) {
                if (each instanceof CastInstruction cast && !cast.isWeak() && (all || isComparable(cast.getTargetType()))
                        || own && each instanceof NullCheckInstruction && isSite(each)) {
                    found.add(each);
                }
            }
        }
        if (found.isEmpty()) {
            return;
        }
        BasicBlockSplitter splitter = new BasicBlockSplitter(code);
        for (Instruction each : found) {
            boolean isProtected = !each.getBasicBlock().getTryCatchBlocks().isEmpty();
            if (each instanceof NullCheckInstruction check) {
                explainNull(code, splitter, check, isProtected);
            } else {
                explainCast(code, splitter, (CastInstruction) each, isProtected);
            }
        }
        splitter.fixProgram();
    }

    private boolean isSite(Instruction instruction) {
        return instruction.getLocation() != null && sites.isSite(instruction.getLocation().getLine());
    }

    private static boolean isComparison(MethodReader method) {
        return method.getName().equals("compareTo");
    }

    private static boolean isComparable(ValueType type) {
        return type.isObject("java.lang.Comparable");
    }

    private int number(String text) {
        int known = texts.indexOf(text);
        if (known >= 0) {
            return known;
        }
        texts.add(text);
        return texts.size() - 1;
    }

    private void explainNull(Program code, BasicBlockSplitter splitter, NullCheckInstruction check, boolean isProtected) {
        TextLocation location = check.getLocation();
        int text = number(sites.text(location.getLine()));
        if (isProtected) {
            Variable number = constant(code, text, check);
            check.insertPrevious(call(NOT_NULL, null, location, check.getValue(), number));
            return;
        }
        BasicBlock block = check.getBasicBlock();
        BasicBlock rest = splitter.split(block, check);
        NullCheckInstruction kept = new NullCheckInstruction();
        kept.setValue(check.getValue());
        kept.setReceiver(check.getReceiver());
        kept.setLocation(location);
        rest.addFirst(kept);
        check.delete();
        branch(block, BranchingCondition.NULL, kept.getValue(), failing(code, NULL, text, location), rest, location);
    }

    private void explainCast(Program code, BasicBlockSplitter splitter, CastInstruction cast, boolean isProtected) {
        TextLocation location = cast.getLocation();
        int text = number(name(cast.getTargetType()));
        IsInstanceInstruction test = new IsInstanceInstruction();
        test.setValue(cast.getValue());
        test.setType(cast.getTargetType());
        test.setReceiver(code.createVariable());
        test.setLocation(location);
        if (isProtected) {
            cast.insertPrevious(test);
            Variable number = constant(code, text, cast);
            cast.insertPrevious(call(IS, null, location, cast.getValue(), test.getReceiver(), number));
            return;
        }
        BasicBlock block = cast.getBasicBlock();
        BasicBlock rest = splitter.split(block, cast);
        CastInstruction kept = new CastInstruction();
        kept.setValue(cast.getValue());
        kept.setReceiver(cast.getReceiver());
        kept.setTargetType(cast.getTargetType());
        kept.setWeak(true);
        kept.setLocation(location);
        rest.addFirst(kept);
        cast.delete();
        block.add(test);
        BasicBlock other = code.createBasicBlock();
        branch(block, BranchingCondition.NOT_EQUAL, test.getReceiver(), rest, other, location);
        branch(other, BranchingCondition.NULL, kept.getValue(), rest, failing(code, CAST, text, location, kept.getValue()), location);
    }

    /** As Class.getName has it. */
    private static String name(ValueType type) {
        return type instanceof ValueType.Object object ? object.getClassName() : type.toString().replace('/', '.');
    }

    private static BasicBlock failing(Program code, MethodReference method, int text, TextLocation location, Variable... before) {
        BasicBlock block = code.createBasicBlock();
        IntegerConstantInstruction number = new IntegerConstantInstruction();
        number.setConstant(text);
        number.setReceiver(code.createVariable());
        number.setLocation(location);
        block.add(number);
        Variable failure = code.createVariable();
        block.add(before.length == 0 ? call(method, failure, location, number.getReceiver())
                : call(method, failure, location, before[0], number.getReceiver()));
        RaiseInstruction raise = new RaiseInstruction();
        raise.setException(failure);
        raise.setLocation(location);
        block.add(raise);
        return block;
    }

    private static void branch(BasicBlock from, BranchingCondition condition, Variable operand, BasicBlock then, BasicBlock otherwise,
            TextLocation location) {
        BranchingInstruction branching = new BranchingInstruction(condition);
        branching.setOperand(operand);
        branching.setConsequent(then);
        branching.setAlternative(otherwise);
        branching.setLocation(location);
        from.add(branching);
    }

    private static Variable constant(Program code, int value, Instruction before) {
        IntegerConstantInstruction constant = new IntegerConstantInstruction();
        constant.setConstant(value);
        constant.setReceiver(code.createVariable());
        constant.setLocation(before.getLocation());
        before.insertPrevious(constant);
        return constant.getReceiver();
    }

    private static InvokeInstruction call(MethodReference method, Variable receiver, TextLocation location, Variable... arguments) {
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(method);
        call.setArguments(arguments);
        call.setReceiver(receiver);
        call.setLocation(location);
        return call;
    }
}
