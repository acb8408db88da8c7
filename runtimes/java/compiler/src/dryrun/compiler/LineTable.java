package dryrun.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.backend.wasm.debug.sourcemap.SourceMapBuilder;
import org.teavm.model.MethodReference;

/**
 * Which lines of the program its module's code comes from, for stack traces. The text has a line `m class method file` for each
 * method, numbered in order, and a line `address method:line method:line` for each address from which on that holds: the innermost
 * method first, then those it was inlined into; none for code of the library.
 */
final class LineTable extends SourceMapBuilder {
    private static final class Frame {
        final MethodReference method;
        String file;
        int line;

        Frame(MethodReference method) {
            this.method = method;
        }
    }

    private final Archive program;
    private final NullSites sites;
    private final StringBuilder text = new StringBuilder();
    private final Map<String, Integer> methods = new HashMap<>();
    private final List<Frame> frames = new ArrayList<>();
    private int address;
    private String written = "";
    /** Whether the last call named a line: what starts then is inlined there, any other start is a function's own. */
    private boolean located;

    LineTable(Archive program, NullSites sites) {
        this.program = program;
        this.sites = sites;
    }

    @Override
    public void advance(int next) {
        located = false;
        if (next != address) {
            flush();
            address = next;
        }
    }

    @Override
    public void location(String file, int line) {
        located = true;
        if (!frames.isEmpty()) {
            Frame frame = frames.get(frames.size() - 1);
            frame.file = file;
            frame.line = sites.line(line);
        }
    }

    @Override
    public void emptyLocation() {
        // Code that belongs to no line is told as the line before it.
        located = false;
    }

    @Override
    public void start(MethodReference method) {
        if (!located) {
            // What was inlined at the end of the function before is not ended by TeaVM.
            frames.clear();
        }
        located = false;
        frames.add(new Frame(method));
    }

    @Override
    public void end() {
        flush();
        located = false;
        if (!frames.isEmpty()) {
            frames.remove(frames.size() - 1);
        }
    }

    private void flush() {
        StringBuilder row = new StringBuilder();
        for (int i = frames.size() - 1; i >= 0; i--) {
            Frame frame = frames.get(i);
            if (frame.line > 0 && isOwn(frame.method)) {
                row.append(' ').append(number(frame)).append(':').append(frame.line);
            }
        }
        String state = row.toString();
        if (!state.equals(written)) {
            written = state;
            text.append(address).append(state).append('\n');
        }
    }

    private boolean isOwn(MethodReference method) {
        return program.get(method.getClassName().replace('.', '/') + ".class") != null;
    }

    private int number(Frame frame) {
        String name = frame.method.getClassName() + '\t' + frame.method.getName() + '\t' + (frame.file != null ? frame.file : "");
        Integer number = methods.get(name);
        if (number == null) {
            number = methods.size();
            methods.put(name, number);
            text.append("m ").append(name).append('\n');
        }
        return number;
    }

    String text() {
        flush();
        return text.toString();
    }
}
