import type { DefinedFunction, WasmModule } from './wasm-module.ts';

/** A call through the table may be to any of its functions that has the type. */
function calleesOf({ functions, elements }: WasmModule): Map<number, Set<number>> {
  const byIndex = new Map(functions.map((one) => [one.index, one]));
  const ofType = Map.groupBy(
    elements.flatMap((one) => one.functions).flatMap((index) => byIndex.get(index) ?? []),
    ({ typeIndex }) => typeIndex,
  );
  return new Map(
    functions.map(({ index, calls }) => {
      const direct = calls.direct.map(({ callee }) => callee).filter((callee) => byIndex.has(callee));
      const indirect = calls.indirect.flatMap((type) => (ofType.get(type) ?? []).map((one) => one.index));
      return [index, new Set([...direct, ...indirect])];
    }),
  );
}

/** Takes away, again and again, what calls nothing that is left. */
function withoutLeaves(callees: ReadonlyMap<number, ReadonlySet<number>>): Set<number> {
  const callers = new Map<number, number[]>();
  const waiting = new Map<number, number>();
  for (const [index, called] of callees) {
    waiting.set(index, called.size);
    for (const callee of called) callers.set(callee, [...(callers.get(callee) ?? []), index]);
  }
  const leaves = [...waiting].filter(([, count]) => count === 0).map(([index]) => index);
  for (let leaf = leaves.pop(); leaf !== undefined; leaf = leaves.pop()) {
    waiting.delete(leaf);
    for (const caller of callers.get(leaf) ?? []) {
      const left = (waiting.get(caller) ?? 0) - 1;
      waiting.set(caller, left);
      if (left === 0) leaves.push(caller);
    }
  }
  return new Set(waiting.keys());
}

function reversed(callees: ReadonlyMap<number, ReadonlySet<number>>): Map<number, Set<number>> {
  const callers = new Map([...callees.keys()].map((index) => [index, new Set<number>()]));
  for (const [index, called] of callees) {
    for (const callee of called) callers.get(callee)?.add(index);
  }
  return callers;
}

/** Functions that may be under way more than once at a time, and those that lie on the way between two such. */
export function recursiveFunctions(module: WasmModule): DefinedFunction[] {
  const callees = calleesOf(module);
  const calling = withoutLeaves(callees);
  const called = withoutLeaves(reversed(callees));
  return module.functions.filter(({ index }) => calling.has(index) && called.has(index));
}
