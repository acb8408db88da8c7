import type { Param, Signature, ValueType } from './signature.ts';

/** One method to print, whatever the signature's kind. */
export interface Method {
  name: string;
  params: Param[];
  returns: ValueType | 'void';
  javaReturns?: string;
}

/** The class a user writes. `constructorParams` is there for design classes only. */
export interface ClassShape {
  name: string;
  constructorParams?: Param[];
  methods: Method[];
  /** Node types that occur in it, each once, in the order ListNode, TreeNode, GraphNode. */
  nodes: string[];
}

const NODES = ['ListNode', 'TreeNode', 'GraphNode'];

function shapeWithoutNodes(signature: Signature): Omit<ClassShape, 'nodes'> {
  switch (signature.kind) {
    case 'function': {
      const { name, params, returns, javaReturns } = signature;
      return {
        name: 'Solution',
        methods: [{ name, params: params.filter(({ passed }) => passed), returns, javaReturns }],
      };
    }
    case 'class':
      return signature;
    case 'round-trip': {
      const { name, encode, decode, param, text } = signature;
      return {
        name,
        methods: [
          { name: encode, params: [param], returns: 'string' },
          {
            name: decode,
            params: [{ name: text, type: 'string', passed: true }],
            returns: param.type,
            javaReturns: param.java,
          },
        ],
      };
    }
  }
}

/** The one class that every language's starter prints. */
export function classShape(signature: Signature): ClassShape {
  const shape = shapeWithoutNodes(signature);
  const params = [...(shape.constructorParams ?? []), ...shape.methods.flatMap((method) => method.params)];
  const types = [...params.map(({ type }) => type), ...shape.methods.map(({ returns }) => returns)];
  return {
    ...shape,
    nodes: NODES.filter((node) => types.some((type) => type.replaceAll('[]', '') === node)),
  };
}
