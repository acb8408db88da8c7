package dryrun.compiler;

import com.sun.source.tree.LineMap;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a dry run must know of a file and its class files don't tell: the methods that its author wrote, and the lines that decide. */
final class TraceNotes extends TreeScanner {
    private record Written(String owner, String name, long declared, long first, long last) {
    }

    /** As many as src/trace/read-trace.ts takes. */
    private static final int MOST_BRANCHES = 2000;

    final String file;
    private final List<Written> methods = new ArrayList<>();
    private final StringBuilder branches = new StringBuilder();
    private int branchCount;
    private final Set<JCTree> read = new HashSet<>();
    private final Set<Integer> coded = new HashSet<>();
    private LineMap lines;
    private String owner;

    TraceNotes(String file) {
        this.file = file;
    }

    /** Reads what javac has understood, before it puts simpler code in its place. */
    void read(Iterable<Env<AttrContext>> classes) {
        for (Env<AttrContext> env : classes) {
            if (env.toplevel.sourcefile.getName().endsWith(file) && read.add(env.tree)) {
                lines = env.toplevel.lineMap;
                scan(env.tree);
            }
        }
    }

    /** The line of a method that is the author's own: of that name in that class, and with this line inside. -1 for any other. */
    int declared(String className, String method, int line) {
        for (Written each : methods) {
            if (each.owner.equals(className) && each.name.equals(method) && each.first <= line && line <= each.last) {
                return (int) each.declared;
            }
        }
        return -1;
    }

    /** As src/trace/format.ts has them, in JSON. */
    String branches() {
        return "[" + branches + "]";
    }

    /** Whether something stands on a line that runs: not only a brace. */
    boolean hasCode(int line) {
        return coded.contains(line);
    }

    @Override
    public void scan(JCTree tree) {
        if (tree instanceof JCTree.JCExpression || tree instanceof JCTree.JCStatement && !(tree instanceof JCTree.JCBlock)) {
            coded.add((int) line(tree.pos));
        }
        super.scan(tree);
    }

    @Override
    public void visitClassDef(JCTree.JCClassDecl tree) {
        String outer = owner;
        owner = tree.sym == null ? "" : tree.sym.flatname.toString().replace('.', '/');
        super.visitClassDef(tree);
        owner = outer;
    }

    @Override
    public void visitMethodDef(JCTree.JCMethodDecl tree) {
        long generated = Flags.GENERATEDCONSTR | Flags.SYNTHETIC | Flags.GENERATED_MEMBER;
        if (tree.body != null && (tree.sym == null || (tree.sym.flags() & generated) == 0)) {
            methods.add(new Written(owner, tree.name.toString(), line(tree.pos), line(TreeInfo.getStartPos(tree)),
                    line(TreeInfo.endPos(tree.body))));
        }
        super.visitMethodDef(tree);
    }

    private long line(int position) {
        return lines.getLineNumber(Math.max(0, position));
    }

    /** A line that decides, and the one that runs next where its condition is true: nothing is told where that is the same. */
    private void branch(JCTree decides, JCTree.JCStatement body, String kind) {
        JCTree first = body;
        while (first instanceof JCTree.JCBlock block) {
            first = block.stats.isEmpty() ? null : block.stats.head;
        }
        if (first == null || line(first.pos) <= line(decides.pos) || ++branchCount > MOST_BRANCHES) {
            return;
        }
        branches.append(branches.length() > 0 ? "," : "").append('[').append(line(decides.pos)).append(',').append(line(first.pos))
                .append(",\"").append(kind).append("\"]");
    }

    @Override
    public void visitIf(JCTree.JCIf tree) {
        branch(tree, tree.thenpart, "if");
        super.visitIf(tree);
    }

    @Override
    public void visitWhileLoop(JCTree.JCWhileLoop tree) {
        branch(tree, tree.body, "while");
        super.visitWhileLoop(tree);
    }

    @Override
    public void visitForLoop(JCTree.JCForLoop tree) {
        branch(tree, tree.body, "for");
        super.visitForLoop(tree);
    }

    @Override
    public void visitForeachLoop(JCTree.JCEnhancedForLoop tree) {
        branch(tree, tree.body, "for");
        super.visitForeachLoop(tree);
    }
}
