import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MutantScore } from '../mutants/score-mutants.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import { saveFindings } from './check-cache.ts';
import type { CheckedQuestion, Counts } from './check-question.ts';
import type { Filed } from './filed-programs.ts';
import { JUDGES } from './judges.ts';
import type { Problem } from './problem.ts';

/** Questions checked side by side, each in a process of its own so that none keeps the other's clock waiting. */
const WORKERS = 2;
const WORKER = fileURLToPath(new URL('./check-worker.ts', import.meta.url));

/** Hands ids to a process, one at a time, for as long as there are any. */
async function work(
  ids: Iterable<string>,
  onChecked: (id: string, checked: CheckedQuestion) => void,
): Promise<void> {
  const worker = fork(WORKER);
  const died = once(worker, 'exit').then(() => {
    throw new Error('a process that checks questions died');
  });
  try {
    for (const id of ids) {
      worker.send(id);
      const [checked] = await Promise.race([once(worker, 'message'), died]);
      onChecked(id, checked);
    }
  } finally {
    worker.disconnect();
  }
}

/**
 * Every written question, its programs judged natively and by the page's Python and C++. What has not changed since it was last found good
 * is not judged again. With `prefixes`, only questions whose id starts with one of them.
 */
export async function checkQuestions(prefixes: string[] = []): Promise<{
  ids: string[];
  programs: Filed[];
  problems: Problem[];
  mutants: Record<string, MutantScore>;
  counts: Counts;
}> {
  const ids = readDsaIndex()
    .map((facts) => facts.databaseId)
    .filter(isWritten)
    .filter((id) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)));
  const found = new Map<string, CheckedQuestion>();
  const waiting = ids.values();
  const onChecked = (id: string, checked: CheckedQuestion) => {
    found.set(id, checked);
    // At once, so that a long check that is interrupted goes on where it was.
    saveFindings(checked.findings);
  };
  // The processes would both make it, each while the other waits.
  for (const { prepare } of JUDGES) await prepare?.();
  await Promise.all(Array.from({ length: Math.min(WORKERS, ids.length) }, () => work(waiting, onChecked)));
  const checked = ids.flatMap((id) => found.get(id) ?? []);
  const total = (name: keyof Counts) => checked.reduce((sum, { counts }) => sum + (counts?.[name] ?? 0), 0);
  return {
    ids,
    programs: checked.flatMap(({ programs }) => programs),
    problems: checked.flatMap(({ problems }) => problems),
    mutants: Object.fromEntries([...found].flatMap(([id, { mutants }]) => (mutants ? [[id, mutants]] : []))),
    counts: {
      constraints: total('constraints'),
      said: total('said'),
      editorial: total('editorial'),
      fragments: total('fragments'),
    },
  };
}
