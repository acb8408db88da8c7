import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { checkAnswerCode } from '../content-tools/check/check-answer-code.ts';
import { checkAnswerQuestions } from '../content-tools/check/check-answer-questions.ts';
import { checkClassChecks } from '../content-tools/check/check-class-checks.ts';
import { checkExercises } from '../content-tools/check/check-exercises.ts';
import { checkLessons } from '../content-tools/check/check-lessons.ts';
import { checkLinks } from '../content-tools/check/check-links.ts';
import { checkPapers } from '../content-tools/check/check-papers.ts';
import { type CheckedQuestions, checkQuestions } from '../content-tools/check/check-questions.ts';
import { checkTopics } from '../content-tools/check/check-topics.ts';
import { countPrograms, countRest, missingSolutions } from '../content-tools/check/count-content.ts';
import type { Problem } from '../content-tools/check/problem.ts';
import { VERIFIED } from '../content-tools/check/verified.ts';
import { buildLists } from '../content-tools/compile/compile-index.ts';
import { type MutantScore, sumUp } from '../content-tools/mutants/score-mutants.ts';
import { ContentError } from '../content-tools/read/content-error.ts';

/** Everything that is not a coding question. */
async function checkRest(): Promise<Problem[]> {
  buildLists();
  return [
    ...checkLessons(),
    ...(await checkExercises()),
    ...checkAnswerQuestions(),
    ...checkPapers(),
    ...checkTopics(),
    ...checkLinks(),
  ];
}

/** Questions whose tests let mutants of the solution pass; `each`: also which. */
function tellSurvivors(mutants: Record<string, MutantScore>, each: boolean): void {
  for (const [id, { total, survivors, open }] of Object.entries(mutants)) {
    if (open.length === 0) continue;
    console.log(`${id}: ${total - survivors.length} of ${total} mutants rejected`);
    for (const { line, text } of each ? open : []) console.log(`  line ${line}: ${text}`);
  }
}

/** What was judged in this run, and what the repository knew already. */
function tellJudged({ ids, afresh, judged, isKeptAnew }: CheckedQuestions, seed: number): void {
  if (ids.length > 0 && afresh.length === ids.length) console.log('every verdict judged afresh');
  else if (afresh.length > 0) {
    console.log(`judged afresh, picked by --seed ${seed}: ${afresh.join(', ')}`);
  }
  console.log(`${judged} checks judged now; the other verdicts are those of ${VERIFIED}`);
  if (isKeptAnew) console.log(`${VERIFIED} has changed; commit it`);
}

/**
 * `npm run check:content`: every content file against its schema, every program against the verdict it is
 * filed under, the tests by the constraints and by mutants of the solutions; `-- dsa/<group>/<id>…` checks these questions
 * only, and so for `system-design/<group>/<id>…` and the code of their answers. Verdicts that the repository keeps are not judged again, except for a random sample (`--seed N` repeats one); `--all` judges
 * everything. Each problem says file, field and cure. The last line counts checks.
 */
async function main(): Promise<void> {
  const { values, positionals: ids } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, seed: { type: 'string' } },
  });
  const seed = Number(values.seed ?? randomInt(1_000_000));
  const questions = await checkQuestions({ prefixes: ids, all: values.all, seed });
  const answers = checkAnswerCode(ids, values.all);
  const classes = await checkClassChecks(ids, values.all);
  const strength = sumUp(Object.values(questions.mutants));
  const problems: Problem[] = [...questions.problems, ...answers.problems, ...classes.problems];
  if (ids.length === 0) problems.push(...strength.problems, ...(await checkRest()));
  tellSurvivors(questions.mutants, ids.length > 0);
  for (const { file, field, message } of problems) {
    console.error([file, field, message].filter((part) => part !== '').join(': '));
  }
  if (Object.keys(questions.mutants).length > 0) console.log(strength.line);
  const { constraints, said, editorial, fragments } = questions.counts;
  console.log(`tests held to ${constraints} constraints; ${said} more are left to the reader`);
  console.log(`editorials: ${editorial} programs judged; ${fragments} pieces of code are no program`);
  console.log(countPrograms(questions.ids.length, questions.programs));
  for (const line of missingSolutions(questions.ids, questions.programs)) console.log(line);
  console.log(`answers: ${answers.programs} programs, ${answers.judged} of them run now`);
  console.log(`checks of classes: ${classes.programs} programs, ${classes.judged} of them judged now`);
  if (ids.length === 0) console.log(countRest().join('\n'));
  tellJudged(
    { ...questions, isKeptAnew: questions.isKeptAnew || answers.isKeptAnew || classes.isKeptAnew },
    seed,
  );
  const judged = questions.programs.length + answers.programs + classes.programs;
  const failed = problems.length;
  const misjudged = questions.problems.length + answers.problems.length + classes.problems.length;
  console.log(`${Math.max(0, judged - misjudged)} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
