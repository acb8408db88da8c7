package dryrun.make;

import dryrun.compiler.Bootstrap;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHierarchy;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;

/** Writes what javac knows of the library: the signatures of the JDK that runs this, cut to what the library has. */
final class MakeSignatures {
    /** What javac itself leads calls to, and TeaVM puts other code in the place of. */
    private static final Set<String> ALWAYS = Set.of("java/lang/invoke/MethodHandles",
            "java/lang/invoke/MethodHandles$Lookup", "java/lang/invoke/MethodHandle", "java/lang/invoke/MethodType",
            "java/lang/invoke/CallSite", "java/lang/invoke/LambdaMetafactory", "java/lang/invoke/StringConcatFactory",
            "java/lang/invoke/TypeDescriptor", "java/lang/invoke/VarHandle", "java/lang/invoke/SerializedLambda",
            "java/lang/invoke/TypeDescriptor$OfField", "java/lang/invoke/TypeDescriptor$OfMethod",
            "java/lang/runtime/ObjectMethods", "java/lang/runtime/SwitchBootstraps",
            "java/lang/runtime/ExactConversionsSupport", "java/lang/invoke/ConstantBootstraps",
            "java/lang/annotation/ElementType", "java/lang/annotation/RetentionPolicy", "java/io/Externalizable");
    private static final Set<String> STREAMS = Set.of("in", "out", "err");
    private static final int VISIBLE = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED;

    private final ClassReaderSource library;
    private final ClassHierarchy hierarchy;
    private final ArchiveWriter archive = new ArchiveWriter();
    private final Set<String> packages = new TreeSet<>();

    private MakeSignatures(ClassReaderSource library) {
        this.library = library;
        hierarchy = new ClassHierarchy(library);
    }

    public static void main(String[] arguments) throws IOException {
        byte[] library = Files.readAllBytes(Path.of(arguments[1]));
        MakeSignatures signatures = new MakeSignatures(Bootstrap.libraryClasses(library));
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        try (Stream<Path> files = Files.walk(base.resolve("java"))) {
            for (Path file : (Iterable<Path>) files.filter(each -> each.toString().endsWith(".class")).sorted()::iterator) {
                signatures.add(Files.readAllBytes(file));
            }
        }
        for (String name : Bootstrap.ownNames(library)) {
            signatures.add(Bootstrap.file(library, name));
        }
        signatures.archive.files.put("module-info.class", signatures.module());
        signatures.archive.write(Path.of(arguments[0]));
        System.out.println(signatures.archive.files.size() + " signatures");
    }

    private void add(byte[] bytes) {
        ClassNode owner = new ClassNode();
        new ClassReader(bytes).accept(owner, ClassReader.SKIP_CODE);
        boolean whole = ALWAYS.contains(owner.name) || (owner.access & Opcodes.ACC_ANNOTATION) != 0;
        String name = owner.name.replace('/', '.');
        if (!has(owner.name)) {
            return;
        }
        owner.methods.removeIf(method -> !keeps(method) || !whole && !(has(name, method) && hasTypes(method)));
        owner.fields.removeIf(field -> !keeps(field) || !whole && !has(name, field));
        owner.sourceFile = null;
        owner.nestMembers = null;
        owner.nestHostClass = null;
        owner.attrs = null;
        if (owner.permittedSubclasses != null) {
            owner.permittedSubclasses.removeIf(each -> library.get(each.replace('/', '.')) == null);
            if (owner.permittedSubclasses.isEmpty()) {
                owner.permittedSubclasses = null;
            }
        }
        keepAncestors(owner);
        ClassWriter writer = new ClassWriter(0);
        owner.accept(writer);
        archive.files.put(owner.name + ".class", writer.toByteArray());
        packages.add(owner.name.substring(0, owner.name.lastIndexOf('/')));
    }

    private boolean has(String path) {
        return ALWAYS.contains(path) || library.get(path.replace('/', '.')) != null;
    }

    /** Takes away the ancestors that the library lacks, from the generic signature too. */
    private void keepAncestors(ClassNode owner) {
        List<String> parts = owner.signature == null ? null : ancestors(owner.signature);
        List<String> kept = new ArrayList<>();
        boolean orphan = owner.superName != null && !has(owner.superName);
        if (parts != null) {
            kept.add(parts.get(0));
            kept.add(orphan ? "Ljava/lang/Object;" : parts.get(1));
        }
        List<String> interfaces = new ArrayList<>();
        for (int i = 0; i < owner.interfaces.size(); i++) {
            if (has(owner.interfaces.get(i))) {
                interfaces.add(owner.interfaces.get(i));
                if (parts != null) {
                    kept.add(parts.get(i + 2));
                }
            }
        }
        owner.interfaces = interfaces;
        if (orphan) {
            owner.superName = owner.name.endsWith("Adder") ? "java/lang/Number" : "java/lang/Object";
        }
        if (parts != null) {
            owner.signature = String.join("", kept);
        }
    }

    /** The type parameters, empty where there are none, the superclass and the interfaces of a class's generic signature. */
    private static List<String> ancestors(String signature) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        int depth = 0;
        boolean generic = signature.charAt(0) == '<';
        if (!generic) {
            parts.add("");
        }
        for (int i = 0; i < signature.length(); i++) {
            char letter = signature.charAt(i);
            depth += letter == '<' ? 1 : letter == '>' ? -1 : 0;
            if (depth == 0 && (letter == ';' || generic && letter == '>' && parts.isEmpty())) {
                parts.add(signature.substring(start, i + 1));
                start = i + 1;
            }
        }
        return parts;
    }

    private static boolean keeps(MethodNode method) {
        if ((method.access & VISIBLE) == 0 || (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) != 0) {
            return false;
        }
        method.instructions.clear();
        method.tryCatchBlocks.clear();
        method.attrs = null;
        return true;
    }

    private static boolean keeps(FieldNode field) {
        return (field.access & VISIBLE) != 0 && (field.access & Opcodes.ACC_SYNTHETIC) == 0;
    }

    /** A method that names a class which the library lacks would keep javac from choosing among those of its name. */
    private boolean hasTypes(MethodNode method) {
        Type type = Type.getMethodType(method.desc);
        return Stream.concat(Stream.of(type.getReturnType()), Stream.of(type.getArgumentTypes()))
                .map(each -> each.getSort() == Type.ARRAY ? each.getElementType() : each)
                .allMatch(each -> each.getSort() != Type.OBJECT || has(each.getInternalName()));
    }

    private boolean has(String owner, MethodNode method) {
        MethodReader found = hierarchy.resolve(
                new MethodReference(owner, MethodDescriptor.parse(method.name + method.desc)));
        return found != null && (found.getLevel() == AccessLevel.PUBLIC || found.getLevel() == AccessLevel.PROTECTED
                || method.name.equals("<init>") || owner.equals("java.lang.Object"));
    }

    private boolean has(String owner, FieldNode field) {
        return owner.equals("java.lang.System") && STREAMS.contains(field.name)
                || library.get(owner).getField(field.name) != null;
    }

    private byte[] module() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_MODULE, "module-info", null, null, null);
        ModuleVisitor module = writer.visitModule("java.base", 0, "25");
        for (String name : packages) {
            module.visitExport(name, 0);
        }
        module.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
