import dryrun.judge.Answer;
import dryrun.judge.Reader;
import dryrun.judge.Refused;
import dryrun.judge.Seen;
import java.util.ArrayList;

/** Binary trees from JSON and to JSON, level by level. */
final class DryrunTreeNode {
  private DryrunTreeNode() {}

  static TreeNode read(Reader in) {
    in.open();
    if (!in.more()) return null;
    ArrayList<TreeNode> nodes = new ArrayList<>();
    if (!in.isNull()) nodes.add(new TreeNode(in.integer()));
    for (int i = 0; i < nodes.size(); i++) {
      TreeNode node = nodes.get(i);
      if (!in.more()) break;
      if (!in.isNull()) nodes.add(node.left = new TreeNode(in.integer()));
      if (!in.more()) break;
      if (!in.isNull()) nodes.add(node.right = new TreeNode(in.integer()));
    }
    return nodes.isEmpty() ? null : nodes.get(0);
  }

  private static ArrayList<TreeNode> levels(TreeNode root, Seen seen) {
    ArrayList<TreeNode> queue = new ArrayList<>();
    queue.add(root);
    for (int i = 0; i < queue.size(); i++) {
      TreeNode node = queue.get(i);
      if (node == null) continue;
      if (!seen.add(node, "the tree in the answer"))
        throw new Refused("the tree in the answer contains the same node twice");
      queue.add(node.left);
      queue.add(node.right);
    }
    return queue;
  }

  static Seen nodes(TreeNode root) {
    Seen seen = new Seen();
    levels(root, seen);
    return seen;
  }

  static void write(Answer out, TreeNode root) {
    ArrayList<TreeNode> queue = levels(root, new Seen());
    int size = queue.size();
    while (size > 0 && queue.get(size - 1) == null) size--;
    out.raw("[");
    for (int i = 0; i < size; i++) {
      out.item(i);
      writeValue(out, queue.get(i));
    }
    out.raw("]");
  }

  static void writeValue(Answer out, TreeNode node) {
    if (node == null) out.raw("null");
    else out.write(node.val);
  }

  static TreeNode find(TreeNode root, int value) {
    for (TreeNode node : levels(root, new Seen())) if (node != null && node.val == value) return node;
    return null;
  }
}
