package dryrun.compiler;

import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/** Collects what javac says, a line each: kind, file, line, column, offsets of start and end, code, message, between tabs. */
final class Diagnostics implements DiagnosticListener<JavaFileObject> {
    private static final int MOST = 100;
    private final StringBuilder text = new StringBuilder();
    private int count;

    @Override
    public void report(Diagnostic<? extends JavaFileObject> diagnostic) {
        if (count >= MOST) {
            return;
        }
        JavaFileObject source = diagnostic.getSource();
        add(kind(diagnostic.getKind()), source instanceof SourceFile file ? file.path : "", diagnostic.getLineNumber(),
                diagnostic.getColumnNumber(), diagnostic.getStartPosition(), diagnostic.getEndPosition(), diagnostic.getCode(),
                diagnostic.getMessage(Locale.ENGLISH));
    }

    private static String kind(Diagnostic.Kind kind) {
        return switch (kind) {
            case ERROR -> "error";
            case WARNING, MANDATORY_WARNING -> "warning";
            default -> "note";
        };
    }

    void add(String kind, String file, long line, long column, long start, long end, String code, String message) {
        count++;
        text.append(kind).append('\t').append(file).append('\t').append(line).append('\t').append(column).append('\t').append(start)
                .append('\t').append(end).append('\t').append(code).append('\t')
                .append(message.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")).append('\n');
    }

    String text() {
        return text.toString();
    }
}
