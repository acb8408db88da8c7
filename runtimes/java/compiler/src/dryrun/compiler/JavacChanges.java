package dryrun.compiler;

import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.instructions.InvokeInstruction;

/** Takes out of javac what cannot run in a page: files, processes, class loaders, annotation processors. */
final class JavacChanges implements ClassHolderTransformer {
    private static final String JAVAC = "com.sun.tools.javac.";

    @Override
    public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
        if (cls.getName().equals("org.teavm.classlib.impl.ResourceBundleImpl")) {
            MethodHolder create = cls.getMethod(new MethodDescriptor("createBundleMap", boolean.class, Map.class));
            create.getModifiers().remove(ElementModifier.NATIVE);
            empty(create, context);
            return;
        }
        for (MethodHolder method : cls.getMethods()) {
            if (method.getProgram() == null) {
                continue;
            }
            redirectBundles(method);
            if (!cls.getName().startsWith(JAVAC)) {
                continue;
            }
            String name = cls.getName().substring(JAVAC.length()) + "." + method.getName();
            switch (name) {
                case "file.BaseFileManager.deferredClose", "main.JavaCompiler.initProcessAnnotations", "util.Log.prompt",
                        "main.JavaCompiler.close", "main.JavaCompiler.closeables" -> empty(method, context);
                case "model.AnnotationProxyMaker.generateAnnotation", "processing.JavacProcessingEnvironment.instance"
                        -> empty(method, context);
                case "comp.Modules.filterAlreadyWarnedIncubatorModules" -> {
                    ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
                    code.var(1, ValueType.object("java.util.stream.Stream")).returnValue();
                }
                case "main.JavaCompiler.<init>" -> removeCall(method, "com.sun.tools.javac.file.JavacFileManager", "preRegister");
                default -> { }
            }
        }
    }

    private static void empty(MethodHolder method, ClassHolderTransformerContext context) {
        ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
        if (method.getResultType() == ValueType.VOID) {
            code.exit();
        } else {
            code.constantNull(method.getResultType()).returnValue();
        }
    }

    private static void redirectBundles(MethodHolder method) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call && call.getMethod().getName().equals("getBundle")
                        && call.getMethod().getClassName().equals("java.util.ResourceBundle")) {
                    call.setMethod(new MethodReference("dryrun.compiler.Bundles", call.getMethod().getDescriptor()));
                }
            }
        }
    }

    private static void removeCall(MethodHolder method, String className, String name) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call && call.getMethod().getClassName().equals(className)
                        && call.getMethod().getName().equals(name)) {
                    call.delete();
                }
            }
        }
    }
}
