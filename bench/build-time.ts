import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { round } from './statistics.ts';

const COPY = '.cache/bench-content';
const NEEDED = [
  'content',
  'public',
  'scripts',
  'src',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

interface Facts {
  id: string;
  databaseId: string;
}

/** A copy of the project whose coding questions stand there `times` times, each under an id of its own. */
function multiply(times: number): number {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of NEEDED) cpSync(name, `${COPY}/${name}`, { recursive: true });
  const index = `${COPY}/content/dsa/index.json`;
  const facts: Facts[] = JSON.parse(readFileSync(index, 'utf8'));
  const copies = Array.from({ length: times - 1 }, (_, copy) =>
    facts.map((one) => {
      const databaseId = `${one.databaseId}-${copy + 2}`;
      cpSync(`${COPY}/content/${one.databaseId}`, `${COPY}/content/${databaseId}`, { recursive: true });
      return { ...one, id: `${one.id}-${copy + 2}`, databaseId };
    }),
  );
  writeFileSync(index, JSON.stringify([...facts, ...copies.flat()]));
  return facts.length * times;
}

/** Seconds of the whole production build, and per question. */
async function timed(times: number): Promise<{ questions: number; s: number }> {
  const questions = multiply(times);
  const command = resolve('node_modules/.bin/react-router');
  const started = performance.now();
  execFileSync(command, ['build'], { cwd: COPY, stdio: ['ignore', 'ignore', 2], maxBuffer: 1e9 });
  return { questions, s: round((performance.now() - started) / 1000) };
}

/**
 * Whether the build grows with the number of questions and no faster: with all of them, and with ten of each.
 * Linear growth makes `perQuestionRatio` at most 1, as what every build needs is shared by more questions.
 */
export async function buildTime() {
  const [now, tenfold] = [await timed(1), await timed(10)];
  rmSync(COPY, { recursive: true, force: true });
  return {
    now,
    tenfold,
    perQuestionRatio: round(tenfold.s / tenfold.questions / (now.s / now.questions), 2),
  };
}
