package dryrun.compiler;

import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.CompileStates.CompileState;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.main.JavaCompiler;
import com.sun.tools.javac.main.Option;
import com.sun.tools.javac.util.Abort;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Options;
import java.util.Collection;
import java.util.Queue;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** javac without annotation processors, plugins and a file system. It can be used once. */
final class Frontend extends JavaCompiler {
    private Frontend(Context context) {
        super(context);
    }

    /**
     * Writes class files to the output, tells the listener what is wrong, and whether there were no errors. `notes` are taken for a dry
     * run, or null.
     */
    static boolean compile(Collection<? extends JavaFileObject> sources, Archive signatures, Archive output,
            DiagnosticListener<JavaFileObject> listener, TraceNotes notes) {
        Context context = new Context();
        context.put(DiagnosticListener.class, listener);
        context.put(JavaFileManager.class, new FileManager(signatures, output));
        Options options = Options.instance(context);
        options.put(Option.G, "-g");
        options.put(Option.PROC, "none");
        options.put("-Xmaxerrs", "50");
        options.put("should-stop.ifError", "FLOW");
        return new Frontend(context).compile(sources, notes);
    }

    private boolean compile(Collection<? extends JavaFileObject> sources, TraceNotes notes) {
        try {
            Collection<JavaFileObject> files = new java.util.ArrayList<>(sources);
            enterTrees(stopIfError(CompileState.ENTER, initModules(stopIfError(CompileState.ENTER, parseFiles(files)))));
            if (log.nerrors == 0 || !shouldStop(CompileState.ATTR)) {
                Queue<Env<AttrContext>> classes = flow(attribute(todo));
                if (notes != null) {
                    notes.read(classes);
                }
                generate(desugar(classes));
            }
        } catch (Abort stopped) {
            // The listener has been told why.
        } finally {
            reportDeferredDiagnostics();
        }
        return log.nerrors == 0;
    }
}
