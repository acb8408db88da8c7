package dryrun.compiler;

import java.util.List;
import org.teavm.classlib.impl.ClasslibSubstitutionPolicy;
import org.teavm.classlib.impl.JCLPlugin;
import org.teavm.dependency.FastDependencyAnalyzer;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderSource;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.parsing.resource.ResourceProvider;
import org.teavm.parsing.substitution.DefaultSubstituteClassNameMapping;
import org.teavm.platform.plugin.PlatformPlugin;
import org.teavm.vm.MemoryBuildTarget;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;

/** TeaVM with the plugins that a program needs. It keeps the library's classes from one program to the next. */
final class Backend {
    /** A module, and where its lines are: see LineTable. */
    static final class Program {
        final byte[] module;
        final String lines;

        Program(byte[] module, String lines) {
            this.module = module;
            this.lines = lines;
        }
    }

    private static final String ENTRY = "dryrun.program.Entry";

    private final ReferenceCache references = new ReferenceCache();
    private final ResourceProvider library;
    private final ClassHolderSource libraryClasses;

    Backend(ResourceProvider library) {
        this.library = library;
        libraryClasses = classes(library, references);
    }

    static ClassHolderSource classes(ResourceProvider files, ReferenceCache references) {
        return new ClasspathClassHolderSource(files, references,
                DefaultSubstituteClassNameMapping.createWithPolicies(List.of(new ClasslibSubstitutionPolicy())));
    }

    /** The module of a program, or null with what is wrong in the problems. */
    Program compile(Archive program, String entryClass, boolean optimized, List<String> problems) {
        ClassHolderSource programClasses = classes(program, references);
        ProgramTarget target = new ProgramTarget(program);
        target.setObfuscated(true);
        target.setStrict(true);
        LineTable lines = new LineTable(program);
        target.setSourceMapBuilder(lines);
        TeaVM vm = new TeaVMBuilder(target)
                .setClassLoader(Backend.class.getClassLoader())
                .setClassSource(name -> {
                    ClassHolder own = program.get(name.replace('.', '/') + ".class") != null ? programClasses.get(name) : null;
                    return own != null ? own : libraryClasses.get(name);
                })
                .setResourceProvider(library)
                .setReferenceCache(references)
                .setDependencyAnalyzerFactory(optimized ? org.teavm.dependency.PreciseDependencyAnalyzer::new
                        : FastDependencyAnalyzer::new)
                .setObfuscated(true)
                .setStrict(true)
                .build();
        vm.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        new PlatformPlugin().install(vm);
        new JCLPlugin().install(vm);
        LibraryDependencies.install(vm);
        vm.add(new CheckedArithmetic());
        vm.add(new ThrowableTrace());
        vm.add(new EntryCall(ENTRY, entryClass));
        vm.setEntryPoint(ENTRY);
        MemoryBuildTarget output = new MemoryBuildTarget();
        vm.build(output, "program.wasm");
        for (Problem problem : vm.getProblemProvider().getSevereProblems()) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            problems.add(text.getText() + (problem.getLocation() != null ? " at " + problem.getLocation().getMethod()
                    + " " + problem.getLocation().getSourceLocation() : ""));
        }
        return problems.isEmpty() ? new Program(output.getContent("program.wasm"), lines.text()) : null;
    }
}
