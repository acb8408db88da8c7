package dryrun.compiler;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.teavm.classlib.impl.ClasslibSubstitutionPolicy;
import org.teavm.classlib.impl.JCLPlugin;
import org.teavm.dependency.FastDependencyAnalyzer;
import org.teavm.dependency.PreciseDependencyAnalyzer;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderSource;
import org.teavm.model.ClassReader;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.MethodReference;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.ClasspathClassHolderSource;
import org.teavm.parsing.resource.ResourceProvider;
import org.teavm.parsing.substitution.DefaultSubstituteClassNameMapping;
import org.teavm.platform.plugin.PlatformPlugin;
import org.teavm.vm.MemoryBuildTarget;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.teavm.vm.spi.TeaVMHost;

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

    static final String ENTRY = "dryrun.program.Entry";

    /** The library's file of methods that code of TeaVM's own making needs. */
    static final String ROOTS = "roots";

    private static final int ATTEMPTS = 4;
    /** Whether programs see of the library only what they can reach. Off, compilation is slower and the result is the same. */
    static boolean FILTERED = true;

    private final ReferenceCache references = new ReferenceCache();
    private final Archive library;
    private final ClassHolderSource libraryClasses;
    private final LibraryView view;

    Backend(Archive library) {
        this.library = library;
        libraryClasses = classes(library, references);
        view = new LibraryView(libraryClasses);
        byte[] roots = library.get(ROOTS);
        if (roots != null) {
            view.addRoots(new String(roots, StandardCharsets.UTF_8));
        }
    }

    static ClassHolderSource classes(ResourceProvider files, ReferenceCache references) {
        return new ClasspathClassHolderSource(files, references,
                DefaultSubstituteClassNameMapping.createWithPolicies(List.of(new ClasslibSubstitutionPolicy())));
    }

    /** The module of a program, or null with what is wrong in the problems. */
    Program compile(Archive program, String entryClass, boolean optimized, List<String> problems) {
        NullSites sites = NullSites.mark(program);
        PreemptionPoints.apply(program);
        RecursionGuard.apply(program);
        ClassHolderSource programClasses = classes(program, references);
        Set<String> own = names(program);
        for (int attempt = 0;; attempt++) {
            LineTable lines = new LineTable(program, sites);
            ClassReaderSource source = attempt < ATTEMPTS && FILTERED ? view.forProgram(own, programClasses, ENTRY)
                    : name -> own.contains(name) ? programClasses.get(name) : libraryClasses.get(name);
            ProgramTarget target = new ProgramTarget(program, sites);
            TeaVM vm = prepare(program, source, lines, target, entryClass, optimized);
            MemoryBuildTarget output = new MemoryBuildTarget();
            try {
                vm.build(output, "program.wasm");
            } catch (RuntimeException failure) {
                if (attempt >= ATTEMPTS) {
                    throw failure;
                }
                // Something was left out that TeaVM takes for granted: the next attempt leaves out nothing.
                attempt = ATTEMPTS - 1;
                continue;
            }
            List<Problem> found = vm.getProblemProvider().getSevereProblems();
            if (found.isEmpty()) {
                return new Program(output.getContent("program.wasm"), lines.text() + target.failures().text());
            }
            if (attempt >= ATTEMPTS || !view.learn(found)) {
                found.forEach(problem -> problems.add(text(problem)));
                return null;
            }
        }
    }

    private static Set<String> names(Archive program) {
        Set<String> names = new TreeSet<>();
        for (String path : program.paths()) {
            names.add(path.substring(0, path.length() - ".class".length()).replace('/', '.'));
        }
        return names;
    }

    /** For the build: the methods that TeaVM needs for a program, and that its code alone does not lead to. */
    Set<String> roots(Archive program, String entryClass) {
        ClassHolderSource programClasses = classes(program, references);
        Set<String> own = names(program);
        ClassReaderSource source = name -> own.contains(name) ? programClasses.get(name) : libraryClasses.get(name);
        NullSites sites = NullSites.mark(program);
        TeaVM vm = prepare(program, source, new LineTable(program, sites),
                new ProgramTarget(program, sites), entryClass, true);
        vm.build(new MemoryBuildTarget(), "program.wasm");
        vm.getProblemProvider().getSevereProblems().forEach(problem -> System.err.println(text(problem)));
        Reach reach = view.reach(own, programClasses, ENTRY);
        Set<String> roots = new TreeSet<>();
        for (MethodReference method : vm.getMethods()) {
            ClassReader cls = libraryClasses.get(method.getClassName());
            if (cls != null && cls.getMethod(method.getDescriptor()) != null
                    && !reach.kept(method.getClassName()).contains(method.getDescriptor())) {
                roots.add(method.toString());
            }
        }
        return roots;
    }

    private TeaVM prepare(Archive program, ClassReaderSource source, LineTable lines, ProgramTarget target,
            String entryClass, boolean optimized) {
        target.setObfuscated(true);
        target.setStrict(true);
        target.setSourceMapBuilder(lines);
        TeaVM vm = new TeaVMBuilder(target)
                .setClassLoader(Backend.class.getClassLoader())
                .setClassSource(source)
                .setResourceProvider(library)
                .setReferenceCache(references)
                .setDependencyAnalyzerFactory(optimized ? PreciseDependencyAnalyzer::new : FastDependencyAnalyzer::new)
                .setObfuscated(true)
                .setStrict(true)
                .build();
        vm.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        TeaVMHost host = new SelectiveHost(vm);
        new PlatformPlugin().install(host);
        new JCLPlugin().install(host);
        LibraryDependencies.install(vm);
        vm.add((ClassHolderTransformer) (cls, context) -> {
            if (program.get(cls.getName().replace('.', '/') + ".class") != null) {
                CheckedArithmetic.check(cls);
            }
        });
        vm.add(target.failures());
        vm.add(new ThrowableTrace());
        vm.add(new EntryCall(ENTRY, entryClass));
        vm.setEntryPoint(ENTRY);
        return vm;
    }

    private static String text(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText() + (problem.getLocation() != null ? " at " + problem.getLocation().getMethod() + " "
                + problem.getLocation().getSourceLocation() : "");
    }
}
