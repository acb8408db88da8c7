package judge;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One compiled program and the three kinds of call a signature can ask for. */
final class Program {
  private final Map<String, Object> signature;
  private final Map<String, byte[]> classes;
  private Calls calls = new Calls();

  Program(Map<String, Object> signature, Map<String, byte[]> classes) {
    this.signature = signature;
    this.classes = classes;
    checkShape();
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> maps(Object list) {
    return (List<Map<String, Object>>) list;
  }

  private String text(String name) {
    return (String) signature.get(name);
  }

  /** What the user's class must declare, looked for before the first test. */
  private void checkShape() {
    Class<?> target = new Fresh(classes).named(text("className"));
    Calls.constructor(target, maps(signature.get("constructorParams")));
    for (Map<String, Object> method : maps(signature.get("methods"))) find(target, method);
  }

  private static Method find(Class<?> target, Map<String, Object> method) {
    return Calls.method(target, (String) method.get("name"), maps(method.get("params")), (String) method.get("java"));
  }

  double milliseconds() {
    return calls.nanoseconds / 1e6;
  }

  /** The answer to the last of several inputs, for which the same classes are used one after the other. */
  String answer(List<Map<String, Object>> inputs) throws Throwable {
    Fresh fresh = new Fresh(classes);
    String answer = "";
    for (Map<String, Object> values : inputs) {
      calls = new Calls();
      answer = answer(fresh, values);
    }
    return answer;
  }

  private String answer(Fresh fresh, Map<String, Object> values) throws Throwable {
    switch (text("kind")) {
      case "function":
        return function(fresh, values);
      case "class":
        return design(fresh, values);
      default:
        return roundTrip(values);
    }
  }

  private String function(Fresh fresh, Map<String, Object> values) throws Throwable {
    Nodes nodes = new Nodes(fresh);
    Map<String, Object> method = maps(signature.get("methods")).get(0);
    Class<?> target = nodes.classes().named(text("className"));
    Method found = find(target, method);
    List<Map<String, Object>> params = maps(method.get("params"));
    Values converter = new Values(nodes);
    Object[] arguments = converter.arguments(params, found.getGenericParameterTypes(), values);
    Object solution = calls.make(Calls.constructor(target, List.of()));
    Object result = calls.call(found, solution, arguments);
    return functionAnswer(params, converter, nodes, arguments, result);
  }

  @SuppressWarnings("unchecked")
  private String functionAnswer(
      List<Map<String, Object>> params, Values converter, Nodes nodes, Object[] arguments, Object result) {
    Map<String, Object> rule = (Map<String, Object>) signature.get("output");
    List<Object> answered = new ArrayList<>();
    String target = (String) rule.get("argument");
    if (target != null) {
      int index = 0;
      Map<String, Object> param = params.get(0);
      for (Map<String, Object> each : params) {
        param = each;
        if (target.equals(each.get("name"))) break;
        if (Boolean.TRUE.equals(each.get("passed"))) index++;
      }
      String type = (String) param.get("type");
      if (!Boolean.TRUE.equals(rule.get("prefix"))) return converter.text(type, arguments[index], answered);
      int size = Values.length(arguments[index]);
      int kept = (Integer) result;
      if (kept < 0 || kept > size)
        throw new Limits.Refused("the returned k must be from 0 to " + size + ", the length of " + target);
      return converter.text(type.substring(0, type.length() - 2), arguments[index], kept, answered);
    }
    if (Boolean.TRUE.equals(rule.get("valueOnly"))) return result == null ? "null" : String.valueOf(nodes.value(result));
    String text = converter.text(text("returns"), result, answered);
    String original = (String) rule.get("freshCopyOf");
    if (original != null) {
      Set<Object> own = Collections.newSetFromMap(new IdentityHashMap<>());
      own.addAll(nodes.named.get(original));
      for (Object node : answered) {
        if (own.contains(node))
          throw new Limits.Refused("the returned nodes must be new, but some of them belong to " + original);
      }
    }
    return text;
  }

  private static Map<String, Object> byName(List<Map<String, Object>> params, List<?> given) {
    Map<String, Object> values = new HashMap<>();
    for (int i = 0; i < params.size(); i++) values.put((String) params.get(i).get("name"), given.get(i));
    return values;
  }

  private String design(Fresh fresh, Map<String, Object> values) throws Throwable {
    Nodes nodes = new Nodes(fresh);
    Class<?> target = nodes.classes().named(text("className"));
    Values converter = new Values(nodes);
    Map<String, Map<String, Object>> methods = new HashMap<>();
    Map<String, Method> found = new HashMap<>();
    for (Map<String, Object> method : maps(signature.get("methods"))) {
      methods.put((String) method.get("name"), method);
      found.put((String) method.get("name"), find(target, method));
    }
    List<?> operations = (List<?>) values.get("operations");
    List<?> given = (List<?>) values.get("arguments");
    List<Map<String, Object>> params = maps(signature.get("constructorParams"));
    Constructor<?> constructor = Calls.constructor(target, params);
    Object[] first = converter.arguments(params, constructor.getGenericParameterTypes(), byName(params, (List<?>) given.get(0)));
    Object object = calls.make(constructor, first);
    StringBuilder out = new StringBuilder("[null");
    for (int i = 1; i < operations.size(); i++) {
      Map<String, Object> method = methods.get(operations.get(i));
      Method call = found.get(operations.get(i));
      params = maps(method.get("params"));
      Object[] arguments = converter.arguments(params, call.getGenericParameterTypes(), byName(params, (List<?>) given.get(i)));
      Object result = calls.call(call, object, arguments);
      out.append(',').append(converter.text((String) method.get("returns"), result, new ArrayList<>()));
      if (out.length() > Limits.ANSWER_LIMIT) throw new Limits.OutputLimit();
    }
    return out.append(']').toString();
  }

  private String roundTrip(Map<String, Object> values) throws Throwable {
    Object text = half(0, values);
    if (text == null) throw new Limits.Rejected("the text must not be null");
    Map<String, Object> method = maps(signature.get("methods")).get(1);
    String name = (String) maps(method.get("params")).get(0).get("name");
    Values converter = new Values(new Nodes(new Fresh(classes)));
    return converter.text((String) method.get("returns"), half(1, Map.of(name, text)), new ArrayList<>());
  }

  /** Encoding and decoding share no class: only the text may carry anything over. */
  private Object half(int index, Map<String, Object> values) throws Throwable {
    Nodes nodes = new Nodes(new Fresh(classes));
    Class<?> target = nodes.classes().named(text("className"));
    Map<String, Object> method = maps(signature.get("methods")).get(index);
    Method found = find(target, method);
    Object[] arguments = new Values(nodes).arguments(maps(method.get("params")), found.getGenericParameterTypes(), values);
    return calls.call(found, calls.make(Calls.constructor(target, List.of())), arguments);
  }
}
