import { connect } from '../../src/storage/connection.ts';
import { drawings } from '../../src/storage/design-records.ts';
import { load, settled, store } from '../../src/storage/live.ts';
import { type Draft, drafts, progress, submissions } from '../../src/storage/records.ts';
import { readBack } from './read-back.ts';

export type Way = 'store' | 'readBack';

const SUBMISSIONS = 5000;
const DRAWINGS = 500;
const SHAPES = 20;
const KEY_MS = 5;
/** A solution of 3,000 characters, to which letters are added. */
const SOURCE = 'total += count[value]  # a line\n'.repeat(94);

const old = {
  drafts: readBack('drafts', drafts.schema),
  progress: readBack('progress', progress.schema),
  submissions: readBack('submissions', submissions.schema),
  drawings: readBack('drawings', drawings.schema),
};

/** Fills the database as a year of practice does. */
async function seed(): Promise<void> {
  const database = await connect();
  if (!database) throw new Error('no database');
  const transaction = database.transaction(['submissions', 'progress', 'drawings'], 'readwrite');
  for (let n = 0; n < SUBMISSIONS; n += 1) {
    const question = `dsa/arrays/q${n % 160}`;
    const judged = { verdict: 'Accepted', passed: 40, total: 40, ms: 12.5, at: n + 1 };
    const source = SOURCE.slice(0, 1500);
    const submission = { id: `u${n}`, questionId: question, language: 'python', source, ...judged };
    void transaction.objectStore('submissions').put(submission);
    void transaction.objectStore('progress').put({ id: question, status: 'solved', at: n + 1 });
  }
  for (let n = 0; n < DRAWINGS; n += 1) {
    const shapes = Array.from({ length: SHAPES }, (_, index) => ({
      ...{ id: `s${index + 1}`, type: 'rect', kind: 'service', text: `Part ${index}` },
      ...{ x: index * 40, y: n % 300, w: 100, h: 60 },
    }));
    void transaction.objectStore('drawings').put({ id: `system-design/hld/d${n}`, shapes, at: n + 1 });
  }
  await transaction.done;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, KEY_MS));

/** Types a draft key by key, shown on every change, until all of it is on disk. */
async function type(way: Way, keys: number): Promise<void> {
  const id = `bench#${way}`;
  let shown: Draft | undefined;
  const draft = (source: string): Draft => ({
    id,
    questionId: 'bench',
    language: 'python',
    source,
    at: Date.now(),
  });
  let stop = () => {};
  if (way === 'readBack') {
    old.drafts.watch(id, (record) => {
      shown = record;
    });
  } else {
    await load('drafts', { id });
    stop = store.subscribe(() => {
      shown = drafts.peek(id);
    });
  }
  let last: Promise<void> = Promise.resolve();
  let source = SOURCE;
  for (let n = 0; n < keys; n += 1) {
    source += 'x';
    last = (way === 'store' ? drafts : old.drafts).put(draft(source));
    await pause();
  }
  await last;
  if (way === 'store') await settled();
  stop();
  const kept = await old.drafts.get(id);
  if (kept?.source !== source || shown?.source !== source) throw new Error(`${way}: keys are lost`);
}

/** Milliseconds until every submission, every question's progress and every drawing has been read. */
async function open(way: Way): Promise<number> {
  const start = performance.now();
  const from = way === 'store' ? { progress, submissions, drawings } : old;
  const [, judged, drawn] = await Promise.all([
    from.progress.list(),
    from.submissions.list(),
    from.drawings.list(),
  ]);
  if (judged.length !== SUBMISSIONS || drawn.length !== DRAWINGS)
    throw new Error(`${way}: records are missing`);
  return performance.now() - start;
}

/** What the bench asks the page for. */
export const records = { seed, type, open };

Object.assign(window, { records });
