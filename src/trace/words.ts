import { isReference, type Value } from './format.ts';
import { fieldName, isReceiver } from './receiver.ts';
import type { Replay, Step } from './replay.ts';
import { cellText, showValue } from './show-value.ts';
import type { State } from './state.ts';

/** The variable, or field, by which people call an object; undefined for one that none of them reaches directly. */
function nameOf(id: number, state: State): string | undefined {
  for (const call of state.calls.toReversed()) {
    for (const [name, value] of call.variables) {
      if (!isReference(value)) continue;
      if (value[0] === id) return name;
      const object = state.objects.get(value[0]);
      if (!isReceiver(name) || object?.kind !== 'object') continue;
      const field = object.entries.find(([, inner]) => isReference(inner) && inner[0] === id);
      if (field) return fieldName(name, field[0]);
    }
  }
  for (const [name, value] of state.globals) if (isReference(value) && value[0] === id) return name;
}

/** The element that holds an object, such as row 2 of a matrix. */
function innerName(id: number, state: State): string | undefined {
  for (const [outer, object] of state.objects) {
    if (object.kind !== 'list') continue;
    const index = object.items.findIndex((item) => isReference(item) && item[0] === id);
    const name = index < 0 ? undefined : nameOf(outer, state);
    if (name) return `${name}[${index}]`;
  }
}

const sentence = (parts: readonly string[]) => parts.join('; ');

function effectWords(step: Step, before: State, after: State): string[] {
  const show = (value: Value) => showValue(value, after.objects);
  const called = (id: number) => nameOf(id, after) ?? innerName(id, after) ?? typeOf(id);
  const typeOf = (id: number) => after.objects.get(id)?.type ?? 'object';
  const known = (call: number, name: string) =>
    call === 0
      ? before.globals.get(name)
      : before.calls.find(({ number }) => number === call)?.variables.get(name);
  return step.effects.flatMap((effect) => {
    switch (effect[0]) {
      case 'v': {
        const [, call, name, value] = effect;
        if (isReceiver(name)) return [];
        const old = known(call, name);
        const moves = typeof old === 'number' && typeof value === 'number' && old !== value;
        return [moves ? `${name} goes from ${old} to ${value}` : `${name} is ${show(value)}`];
      }
      case 'd':
        return [`${effect[2]} is gone`];
      case '=':
        return [`${called(effect[1])}[${effect[2]}] is ${show(effect[3])}`];
      case 's': {
        const [, id, start, removed, added, size] = effect;
        const items = added.map(show).join(', ');
        if (removed === 0 && start + added.length === size) return [`${called(id)} gets ${items}`];
        if (added.length === 0)
          return [`${called(id)} loses ${removed === 1 ? `element ${start}` : `${removed} elements`}`];
        return [`${called(id)} changes from element ${start} on: ${items}`];
      }
      case 'k': {
        const [, id, key, value] = effect;
        const object = after.objects.get(id);
        if (object?.kind === 'set') return [`${called(id)} gets ${show(key)}`];
        if (object?.kind === 'object') {
          const owner = nameOf(id, after) ?? showValue([id], after.objects);
          return [`${owner}.${cellText(key, after.objects)} is ${show(value)}`];
        }
        return [`${called(id)}[${show(key)}] is ${show(value)}`];
      }
      case 'x':
        return [`${called(effect[1])} loses ${show(effect[2])}`];
      case 'n':
        // One that was known is told anew where its order has changed.
        return before.objects.has(effect[1]) && before !== after
          ? [`${called(effect[1])} is ${show([effect[1]])}`]
          : [];
      case 'p':
        return effect[1].trim() === '' ? [] : [`prints ${effect[1].trim()}`];
      default:
        return [];
    }
  });
}

/** Whether the condition of a line that decides was true; undefined for any other line. */
export function conditionOf(replay: Replay, index: number): boolean | undefined {
  const operation = replay.operation(index);
  if (operation?.[0] !== 'l') return;
  const branch = replay.trace.branches.find(([line]) => line === operation[1]);
  if (!branch || branch[2] === 'for') return;
  const call = replay.call(index);
  for (let next = index + 1; next < replay.length; next += 1) {
    if (replay.call(next) !== call) {
      if (replay.depth(next) < replay.depth(index)) return;
      continue;
    }
    const then = replay.operation(next);
    if (then?.[0] === 'b') continue;
    if (then?.[0] === 'l') return then[1] === branch[1];
    return then?.[0] === 'r' ? false : undefined;
  }
}

/** A step as a sentence: "Line 7: right goes from 5 to 4; total is 9." */
export function stepWords(replay: Replay, index: number): string {
  const step = replay.step(index);
  const after = replay.state(index);
  const before = index > 0 ? replay.state(index - 1) : after;
  const show = (value: Value) => showValue(value, after.objects);
  const effects = effectWords(step, before, after);
  const [code] = step.operation;
  if (code === 'c') return `${sentence([`Calls ${step.operation[2]}`, ...effects])}.`;
  if (code === 'g')
    return `${sentence([`${after.calls.at(-1)?.name ?? 'The generator'} goes on`, ...effects])}.`;
  const name = before.calls.at(-1)?.name ?? 'The call';
  if (code === 'r') return `${sentence([`${name} returns ${show(step.operation[1])}`, ...effects])}.`;
  if (code === 'y') return `${sentence([`${name} yields ${show(step.operation[1])}`, ...effects])}.`;
  if (code === 'u') return `The exception leaves ${name}.`;
  if (code === 'e') return `Line ${step.line} raises ${step.operation[2]}.`;
  const condition = conditionOf(replay, index);
  const decided =
    condition === undefined ? [] : [condition ? 'the condition is true' : 'the condition is false'];
  const parts = [...decided, ...effects];
  return `Line ${step.line}: ${parts.length > 0 ? sentence(parts) : 'nothing changes'}.`;
}
