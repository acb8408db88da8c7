package dryrun.compiler;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A source file held in memory. */
final class SourceFile extends SimpleJavaFileObject {
    final String path;
    private final String text;

    SourceFile(String path, String text) {
        super(URI.create("mem:///" + path), Kind.SOURCE);
        this.path = path;
        this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        // The files have names of ours: any class may be public in any of them.
        return kind == Kind.SOURCE && !simpleName.endsWith("-info");
    }
}
