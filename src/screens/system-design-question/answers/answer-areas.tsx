import { amount } from '#base/amount.ts';
import type { DesignQuestion } from '#dataset/answer-question.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Calculator } from '../capacity/calculator.tsx';
import type { AnswerField, DesignAnswerModel } from '../use-design-answer.ts';
import { Disclosure } from './disclosure.tsx';

// With an editor and the judge, so loaded when it is opened.
const JavaCode = lazyPart(() => import('../java/java-code.tsx'));

/** The three areas, with what one usually says in each. */
const AREAS: { field: AnswerField; title: string; placeholder: string }[] = [
  {
    field: 'concurrency',
    title: 'Concurrency',
    placeholder:
      'What happens at the same time, what could go wrong, and what prevents it: locks, queues, versions, idempotency.',
  },
  {
    field: 'highLevel',
    title: 'High Level Design',
    placeholder: 'Components and request flow, where data lives, how it scales, what breaks first.',
  },
  {
    field: 'lowLevel',
    title: 'Low Level Design',
    placeholder: 'Interfaces, classes, tables and indexes, and the steps of the hard part.',
  },
];

const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;

function wordCount(text: string): string {
  const count = wordsIn(text);
  return count === 0 ? '' : amount(count, 'word');
}

interface Props {
  model: DesignAnswerModel;
  question: DesignQuestion;
}

/** What is answered in words, and the figures behind it. */
export function AnswerAreas({ model, question }: Props) {
  return (
    <section aria-label="Your answer" className="rounded-lg border bg-surface lg:h-full lg:overflow-auto">
      {AREAS.map(({ field, title, placeholder }) => (
        <Disclosure key={field} title={title} aside={wordCount(model.answer[field])}>
          <textarea
            aria-label={title}
            value={model.answer[field]}
            readOnly={!model.loaded}
            placeholder={placeholder}
            onChange={(event) => model.change({ [field]: event.target.value })}
            className="field-sizing-content min-h-32 w-full resize-y rounded-md border border-border-strong bg-surface px-3 py-2 text-sm leading-relaxed placeholder:text-muted"
          />
        </Disclosure>
      ))}
      {question.checks && (
        <Disclosure title="Code in Java" aside={`${question.checks.checks.length} checks`} late>
          <JavaCode
            databaseId={question.databaseId}
            checks={question.checks}
            fallback={<div className="h-96" />}
          />
        </Disclosure>
      )}
      <Disclosure title="Capacity calculator">
        <Calculator model={model} />
      </Disclosure>
    </section>
  );
}
