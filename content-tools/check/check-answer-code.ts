import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeLanguages } from '#dataset/answer-question.ts';
import { PROGRAM_LABELS, type ProgramLanguage, type Programs } from '#dataset/programs.ts';
import { answerPrograms } from '../read/answer-programs.ts';
import { answerFile, answerQuestionIds, readAnswerQuestion } from '../read/read-answer-question.ts';
import type { Problem } from './problem.ts';
import { inTemporaryFolder, type Outcome, runCpp, runJava, runPython } from './run-program.ts';
import { closureHash, hashOf } from './source-closure.ts';
import { type Findings, keepFindings, knownFindings } from './verified.ts';

const RUNNERS: Record<ProgramLanguage, [fileName: string, run: (file: string) => Outcome]> = {
  python: ['main.py', runPython],
  java: ['Main.java', runJava],
  cpp: ['main.cpp', runCpp],
};

/** What was found of the code of the reference answers. */
export interface CheckedAnswerCode {
  /** Programs that the answers have. */
  programs: number;
  problems: Problem[];
  /** Programs that ran now, as nothing was known of them. */
  judged: number;
  isKeptAnew: boolean;
}

/** The code of a reference answer, by language; empty where the answer has none to be run. */
function programsOf(databaseId: string): Programs {
  const source = readAnswerQuestion(databaseId);
  if (source.form === 'star') return {};
  return answerPrograms(source.reference.find(({ title }) => title === 'Code')?.text ?? '');
}

/** What running a program on its own says against it, if anything. */
export function runProgram(language: ProgramLanguage, source: string): string | undefined {
  const [name, run] = RUNNERS[language];
  return inTemporaryFolder((folder) => {
    const file = join(folder, name);
    writeFileSync(file, source);
    const outcome = run(file);
    return 'error' in outcome ? outcome.error.replaceAll(`${folder}/`, '') : undefined;
  });
}

/**
 * Runs the code of low-level designs and concurrency answers, whose own `main` asserts what it promises. What the repository knows to
 * pass does not run again.
 * @param prefixes only questions whose id starts with one of them; empty: every question
 * @param all runs everything, whatever the repository knows
 */
export function checkAnswerCode(prefixes: readonly string[], all: boolean): CheckedAnswerCode {
  const found: CheckedAnswerCode = { programs: 0, problems: [], judged: 0, isKeptAnew: false };
  const runnerKey = closureHash(['content-tools/check/run-program.ts']);
  for (const id of answerQuestionIds()) {
    const languages = codeLanguages(id.split('/')[1] ?? '');
    if (languages.length === 0 || !(prefixes.length === 0 || prefixes.some((each) => id.startsWith(each))))
      continue;
    const programs = programsOf(id);
    const known = knownFindings(id);
    // What else is known of the question stays.
    const others = Object.entries(known).filter(([check]) => !check.startsWith('answer '));
    const findings: Findings = Object.fromEntries(others);
    for (const language of languages) {
      const source = programs[language];
      const field = `## Code, ${PROGRAM_LABELS[language]}`;
      if (source === undefined) {
        const message = 'write a program whose main asserts what it promises, see content/ANSWERS.md';
        found.problems.push({ file: answerFile(id), field, message });
        continue;
      }
      found.programs += 1;
      const check = `answer ${PROGRAM_LABELS[language]}`;
      const key = hashOf(runnerKey, source);
      const isKnown = known[check]?.key === key && !all;
      if (!isKnown) found.judged += 1;
      const message = isKnown ? undefined : runProgram(language, source);
      if (message === undefined) findings[check] = { key, value: [] };
      else
        found.problems.push({ file: answerFile(id), field: `## Code, ${PROGRAM_LABELS[language]}`, message });
    }
    if (keepFindings(id, findings)) found.isKeptAnew = true;
  }
  return found;
}
