import { isReference, isTuple, type Value } from './format.ts';
import type { State, TracedObject } from './state.ts';

/** Elements of an object that are written out before a `…`. */
const SHOWN_ELEMENTS = 12;
const DEEPEST = 3;
const LONGEST_TEXT = 60;

/** Lists that are written between brackets alone; those of other types begin with their name. */
const PLAIN_LIST = /^list$|\[\]$|(?:List|Deque|Queue|Stack|Vector)$/;
const PYTHON_SET = /^(?:frozen)?set$/;

const list = (texts: readonly string[], size: number) =>
  size > texts.length ? [...texts, '…'].join(', ') : texts.join(', ');

function stringText(text: string, length: number): string {
  const cut = text.length > LONGEST_TEXT || length > text.length;
  return `"${cut ? `${text.slice(0, LONGEST_TEXT)}…` : text}"`;
}

function plainText(text: string): string {
  const rest = text.slice(1);
  if (text.startsWith('S')) {
    const colon = rest.indexOf(':');
    return stringText(rest.slice(colon + 1), Number(rest.slice(0, colon)));
  }
  if (text.startsWith('c')) return `'${rest}'`;
  return text.startsWith('s') ? stringText(rest, rest.length) : rest;
}

function objectText(object: TracedObject, show: (value: Value) => string): string {
  if (object.kind === 'list') {
    if (object.type === 'StringBuilder')
      return stringText(object.items.map((item) => String(item).slice(1)).join(''), object.size);
    const texts = object.items.slice(0, SHOWN_ELEMENTS).map(show);
    return PLAIN_LIST.test(object.type)
      ? `[${list(texts, object.size)}]`
      : `${object.type}([${list(texts, object.size)}])`;
  }
  const shown = object.entries.slice(0, SHOWN_ELEMENTS);
  if (object.kind === 'set') {
    return object.size === 0 && PYTHON_SET.test(object.type)
      ? 'set()'
      : `{${list(
          shown.map(([key]) => show(key)),
          object.size,
        )}}`;
  }
  if (object.kind === 'dict')
    return `{${list(
      shown.map(([key, value]) => `${show(key)}: ${show(value)}`),
      object.size,
    )}}`;
  const value = shown.find(([key]) => key === 'sval' || key === 'skey');
  return `${object.type}(${value ? show(value[1]) : ''})`;
}

/** A value as people write it in the program's language, cut to one line. */
export function showValue(value: Value, objects: State['objects'], depth = 0): string {
  const show = (inner: Value) => showValue(inner, objects, depth + 1);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return plainText(value);
  if (isTuple(value)) {
    const texts = value.t.slice(0, SHOWN_ELEMENTS).map(show);
    return `(${list(texts, value.n ?? value.t.length)}${value.t.length === 1 ? ',' : ''})`;
  }
  if (isReference(value)) {
    const object = objects.get(value[0]);
    return object && depth < DEEPEST ? objectText(object, show) : '…';
  }
  return '…';
}

/** The characters of a string, as far as they are kept; undefined for any other value. */
export function stringOf(value: Value | undefined): { text: string; length: number } | undefined {
  if (typeof value !== 'string') return;
  const rest = value.slice(1);
  if (value.startsWith('s')) return { text: rest, length: rest.length };
  if (!value.startsWith('S')) return;
  const colon = rest.indexOf(':');
  return { text: rest.slice(colon + 1), length: Number(rest.slice(0, colon)) };
}

/** What stands in a cell: as `showValue`, strings without quotes, nodes by their value. */
export function cellText(value: Value, objects: State['objects']): string {
  if (typeof value === 'string' && value.startsWith('c')) return value.slice(1);
  const object = isReference(value) ? objects.get(value[0]) : undefined;
  // A node stands for its value.
  const own = object?.kind === 'object' && object.entries.find(([key]) => key === 'sval');
  if (own && !isReference(own[1])) return cellText(own[1], objects);
  return stringOf(value)?.text ?? showValue(value, objects, 1);
}
