import dryrun.judge.Answer;
import dryrun.judge.Reader;
import dryrun.judge.Seen;
import java.util.ArrayList;

/** Graphs from JSON and to JSON: for each node, the numbers of its neighbors. */
final class DryrunGraphNode {
  private DryrunGraphNode() {}

  static Node read(Reader in) {
    ArrayList<int[]> adjacency = new ArrayList<>();
    in.open();
    while (in.more()) adjacency.add(in.integers());
    ArrayList<Node> nodes = new ArrayList<>();
    for (int i = 1; i <= adjacency.size(); i++) nodes.add(new Node(i));
    for (int i = 0; i < nodes.size(); i++)
      for (int number : adjacency.get(i)) nodes.get(i).neighbors.add(nodes.get(number - 1));
    return nodes.isEmpty() ? null : nodes.get(0);
  }

  private static ArrayList<Node> reached(Node start, Seen seen) {
    ArrayList<Node> order = new ArrayList<>();
    if (start != null && seen.add(start, "the answer's graph")) order.add(start);
    for (int i = 0; i < order.size(); i++)
      for (Node next : order.get(i).neighbors) if (seen.add(next, "the answer's graph")) order.add(next);
    return order;
  }

  static Seen nodes(Node start) {
    Seen seen = new Seen();
    reached(start, seen);
    return seen;
  }

  static void write(Answer out, Node start) {
    ArrayList<Node> order = reached(start, new Seen());
    // By node number, whichever order the copy was made in.
    order.sort((a, b) -> a.val < b.val ? -1 : a.val > b.val ? 1 : 0);
    out.raw("[");
    for (int i = 0; i < order.size(); i++) {
      out.item(i);
      out.raw("[");
      int index = 0;
      for (Node next : order.get(i).neighbors) {
        out.item(index++);
        out.write(next.val);
      }
      out.raw("]");
    }
    out.raw("]");
  }

  static void writeValue(Answer out, Node node) {
    if (node == null) out.raw("null");
    else out.write(node.val);
  }
}
