package dryrun.compiler;

import java.util.ArrayList;
import java.util.List;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.LineNumberNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.analysis.Analyzer;
import org.teavm.asm.tree.analysis.AnalyzerException;
import org.teavm.asm.tree.analysis.Frame;
import org.teavm.asm.tree.analysis.SourceInterpreter;
import org.teavm.asm.tree.analysis.SourceValue;

/**
 * What a NullPointerException says, as the JDK words it: what could not be done, and which expression was null. Each place where that
 * can happen gets a line number of its own, far above those of the source, because a line number is what stays with an instruction
 * through all of TeaVM's optimizations. LineTable turns it back into the line.
 */
final class NullSites {
    private static final int HIGHEST = 65535;
    private static final int MOST = 30000;
    private static final int LONGEST_METHOD = 20000;

    private final List<String> texts = new ArrayList<>();
    private final List<Integer> lines = new ArrayList<>();

    private NullSites() {
    }

    /** Numbers the places in the class files of a program, the judge's own apart. */
    static NullSites mark(Archive program) {
        NullSites sites = new NullSites();
        for (String path : program.paths()) {
            if (!path.startsWith("dryrun/") && !path.startsWith("Dryrun")) {
                sites.mark(program, path);
            }
        }
        return sites;
    }

    boolean isSite(int line) {
        return line > HIGHEST - texts.size();
    }

    /** The line in the source. */
    int line(int line) {
        return isSite(line) ? lines.get(HIGHEST - line) : line;
    }

    String text(int line) {
        return texts.get(HIGHEST - line);
    }

    private void mark(Archive program, String path) {
        ClassNode cls = new ClassNode();
        new ClassReader(program.get(path)).accept(cls, ClassReader.SKIP_FRAMES);
        int before = texts.size();
        for (MethodNode method : cls.methods) {
            if (method.instructions.size() > 0 && method.instructions.size() < LONGEST_METHOD) {
                mark(cls, method);
            }
        }
        if (texts.size() > before) {
            ClassWriter writer = new ClassWriter(0);
            cls.accept(writer);
            program.put(path, writer.toByteArray());
        }
    }

    private void mark(ClassNode cls, MethodNode method) {
        Frame<SourceValue>[] frames;
        try {
            frames = new Analyzer<>(new SourceInterpreter()).analyze(cls.name, method);
        } catch (AnalyzerException failure) {
            return;
        }
        NullReason reasons = new NullReason(method, frames);
        AbstractInsnNode[] code = method.instructions.toArray();
        String[] found = new String[code.length];
        for (int i = 0; i < code.length; i++) {
            if (frames[i] != null) {
                found[i] = reasons.text(i);
            }
        }
        // Only now: what is put in changes the indexes.
        int line = 0;
        for (int i = 0; i < code.length; i++) {
            if (code[i] instanceof LineNumberNode number) {
                line = number.line;
                if (line > HIGHEST - MOST) {
                    return;
                }
            } else if (line > 0 && found[i] != null && texts.size() < MOST) {
                number(method, code[i], HIGHEST - texts.size(), line);
                texts.add(found[i]);
                lines.add(line);
            }
        }
    }

    private static void number(MethodNode method, AbstractInsnNode instruction, int number, int line) {
        LabelNode here = new LabelNode();
        LabelNode after = new LabelNode();
        method.instructions.insertBefore(instruction, here);
        method.instructions.insertBefore(instruction, new LineNumberNode(number, here));
        if (instruction.getOpcode() != Opcodes.ATHROW) {
            method.instructions.insert(instruction, new LineNumberNode(line, after));
            method.instructions.insert(instruction, after);
        }
    }
}
