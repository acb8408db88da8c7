import { createHash } from 'node:crypto';
import type { JudgeTest } from '#judge/task.ts';

/** A question's hidden tests as a served file; the name carries the content's hash, so it can be kept forever. */
export function testsFile(databaseId: string, hidden: JudgeTest[]): { path: string; text: string } {
  const text = JSON.stringify(hidden);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `/tests/${databaseId}.${hash}.json`, text };
}
