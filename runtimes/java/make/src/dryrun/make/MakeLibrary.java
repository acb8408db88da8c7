package dryrun.make;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Writes the library: file to write, folder of our classes, TeaVM's jars. Ours take the place of TeaVM's. */
final class MakeLibrary {
    private static final String CLASSES = "org/teavm/classlib/";
    private static final List<String> TAKEN = List.of(CLASSES, "org/teavm/interop/", "org/teavm/platform/",
            "org/teavm/runtime/", "org/teavm/backend/wasm/runtime/", "org/teavm/backend/wasm/WasmRuntime",
            "org/teavm/backend/wasm/transformation/ReferenceQueue",
            "org/teavm/jso/JS", "org/teavm/jso/core/JS");
    private static final List<String> LEFT_OUT = List.of(CLASSES + "impl/tz/", CLASSES + "impl/currency/",
            CLASSES + "impl/lambda/", CLASSES + "impl/record/", CLASSES + "impl/string/",
            CLASSES + "impl/unicode/cldr-json.zip", CLASSES + "impl/unicode/UnicodeData.txt", CLASSES + "java/net/", CLASSES + "java/nio/file/",
            CLASSES + "java/nio/channels/", CLASSES + "java/util/zip/", CLASSES + "java/util/jar/",
            CLASSES + "java/util/logging/", CLASSES + "java/security/", CLASSES + "java/awt/",
            "org/teavm/platform/plugin/", CLASSES + "java/nio/T", CLASSES + "impl/nio/");
    private static final List<String> KEPT = List.of(CLASSES + "java/nio/TBuffer", CLASSES + "java/nio/TByteBuffer",
            CLASSES + "java/nio/TCharBuffer", CLASSES + "java/nio/TByteOrder", CLASSES + "java/nio/TReadOnly",
            CLASSES + "java/nio/TInvalid", CLASSES + "java/net/TURI", CLASSES + "java/net/TURLEncoder",
            CLASSES + "java/net/TURLDecoder", CLASSES + "java/net/TMalformedURLException");
    private static final List<String> OTHER_KINDS = List.of(".js", ".h", ".c");

    private MakeLibrary() {
    }

    public static void main(String[] arguments) throws IOException {
        Path own = Path.of(arguments[1]);
        Additions additions = Additions.read(own);
        ArchiveWriter archive = new ArchiveWriter();
        for (int i = 2; i < arguments.length; i++) {
            try (ZipFile jar = new ZipFile(arguments[i])) {
                for (ZipEntry entry : jar.stream().map(each -> (ZipEntry) each).toList()) {
                    if (!entry.isDirectory() && isWanted(entry.getName())) {
                        byte[] bytes = jar.getInputStream(entry).readAllBytes();
                        archive.files.put(entry.getName(), prepared(entry.getName(), bytes, additions));
                    }
                }
            }
        }
        try (Stream<Path> files = Files.walk(own)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                archive.files.put(own.relativize(file).toString(),
                        prepared(file.toString(), Files.readAllBytes(file), additions));
            }
        }
        ClassPath jars = new ClassPath(Arrays.copyOfRange(arguments, 2, arguments.length));
        archive.files.put(TextTables.NAME + ".class", TextTables.write(jars));
        archive.write(Path.of(arguments[0]));
        System.out.println(archive.files.size() + " files");
    }

    private static byte[] prepared(String name, byte[] bytes, Additions additions) {
        return name.endsWith(".class") ? LibraryClass.prepare(bytes, additions) : bytes;
    }

    private static boolean isWanted(String name) {
        return TAKEN.stream().anyMatch(name::startsWith)
                && (LEFT_OUT.stream().noneMatch(name::startsWith) || KEPT.stream().anyMatch(name::startsWith))
                && OTHER_KINDS.stream().noneMatch(name::endsWith);
    }
}
