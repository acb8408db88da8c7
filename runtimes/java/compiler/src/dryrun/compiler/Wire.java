package dryrun.compiler;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.teavm.asm.MethodTooLargeException;
import org.teavm.interop.Export;
import org.teavm.interop.Import;

/**
 * What the compiler's host calls. Bytes go over in words of four, little-endian. The host offers blobs by number: the signatures,
 * the library, and what is to be compiled: an archive of source files and a file `options` with `key value` lines.
 */
public final class Wire {
    private static final int SIGNATURES = 0;
    private static final int LIBRARY = 1;
    private static final int JOB = 2;
    private static final int DIAGNOSTICS = 0;
    private static final int MODULE = 1;
    private static final int LINES = 2;

    private static Archive signatures;
    private static Backend backend;

    private Wire() {
    }

    @Import(module = "dryrun", name = "blobLength")
    private static native int blobLength(int blob);

    @Import(module = "dryrun", name = "blobWord")
    private static native int blobWord(int blob, int index);

    @Import(module = "dryrun", name = "begin")
    private static native void begin(int result, int length);

    @Import(module = "dryrun", name = "word")
    private static native void word(int value);

    @Import(module = "dryrun", name = "phase")
    private static native void phase(int phase);

    /** Takes over the blobs that stay. */
    @Export(name = "load")
    public static void load() {
        signatures = Archive.read(blob(SIGNATURES));
        backend = new Backend(Archive.read(blob(LIBRARY)));
    }

    /** Compiles the job. 0: done; 1: the diagnostics tell errors of javac; 2: they tell what TeaVM cannot do, or has failed at. */
    @Export(name = "compile")
    public static int compile() {
        try {
            return compileJob();
        } catch (Throwable failure) {
            Diagnostics diagnostics = new Diagnostics();
            StringBuilder text = new StringBuilder(failure.toString());
            for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
                text.append(" caused by ").append(cause);
            }
            diagnostics.add("error", "", 0, 0, 0, 0, "internal", text.toString());
            send(DIAGNOSTICS, diagnostics.text().getBytes(StandardCharsets.UTF_8));
            return 2;
        }
    }

    private static int compileJob() {
        Job job = Job.read(Archive.read(blob(JOB)));
        Archive classes = new Archive();
        Diagnostics diagnostics = new Diagnostics();
        TraceNotes notes = job.traced == null ? null : new TraceNotes(job.traced);
        boolean understood = Frontend.compile(job.sources, signatures, classes, diagnostics, notes);
        phase(1);
        if (!understood || job.checkOnly) {
            send(DIAGNOSTICS, diagnostics.text().getBytes(StandardCharsets.UTF_8));
            return understood ? 0 : 1;
        }
        if (notes != null) {
            try {
                TraceCode.apply(classes, notes, job.entry);
            } catch (MethodTooLargeException tooLarge) {
                String text = "the method " + tooLarge.getMethodName() + " is too long to be dry-run: split it up";
                diagnostics.add("error", job.traced, 0, 0, 0, 0, "trace", text);
                send(DIAGNOSTICS, diagnostics.text().getBytes(StandardCharsets.UTF_8));
                return 1;
            }
        }
        List<String> problems = new ArrayList<>();
        Backend.Program program = backend.compile(classes, job.entry, job.optimized, problems);
        for (String problem : problems) {
            diagnostics.add("error", "", 0, 0, 0, 0, "backend", problem);
        }
        send(DIAGNOSTICS, diagnostics.text().getBytes(StandardCharsets.UTF_8));
        if (program == null) {
            return 2;
        }
        send(MODULE, program.module);
        send(LINES, program.lines.getBytes(StandardCharsets.UTF_8));
        return 0;
    }

    private static byte[] blob(int blob) {
        byte[] bytes = new byte[blobLength(blob)];
        for (int i = 0; i < bytes.length; i += 4) {
            int word = blobWord(blob, i);
            for (int j = i; j < i + 4 && j < bytes.length; j++) {
                bytes[j] = (byte) word;
                word >>= 8;
            }
        }
        return bytes;
    }

    private static void send(int result, byte[] bytes) {
        begin(result, bytes.length);
        for (int i = 0; i < bytes.length; i += 4) {
            int word = 0;
            for (int j = Math.min(i + 3, bytes.length - 1); j >= i; j--) {
                word = word << 8 | bytes[j] & 255;
            }
            word(word);
        }
    }
}
