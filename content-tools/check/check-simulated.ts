import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../read/project.ts';
import type { Problem } from './problem.ts';

const KEPT = 'content-tools/simulations/figures.json';

/** The figures of a simulation that a lesson doesn't say, as they must be written. */
export const unsaid = (figures: readonly string[], lesson: string): string[] =>
  figures.filter((figure) => !lesson.includes(figure));

/** Every figure that the simulations gave must stand in its lesson as they gave it. */
export function checkSimulated(): Problem[] {
  const kept: Record<string, string[]> = JSON.parse(readFileSync(join(PROJECT, KEPT), 'utf8'));
  return Object.entries(kept).flatMap(([lesson, figures]) => {
    const file = `content/lessons/${lesson}/lesson.md`;
    return unsaid(figures, readFileSync(join(PROJECT, file), 'utf8')).map((figure) => ({
      file,
      field: 'figures',
      message: `doesn't say "${figure}", as its simulation does; see content-tools/simulations/README.md`,
    }));
  });
}
