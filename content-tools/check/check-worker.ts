/** A process that checks one question after the other: an id in, what was found out. */
import { knownFindings } from './check-cache.ts';
import { checkQuestion } from './check-question.ts';
import { createRunners } from './judges.ts';

const known = knownFindings();
const runners = createRunners();
// Nobody is left to tell, perhaps in the middle of a question.
process.on('disconnect', () => {
  runners.dispose();
  process.exit();
});
process.on('message', async (databaseId: string) => {
  process.send?.(await checkQuestion(databaseId, runners, known));
});
