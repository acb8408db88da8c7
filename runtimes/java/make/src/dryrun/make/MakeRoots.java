package dryrun.make;

import dryrun.compiler.Bootstrap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Writes the methods that TeaVM needs by itself, as it needs them for the sample: file to write, library, folder of the sample's classes. */
final class MakeRoots {
    private MakeRoots() {
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[2]);
        Map<String, byte[]> classes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(each -> each.toString().endsWith(".class"))::iterator) {
                classes.put(folder.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        String roots = String.join("\n",
                Bootstrap.roots(Files.readAllBytes(Path.of(arguments[1])), classes, "Sample"));
        Files.write(Path.of(arguments[0]), roots.getBytes(StandardCharsets.UTF_8));
        System.out.println(roots.lines().count() + " roots");
    }
}
