package judge;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds what the signature asks for in the user's classes, and calls it, counting the time. */
final class Calls {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Nanoseconds of processor spent in the user's code. */
  long nanoseconds;

  /** Java's names of the types of the parameters that are passed. */
  private static List<String> types(List<Map<String, Object>> params) {
    return params.stream()
        .filter(param -> Boolean.TRUE.equals(param.get("passed")))
        .map(param -> (String) param.get("java"))
        .collect(Collectors.toList());
  }

  private static boolean fits(Executable found, List<String> types) {
    return Arrays.stream(found.getGenericParameterTypes()).map(Values::shortName).collect(Collectors.toList()).equals(types);
  }

  private static <Found extends Executable> Found pick(Stream<Found> declared, List<String> types, String missing) {
    Found found = declared.filter(each -> fits(each, types)).findFirst()
        .orElseThrow(() -> new Limits.Rejected(missing + "(" + String.join(", ", types) + ")"));
    found.setAccessible(true);
    return found;
  }

  static Constructor<?> constructor(Class<?> target, List<Map<String, Object>> params) {
    String missing = "class " + target.getSimpleName() + " needs a constructor " + target.getSimpleName();
    return pick(Stream.of(target.getDeclaredConstructors()), types(params), missing);
  }

  /** {@code returns}: Java's name of the type; a class that implements List will do for one. */
  static Method method(Class<?> target, String name, List<Map<String, Object>> params, String returns) {
    String missing = "class " + target.getSimpleName() + " needs a method " + returns + " " + name;
    Method found = pick(Stream.of(target.getDeclaredMethods()).filter(each -> each.getName().equals(name)), types(params), missing);
    boolean list = returns.startsWith("List<") && List.class.isAssignableFrom(found.getReturnType());
    if (!list && !Values.shortName(found.getGenericReturnType()).equals(returns))
      throw new Limits.Rejected(missing + "(" + String.join(", ", types(params)) + ")");
    return found;
  }

  Object call(Method method, Object target, Object... arguments) throws Throwable {
    return timed(() -> method.invoke(target, arguments));
  }

  Object make(Constructor<?> constructor, Object... arguments) throws Throwable {
    return timed(() -> constructor.newInstance(arguments));
  }

  private interface Call {
    Object now() throws ReflectiveOperationException;
  }

  private Object timed(Call call) throws Throwable {
    long start = THREADS.getCurrentThreadCpuTime();
    try {
      return call.now();
    } catch (InvocationTargetException error) {
      throw error.getCause();
    } finally {
      nanoseconds += THREADS.getCurrentThreadCpuTime() - start;
    }
  }
}
