import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MutantScore } from '../mutants/score-mutants.ts';
import { answerQuestionIds } from '../read/read-answer-question.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import type { CheckedQuestion } from './check-question.ts';
import type { Order } from './check-worker.ts';
import type { Filed } from './filed-programs.ts';
import { JUDGES } from './judges.ts';
import type { Problem } from './problem.ts';
import type { Counts } from './question-check.ts';
import { pickSample } from './sample.ts';
import { forgetOthers, keepFindings } from './verified.ts';

/** Questions checked side by side, each in a process of its own so that none keeps the other's clock waiting. */
const WORKERS = 2;
const WORKER = fileURLToPath(new URL('./check-worker.ts', import.meta.url));

/** Hands questions to a process, one at a time, for as long as there are any. */
async function work(
  orders: Iterable<Order>,
  onChecked: (id: string, checked: CheckedQuestion) => void,
): Promise<void> {
  const worker = fork(WORKER);
  const died = once(worker, 'exit').then(() => {
    throw new Error('a process that checks questions died');
  });
  try {
    for (const order of orders) {
      worker.send(order);
      const [checked] = await Promise.race([once(worker, 'message'), died]);
      onChecked(order.databaseId, checked);
    }
  } finally {
    worker.disconnect();
  }
}

interface Options {
  /** Only questions whose id starts with one of them; left out: every question. */
  prefixes?: readonly string[];
  /** Judges everything afresh, whatever the repository knows. */
  all?: boolean;
  /** Picks the questions that are judged afresh nevertheless where every question is checked. */
  seed: number;
}

export interface CheckedQuestions {
  ids: string[];
  programs: Filed[];
  problems: Problem[];
  mutants: Record<string, MutantScore>;
  counts: Counts;
  /** Questions that were judged afresh, whatever was known. */
  afresh: readonly string[];
  /** Checks whose programs were judged in this run. */
  judged: number;
  /** Whether the repository's verdicts are other ones now. */
  isKeptAnew: boolean;
}

/**
 * Every written question, its programs judged natively and as the page runs them. What the repository knows to be good
 * (`verified.ts`) is not judged again, except for the verdicts of a random sample.
 */
export async function checkQuestions({
  prefixes = [],
  all = false,
  seed,
}: Options): Promise<CheckedQuestions> {
  const written = readDsaIndex()
    .map((facts) => facts.databaseId)
    .filter(isWritten);
  const ids = written.filter(
    (id) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)),
  );
  const sample = prefixes.length === 0 ? pickSample(ids, seed) : new Set<string>();
  const afresh = (id: string) => (all ? 'all' : sample.has(id) ? 'verdicts' : undefined);
  const orders = ids.map((databaseId): Order => ({ databaseId, afresh: afresh(databaseId) }));
  const found = new Map<string, CheckedQuestion>();
  let isKeptAnew = forgetOthers([...written, ...answerQuestionIds()]);
  const onChecked = (id: string, checked: CheckedQuestion) => {
    found.set(id, checked);
    // At once, so that a long check that is interrupted goes on where it was.
    if (keepFindings(id, checked.findings)) isKeptAnew = true;
  };
  // The processes would both make it, each while the other waits.
  for (const { prepare } of JUDGES) await prepare?.();
  const waiting = orders.values();
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
    afresh: orders.filter(({ afresh }) => afresh).map(({ databaseId }) => databaseId),
    judged: checked.reduce((sum, { judged }) => sum + judged, 0),
    isKeptAnew,
  };
}
