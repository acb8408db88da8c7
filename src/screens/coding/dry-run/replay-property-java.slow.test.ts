import { afterAll, expect, test } from 'vitest';
import { lookUp } from '#trace/find.ts';
import { isNothing, isReference, isTuple, type Value } from '#trace/format.ts';
import type { Replay } from '#trace/replay.ts';
import type { State } from '#trace/state.ts';
import { javaTracer } from './testing/native.ts';

const { replay, dispose } = javaTracer();
afterAll(dispose);

/** Lines that change something, each in a way of its own; `I`, `J` and `N` are random. */
const CHANGES = [
  'list.add(N);',
  'if (!list.isEmpty()) list.remove(list.size() - 1);',
  'if (!list.isEmpty()) list.set(I % list.size(), N);',
  'list.add(0, N);',
  'Collections.sort(list);',
  'Collections.reverse(list);',
  'list.addAll(List.of(I, J));',
  'list = new ArrayList<>(list);',
  'list.removeIf(v -> v % 3 == 0);',
  'list.replaceAll(v -> v + 1);',
  'list.subList(0, list.size() / 2).clear();',
  'if (list.size() > 1) Collections.swap(list, 0, 1);',
  'list.sort((one, two) -> two - one);',
  'list.sort(new Comparator<Integer>() { public int compare(Integer one, Integer two) { return one - two; } });',
  'for (Iterator<Integer> it = list.iterator(); it.hasNext();) if (it.next() % 5 == 0) it.remove();',
  'a[I] = N;',
  'a[I]++;',
  'Arrays.sort(a);',
  'Arrays.fill(a, I, 5, N);',
  'a = a.clone();',
  'System.arraycopy(a, 0, a, 1, 3);',
  'Arrays.setAll(a, k -> k * N);',
  'map.put(I, N);',
  'map.remove(J);',
  'map.merge(I, N, Integer::sum);',
  'map.computeIfAbsent(J, k -> N);',
  'for (Map.Entry<Integer, Integer> e : map.entrySet()) e.setValue(e.getValue() + 1);',
  'map.keySet().remove(I);',
  'map.values().removeIf(v -> v % 2 == 0);',
  'tree.put(N % 7, I);',
  'tree.pollFirstEntry();',
  'tree.headMap(I).clear();',
  'recent.put(I, N);',
  'recent.get(J);',
  'recent.getOrDefault(I, 0);',
  'set.add(I);',
  'set.remove(J);',
  'set.retainAll(List.of(I, J, N, N + 1));',
  'deque.push(N);',
  'deque.addLast(N);',
  'deque.poll();',
  'deque.pollLast();',
  'heap.add(N);',
  'heap.poll();',
  'grid[I % 3][J % 3] = N;',
  'row = grid[J % 3];',
  'row[0] += 1;',
  'for (int[] each : grid) Arrays.fill(each, N % 7);',
  'int[] swapped = grid[0]; grid[0] = grid[1]; grid[1] = swapped;',
  'graph.computeIfAbsent(I, k -> new ArrayList<>()).add(N);',
  'node.val += N;',
  'node.next = new ListNode(N, node.next);',
  'if (node.next != null && node.next.next != null) node.next = node.next.next;',
  'text.append(N);',
  'text.setLength(text.length() / 2);',
  'text.reverse();',
  'text.insert(0, (char) (97 + I));',
  'i = N * 1_000_003L * I;',
  'flag = !flag;',
  'letter = (char) (97 + I);',
  'total += N;',
  'shared = N;',
  'half = I / 8.0;',
  'push(N);',
  'change(list, N);',
  'IntStream.range(0, I).forEach(k -> log.add(k));',
  'Stream.of(I, J).forEach(log::add);',
  'Runnable later = () -> total++; later.run();',
  'try { a[9] = N; } catch (ArrayIndexOutOfBoundsException e) { a[0] = N; }',
];

const SEPARATOR = ' ; ';

/** What the program itself says of its variables, in the words of the library. */
const SAY = `System.out.println(String.join("${SEPARATOR}", list + "", Arrays.toString(a), new TreeMap<>(map) + "", tree + "", recent + "", new TreeSet<>(set) + "", deque + "", heap + "", Arrays.deepToString(grid), Arrays.toString(row), new TreeMap<>(graph) + "", chain(node), text + "", i + "", flag + "", letter + "", total + "", shared + "", half + "", kept + "", log + ""));`;

const NAMES =
  'list a map tree recent set deque heap grid row graph node text i flag letter total shared half kept log'.split(
    ' ',
  );

const program = (lines: readonly string[]) => `class Solution {
  static int shared = 0;
  int total;
  List<Integer> kept = new ArrayList<>();
  void push(int item) { kept.add(item); }
  void change(List<Integer> items, int more) {
    items.add(more);
    total -= more;
  }
  String chain(ListNode node) {
    return node == null ? "" : node.val + " " + chain(node.next);
  }
  int f(int[] x) {
    List<Integer> list = new ArrayList<>(List.of(3, 1, 2)), log = new ArrayList<>();
    int[] a = new int[5];
    Map<Integer, Integer> map = new HashMap<>(), recent = new LinkedHashMap<>(16, 0.75f, true);
    TreeMap<Integer, Integer> tree = new TreeMap<>();
    Set<Integer> set = new HashSet<>();
    Deque<Integer> deque = new ArrayDeque<>();
    PriorityQueue<Integer> heap = new PriorityQueue<>();
    int[][] grid = new int[3][3];
    int[] row = grid[0];
    Map<Integer, List<Integer>> graph = new HashMap<>();
    ListNode node = new ListNode(1);
    StringBuilder text = new StringBuilder();
    long i = 0;
    boolean flag = false;
    char letter = 'a';
    double half = 0.5;
${lines.map((line) => `    {\n      ${line}\n    }\n    ${SAY}`).join('\n')}
    return 0;
  }
}
class ListNode {
  int val;
  ListNode next;
  ListNode(int val) { this.val = val; }
  ListNode(int val, ListNode next) { this.val = val; this.next = next; }
}
`;

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
  return program(Array.from({ length }, change));
}

const byKey = (one: [Value, string], other: [Value, string]) => Number(one[0]) - Number(other[0]);

/** A value as Java's library writes it; maps and sets without an order by their keys. */
function written(value: Value | undefined, objects: State['objects']): string {
  const inner = (part: Value | undefined) => written(part, objects);
  if (isNothing(value)) return 'null';
  if (typeof value === 'string') return value.slice(1);
  if (!isReference(value)) return isTuple(value) ? value.t.map(inner).join('=') : String(value);
  const object = objects.get(value[0]);
  if (object?.kind === 'list')
    return object.type === 'StringBuilder'
      ? object.items.map(inner).join('')
      : `[${object.items.map(inner).join(', ')}]`;
  if (object?.kind === 'object') {
    const fields = new Map(object.entries);
    const next = fields.get('snext');
    return `${inner(fields.get('sval'))} ${isReference(next) ? inner(next) : ''}`;
  }
  const entries = (object?.entries ?? []).map(([key, item]): [Value, string] => [
    key,
    object?.kind === 'set' ? inner(key) : `${inner(key)}=${inner(item)}`,
  ]);
  if (/^Hash/.test(object?.type ?? '')) entries.sort(byKey);
  const texts = entries.map(([, text]) => text).join(', ');
  return object?.kind === 'set' ? `[${texts}]` : `{${texts}}`;
}

/** By step: what the program said, and what the replay has. */
function saidAndReplayed(steps: Replay, index: number): { said: string[]; replayed: string[] } | undefined {
  const printed = steps.effects(index).flatMap((effect) => (effect[0] === 'p' ? [effect[1]] : []));
  if (printed.length === 0) return;
  const state = steps.state(index);
  return {
    said: printed.join('').replace(/\n$/, '').split(SEPARATOR),
    replayed: NAMES.map((name) => written(lookUp(state, name), state.objects)),
  };
}

/** Lines of a program that change something; the compiler takes long for very long methods. */
const LENGTH = 24;
const seed = Math.floor(Math.random() * 2 ** 32);

test(`every step replays to what the program had, in any order of steps (seed ${seed})`, async () => {
  const next = random(seed);
  for (let round = 0; round < 3; round += 1) {
    const source = randomProgram(next, LENGTH);
    const steps = await replay(source);
    const order = Array.from({ length: steps.length }, (_, index) => index);
    if (round === 1) order.reverse();
    if (round > 1) order.sort(() => next() - 0.5);
    let compared = 0;
    for (const index of order) {
      const both = saidAndReplayed(steps, index);
      if (!both) continue;
      compared += 1;
      const line = steps.line(index);
      expect(
        both.replayed,
        `step ${index}, line ${line}: ${source
          .split('\n')
          .slice(line - 3, line - 1)
          .join(' ')}`,
      ).toEqual(both.said);
    }
    expect(compared).toBe(LENGTH);
  }
});

test('the beginning and the end of a long run are right, and say how much is missing', async () => {
  const source = randomProgram(random(seed), LENGTH);
  const limits = { seconds: 20, steps: 60, bytes: 50_000_000 };
  const steps = await replay(source, [], limits);
  expect(steps.length).toBeLessThanOrEqual(60);
  expect(steps.trace.skipped).toBeGreaterThan(50);
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const both = saidAndReplayed(steps, index);
    if (both) expect(both.replayed, `step ${index}, seed ${seed}`).toEqual(both.said);
  }
});
