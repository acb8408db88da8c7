import type { DsaQuestion, EditorialPart } from '#dataset/schema.ts';
import { formatJson } from '#judge/json.ts';
import { runnableSignature } from '#judge/task.ts';
import { formatInput } from '#judge/values.ts';
import { cutEditorial } from '../read/cut-editorial.ts';
import { highlightCode, highlightPrograms } from '../read/highlight.ts';
import { renderFormulas, renderInline, renderMarkdown } from '../read/markdown.ts';
import { shortTime } from '../read/print-editorial.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import { type QuestionSource, readQuestion } from '../read/read-question.ts';
import { walkthroughOf } from '../traces/walkthrough.ts';
import { testsFile } from './tests-file.ts';

/** The editorial with each approach's program before the words on why it works. */
function compileEditorial({ editorial, approaches, approachPrograms }: QuestionSource): EditorialPart[] {
  return cutEditorial(editorial.text).flatMap((part): EditorialPart[] => {
    if ('markdown' in part) return [{ html: renderMarkdown(part.markdown) }];
    const { approach } = part;
    if (approaches[approach - 1]?.target) return [{ approach, solutions: true }];
    const programs = approachPrograms[approach];
    return programs ? [{ approach, programs: highlightPrograms(programs) }] : [];
  });
}

/** A coding question as its page shows it, or null where there is none at this address. */
export function compileQuestion(databaseId: string): DsaQuestion | null {
  const facts = readDsaIndex().find((row) => row.databaseId === databaseId);
  if (!facts || !isWritten(databaseId)) return null;
  const source = readQuestion(databaseId);
  return {
    ...facts,
    description: renderMarkdown(source.statement),
    editorial: compileEditorial(source),
    approaches: source.approaches.map((approach) => ({ name: approach.name, time: shortTime(approach) })),
    target: renderInline(source.target),
    topics: source.topics,
    constraints: source.constraints.map(({ text }) => renderFormulas(text)),
    hints: source.hints.map(renderInline),
    examples: source.samples.map((sample) => ({
      input: formatInput(source.task.signature, sample.input),
      output: formatJson(sample.expected),
      explanation: renderInline(sample.explanation ?? ''),
    })),
    task: source.task,
    samples: source.samples,
    solutions: Object.fromEntries(
      Object.entries(source.solutions).map(([language, code]) => [
        language,
        { source: code, html: highlightCode(code, language) },
      ]),
    ),
    walkthrough: walkthroughOf({
      trace: source.trace,
      text: source.editorial.text,
      signature: runnableSignature(source.task),
      source: source.solutions.python ?? '',
    }),
    testsUrl: testsFile(databaseId, source.hidden).path,
  };
}
