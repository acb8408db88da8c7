import { classShape, type Method } from '#judge/class-shape.ts';
import type { Signature, ValueType } from '#judge/signature.ts';

const NAMES: Record<string, string> = {
  int: 'int',
  long: 'int',
  double: 'float',
  boolean: 'bool',
  char: 'str',
  string: 'str',
  ListNode: 'Optional[ListNode]',
  TreeNode: 'Optional[TreeNode]',
  GraphNode: "Optional['Node']",
  void: 'None',
};

const NODE_COMMENTS: Record<string, string> = {
  ListNode: `# A node of a singly linked list:
# class ListNode:
#     def __init__(self, val=0, next=None):
#         self.val = val
#         self.next = next
`,
  TreeNode: `# A node of a binary tree:
# class TreeNode:
#     def __init__(self, val=0, left=None, right=None):
#         self.val = val
#         self.left = left
#         self.right = right
`,
  GraphNode: `# A node of a graph:
# class Node:
#     def __init__(self, val=0, neighbors=None):
#         self.val = val
#         self.neighbors = neighbors if neighbors is not None else []
`,
};

function typeName(type: ValueType): string {
  return type.endsWith('[]') ? `List[${typeName(type.slice(0, -2))}]` : (NAMES[type] ?? type);
}

function method({ name, params, returns }: Method, hint = ` -> ${typeName(returns)}`): string {
  const list = ['self', ...params.map((param) => `${param.name}: ${typeName(param.type)}`)].join(', ');
  return `    def ${name}(${list})${hint}:\n        `;
}

/** Bodies are an indented empty line, as on LeetCode. */
export function pythonStarter(signature: Signature): string {
  const { name, constructorParams, methods, nodes } = classShape(signature);
  const init = constructorParams
    ? [method({ name: '__init__', params: constructorParams, returns: 'void' }, '')]
    : [];
  const comments = nodes.map((node) => NODE_COMMENTS[node]).join('');
  const bodies = [...init, ...methods.map((each) => method(each))];
  return `${comments}class ${name}:\n${bodies.join('\n\n')}\n`;
}
