package dryrun.make;

import dryrun.compiler.Bootstrap;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.TreeSet;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles the compiler: folder and name to write, level of optimization, class path. */
final class MakeCompiler {
    private MakeCompiler() {
    }

    public static void main(String[] arguments) throws IOException {
        WasmGCTarget target = new WasmGCTarget();
        target.setObfuscated(true);
        target.setStrict(true);
        ReferenceCache references = new ReferenceCache();
        String[] places = arguments[3].split(File.pathSeparator);
        // The library's own classes come first.
        ClassPath classPath = new ClassPath(places, Additions.read(Path.of(places[0])));
        TeaVM vm = new TeaVMBuilder(target)
                .setObfuscated(true)
                .setStrict(true)
                .setReferenceCache(references)
                .setResourceProvider(classPath)
                .setClassSource(
                        new ClasspathClassHolderSource(classPath, references, MakeCompiler.class.getClassLoader()))
                .build();
        vm.setOptimizationLevel(TeaVMOptimizationLevel.valueOf(arguments[2]));
        Bootstrap.install(vm);
        vm.setEntryPoint("dryrun.compiler.Wire");
        vm.build(new File(arguments[0]), arguments[1]);
        TreeSet<String> told = new TreeSet<>();
        for (Problem problem : vm.getProblemProvider().getSevereProblems()) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            if (told.add(text.getText())) {
                System.err.println(text.getText() + " at "
                        + (problem.getLocation() == null ? "" : problem.getLocation().getMethod()));
            }
        }
        System.out.println(vm.getClasses().size() + " classes, " + vm.getMethods().size() + " methods");
        System.exit(told.isEmpty() ? 0 : 1);
    }
}
