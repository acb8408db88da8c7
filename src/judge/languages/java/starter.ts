import { classShape, type Method } from '#judge/class-shape.ts';
import type { Signature, ValueType } from '#judge/signature.ts';

const NAMES: Record<string, string> = { string: 'String', GraphNode: 'Node' };

const NODE_COMMENTS: Record<string, string> = {
  ListNode: `// A node of a singly linked list:
// public class ListNode {
//     int val;
//     ListNode next;
//     ListNode() {}
//     ListNode(int val) { this.val = val; }
//     ListNode(int val, ListNode next) { this.val = val; this.next = next; }
// }
`,
  TreeNode: `// A node of a binary tree:
// public class TreeNode {
//     int val;
//     TreeNode left;
//     TreeNode right;
//     TreeNode() {}
//     TreeNode(int val) { this.val = val; }
//     TreeNode(int val, TreeNode left, TreeNode right) {
//         this.val = val;
//         this.left = left;
//         this.right = right;
//     }
// }
`,
  GraphNode: `// A node of a graph:
// class Node {
//     public int val;
//     public List<Node> neighbors;
//     public Node() { this(0); }
//     public Node(int val) { this(val, new ArrayList<>()); }
//     public Node(int val, ArrayList<Node> neighbors) { this.val = val; this.neighbors = neighbors; }
// }
`,
};

/** Arrays, unless the signature names LeetCode's own choice: it returns `List<Integer>` in some questions, `int[]` in others. */
export function javaType(type: ValueType, own?: string): string {
  const element = type.replaceAll('[]', '');
  return own ?? `${NAMES[element] ?? element}${type.slice(element.length)}`;
}

const parameters = (params: Method['params']) =>
  params.map(({ name, type, java }) => `${javaType(type, java)} ${name}`).join(', ');

/** `class Name { … }` with empty bodies; design classes and codecs are public, as on LeetCode. */
export function javaStarter(signature: Signature): string {
  const { name, constructorParams, methods, nodes } = classShape(signature);
  const heads = methods.map(
    (each) => `public ${javaType(each.returns, each.javaReturns)} ${each.name}(${parameters(each.params)})`,
  );
  if (constructorParams) heads.unshift(`public ${name}(${parameters(constructorParams)})`);
  const comments = nodes.map((node) => NODE_COMMENTS[node]).join('');
  const bodies = heads.map((head) => `    ${head} {\n        \n    }`);
  const modifier = signature.kind === 'round-trip' ? 'public ' : '';
  return `${comments}${modifier}class ${name} {\n${bodies.join('\n\n')}\n}\n`;
}
