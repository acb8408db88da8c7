import { classShape, type Method } from '#judge/class-shape.ts';
import type { Signature, ValueType } from '#judge/signature.ts';

const NAMES: Record<string, string> = {
  int: 'int',
  long: 'long long',
  double: 'double',
  boolean: 'bool',
  char: 'char',
  string: 'string',
  ListNode: 'ListNode*',
  TreeNode: 'TreeNode*',
  GraphNode: 'Node*',
  void: 'void',
};

const NODE_COMMENTS: Record<string, string> = {
  ListNode: `// A node of a singly linked list:
// struct ListNode {
//     int val;
//     ListNode *next;
//     ListNode(int x = 0, ListNode *next = nullptr) : val(x), next(next) {}
// };
`,
  TreeNode: `// A node of a binary tree:
// struct TreeNode {
//     int val;
//     TreeNode *left;
//     TreeNode *right;
//     TreeNode(int x = 0, TreeNode *left = nullptr, TreeNode *right = nullptr)
//         : val(x), left(left), right(right) {}
// };
`,
  GraphNode: `// A node of a graph:
// class Node {
// public:
//     int val;
//     vector<Node*> neighbors;
//     Node(int val = 0, vector<Node*> neighbors = {}) : val(val), neighbors(neighbors) {}
// };
`,
};

/** How C++ writes a type: `vector<int>` for `int[]`. */
export function cppType(type: ValueType): string {
  return type.endsWith('[]') ? `vector<${cppType(type.slice(0, -2))}>` : (NAMES[type] ?? type);
}

/** Vectors come by reference everywhere; strings only in LeetCode's codecs, which plain solutions do not need. */
function parameters(params: Method['params']): string {
  return params
    .map(({ name, type }) => {
      const printed = cppType(type);
      return printed.endsWith('*')
        ? `${printed} ${name}`
        : `${printed}${type.endsWith('[]') ? '&' : ''} ${name}`;
    })
    .join(', ');
}

/** `class Name { public: … };` with empty bodies. */
export function cppStarter(signature: Signature): string {
  const { name, constructorParams, methods, nodes } = classShape(signature);
  const heads = methods.map((each) => `${cppType(each.returns)} ${each.name}(${parameters(each.params)})`);
  if (constructorParams) heads.unshift(`${name}(${parameters(constructorParams)})`);
  const comments = nodes.map((node) => NODE_COMMENTS[node]).join('');
  const bodies = heads.map((head) => `    ${head} {\n        \n    }`);
  return `${comments}class ${name} {\npublic:\n${bodies.join('\n\n')}\n};\n`;
}
