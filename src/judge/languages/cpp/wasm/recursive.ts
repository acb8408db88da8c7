import type { DefinedFunction, WasmModule } from './wasm-module.ts';

/** Who calls whom, by the functions' numbers. A type called through the table is a node of its own, below zero. */
type Graph = Map<number, Set<number>>;
const typeNode = (typeIndex: number) => -1 - typeIndex;

/** A call through the table may be to any of its functions that has the type. */
function callGraph({ types, functions, elements }: WasmModule): Graph {
  const graph: Graph = new Map(types.map((_, typeIndex) => [typeNode(typeIndex), new Set()]));
  for (const { index } of functions) graph.set(index, new Set());
  const inTable = new Set(elements.flatMap((one) => one.functions));
  for (const { index, typeIndex, calls } of functions) {
    const callees = graph.get(index);
    for (const { callee } of calls.direct) if (graph.has(callee)) callees?.add(callee);
    for (const type of calls.indirect) callees?.add(typeNode(type));
    if (inTable.has(index)) graph.get(typeNode(typeIndex))?.add(index);
  }
  return graph;
}

function reversed(graph: Graph): Graph {
  const callers: Graph = new Map([...graph.keys()].map((node) => [node, new Set()]));
  for (const [node, callees] of graph) for (const callee of callees) callers.get(callee)?.add(node);
  return callers;
}

/** Takes away, again and again, what calls nothing that is left. */
function withoutLeaves(graph: Graph, callers: Graph): Set<number> {
  const left = new Map([...graph].map(([node, callees]) => [node, callees.size]));
  const leaves = [...left].filter(([, count]) => count === 0).map(([node]) => node);
  for (let leaf = leaves.pop(); leaf !== undefined; leaf = leaves.pop()) {
    left.delete(leaf);
    for (const caller of callers.get(leaf) ?? []) {
      const count = (left.get(caller) ?? 0) - 1;
      left.set(caller, count);
      if (count === 0) leaves.push(caller);
    }
  }
  return new Set(left.keys());
}

/** Functions that may be in progress more than once at a time, and those that lie on the way between two such. */
export function recursiveFunctions(module: WasmModule): DefinedFunction[] {
  const graph = callGraph(module);
  const callers = reversed(graph);
  const calling = withoutLeaves(graph, callers);
  const called = withoutLeaves(callers, graph);
  return module.functions.filter(({ index }) => calling.has(index) && called.has(index));
}
