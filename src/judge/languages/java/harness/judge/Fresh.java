package judge;

import java.util.Map;

/** The user's classes as if just started: what one test leaves in static fields does not reach the next. */
final class Fresh extends ClassLoader {
  static final String NAME = "solution";

  private final Map<String, byte[]> classes;

  Fresh(Map<String, byte[]> classes) {
    // The harness itself is out of the program's sight.
    super(NAME, ClassLoader.getPlatformClassLoader());
    this.classes = classes;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) throw new ClassNotFoundException(name);
    return defineClass(name, bytes, 0, bytes.length);
  }

  Class<?> named(String name) {
    try {
      return loadClass(name);
    } catch (ClassNotFoundException error) {
      throw new Limits.Rejected("there is no class named " + name);
    }
  }
}
