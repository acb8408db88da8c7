package dryrun.compiler;

import java.util.Set;
import org.teavm.asm.Opcodes;
import org.teavm.asm.tree.MethodInsnNode;

/** What a call of the library may change. */
final class TraceEffects {
    enum Effect { NONE, RECEIVER, ARGUMENTS, READ }

    /** Methods by which a collection is read. */
    static final Set<String> READS = Set.of("size", "iterator", "entrySet");

    private static final Set<String> PURE = Set.of("size", "isEmpty", "contains", "containsKey", "containsValue", "containsAll", "peek",
            "peekFirst", "peekLast", "element", "getFirst", "getLast", "first", "last", "floor", "ceiling", "higher", "lower", "floorKey",
            "ceilingKey", "higherKey", "lowerKey", "floorEntry", "ceilingEntry", "higherEntry", "lowerEntry", "firstKey", "lastKey",
            "firstEntry", "lastEntry", "iterator", "listIterator", "descendingIterator", "entrySet", "keySet", "values", "hasNext", "next",
            "hasPrevious", "previous", "getKey", "getValue", "stream", "length", "charAt", "equals", "hashCode", "toString", "compareTo",
            "compare", "indexOf", "lastIndexOf", "subList", "headMap", "tailMap", "subMap", "headSet", "tailSet", "subSet", "descendingMap",
            "descendingSet", "descendingKeySet", "navigableKeySet", "substring", "subSequence", "getClass", "search", "empty", "reversed",
            "intValue", "longValue", "doubleValue", "comparator", "firstElement", "lastElement", "chars");
    private static final Set<String> READING = Set.of("get", "getOrDefault");
    /** They change what they are given. */
    private static final Set<String> FILLING = Set.of("toArray", "drainTo", "getChars", "copyInto");
    private static final Set<String> PURE_STATICS = Set.of("asList", "copyOf", "copyOfRange", "stream", "toString", "deepToString", "equals",
            "deepEquals", "hashCode", "binarySearch", "max", "min", "frequency", "unmodifiableList", "emptyList", "singletonList",
            "reverseOrder", "nCopies");
    /** Classes whose objects are no data, or never change. */
    private static final Set<String> INERT = Set.of("java/lang/String", "java/lang/Math", "java/lang/Integer", "java/lang/Long",
            "java/lang/Character", "java/lang/Boolean", "java/lang/Double", "java/lang/Object", "java/io/PrintStream", "java/util/Objects",
            "java/util/Comparator", "java/lang/Byte", "java/lang/Short", "java/lang/Float", "java/util/Scanner", "java/util/Random",
            "java/lang/Thread", "java/util/Optional", "java/util/StringJoiner", "java/math/BigInteger", "java/math/BigDecimal");

    private TraceEffects() {
    }

    static Effect of(MethodInsnNode call) {
        String owner = call.owner;
        if (call.name.equals("<init>") || owner.startsWith("[") || INERT.contains(owner) || owner.startsWith("java/util/stream/")
                || owner.startsWith("java/util/function/")) {
            return Effect.NONE;
        }
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            boolean changes = owner.equals("java/util/Arrays") || owner.equals("java/util/Collections")
                    || owner.equals("java/lang/System") && call.name.equals("arraycopy");
            return changes && !PURE_STATICS.contains(call.name) ? Effect.ARGUMENTS : Effect.NONE;
        }
        if (FILLING.contains(call.name)) {
            return Effect.ARGUMENTS;
        }
        if (READING.contains(call.name)) {
            boolean mayKeepOrder = owner.equals("java/util/Map") || owner.equals("java/util/LinkedHashMap") || !owner.startsWith("java/");
            return mayKeepOrder ? Effect.READ : owner.endsWith("Map") || owner.endsWith("List") ? Effect.NONE : Effect.RECEIVER;
        }
        return PURE.contains(call.name) ? Effect.NONE : Effect.RECEIVER;
    }

    /** Whether a method that the program refers to by its name changes anything. */
    static boolean changes(String owner, String name) {
        return !INERT.contains(owner) && !PURE.contains(name) && !READING.contains(name) && !name.equals("<init>");
    }
}
