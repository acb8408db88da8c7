package dryrun.compiler;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.teavm.parsing.resource.Resource;
import org.teavm.parsing.resource.ResourceProvider;

/**
 * Files by path, held in memory. An archive's bytes are a sequence of entries, each the length of the path as two bytes, the path,
 * the length of the content as four bytes, the content; numbers are big-endian.
 */
final class Archive implements ResourceProvider {
    private final Map<String, byte[]> files = new HashMap<>();
    private Map<String, List<String>> folders;

    static Archive read(byte[] data) {
        Archive archive = new Archive();
        int position = 0;
        while (position < data.length) {
            int nameLength = (data[position] & 255) << 8 | data[position + 1] & 255;
            position += 2;
            String name = new String(data, position, nameLength, StandardCharsets.UTF_8);
            position += nameLength;
            int length = (data[position] & 255) << 24 | (data[position + 1] & 255) << 16
                    | (data[position + 2] & 255) << 8 | data[position + 3] & 255;
            position += 4;
            byte[] content = new byte[length];
            System.arraycopy(data, position, content, 0, length);
            archive.files.put(name, content);
            position += length;
        }
        return archive;
    }

    void put(String path, byte[] content) {
        files.put(path, content);
        folders = null;
    }

    byte[] get(String path) {
        return files.get(path);
    }

    Iterable<String> paths() {
        return new TreeMap<>(files).keySet();
    }

    /** The paths of the files that lie in a folder itself. */
    List<String> list(String folder) {
        if (folders == null) {
            folders = new HashMap<>();
            for (String path : paths()) {
                int slash = path.lastIndexOf('/');
                folders.computeIfAbsent(slash < 0 ? "" : path.substring(0, slash), k -> new java.util.ArrayList<>()).add(path);
            }
        }
        return folders.getOrDefault(folder, List.of());
    }

    @Override
    public Iterator<Resource> getResources(String name) {
        byte[] content = files.get(name);
        if (content == null) {
            return Collections.emptyIterator();
        }
        return List.<Resource>of(new Resource() {
            @Override
            public InputStream open() {
                return new ByteArrayInputStream(content);
            }

            @Override
            public Date getModificationDate() {
                return null;
            }
        }).iterator();
    }

    @Override
    public void close() {
    }
}
