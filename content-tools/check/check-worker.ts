/** A process that checks one question after the other: a question in, what was found out. */
import { checkQuestion } from './check-question.ts';
import { createRunners } from './judges.ts';
import type { Afresh } from './question-check.ts';
import { knownFindings } from './verified.ts';

export interface Order {
  databaseId: string;
  /** What to judge whatever is known of it: verdicts alone, or also how long solutions take. */
  afresh?: Afresh | undefined;
}

const runners = createRunners();
// Nobody is left to tell, perhaps in the middle of a question.
process.on('disconnect', () => {
  runners.dispose();
  process.exit();
});
process.on('message', async ({ databaseId, afresh }: Order) => {
  process.send?.(await checkQuestion(databaseId, runners, knownFindings(databaseId), afresh));
});
