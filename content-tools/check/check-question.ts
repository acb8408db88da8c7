import { type MutantScore, scoreMutants } from '../mutants/score-mutants.ts';
import { ContentError } from '../read/content-error.ts';
import { leftOver } from './check-question-texts.ts';
import { type Filed, filedPrograms } from './filed-programs.ts';
import { JUDGES, type Runners } from './judges.ts';
import type { Problem } from './problem.ts';
import { type Afresh, type Counts, QuestionCheck } from './question-check.ts';
import type { Findings } from './verified.ts';

export interface CheckedQuestion {
  programs: Filed[];
  problems: Problem[];
  mutants?: MutantScore;
  counts?: Counts;
  /** What may be kept for the next time. */
  findings: Findings;
  /** Checks whose programs were judged now. */
  judged: number;
}

async function checkReadable(
  databaseId: string,
  runners: Runners,
  known: Findings,
  afresh: Afresh | undefined,
): Promise<CheckedQuestion> {
  const check = new QuestionCheck(databaseId, runners, known, afresh);
  const { programs, problems } = filedPrograms(databaseId);
  problems.push(...check.texts());
  const unfit = check.inputs();
  // Every program would fail on those, and say less about why.
  if (unfit.length > 0) {
    return { programs: [], problems: [...problems, ...unfit], findings: check.findings, judged: 0 };
  }
  const { problems: against, ...held } = check.constraints();
  const { problems: misjudged, ...run } = await check.editorial();
  const counts = { ...held, ...run };
  problems.push(...against, ...misjudged, ...(await check.trace()));
  for (const judge of JUDGES) problems.push(...(await check.verdicts(judge, programs)));
  for (const judge of JUDGES) problems.push(...(await check.approaches(judge)));
  const result = await check.mutants();
  const { findings, judged } = check;
  if (!result) return { programs, problems, counts, findings, judged };
  const { score, problems: weak } = scoreMutants(databaseId, result);
  return { programs, problems: [...problems, ...weak], mutants: score, counts, findings, judged };
}

/**
 * Checks one question: schema, texts, number of tests, tests against the constraints, the
 * editorial's programs, each other program judged with the verdict it is filed under, and the tests by mutants of
 * the solution. Never throws for what is wrong with it.
 * @param known what need not be judged again, as long as its keys are the same and `afresh` does not ask for it
 */
export async function checkQuestion(
  databaseId: string,
  runners: Runners,
  known: Findings,
  afresh?: Afresh,
): Promise<CheckedQuestion> {
  try {
    return await checkReadable(databaseId, runners, known, afresh);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // A question that cannot even be read is one problem, and no reason not to check the others.
    const { file, field, reason } = error;
    const problems = [{ file, field, message: reason }, ...leftOver(`content/${databaseId}`)];
    return { programs: [], problems, findings: {}, judged: 0 };
  }
}
