package dryrun.make;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.teavm.parsing.resource.Resource;
import org.teavm.parsing.resource.ResourceProvider;

/** Folders and jars, of which the first that has a file wins. */
final class ClassPath implements ResourceProvider {
    /** Literals are read and written with these, so javac's must be as exact as the library's. */
    private static final Set<String> EXACT = Set.of("org/teavm/classlib/java/lang/TDouble.class", "org/teavm/classlib/java/lang/TFloat.class",
            "org/teavm/classlib/impl/text/DoubleAnalyzer.class");

    private final URLClassLoader loader;
    private final Additions additions;

    ClassPath(String[] places) {
        this(places, new Additions());
    }

    /** `additions` are put into the classes that read and write numbers. */
    ClassPath(String[] places, Additions additions) {
        this.additions = additions;
        loader = new URLClassLoader(Stream.of(places).map(ClassPath::address).toArray(URL[]::new), null);
    }

    private static URL address(String place) {
        try {
            return Path.of(place).toUri().toURL();
        } catch (MalformedURLException error) {
            throw new UncheckedIOException(error);
        }
    }

    @Override
    public Iterator<Resource> getResources(String name) {
        URL found = loader.findResource(name);
        if (found == null) {
            return Collections.emptyIterator();
        }
        Resource resource = new Resource() {
            @Override
            public InputStream open() {
                try {
                    InputStream stream = found.openStream();
                    return EXACT.contains(name) ? new ByteArrayInputStream(LibraryClass.addOnly(stream.readAllBytes(), additions))
                            : stream;
                } catch (IOException error) {
                    throw new UncheckedIOException(error);
                }
            }

            @Override
            public Date getModificationDate() {
                return null;
            }
        };
        return List.of(resource).iterator();
    }

    @Override
    public void close() {
    }
}
