package dryrun.compiler;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A class file held in an archive. */
final class ClassFile extends SimpleJavaFileObject {
    final String path;
    private final Archive archive;

    ClassFile(Archive archive, String path) {
        super(URI.create("mem:///" + path.replace('$', '-')), Kind.CLASS);
        this.archive = archive;
        this.path = path;
    }

    @Override
    public InputStream openInputStream() {
        return new ByteArrayInputStream(archive.get(path));
    }

    @Override
    public OutputStream openOutputStream() {
        return new ByteArrayOutputStream() {
            @Override
            public void close() {
                archive.put(path, toByteArray());
            }
        };
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return kind == Kind.CLASS && path.substring(path.lastIndexOf('/') + 1).equals(simpleName + ".class");
    }
}
