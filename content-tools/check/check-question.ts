import { checkInput } from '#judge/check-input.ts';
import { RecipeError } from '#judge/generate/recipe-error.ts';
import { expandValue } from '#judge/generate.ts';
import { languageOf } from '#judge/languages.ts';
import type { JudgeTest } from '#judge/task.ts';
import { checkConstraints } from '../constraints/check-constraints.ts';
import { type MutationResult, runMutants } from '../mutants/run-mutants.ts';
import { type MutantScore, scoreMutants } from '../mutants/score-mutants.ts';
import { ContentError } from '../read/content-error.ts';
import { readText } from '../read/read-file.ts';
import { type QuestionSource, readQuestion } from '../read/read-question.ts';
import { type Finding, hashOf } from './check-cache.ts';
import { checkProgram } from './check-programs.ts';
import { checkQuestionTexts, leftOver } from './check-question-texts.ts';
import { editorialPrograms } from './editorial-programs.ts';
import { type Filed, filedPrograms } from './filed-programs.ts';
import { JUDGES, type Judge, NATIVE_PYTHON, type Runners } from './judges.ts';
import type { Problem } from './problem.ts';
import { closureHash } from './source-closure.ts';

const MIN_TESTS = 20;
const VALIDATORS = 'src/judge/validators.ts';

/** A value found earlier for a check with the same key. */
export type Known = (check: string, key: string) => unknown;

/** What could be checked, and what is left to the reader. */
export interface Counts {
  /** Constraints that every test was held to. */
  constraints: number;
  said: number;
  /** Whole programs in the editorial, and other pieces of code. */
  editorial: number;
  fragments: number;
}

export interface CheckedQuestion {
  programs: Filed[];
  problems: Problem[];
  mutants?: MutantScore;
  counts?: Counts;
  /** By the name of the check. */
  findings: Record<string, Finding>;
}

const hashes = new Map<string, string>();

/** Of code that every question is checked by. Of all validators only a question's own can matter to it. */
function sourceHash(...entries: string[]): string {
  const name = entries.join(' ');
  const hash = hashes.get(name) ?? closureHash(entries, [VALIDATORS]);
  hashes.set(name, hash);
  return hash;
}

/** What a question's own files bring to every judging of it. */
function questionHash(databaseId: string, { task }: QuestionSource): string {
  const { checker } = task;
  const validator =
    checker.kind === 'validator' ? closureHash([`src/judge/validators/${checker.name}.ts`]) : '';
  return hashOf(validator, JSON.stringify(task), readText(`content/${databaseId}/tests.json`));
}

/** Checks one question. Each check's result is kept under a key of everything it depends on, and of nothing else. */
class QuestionCheck {
  readonly #id: string;
  readonly #source: QuestionSource;
  readonly #runners: Runners;
  readonly #known: Known;
  readonly #hash: string;
  readonly #testsFile: string;
  #expanded: JudgeTest[] | undefined;
  readonly findings: Record<string, Finding> = {};

  constructor(id: string, runners: Runners, known: Known) {
    this.#id = id;
    this.#source = readQuestion(id);
    this.#runners = runners;
    this.#known = known;
    this.#hash = questionHash(id, this.#source);
    this.#testsFile = `content/${id}/tests.json`;
  }

  /** All tests, their recipes carried out once for all programs. */
  #tests(): JudgeTest[] {
    const { samples, hidden } = this.#source;
    this.#expanded ??= [...samples, ...hidden].map(({ input, expected }, index) => {
      try {
        return { input: expandValue(input), expected: expandValue(expected) };
      } catch (error) {
        if (!(error instanceof RecipeError)) throw error;
        const cure = 'src/judge/generate.ts lists the recipes';
        throw new ContentError(this.#testsFile, `test ${index + 1}`, `${error.message}; ${cure}`);
      }
    });
    return this.#expanded;
  }

  async #found<Value>(name: string, parts: string[], find: () => Promise<Value>): Promise<Value> {
    const check = `${this.#id} ${name}`;
    const key = hashOf(this.#hash, ...parts);
    const value = (this.#known(check, key) as Value | undefined) ?? (await find());
    this.findings[check] = { key, value };
    return value;
  }

  /** Like `#found`, but what failed is judged anew the next time: some of it may be the machine's fault. */
  async #judged(name: string, parts: string[], find: () => Promise<Problem[]>): Promise<Problem[]> {
    const problems = await this.#found(name, parts, find);
    if (problems.length > 0) delete this.findings[`${this.#id} ${name}`];
    return problems;
  }

  texts(): Problem[] {
    const { samples, hidden } = this.#source;
    const problems = checkQuestionTexts(this.#id, this.#source);
    const count = samples.length + hidden.length;
    if (count >= MIN_TESTS) return problems;
    const message = `has ${count} tests with the samples; write at least ${MIN_TESTS}`;
    return [...problems, { file: this.#testsFile, field: 'hidden', message }];
  }

  /** Inputs that no program could be called with. */
  inputs(): Promise<Problem[]> {
    const { signature } = this.#source.task;
    return this.#found(
      'inputs',
      [sourceHash('src/judge/check-input.ts', 'src/judge/generate.ts')],
      async () =>
        this.#tests().flatMap(({ input }, index) =>
          Object.values(checkInput(signature, input)).map((problem) => ({
            file: this.#testsFile,
            field: `test ${index + 1}: input`,
            message: `${problem}; mend it to fit the signature of question.md`,
          })),
        ),
    );
  }

  /** Tests that ask for what the constraints rule out. */
  async constraints(): Promise<{ problems: Problem[] } & Pick<Counts, 'constraints' | 'said'>> {
    const { task, constraints } = this.#source;
    const source = sourceHash('content-tools/constraints/check-constraints.ts', 'src/judge/generate.ts');
    const texts = constraints.map(({ text }) => text);
    const { broken, held, said } = await this.#found('constraints', [source, ...texts], async () =>
      checkConstraints(task.signature, constraints, this.#tests()),
    );
    const problems = broken.map(({ test, constraint, found }) => ({
      file: this.#testsFile,
      field: `test ${test}: input`,
      message: `${found}, against ${constraint}; mend the test, or the constraint in question.md`,
    }));
    return { problems, constraints: held, said };
  }

  async verdicts(judge: Judge, all: Filed[]): Promise<Problem[]> {
    const programs = all.filter(
      ({ language, verdict }) => language === judge.language && (judge.hasLimits || verdict !== 'Time Limit'),
    );
    const texts = programs.flatMap(({ file, verdict }) => [file, verdict, readText(file)]);
    const checker = sourceHash('content-tools/check/check-programs.ts', judge.source);
    const limits = String(languageOf(judge.language).timeFactor);
    return this.#judged(judge.name, [checker, limits, ...texts], async () => {
      const found: Problem[] = [];
      const common = { task: this.#source.task, tests: this.#tests(), by: judge.name, room: judge.hasLimits };
      for (const program of programs) {
        const source = readText(program.file);
        found.push(...(await checkProgram({ ...common, program, source, runner: this.#runners.get(judge) })));
      }
      return found;
    });
  }

  /** The whole programs of the editorial, by the quickest judge. A first approach may be slow: that is what it is shown for. */
  async editorial(): Promise<{ problems: Problem[] } & Pick<Counts, 'editorial' | 'fragments'>> {
    const { task, editorial } = this.#source;
    const { programs, fragments } = editorialPrograms(editorial.text, task.signature);
    const file = `content/${this.#id}/editorial.md`;
    const checker = sourceHash('content-tools/check/check-programs.ts', NATIVE_PYTHON.source);
    const sources = programs.map(({ source }) => source);
    const problems = await this.#judged('editorial', [checker, ...sources], async () => {
      const found: Problem[] = [];
      const program: Filed = { file, language: 'python', verdict: 'Accepted' };
      const by = NATIVE_PYTHON.name;
      for (const { line, source } of programs) {
        const common = { task, tests: this.#tests(), by, room: false, mayBeSlow: true };
        const runner = this.#runners.get(NATIVE_PYTHON);
        const wrong = await checkProgram({ ...common, program, source, runner });
        found.push(
          ...wrong.map((problem) => ({
            ...problem,
            field: `code at line ${editorial.firstLine - 1 + line}`,
          })),
        );
      }
      return found;
    });
    return { problems, editorial: programs.length, fragments };
  }

  /** Nothing while the solution itself is not accepted. */
  async mutants(): Promise<MutationResult | undefined> {
    const { task, solutions } = this.#source;
    const solution = solutions.python ?? '';
    const source = sourceHash('content-tools/mutants/run-mutants.ts', NATIVE_PYTHON.source);
    return this.#found('mutants', [source, solution], () =>
      runMutants(this.#runners.get(NATIVE_PYTHON), task, solution, this.#tests()),
    );
  }
}

async function checkReadable(databaseId: string, runners: Runners, known: Known): Promise<CheckedQuestion> {
  const check = new QuestionCheck(databaseId, runners, known);
  const { programs, problems } = filedPrograms(databaseId);
  problems.push(...check.texts());
  const unfit = await check.inputs();
  // Every program would fail on those, and say less about why.
  if (unfit.length > 0) return { programs: [], problems: [...problems, ...unfit], findings: check.findings };
  const { problems: against, ...held } = await check.constraints();
  const { problems: misjudged, ...run } = await check.editorial();
  const counts = { ...held, ...run };
  problems.push(...against, ...misjudged);
  for (const judge of JUDGES) problems.push(...(await check.verdicts(judge, programs)));
  const result = await check.mutants();
  if (!result) return { programs, problems, counts, findings: check.findings };
  const { score, problems: weak } = scoreMutants(databaseId, result);
  return {
    programs,
    problems: [...problems, ...weak],
    mutants: score,
    counts,
    findings: check.findings,
  };
}

/**
 * Checks one question: schema, texts, number of tests, tests against the constraints, the
 * editorial's programs, each other program judged with the verdict it is filed under, and the tests by mutants of
 * the solution. Never throws for what is wrong with it.
 */
export async function checkQuestion(
  databaseId: string,
  runners: Runners,
  known: Known,
): Promise<CheckedQuestion> {
  try {
    return await checkReadable(databaseId, runners, known);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // A question that cannot even be read is one problem, and no reason not to check the others.
    const { file, field, reason } = error;
    const problems = [{ file, field, message: reason }, ...leftOver(`content/${databaseId}`)];
    return { programs: [], problems, findings: {} };
  }
}
