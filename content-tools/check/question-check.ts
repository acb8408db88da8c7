import { PROGRAM_LANGUAGES } from '#dataset/programs.ts';
import { checkInput } from '#judge/check-input.ts';
import { RecipeError } from '#judge/generate/recipe-error.ts';
import { expandValue } from '#judge/generate.ts';
import { languageOf } from '#judge/languages.ts';
import type { JudgeTest } from '#judge/task.ts';
import { checkConstraints } from '../constraints/check-constraints.ts';
import { type MutationResult, runMutants } from '../mutants/run-mutants.ts';
import { ContentError } from '../read/content-error.ts';
import { readText } from '../read/read-file.ts';
import { type QuestionSource, readQuestion } from '../read/read-question.ts';
import { checkTraceSection, checkTraceTable, tableOf } from '../traces/check-trace.ts';
import { checkApproaches } from './check-approaches.ts';
import { checkProgram } from './check-programs.ts';
import { checkQuestionTexts } from './check-question-texts.ts';
import { editorialPrograms } from './editorial-programs.ts';
import type { Filed } from './filed-programs.ts';
import { type Judge, NATIVE_PYTHON, type Runners } from './judges.ts';
import { judgeKey, mutantsKey, questionKey, traceKey } from './keys.ts';
import type { Problem } from './problem.ts';
import { hashOf } from './source-closure.ts';
import type { Findings } from './verified.ts';

const MIN_TESTS = 20;
/** What judges without limits of its own still ends what hangs, and nothing that a busy machine makes slow. */
const PATIENCE = 10;

/**
 * What is judged again though it is known: every verdict alone, as a random sample is, or also how long solutions take. That is measured
 * when a program or its limit changes; measured again on any machine, at any hour, it would say more about the machine.
 */
export type Afresh = 'verdicts' | 'all';

/** What could be checked, and what is left to the reader. */
export interface Counts {
  /** Constraints that every test was held to. */
  constraints: number;
  said: number;
  /** Whole programs in the editorial, and other pieces of code. */
  editorial: number;
  fragments: number;
}

/** Checks one question. Each check's result is kept under a key of everything it depends on, and of nothing else. */
export class QuestionCheck {
  readonly #id: string;
  readonly #source: QuestionSource;
  readonly #runners: Runners;
  readonly #known: Findings;
  readonly #afresh: Afresh | undefined;
  /** Of what the question brings to every check. */
  readonly #key: string;
  readonly #testsFile: string;
  #expanded: JudgeTest[] | undefined;
  readonly findings: Findings = {};
  /** Checks that nothing was known of. */
  judged = 0;

  constructor(id: string, runners: Runners, known: Findings, afresh?: Afresh) {
    this.#id = id;
    this.#source = readQuestion(id);
    this.#runners = runners;
    this.#known = known;
    this.#afresh = afresh;
    this.#key = questionKey(id, this.#source);
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

  /**
   * What is known of a check, or what `find` finds out, which is told whether the check is a known one all the same; kept where that is
   * something and `isGood`.
   */
  async #found<Value>(
    check: string,
    parts: string[],
    find: (isKnown: boolean) => Promise<Value>,
    isGood: (value: Value) => boolean = (value) => value !== undefined,
  ): Promise<Value> {
    const key = hashOf(this.#key, ...parts);
    const known = this.#known[check];
    const isKnown = known?.key === key;
    const isTaken = isKnown && !this.#afresh;
    if (!isTaken) this.judged += 1;
    const value = isTaken ? (known.value as Value) : await find(isKnown);
    if (isGood(value)) this.findings[check] = { key, value };
    return value;
  }

  /** Like `#found`; what failed is judged anew the next time, as some of it may be the machine's fault. */
  #judged(
    check: string,
    parts: string[],
    find: (isKnown: boolean) => Promise<Problem[]>,
  ): Promise<Problem[]> {
    return this.#found(check, parts, find, (problems) => problems.length === 0);
  }

  texts(): Problem[] {
    const { samples, hidden } = this.#source;
    const problems = [
      ...checkQuestionTexts(this.#id, this.#source),
      ...checkApproaches(this.#id, this.#source),
    ];
    const count = samples.length + hidden.length;
    if (count >= MIN_TESTS) return problems;
    const message = `has ${count} tests with the samples; write at least ${MIN_TESTS}`;
    return [...problems, { file: this.#testsFile, field: 'hidden', message }];
  }

  /** Inputs that no program could be called with. */
  inputs(): Problem[] {
    const { signature } = this.#source.task;
    return this.#tests().flatMap(({ input }, index) =>
      Object.values(checkInput(signature, input)).map((problem) => ({
        file: this.#testsFile,
        field: `test ${index + 1}: input`,
        message: `${problem}; mend it to fit the signature of question.md`,
      })),
    );
  }

  /** Tests that ask for what the constraints rule out. */
  constraints(): { problems: Problem[] } & Pick<Counts, 'constraints' | 'said'> {
    const { task, constraints } = this.#source;
    const { broken, held, said } = checkConstraints(task.signature, constraints, this.#tests());
    const problems = broken.map(({ test, constraint, found }) => ({
      file: this.#testsFile,
      field: `test ${test}: input`,
      message: `${found}, against ${constraint}; mend the test, or the constraint in question.md`,
    }));
    return { problems, constraints: held, said };
  }

  /** Reference solutions by every judge of their language, other programs by the ones that the limits are written for. */
  async verdicts(judge: Judge, all: Filed[]): Promise<Problem[]> {
    const programs = all.filter(
      ({ language, kind }) => language === judge.language && (judge.hasLimits || kind === 'reference'),
    );
    const texts = programs.flatMap(({ file, verdict }) => [file, verdict, readText(file)]);
    return this.#judged(judge.name, [judgeKey(judge), ...texts], async (isKnown) => {
      const found: Problem[] = [];
      const room = judge.hasLimits && !(isKnown && this.#afresh === 'verdicts');
      const patience = judge.hasLimits ? 1 : PATIENCE;
      const common = { task: this.#source.task, tests: this.#tests(), by: judge.name, room, patience };
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
    const sources = programs.map(({ source }) => source);
    const problems = await this.#judged('editorial', [judgeKey(NATIVE_PYTHON), ...sources], async () => {
      const found: Problem[] = [];
      const program: Filed = { file, language: 'python', verdict: 'Accepted', kind: 'reference' };
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

  /** The approaches' programs in one language, by its own compiler or interpreter; a first approach may be slow too. */
  async approaches(judge: Judge): Promise<Problem[]> {
    const { task, approachPrograms } = this.#source;
    const language = PROGRAM_LANGUAGES.find((id) => id === judge.language);
    if (!language || !judge.isNative) return [];
    const programs = Object.entries(approachPrograms).flatMap(([number, { [language]: source }]) =>
      source === undefined ? [] : [{ number, source }],
    );
    const texts = programs.flatMap(({ number, source }) => [number, source]);
    return this.#judged(`approaches ${judge.name}`, [judgeKey(judge), ...texts], async () => {
      const found: Problem[] = [];
      for (const { number, source } of programs) {
        const file = `content/${this.#id}/solutions/approaches/${number}.${languageOf(language).extension}`;
        const program: Filed = { file, language, verdict: 'Accepted', kind: 'reference' };
        const common = { task, tests: this.#tests(), by: judge.name, room: false, mayBeSlow: true };
        found.push(...(await checkProgram({ ...common, program, source, runner: this.#runners.get(judge) })));
      }
      return found;
    });
  }

  /** The traced example of the editorial, by the program that its table is taken from. */
  async trace(): Promise<Problem[]> {
    const { trace, editorial, solutions } = this.#source;
    const source = solutions.python ?? '';
    const traced = { databaseId: this.#id, trace, text: editorial.text, source };
    const problems = checkTraceSection(traced);
    if (!trace || problems.length > 0) return problems;
    const parts = [traceKey(), JSON.stringify(trace), source, tableOf(traced)];
    return this.#judged('trace', parts, async () => checkTraceTable(traced));
  }

  /** Nothing while the solution itself is not accepted. */
  async mutants(): Promise<MutationResult | undefined> {
    const { task, solutions } = this.#source;
    const solution = solutions.python ?? '';
    return this.#found('mutants', [mutantsKey(NATIVE_PYTHON), solution], () =>
      runMutants(this.#runners.get(NATIVE_PYTHON), task, solution, this.#tests()),
    );
  }
}
