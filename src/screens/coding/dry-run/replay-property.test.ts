import { afterAll, expect, test } from 'vitest';
import { lookUp } from '#trace/find.ts';
import { isReference, isTuple, type Value } from '#trace/format.ts';
import type { Replay } from '#trace/replay.ts';
import type { State } from '#trace/state.ts';
import { nativeTracer, program } from './testing/native.ts';

const { replay, dispose } = nativeTracer();
afterAll(dispose);

/** Lines that change something, each in a way of its own; `I`, `J` and `N` are random. */
const CHANGES = [
  'a.append(N)',
  'if a: a.pop()',
  'if a: a[I % len(a)] = N',
  'a.insert(I, N)',
  'a.sort()',
  'a.reverse()',
  'a[I:J] = [N, N + 1]',
  'a += [N, N]',
  'a = a + [N]',
  'if len(a) > 1: a[0], a[-1] = a[-1], a[0]',
  'd[I] = N',
  'd.pop(J, None)',
  'd = {**d, J: N}',
  'd.setdefault(I, N)',
  's.add(I)',
  's.discard(J)',
  's |= {I, J}',
  'q.append(N)',
  'q.appendleft(N)',
  'if q: q.popleft()',
  'q.rotate(1)',
  'g[I].append(N)',
  'len(g[J])',
  'm[I % 3][J % 3] = N',
  'm[I % 3], m[J % 3] = m[J % 3], m[I % 3]',
  'for row in m: row.append(N % 7)',
  'for row in m: row[:] = row[:3]',
  'b = m[I % 3]',
  'b[0] += 1',
  'n.val += N',
  'n.next = ListNode(N, n.next)',
  'if n.next: n.next.val, n.val = n.val, n.next.val',
  'if n.next and n.next.next: n.next = n.next.next',
  'heappush(h, N)',
  'if h: heappop(h)',
  'push(N)',
  'change(a, N)',
  't = (I, [N], "xy")',
  't[1].append(N)',
  'i = N * 1000000007 ** J',
  'i, j = J, I / 7',
  'list(map(lambda row: row.reverse(), m))',
  'any(row.append(1) for row in m)',
  // What is changed is what the name held before the line.
  'e = e.append([]) or e[-1]',
  'e = r',
  'self.e = self.e.append([N]) or self.e[-1]',
  'self.e = self.r',
  'b[0], b = N, [0, N]',
];

/** What the program itself says of its variables, taken in the run. */
const SAY =
  'print(json.dumps([a, list(map(list, d.items())), sorted(s), list(q), list(map(list, g.items())), m, b, chain(n), h, t, i, j, self.z, r, self.r]))';

const SETUP = [
  'a, d, s, q, g = [3, 1, 2], {}, set(), deque(), defaultdict(list)',
  'r, self.r = [], []',
  'e, self.e = r, self.r',
  'm = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]',
  'b, n, h, t, i, j = m[0], ListNode(1), [], (1, [2], "xy"), 0, 0.5',
  'self.z, push = [], self.z.append if hasattr(self, "z") else h.append',
  'chain = lambda node: [node.val, *chain(node.next)] if node else []',
  'def change(items, more):',
  '    items.append(more)',
  '    self.z = [more, *self.z[:3]]',
];

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomProgram(next: () => number, length: number): string {
  const number = (below: number) => String(Math.floor(next() * below));
  const change = () =>
    (CHANGES[Math.floor(next() * CHANGES.length)] ?? '')
      .replace(/\bI\b/g, () => number(5))
      .replace(/\bJ\b/g, () => number(5))
      .replace(/\bN\b/g, () => number(100));
  const lines = Array.from({ length }, () => [change(), SAY]).flat();
  return program(...SETUP, ...lines, 'return 0');
}

/** A value as JSON has it. */
function plain(value: Value | undefined, objects: State['objects']): unknown {
  const inner = (part: Value) => plain(part, objects);
  if (isTuple(value)) return value.t.map(inner);
  if (typeof value === 'string') return value.startsWith('s') ? value.slice(1) : Number(value.slice(1));
  if (!isReference(value)) return value;
  const object = objects.get(value[0]);
  if (object?.kind === 'list') return object.items.map(inner);
  if (object?.kind === 'dict') return object.entries.map(([key, item]) => [inner(key), inner(item)]);
  if (object?.kind === 'set')
    return object.entries.map(([key]) => inner(key) as number).sort((a, b) => a - b);
  const fields = new Map(object?.kind === 'object' ? object.entries : []);
  const next = fields.get('snext');
  return [plain(fields.get('sval'), objects), ...(next ? (plain(next, objects) as unknown[]) : [])];
}

const NAMES = ['a', 'd', 's', 'q', 'g', 'm', 'b', 'n', 'h', 't', 'i', 'j', 'self.z', 'r', 'self.r'];

/** By step: what the program said, and what the replay has. */
function saidAndReplayed(steps: Replay, index: number): { said: unknown; replayed: unknown } | undefined {
  const printed = steps.effects(index).flatMap((effect) => (effect[0] === 'p' ? [effect[1]] : []));
  if (printed.length === 0) return;
  const state = steps.state(index);
  return {
    said: JSON.parse(printed.join('')),
    replayed: NAMES.map((name) => plain(lookUp(state, name), state.objects)),
  };
}

const seed = Math.floor(Math.random() * 2 ** 32);

test(`every step replays to what the program had, in any order of steps (seed ${seed})`, async () => {
  const next = random(seed);
  for (let round = 0; round < 4; round += 1) {
    const source = randomProgram(next, 120);
    const steps = await replay(source);
    const order = Array.from({ length: steps.length }, (_, index) => index);
    if (round === 1) order.reverse();
    if (round > 1) order.sort(() => next() - 0.5);
    let compared = 0;
    for (const index of order) {
      const both = saidAndReplayed(steps, index);
      if (!both) continue;
      compared += 1;
      expect(
        both.replayed,
        `step ${index}, line ${steps.line(index)}: ${source.split('\n')[steps.line(index) - 2]}`,
      ).toEqual(both.said);
    }
    expect(compared).toBe(120);
  }
});

test('the beginning and the end of a long run are right, and say how much is missing', async () => {
  const source = randomProgram(random(seed), 400);
  const steps = await replay(source, [], { seconds: 20, steps: 200, bytes: 50_000_000 });
  expect(steps.length).toBeLessThanOrEqual(200);
  expect(steps.trace.skipped).toBeGreaterThan(500);
  const gaps = Array.from({ length: steps.length }, (_, index) => steps.step(index).missing);
  expect(gaps.findIndex((missing) => missing > 0)).toBe(100);
  expect(gaps.reduce((sum, missing) => sum + missing, 0)).toBe(steps.trace.skipped);
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const both = saidAndReplayed(steps, index);
    if (both) expect(both.replayed, `step ${index}, seed ${seed}`).toEqual(both.said);
  }
});
