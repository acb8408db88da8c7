package judge;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Makes and reads the nodes of one test, which are objects of classes that exist for this test alone. */
final class Nodes {
  private final Fresh classes;
  private final Map<String, Field> fields = new HashMap<>();
  private final Map<String, Constructor<?>> constructors = new HashMap<>();

  /** The nodes of each argument, in the order of their values. */
  final Map<String, List<Object>> named = new HashMap<>();

  Fresh classes() {
    return classes;
  }

  Nodes(Fresh classes) {
    this.classes = classes;
  }

  private Field field(Object node, String name) {
    return fields.computeIfAbsent(node.getClass().getName() + "." + name, key -> {
      for (Class<?> type = node.getClass(); type != null; type = type.getSuperclass()) {
        try {
          Field found = type.getDeclaredField(name);
          found.setAccessible(true);
          return found;
        } catch (NoSuchFieldException error) {
          // Perhaps in the class it extends.
        }
      }
      throw new Limits.Rejected(node.getClass().getSimpleName() + " has no field named " + name);
    });
  }

  Object get(Object node, String name) {
    try {
      return field(node, name).get(node);
    } catch (IllegalAccessException error) {
      throw new Limits.Rejected(error.getMessage());
    }
  }

  void set(Object node, String name, Object value) {
    try {
      field(node, name).set(node, value);
    } catch (IllegalAccessException error) {
      throw new Limits.Rejected(error.getMessage());
    }
  }

  int value(Object node) {
    return (Integer) get(node, "val");
  }

  private Object make(String type, Object value) {
    try {
      Constructor<?> constructor = constructors.get(type);
      if (constructor == null) {
        constructor = classes.named(type).getDeclaredConstructor(int.class);
        constructor.setAccessible(true);
        constructors.put(type, constructor);
      }
      return constructor.newInstance(((Number) value).intValue());
    } catch (ReflectiveOperationException error) {
      throw new Limits.Rejected("a " + type + " cannot be made from a value: " + error);
    }
  }

  private Object keep(String name, List<Object> nodes) {
    List<Object> kept = named.computeIfAbsent(name, key -> new ArrayList<>());
    for (Object node : nodes) if (node != null) kept.add(node);
    return nodes.isEmpty() ? null : nodes.get(0);
  }

  Object list(List<?> values, String name) {
    List<Object> nodes = new ArrayList<>();
    for (Object value : values) nodes.add(make("ListNode", value));
    for (int i = 0; i + 1 < nodes.size(); i++) set(nodes.get(i), "next", nodes.get(i + 1));
    return keep(name, nodes);
  }

  Object tree(List<?> values, String name) {
    List<Object> nodes = new ArrayList<>();
    for (Object value : values) nodes.add(value == null ? null : make("TreeNode", value));
    int waiting = 1;
    for (Object node : nodes) {
      if (node == null) continue;
      if (waiting < nodes.size()) set(node, "left", nodes.get(waiting++));
      if (waiting < nodes.size()) set(node, "right", nodes.get(waiting++));
    }
    return keep(name, nodes);
  }

  Object graph(List<?> adjacency, String name) {
    List<Object> nodes = new ArrayList<>();
    for (int i = 1; i <= adjacency.size(); i++) nodes.add(make("Node", i));
    for (int i = 0; i < nodes.size(); i++) {
      List<Object> neighbors = new ArrayList<>();
      for (Object number : (List<?>) adjacency.get(i)) neighbors.add(nodes.get(((Number) number).intValue() - 1));
      set(nodes.get(i), "neighbors", neighbors);
    }
    return keep(name, nodes);
  }

  private static void note(Map<Object, Object> seen, Object node, String what, String twice) {
    if (seen.put(node, node) != null) throw new Limits.Refused(twice);
    if (seen.size() > Limits.NODE_LIMIT)
      throw new Limits.Refused("the " + what + " in the answer has more than " + Limits.NODE_LIMIT + " nodes");
  }

  /** Each method adds the nodes it meets to {@code answered}. */
  String listText(Object head, List<Object> answered) {
    Map<Object, Object> seen = new IdentityHashMap<>();
    StringBuilder out = new StringBuilder("[");
    for (; head != null; head = get(head, "next")) {
      note(seen, head, "linked list", "the linked list in the answer has a cycle");
      answered.add(head);
      if (seen.size() > 1) out.append(',');
      out.append(value(head));
    }
    return out.append(']').toString();
  }

  String treeText(Object root, List<Object> answered) {
    Map<Object, Object> seen = new IdentityHashMap<>();
    List<Object> queue = new ArrayList<>();
    queue.add(root);
    StringBuilder out = new StringBuilder("[");
    int end = 1;
    for (int i = 0; i < queue.size(); i++) {
      Object node = queue.get(i);
      if (i > 0) out.append(',');
      if (node == null) {
        out.append("null");
        continue;
      }
      note(seen, node, "tree", "the tree in the answer contains the same node twice");
      answered.add(node);
      out.append(value(node));
      end = out.length();
      queue.add(get(node, "left"));
      queue.add(get(node, "right"));
    }
    return out.substring(0, end) + "]";
  }

  String graphText(Object start, List<Object> answered) {
    Map<Object, Object> seen = new IdentityHashMap<>();
    List<Object> order = new ArrayList<>();
    if (start != null) order.add(start);
    for (int i = 0; i < order.size(); i++) {
      if (i == 0) seen.put(start, start);
      for (Object next : (List<?>) get(order.get(i), "neighbors")) if (seen.put(next, next) == null) order.add(next);
      if (order.size() > Limits.NODE_LIMIT)
        throw new Limits.Refused("the answer's graph has more than " + Limits.NODE_LIMIT + " nodes");
    }
    answered.addAll(order);
    // By node number, whichever order the copy was made in.
    order.sort((a, b) -> Integer.compare(value(a), value(b)));
    List<String> lines = new ArrayList<>();
    for (Object node : order) {
      List<String> numbers = new ArrayList<>();
      for (Object next : (List<?>) get(node, "neighbors")) numbers.add(String.valueOf(value(next)));
      lines.add("[" + String.join(",", numbers) + "]");
    }
    return "[" + String.join(",", lines) + "]";
  }
}
