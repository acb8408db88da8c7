package dryrun.make;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Files in the form that the compiler reads (see Archive), in the order of their names, so that two builds are equal. */
final class ArchiveWriter {
    final Map<String, byte[]> files = new TreeMap<>();

    void write(Path target) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            byte[] name = file.getKey().getBytes(StandardCharsets.UTF_8);
            out.writeShort(name.length);
            out.write(name);
            out.writeInt(file.getValue().length);
            out.write(file.getValue());
        }
        Files.createDirectories(target.getParent());
        Files.write(target, bytes.toByteArray());
    }
}
