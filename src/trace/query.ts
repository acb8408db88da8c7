import { type Condition, OPERATORS, type Query, satisfies } from '#base/trace-query.ts';
import { lookUp } from './find.ts';
import type { EffectOperation, Value } from './format.ts';
import type { Replay } from './replay.ts';

const CONDITION = /^((?:(?:self|this)\.)?[A-Za-z_]\w*)\s*(==|!=|<=|>=|<|>|=|is)\s*(.+)$/;
const WORDS: Readonly<Record<string, null | boolean>> = {
  None: null,
  null: null,
  True: true,
  true: true,
  False: false,
  false: false,
};

function literal(text: string): Condition['value'] | undefined {
  if (Object.hasOwn(WORDS, text)) return WORDS[text];
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const quoted = /^"([^"]*)"$|^'([^']*)'$/.exec(text);
  return quoted ? `s${quoted[1] ?? quoted[2] ?? ''}` : undefined;
}

function conditionOf(text: string): Condition | undefined {
  const [, name, written = '', right = ''] = CONDITION.exec(text) ?? [];
  const value = literal(right.trim());
  if (name === undefined || value === undefined) return;
  const operator = OPERATORS.find((each) => each === written) ?? '==';
  return { name, operator, value };
}

/** Reads what somebody asks for; undefined for what is no question of this kind. */
export function parseQuery(text: string): Query | undefined {
  const asked = text.trim().replace(/^(?:around|at)\s+/i, '');
  const line = /^(?:line\s+)?(\d{1,6})\b\s*(?:,|and|when|if|where)?\s*/i.exec(asked);
  const rest = asked.slice(line?.[0].length ?? 0).replace(/^(?:when|if|where)\s+/i, '');
  const condition = rest === '' ? undefined : conditionOf(rest);
  if (rest !== '' && !condition) return;
  if (!line && !condition) return;
  return { line: line ? Number(line[1]) : undefined, condition };
}

/** The value that an effect gives to the variable, or the field, of a name. */
function written(effect: EffectOperation, name: string): Value | undefined {
  const field = name.replace(/^(?:self|this)\./, '');
  if (effect[0] === 'v') return effect[2] === name ? effect[3] : undefined;
  return effect[0] === 'k' && effect[2] === `s${field}` ? effect[3] : undefined;
}

function matches(replay: Replay, step: number, { line, condition }: Query): boolean {
  if (line !== undefined) {
    if (replay.operation(step)?.[0] !== 'l' || replay.line(step) !== line) return false;
    return !condition || satisfies(condition, lookUp(replay.state(step), condition.name));
  }
  // The moment when it becomes so.
  return (
    condition !== undefined &&
    replay.effects(step).some((effect) => satisfies(condition, written(effect, condition.name)))
  );
}

/** The next step after `from` that is asked for, from the beginning again where there is none behind it. */
export function findStep(replay: Replay, query: Query, from: number): number | undefined {
  for (let offset = 1; offset <= replay.length; offset += 1) {
    const step = (from + offset) % replay.length;
    if (matches(replay, step, query)) return step;
  }
}
