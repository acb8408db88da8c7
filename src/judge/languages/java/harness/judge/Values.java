package judge;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Arguments from JSON by the user's declared types, and answers to JSON text by the signature's. */
final class Values {
  private final Nodes nodes;

  Values(Nodes nodes) {
    this.nodes = nodes;
  }

  /** {@code java.util.List<java.lang.String>} as a user writes it: {@code List<String>}. */
  static String shortName(Type type) {
    return type.getTypeName().replaceAll("\\b[a-z]\\w*\\.", "");
  }

  /** The class behind a generic type. */
  private static Class<?> raw(Type type) {
    if (type instanceof Class) return (Class<?>) type;
    if (type instanceof ParameterizedType) return (Class<?>) ((ParameterizedType) type).getRawType();
    return Array.newInstance(raw(((GenericArrayType) type).getGenericComponentType()), 0).getClass();
  }

  Object build(Object json, Type type, String name) {
    Class<?> wanted = raw(type);
    switch (wanted.getSimpleName()) {
      case "int":
      case "Integer":
        return ((BigDecimal) json).intValue();
      case "long":
      case "Long":
        return ((BigDecimal) json).longValue();
      case "double":
      case "Double":
        return ((BigDecimal) json).doubleValue();
      case "boolean":
      case "Boolean":
        return json;
      case "char":
      case "Character":
        return ((String) json).charAt(0);
      case "String":
        return json;
      case "ListNode":
        return nodes.list((List<?>) json, name);
      case "TreeNode":
        return nodes.tree((List<?>) json, name);
      case "Node":
        return nodes.graph((List<?>) json, name);
      default:
        return buildMany((List<?>) json, type, wanted, name);
    }
  }

  private Object buildMany(List<?> items, Type type, Class<?> wanted, String name) {
    if (wanted.isArray()) {
      Type element = type instanceof GenericArrayType ? ((GenericArrayType) type).getGenericComponentType() : wanted.getComponentType();
      Object array = Array.newInstance(wanted.getComponentType(), items.size());
      for (int i = 0; i < items.size(); i++) Array.set(array, i, build(items.get(i), element, name));
      return array;
    }
    if (!wanted.isAssignableFrom(ArrayList.class) || !(type instanceof ParameterizedType))
      throw new Limits.Rejected(name + " cannot be a " + shortName(type));
    List<Object> list = new ArrayList<>();
    Type element = ((ParameterizedType) type).getActualTypeArguments()[0];
    for (Object item : items) list.add(build(item, element, name));
    return list;
  }

  /** The arguments of a call, in order. {@code params} are the signature's, {@code types} those the user declared for the passed ones. */
  Object[] arguments(List<Map<String, Object>> params, Type[] types, Map<String, Object> values) {
    List<Object> passed = new ArrayList<>();
    int next = 0;
    for (Map<String, Object> param : params) {
      String name = (String) param.get("name");
      if (!Boolean.TRUE.equals(param.get("passed"))) continue;
      Type type = types[next++];
      passed.add(param.get("nodeOf") == null ? build(values.get(name), type, name) : null);
    }
    next = 0;
    for (Map<String, Object> param : params) {
      String name = (String) param.get("name");
      Object tree = param.get("nodeOf");
      Object cycle = param.get("cycleAt");
      if (cycle != null) tie(nodes.named.get(name), ((BigDecimal) values.get(cycle)).intValue());
      if (!Boolean.TRUE.equals(param.get("passed"))) continue;
      if (tree != null) passed.set(next, find(nodes.named.get(tree), ((BigDecimal) values.get(name)).intValue()));
      next++;
    }
    return passed.toArray();
  }

  private void tie(List<Object> list, int index) {
    if (index >= 0) nodes.set(list.get(list.size() - 1), "next", list.get(index));
  }

  private Object find(List<Object> tree, int value) {
    for (Object node : tree) if (nodes.value(node) == value) return node;
    return null;
  }

  /** How many items an argument that is a list or an array has. */
  static int length(Object value) {
    return value instanceof List ? ((List<?>) value).size() : Array.getLength(value);
  }

  private static Object item(Object value, int index) {
    return value instanceof List ? ((List<?>) value).get(index) : Array.get(value, index);
  }

  /** JSON text of an answer; its nodes are added to {@code answered}. */
  String text(String type, Object value, List<Object> answered) {
    if (type.equals("ListNode")) return nodes.listText(value, answered);
    if (type.equals("TreeNode")) return nodes.treeText(value, answered);
    if (type.equals("GraphNode")) return nodes.graphText(value, answered);
    if (value == null || type.equals("void")) return "null";
    if (type.endsWith("[]")) return text(type.substring(0, type.length() - 2), value, length(value), answered);
    return scalar(type, value);
  }

  /** The first {@code size} items of a list or an array. */
  String text(String element, Object value, int size, List<Object> answered) {
    StringBuilder out = new StringBuilder("[");
    // A linked list would be walked from its beginning for every index.
    Object items = value instanceof List ? ((List<?>) value).toArray() : value;
    for (int i = 0; i < size; i++) {
      if (i > 0) out.append(',');
      out.append(text(element, item(items, i), answered));
      if (out.length() > Limits.ANSWER_LIMIT) throw new Limits.OutputLimit();
    }
    return out.append(']').toString();
  }

  private static String scalar(String type, Object value) {
    boolean fits;
    switch (type) {
      case "int":
      case "long":
        fits = value instanceof Integer || value instanceof Long;
        break;
      case "double":
        fits = value instanceof Number;
        break;
      case "boolean":
        fits = value instanceof Boolean;
        break;
      default:
        fits = value instanceof String || value instanceof Character;
    }
    if (!fits) throw new Limits.Rejected("expected " + type + " in the answer, not " + value.getClass().getSimpleName());
    if (type.equals("string") || type.equals("char")) {
      String text = value.toString();
      if (text.length() > Limits.ANSWER_LIMIT) throw new Limits.OutputLimit();
      return Json.quote(text);
    }
    if (!type.equals("double")) return value.toString();
    double number = ((Number) value).doubleValue();
    // Not JSON numbers. As texts they are shown and equal no expected number.
    return Double.isFinite(number) ? Double.toString(number) : Json.quote(Double.toString(number));
  }
}
