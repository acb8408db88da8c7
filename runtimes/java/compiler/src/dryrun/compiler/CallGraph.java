package dryrun.compiler;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.asm.Handle;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.InvokeDynamicInsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.Opcodes;

/**
 * Who may call whom among a program's methods, and which may so call themselves again. The library is one node: it may call every
 * lambda, and every method that overrides or implements something of the library's.
 */
final class CallGraph {
    /** Classes of the library that call nothing of the program's. */
    private static final Set<String> LEAVES = Set.of("java/lang/Math", "java/lang/Integer", "java/lang/Long", "java/lang/Character",
            "java/lang/Double", "java/lang/Boolean", "java/lang/String", "java/lang/Byte", "java/lang/Short", "java/lang/Float",
            "java/lang/StrictMath", "java/util/BitSet", "java/util/Scanner", "java/util/Random", "java/lang/System",
            "java/util/ArrayList", "java/util/ArrayDeque", "java/lang/Object");
    private static final String LIBRARY = "";

    private final Map<String, ClassNode> classes = new HashMap<>();
    private final Map<String, List<String>> bySignature = new HashMap<>();
    private final Map<String, Set<String>> calls = new HashMap<>();

    CallGraph(Collection<ClassNode> program) {
        calls.put(LIBRARY, new HashSet<>());
        for (ClassNode cls : program) {
            classes.put(cls.name, cls);
            for (MethodNode method : cls.methods) {
                bySignature.computeIfAbsent(method.name + method.desc, k -> new ArrayList<>()).add(key(cls, method));
            }
        }
        for (ClassNode cls : program) {
            boolean extendsLibrary = !cls.superName.equals("java/lang/Object") && !classes.containsKey(cls.superName)
                    || cls.interfaces.stream().anyMatch(each -> !classes.containsKey(each));
            for (MethodNode method : cls.methods) {
                Set<String> targets = calls.computeIfAbsent(key(cls, method), k -> new HashSet<>());
                if (extendsLibrary && (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
                        && (method.access & Opcodes.ACC_STATIC) == 0 && !method.name.startsWith("<")) {
                    calls.get(LIBRARY).add(key(cls, method));
                }
                for (AbstractInsnNode instruction : method.instructions) {
                    if (instruction instanceof MethodInsnNode call) {
                        addCall(call, targets);
                    } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
                        addHandles(dynamic);
                    }
                }
            }
        }
    }

    static String key(ClassNode cls, MethodNode method) {
        return cls.name + '.' + method.name + method.desc;
    }

    private void addCall(MethodInsnNode call, Set<String> targets) {
        if (!classes.containsKey(call.owner)) {
            if (!LEAVES.contains(call.owner) && !call.name.equals("<init>")) {
                targets.add(LIBRARY);
            }
            return;
        }
        boolean direct = call.getOpcode() == Opcodes.INVOKESTATIC || call.getOpcode() == Opcodes.INVOKESPECIAL;
        if (direct) {
            for (ClassNode cls = classes.get(call.owner); cls != null; cls = classes.get(cls.superName)) {
                String key = cls.name + '.' + call.name + call.desc;
                if (calls.containsKey(key) || has(cls, call)) {
                    targets.add(key);
                    return;
                }
            }
            return;
        }
        targets.addAll(bySignature.getOrDefault(call.name + call.desc, List.of()));
        if ((classes.get(call.owner).access & Opcodes.ACC_INTERFACE) != 0) {
            // A lambda may implement it.
            targets.add(LIBRARY);
        }
    }

    private static boolean has(ClassNode cls, MethodInsnNode call) {
        return cls.methods.stream().anyMatch(method -> method.name.equals(call.name) && method.desc.equals(call.desc));
    }

    private void addHandles(InvokeDynamicInsnNode dynamic) {
        for (Object argument : dynamic.bsmArgs) {
            if (argument instanceof Handle handle && classes.containsKey(handle.getOwner())) {
                calls.get(LIBRARY).addAll(bySignature.getOrDefault(handle.getName() + handle.getDesc(), List.of()));
            }
        }
    }

    /** The methods that lie on a cycle of calls, by Tarjan's algorithm with a stack of its own. */
    Set<String> recursive() {
        Map<String, Integer> number = new HashMap<>();
        Map<String, Integer> low = new HashMap<>();
        Set<String> onStack = new HashSet<>();
        Deque<String> component = new ArrayDeque<>();
        Set<String> result = new HashSet<>();
        for (String root : calls.keySet()) {
            if (number.containsKey(root)) {
                continue;
            }
            Deque<String> path = new ArrayDeque<>();
            Deque<List<String>> rest = new ArrayDeque<>();
            enter(root, number, low, onStack, component, path, rest);
            while (!path.isEmpty()) {
                String node = path.peek();
                List<String> left = rest.peek();
                if (!left.isEmpty()) {
                    String next = left.remove(left.size() - 1);
                    if (!number.containsKey(next)) {
                        enter(next, number, low, onStack, component, path, rest);
                    } else if (onStack.contains(next)) {
                        low.merge(node, number.get(next), Math::min);
                    }
                    continue;
                }
                path.pop();
                rest.pop();
                if (!path.isEmpty()) {
                    low.merge(path.peek(), low.get(node), Math::min);
                }
                if (low.get(node).equals(number.get(node))) {
                    leave(node, onStack, component, result);
                }
            }
        }
        result.remove(LIBRARY);
        return result;
    }

    private void enter(String node, Map<String, Integer> number, Map<String, Integer> low, Set<String> onStack,
            Deque<String> component, Deque<String> path, Deque<List<String>> rest) {
        number.put(node, number.size());
        low.put(node, number.get(node));
        onStack.add(node);
        component.push(node);
        path.push(node);
        List<String> targets = new ArrayList<>();
        for (String target : calls.get(node)) {
            if (calls.containsKey(target)) {
                targets.add(target);
            }
        }
        rest.push(targets);
    }

    private void leave(String node, Set<String> onStack, Deque<String> component, Set<String> result) {
        List<String> members = new ArrayList<>();
        String member;
        do {
            member = component.pop();
            onStack.remove(member);
            members.add(member);
        } while (!member.equals(node));
        if (members.size() > 1 || calls.get(node).contains(node)) {
            result.addAll(members);
        }
    }
}
