import type { TracedCall } from '../call-tree.ts';
import { isNothing } from '../format.ts';
import { cellText, showValue } from '../show-value.ts';
import type { State } from '../state.ts';
import { emptyPicture, fitText, fitted, type Picture, type Tone } from './picture.ts';
import { edge } from './tree.ts';

const ROW = 64;
const HEIGHT = 30;
/** Calls that are drawn: the newest and those around them. */
const MOST = 120;
const WIDEST = 150;

/** A call as a title: `fib(3)`, without what is too long to read there. */
export function callText({ name, args }: TracedCall, objects: State['objects']): string {
  const texts = args.map(([, value]) =>
    Array.isArray(value) ? brief(value[0], objects) : cellText(value, objects),
  );
  return `${name}(${texts.join(', ')})`;
}

function brief(id: number, objects: State['objects']): string {
  const object = objects.get(id);
  if (object?.kind !== 'object') return showValue([id], objects, 2);
  const value = object.entries.find(([key]) => key === 'sval');
  return value ? cellText(value[1], objects) : object.type;
}

/** The calls to draw: all that have begun, or the path to the innermost one with what hangs on it. */
function drawnCalls(begun: readonly TracedCall[], path: ReadonlySet<TracedCall>): Set<TracedCall> {
  if (begun.length <= MOST) return new Set(begun);
  const drawn = new Set([...path].slice(-30));
  for (const call of [...drawn].toReversed()) {
    for (const inner of call.inner) if (drawn.size < MOST && begun.includes(inner)) drawn.add(inner);
  }
  for (const call of begun.toReversed()) {
    if (drawn.size >= MOST) break;
    if (call.parent && drawn.has(call.parent)) drawn.add(call);
  }
  return drawn;
}

/** The calls of the recursive functions so far: arguments, results, and where a result was known already. */
export function recursionPicture(
  calls: readonly TracedCall[],
  names: ReadonlySet<string>,
  step: number,
  objects: State['objects'],
): Picture {
  const begun = calls.filter(({ name, start }) => start <= step && names.has(name));
  const open = begun.findLast(({ end }) => end >= step);
  const path = new Set<TracedCall>();
  for (let call = open; call; call = call.parent) if (names.has(call.name)) path.add(call);
  const drawn = drawnCalls(begun, new Set([...path].toReversed()));
  const answered = new Set<string>();
  const memo = new Set<TracedCall>();
  for (const call of begun) {
    const text = callText(call, objects);
    if (call.end > step) continue;
    if (call.args.length > 0 && call.inner.length === 0 && answered.has(text) && call.result !== undefined)
      memo.add(call);
    if (call.inner.length > 0) answered.add(text);
  }
  const picture = emptyPicture(
    `Recursion tree: ${begun.length} calls so far, ${path.size} of them open${open ? `, innermost ${callText(open, objects)}` : ''}.`,
  );
  const titles = new Map([...drawn].map((call) => [call, fitText(callText(call, objects), WIDEST)]));
  const roots = [...drawn]
    .filter(({ parent }) => !parent || !drawn.has(parent))
    .toSorted((a, b) => a.start - b.start);
  let right = 14;
  const place = (call: TracedCall, depth: number): readonly [number, number] => {
    const width = Math.max(40, (titles.get(call) ?? '').length * 8 + 14);
    const inner = depth > 60 ? [] : call.inner.filter((next) => drawn.has(next));
    const spots = inner.map((next) => place(next, depth + 1));
    const [first, last] = [spots[0], spots.at(-1)];
    const x = Math.max(first && last ? (first[0] + last[0]) / 2 : right + width / 2, width / 2 + 10);
    right = Math.max(right, x + width / 2 + 12);
    const y = 26 + depth * ROW;
    const done = call.end <= step && !(call === open);
    const tone: Tone =
      call === open
        ? 'active'
        : path.has(call)
          ? 'visited'
          : memo.has(call)
            ? 'changed'
            : done
              ? 'muted'
              : 'plain';
    picture.boxes.push({
      key: `call${call.number}`,
      x: x - width / 2,
      y: y - HEIGHT / 2,
      width,
      height: HEIGHT,
      text: titles.get(call) ?? '',
      shape: 'pill',
      tone,
    });
    for (const [index, spot] of spots.entries())
      picture.links.push({
        ...edge(
          `call${inner[index]?.number}`,
          [x, y + HEIGHT / 2],
          [spot[0], spot[1] - HEIGHT / 2],
          0,
          'muted',
        ),
      });
    if (call.end <= step) {
      const result = call.failed
        ? 'exception'
        : call.result === undefined || isNothing(call.result)
          ? ''
          : showValue(call.result, objects, 1);
      const text = `${memo.has(call) ? 'memo ' : ''}${result && `→ ${fitText(result, 110)}`}`;
      if (text)
        picture.notes.push({
          key: `call${call.number}=`,
          x,
          y: y + HEIGHT / 2 + 13,
          text,
          anchor: 'middle',
          tone: memo.has(call) ? 'changed' : 'plain',
        });
    }
    return [x, y];
  };
  for (const root of roots) place(root, 0);
  if (begun.length > drawn.size)
    picture.notes.push({
      key: 'calls…',
      x: 14,
      y: 8,
      text: `${drawn.size} of ${begun.length} calls shown`,
      anchor: 'start',
      tone: 'muted',
    });
  return fitted(picture);
}
