package dryrun.compiler;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What is to be compiled, as the host sends it. */
final class Job {
    final List<SourceFile> sources = new ArrayList<>();
    String entry = "Main";
    boolean optimized = true;
    boolean checkOnly;
    /** The file whose lines a dry run tells; null where the program just runs. */
    String traced;

    static Job read(Archive archive) {
        Job job = new Job();
        for (String path : archive.paths()) {
            String text = new String(archive.get(path), StandardCharsets.UTF_8);
            if (path.equals("options")) {
                job.set(text);
            } else {
                job.sources.add(new SourceFile(path, text));
            }
        }
        return job;
    }

    private void set(String options) {
        for (String line : options.split("\n")) {
            int space = line.indexOf(' ');
            String value = line.substring(space + 1);
            switch (line.substring(0, Math.max(space, 0))) {
                case "entry" -> entry = value;
                case "optimized" -> optimized = value.equals("true");
                case "check" -> checkOnly = value.equals("true");
                case "trace" -> traced = value;
                default -> { }
            }
        }
    }
}
