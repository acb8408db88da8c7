/** LeetCode's imports; on the user's first line, so that line numbers stay theirs. */
export const IMPORTS =
  'import java.util.*; import java.util.function.*; import java.util.stream.*; import java.util.concurrent.*; ' +
  'import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*; import java.math.*; import javafx.util.*; ';

/** The classes that questions speak of, as LeetCode declares them, by the name in signatures. */
const SOURCES: Record<string, { name: string; text: string }> = {
  ListNode: {
    name: 'ListNode',
    text: `class ListNode { int val; ListNode next; ListNode() {} ListNode(int val) { this.val = val; }
ListNode(int val, ListNode next) { this.val = val; this.next = next; } }`,
  },
  TreeNode: {
    name: 'TreeNode',
    text: `class TreeNode { int val; TreeNode left, right; TreeNode() {} TreeNode(int val) { this.val = val; }
TreeNode(int val, TreeNode left, TreeNode right) { this.val = val; this.left = left; this.right = right; } }`,
  },
  GraphNode: {
    name: 'Node',
    text: `import java.util.*; class Node { public int val; public List<Node> neighbors; public Node() { this(0); }
public Node(int val) { this(val, new ArrayList<>()); }
public Node(int val, ArrayList<Node> neighbors) { this.val = val; this.neighbors = neighbors; } }`,
  },
};

/** Sources of the node classes among `nodes` that the user does not declare, by file name. */
export function nodeSources(nodes: string[], source: string): Record<string, string> {
  const wanted = nodes.flatMap((node) => SOURCES[node] ?? []);
  const missing = wanted.filter(
    ({ name }) => !new RegExp(`^\\s*(?:public\\s+)?class\\s+${name}\\b`, 'm').test(source),
  );
  return Object.fromEntries(missing.map(({ name, text }) => [`${name}.java`, text]));
}
