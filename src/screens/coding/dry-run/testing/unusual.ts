import { readFileSync } from 'node:fs';
import { Replay } from '#trace/replay.ts';
import type { DryRunResult } from '../trace-program.ts';
import { stepDrawer } from './draw-step.ts';

export interface UnusualProgram {
  title: string;
  source: string;
  /** By what each of these should be drawn. */
  kinds: Record<string, string>;
}

/** Programs in other words than the usual ones, with the pictures that a teacher would draw of them. */
export function unusualPrograms(language: string): UnusualProgram[] {
  const text = readFileSync(new URL(`./unusual-${language}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const [title = '', kinds = ''] = part.slice(0, end).split(': ');
      return {
        title,
        source: part.slice(end + 1),
        kinds: Object.fromEntries(kinds.split(', ').map((kind) => kind.split(' '))),
      };
    });
}

/** How each of some names is drawn at most steps of a run. @throws where there is no run */
export function drawnKinds(result: DryRunResult, { source, kinds }: UnusualProgram): Record<string, string> {
  if (result.kind !== 'traced') throw new Error(JSON.stringify(result));
  const replay = new Replay(result.trace);
  const draw = stepDrawer(replay, source);
  const counts = new Map<string, number>();
  for (let step = 0; step < replay.length; step += 1) {
    for (const {
      name,
      kinds: [kind],
    } of draw(step).choices) {
      const key = `${name} ${kind}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const most = (name: string) =>
    [...counts].filter(([key]) => key.startsWith(`${name} `)).toSorted((a, b) => b[1] - a[1])[0]?.[0];
  return Object.fromEntries(Object.keys(kinds).map((name) => [name, most(name)?.split(' ')[1] ?? 'nothing']));
}
