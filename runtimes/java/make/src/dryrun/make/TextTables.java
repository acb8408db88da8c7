package dryrun.make;

import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.teavm.classlib.impl.unicode.UnicodeHelper;
import org.teavm.classlib.impl.unicode.UnicodeSupport;
import org.teavm.parsing.resource.ResourceProvider;

/**
 * What TeaVM would make of the Unicode and locale data for every program, as texts in a class of the library: Character's tables, and
 * the name of the locale that there is.
 */
final class TextTables {
    static final String NAME = "dryrun/program/TextTables";
    private static final String DEFAULT_LOCALE = "en_US";
    private static final Set<String> OWNERS =
            Set.of("org/teavm/classlib/java/lang/TCharacter", "org/teavm/classlib/impl/unicode/CLDRHelper");
    private static final String TEXT = "()Ljava/lang/String;";

    private TextTables() {
    }

    /** The class: a method for each table, named as TeaVM names the method that it takes the place of. */
    static byte[] write(ResourceProvider files) {
        Map<String, String> tables = Map.of(
                "getDefaultLocale", DEFAULT_LOCALE,
                "obtainDigitMapping", UnicodeHelper.encodeIntPairsDiff(UnicodeSupport.getDigitValues(files)),
                "obtainClasses", UnicodeHelper.compressRle(UnicodeSupport.getClasses(files)),
                "acquireTitleCaseMapping", UnicodeHelper.encodeCaseMapping(UnicodeSupport.getTitleCaseMapping(files)),
                "acquireUpperCaseMapping", UnicodeHelper.encodeCaseMapping(UnicodeSupport.getUpperCaseMapping(files)),
                "acquireLowerCaseMapping", UnicodeHelper.encodeCaseMapping(UnicodeSupport.getLowerCaseMapping(files)));
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL, NAME, null, "java/lang/Object", null);
        tables.keySet().stream().sorted().forEach(name -> {
            MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, name, TEXT, null, null);
            method.visitCode();
            method.visitLdcInsn(tables.get(name));
            method.visitInsn(Opcodes.ARETURN);
            method.visitMaxs(1, 0);
            method.visitEnd();
        });
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** Has whoever asks TeaVM's resources ask that class. */
    static void redirect(ClassNode owner) {
        for (MethodNode method : owner.methods) {
            for (AbstractInsnNode each : method.instructions.toArray()) {
                if (each instanceof MethodInsnNode call && OWNERS.contains(call.owner)
                        && call.desc.endsWith("/StringResource;")) {
                    method.instructions.remove(call.getNext());
                    method.instructions.set(call,
                            new MethodInsnNode(Opcodes.INVOKESTATIC, NAME, call.name, TEXT, false));
                }
            }
        }
    }
}
